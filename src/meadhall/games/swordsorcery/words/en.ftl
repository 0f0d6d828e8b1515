# Sword & Sorcery. Names and texts of cards, areas and quests stand in content/*.toml, the pages of the book there too.

# ---- the quest

quest-began = { $quest }{ $attempt ->
    [1] { "" }
   *[other] {" "}(attempt { $attempt })
}. { FORM($quest, "intro") } Your goal: { FORM($quest, "goal") }
goal = { FORM($quest, "goal") }
hero-picked = { DOES($seat, "lead", "leads") } { $hero }, { $title }.
round-began = Round { $round }: { DOES($leader, "lead", "leads") } the party.
quest-won = The party wins “{ $quest }” in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}!
quest-lost = The party loses “{ $quest }”. { $why ->
    [dead] Every hero has fallen.
   *[time] Time has run out.
}
campaign-ended = { $how ->
    [dawn] The campaign is won. The crown is broken, and a new day dawns.
    [crown] The campaign is won. The crown has a new head.
    [lost] The campaign is lost.
    [abandoned] You gave up the campaign.
   *[won] The quest is done.
}
event-ended = { $name } is over.

# ---- heroes

card-taken = { $hero } learns { $card }.
card-given-up = { $hero } gives up { $card }.
rank-changed = { $hero } now has Soulrank { $rank }.
turn-began = { $hero }'s turn.
turn-began-of-a-ghost = The Ghost Soul of { $hero } takes its turn.
figure-moved = { $how ->
    [bash] { $who } is bashed to { $area }.
    [pull] { $who } is pulled to { $area }.
    [teleport] { $who } appears at { $area }.
    [back] { $who } falls back to { $area }.
    [ghost] The Ghost Soul of { $who } drifts to { $area }.
    [interpose] { $who } steps in front of the blow in { $area }.
   *[step] { $who } moves to { $area }.
}
enemies-evaded = { $who } slips past the enemies in { $area }.
card-used = { $who } uses { $card }.
card-used-on = { $who } uses { $card } on { $target }.
card-used-service = { $who } pays for { $card }.
card-used-companion = { $who } sends the { $card } into action.
defender-replaced = { $who } steps in for { $target } ({ $card }).
activity-wasted = { $who } cannot see, and the action fails.
nobody-acted = The card calls no enemy here: nobody acts.
activity-skipped = { $why ->
    [slow] { $who } is Slow and stops after the first step.
   *[stun] { $who } is Stunned and does nothing.
}
hero-died = { $hero } falls. A Ghost Soul remains.
hero-resurrected = { $hero } returns to life with { $hp } HP.
wounds-healed = { $who } heals { $n } HP.
save-made = { $who } rolls { $number }, and a Save needs { $value } or less: { $saved ->
    [1] saved.
   *[0] failed.
}
soul-gained = The party gains { $n ->
    [one] 1 Soul Point
   *[other] { $n } Soul Points
} and has { $left }.
soul-spent = The party spends { $n ->
    [one] 1 Soul Point
   *[other] { $n } Soul Points
} and has { $left } left.
crowns-gained = { $who } gains { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
}.
crowns-pay = { $who } pays { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
}.
crowns-hand = { $who } hands over { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
}.
crowns-lost = { $who } loses { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
}.

# ---- attacks

attack-declared = { $who } attacks { $target }: { $name }.
attack-declared-on-an-area = { $who } attacks everyone near: { $name }.
attack-declared-by-a-trap = The trap attacks { $target }: { $name }.
drawn-attack = Attack dice
drawn-defense = Defense dice
dice-rolled-attack = Attack dice: { $dice }.
dice-rolled-defense = { $who } defends with { $dice }.
dice-rolled-reroll = { $who } rolls again: { $dice }.
dice-rolled-save = { $who } rolls for a Save.
dice-rolled-search = { $who } searches and rolls { $dice }.
dice-rolled-by-card = { $why }: { $dice }.
die = { $color ->
    [R] red
   *[B] blue
} { $number } ({ $shows })
shows-hits = { $n ->
    [one] Hit
   *[other] { $n } Hits
}
shows-shield = Shield
shows-bolt = Bolt
shows-nothing = nothing
no-dice = no dice
hits-counted = { $hits ->
    [0] No Hits
    [one] 1 Hit
   *[other] { $hits } Hits
}{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } Lethal
}.
hits-counted-with = { $hits ->
    [0] No Hits
    [one] 1 Hit
   *[other] { $hits } Hits
}{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } Lethal
} ({ $parts }).
change = { $card } { $change }
attack-defended = { $who } takes { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}.
attack-defended-stopped = { $who } takes { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}. Stopped: { $stops }.
stopped-by-armor = { $n } by Armor
stopped-by-magic = { $n } by Magic Shields
stopped-by-shields = { $n } by Shields
wounds-suffered = { $who } loses { $n } HP ({ $why }).
figure-slain = { $who } is slain.{ $soul ->
    [0] { "" }
    [one] {" "}The party gains 1 Soul Point.
   *[other] {" "}The party gains { $soul } Soul Points.
}
figure-slain-by = { $by } slays { $who }.{ $soul ->
    [0] { "" }
    [one] {" "}The party gains 1 Soul Point.
   *[other] {" "}The party gains { $soul } Soul Points.
}
figure-left = { $who } is gone.

# ---- tokens

token-gained = { $kind ->
    [ko] { $who } is K.O.
    [stun] { $who } is Stunned.
    [slow] { $who } is Slow.
    [blind] { $who } is Blind.
    [exhaust] { $who } is Exhausted.
    [bleeding] { $who } is Bleeding.
    [hidden] { $who } is Hidden.
    [magic-shield] { $who } has { $token }.
    [again] { $who } suffers { $token }.
    [immune] { $who } is { $token } now.
    [buff] { $who }: { $token }.
   *[other] { $who } gets { $token }.
}
token-lost = { $token } ends for { $who }.
power-refreshed = { $who } may use { $card } again.
token-ko = K.O.
token-poison = Poison{ $n ->
    [0] { "" }
   *[other] {" "}{ $n }
}
token-blind = Blind
token-slow = Slow
token-stun = Stun
token-bleeding = Bleeding
token-exhaust = Exhaust
token-fire = { $n ->
    [0] Fire
    [1] Fire I
   *[2] Fire II
}
token-hidden = Hidden
token-rune = { $n ->
    [one] 1 Rune
   *[other] { $n } Runes
}
token-magic-shield = { $n ->
    [one] 1 Magic Shield
   *[other] { $n } Magic Shields
}
token-critical-armor = Critical Armor{ $red ->
    [1] {" "}(red)
   *[0] { "" }
}
token-critical-hits = Critical Hits{ $red ->
    [1] {" "}(red)
   *[0] { "" }
}
token-critical-defense = Critical Defense{ $red ->
    [1] {" "}(red)
   *[0] { "" }
}
token-critical-movement = Critical Movement{ $red ->
    [1] {" "}(red)
   *[0] { "" }
}
token-bash = Bash
token-pull = being pulled
token-again = { $token } again
buff-hits = { $n } Hit on attacks
buff-armor = { $n } Armor
buff-def-dice = { $n } die when defending
buff-move = { $n } movement point
buff-marked = attacks against it get { $n } Hit
buff-free-evade = the next Evade draws no attacks
buff-immune = immune to { $warded }
buff-taunt = enemies within { $n } must target this hero
whispered-foe = -1 Hit on its next attack this round
whispered-friend = may reroll one die this round

# ---- what gives or takes something without a card

source-poison = Poison
source-bleeding = Bleeding
source-fire = Fire
source-deadly = deadly ground
source-second = the same Body Condition again
source-soul-storm = soul storm
source-bare-hands = bare hands
source-whisper = a Ghost Soul's whisper
source-supremacy = Supremacy
source-critical = Critical Hits
source-close = too close
source-frenzy = Frenzy
source-focus = Focus
source-runes = Runes
source-bolt = Bolt

# ---- cards

card-drawn = { $deck ->
    [encounter] Encounter: { $card }. { FORM($card, "text") }
    [event] Event: { $card }. { FORM($card, "text") }
    [trap] Trap: { $card }. { FORM($card, "text") }
    [power] Power: { $card }. { FORM($card, "text") }
    [search] Search: { $card }. { FORM($card, "text") }
   *[story] Story: { $card }.
}
cards-peeked = { $deck ->
    [treasure] Next in the treasure deck: { $cards }.
   *[encounter] Next in the encounter deck: { $cards }.
}
cards-peeked-nothing = { $deck ->
    [treasure] The treasure deck is empty.
   *[encounter] The encounter deck is empty.
}
card-put-back = { $where ->
    [on] { $card } goes on top of the deck.
    [under] { $card } goes under the deck.
   *[discard] { $card } is discarded.
}
card-text = { FORM($card, "text") }
card-spent = { FORM($card, "text") } Used up for this quest.
card-resting = { FORM($card, "text") } Ready again in { $wait ->
    [one] 1 Time Phase
   *[other] { $wait } Time Phases
}.
item-dice = { FORM($card, "text") } Dice: { $dice }.
purse = a purse of { $crowns } Crowns
enchanted = { $item } ({ $enchantment })
numbered = { $name } { $number }
who-party = the party
an-enemy = an enemy
a-hero = the hero
the-attack = the attack
numeral = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[7] VII
}

# ---- enemies

enemy-entered = { $who } appears at { $area }.
enemy-entered-before = { $who } appears at { $area }. Its card goes to { $hero }.
nobody-entered = No { $name } appears at { $area }: all figures are on the map already.
shadow-revealed = A Shadow in { $area } takes shape.
enemy-activated = { $enemy } { FORM($rule, "done") } ({ $why }).
deeds = { $deeds }
    .done = { FORM($deeds, "done") }
deed-target = target { $victim }
    .done = targets { $victim }
deed-attack = attack
    .done = attacks
deed-attack-by = attack with { $attack }
    .done = attacks with { $attack }
deed-power = use its power
    .done = uses its power
deed-move = move { $n }
    .done = moves { $n }
deed-close = close in to { $to }
    .done = closes in to { $to }
deed-retreat = retreat { $n }
    .done = retreats { $n }
aims-at-nobody = no hero can be reached
aims-by-menace = the Menace token; { $far ->
    [0] in its area
    [one] 1 area away
   *[other] { $far } areas away
}
aims-by-taunt = a War Cry; { $far ->
    [0] in its area
    [one] 1 area away
   *[other] { $far } areas away
}
aims-by-nearest = nobody in sight; nearest hero, { $far ->
    [0] in its area
    [one] 1 area away
   *[other] { $far } areas away
}
aims-by-icon = { $icon ->
    [weak] the weakest in sight
    [strong] the strongest in sight
    [frail] the least armored in sight
    [rich] the richest in sight
    [caster] a spellcaster in sight
    [law] a hero of law in sight
    [loner] the most alone in sight
    [crowded] where most heroes stand
    [unpoisoned] not poisoned yet
   *[closest] the closest in sight
}; { $far ->
    [0] in its area
    [one] 1 area away
   *[other] { $far } areas away
}

# ---- things and doors

door-opened = { $door } opens.
door-opened-by = { $by } opens { $door }.
door-between = the { $locked ->
    [1] locked door
   *[0] door
} between { $a } and { $b }
lock-removed = { $chest ->
    [1] { $by } removes the Magic Lock from a chest.
   *[0] { $by } removes the Magic Lock from a door.
}
item-moved = { $how ->
    [drop] { $who } drops { $item }.
    [pick] { $who } picks up { $item }.
    [wear] { $who } equips { $item }.
    [bag] { $who } puts { $item } into the bag.
    [lose] { $who } gives up { $item }.
    [buy] { $who } buys { $item }.
    [sell] { $who } sells { $item }.
    [hand] { $who } hands over { $item }.
    [box] { $who } uses up { $item }.
   *[gain] { $who } gains { $item }.
}
offer-made = { $who } offers { $to } an exchange: { $parts }.
offer-answered = { $agreed ->
    [1] { $who } and { $to } agree: { $parts }.
   *[0] { $to } declines: { $parts }.
}
item-for = { $item } for { $who }
crowns-for = { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
} for { $who }

# ---- the story

labels-shown = { DOES($seat, "decide", "decides") } for the party: { OR($labels) }.
quoted-label = “{ $label }”
branch-decided = { DOES($seat, "choose", "chooses") } “{ $what }”.
page = { $en }
priced-label = { $label } ({ $price } Crowns)
chest-opened = { $who } opens a chest.
work-begun = { $who } starts the work. It needs more Actions.
bell-tolled = The bell tolls, and the whole garrison stops to listen.
bells-held = The party holds { $n ->
    [one] 1 Bell Toll token
   *[other] { $n } Bell Toll tokens
}.
villager-led = { $who } leads a villager.
villager-safe = { $who } brings a villager to safety.
villager-dead = The villager with { $who } dies.
key-dropped = { $who } drops { $card }.
terrain-added-deadly = The ground at { $area } is now deadly.
terrain-added-difficult = The ground at { $area } is now difficult.
gate-opened = The Spawn Gate in { $area } opens.
gate-closed = The Spawn Gate in { $area } closes.
shadow-gone = The Shadow in { $area } vanishes.
woken = { $who } wakes up.
pacified = { $who } leaves you alone.
hostile-again = { $who } is your enemy again.
menace-moved = { $who }'s Menace token goes to { $to }.
menace-removed = { $who }'s Menace token is put aside.
token-laid = The token of { $card } lies at { $area }.
token-sprung = { $who } sets off { $card }.
appeared = { $who } appears at { $area }.

# ---- the table

phase-gathering = The party gathers
phase-setup = Setting up
phase-time = Time Phase
phase-of-hero = { $who }'s turn
phase-of-enemy = Enemy Turn after { $who }
phase-event = Event Phase
phase-market = At the market
phase-won = The quest is won
phase-lost = The quest is lost
leads = { $who } ({ $title } { $rank })
leads-heroes = { $heroes }
leads-the-party = { $heroes }; Leader of the party
cards-power = powers
cards-power-of = { $who }: powers
cards-item = items
cards-item-of = { $who }: items
cards-crowns = Crowns
cards-crowns-of = { $who }: Crowns
cards-enemy = enemies
cards-enemy-of = { $who }: enemies
cards-master = Masters
cards-event = event
cards-sky = sky
enemy-line = { $far ->
    [1] Farther away
   *[0] Distance { $band }
}: { $deeds }, against { $victim } ({ $why }).
enemy-line-at-nobody = { $far ->
    [1] Farther away
   *[0] Distance { $band }
}: { $deeds } ({ $why }).
fact-round = round
fact-soul = Soul Points
fact-events = event cards left
fact-bag = enemy tokens in the bag
fact-bells = Bell Toll tokens
fact-counted-dead = villagers dead
fact-counted-saved = villagers saved
fact-counted-furnaces = furnaces put out
fact-movement = movement points
fact-combat = Combat activities
fact-action = Action activities
fact-crowns = Crowns of { $who }
hp-of = { $who }, HP
figure = { $who }, { $hp } HP
figure-marked = { $who }, { $hp } HP ({ $marks })
figures-left = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
asleep = asleep
peaceful = peaceful
ghost-of = Ghost Soul of { $who }
with-article = the { $name }
area-note = { $parts }
terrain-lit = lit
terrain-difficult = difficult ground
terrain-deadly = deadly ground
terrain-chasm = chasm
door-to = door to { $area }
locked-door-to = locked door to { $area }
magic-lock-to = Magic Lock on the door to { $area }
a-shadow = a Shadow
a-chest = a chest
a-locked-chest = a chest with a Magic Lock
a-search-token = a search token
a-marker = a Story Marker: { $deed }
a-gate = a Spawn Gate
the-shrine = the Soul Shrine
lying = { $things }
moment-declared = Declared. The dice are not rolled yet.
moment-hits = { $dice }: { $n ->
    [one] 1 Hit
   *[other] { $n } Hits
} so far.
moment-defense = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
} against { $dice }: { $n ->
    [0] no wounds
    [one] 1 wound
   *[other] { $n } wounds
} so far{ $lethal ->
    [0] { "" }
   *[other] , { $lethal } Lethal
}.

# ---- questions

question-hero = Which hero do you lead?
question-hero-again = Which other hero do you lead?
question-nature = Law or chaos for { $who }?
question-power = Which power does { $who } learn?
question-power-of-several = Which power does { $who } learn? ({ $nth } of { $of })
question-talent = Which talent does { $who } learn?
question-give-up = What does { $who } give up?
question-start = Where does each hero begin?
question-who-acts = Which hero acts next?
question-act = { $hero }: what now?
question-ghost = The Ghost Soul of { $hero }: where to?
question-evade = The enemies here will strike. Evade anyway?
question-target = { $aim }: which enemy?
question-on-whom = { $aim }: choose a target.
question-which-area = { $aim }: choose an area.
question-hit = What do you add to the attack?
question-which-dice = Which dice do you reroll?
question-defend = What do you add to the defense?
question-interpose = { $striker } attacks { $foe }. Step in?
question-would-die = This would kill { $hero }. What now?
question-riposte = The attack is over. Strike back?
question-after-kill = A kill! Use a power?
question-free-step = A free step: where to?
question-bash = Your Bash pushes { $foe } away: where to?
question-enemies = Which enemies?
question-cure = Which tokens do you discard?
question-refresh = Which power becomes ready?
question-bag = { $who }'s bag is too full. What goes?
question-exchange = What changes hands?
question-how-many-crowns = How many Crowns go with it?
question-agree = Do you agree to this exchange?
question-equip = Put it on?
question-companion-step = Where does the companion go?
question-companion-target = Which enemy does the companion attack?
question-which-number = Which die counts?
question-trap = Which trap goes off?
question-reroll = Reroll this die?
question-search-dice = Two dice are rolled. Reroll?
question-open = What do you open?
question-reorganize = Which items do you equip?
question-gear = Which items does { $who } take along?
question-drop-crowns = How many Crowns do you drop?
question-paragraph = What do you do?
question-choose = Choose one.
question-choose-hero = Which hero?
question-choose-hero-crowns = Which hero gains { $n } Crowns?
question-choose-hero-heal = Which hero heals { $n } HP?
question-choose-hero-item = Which hero takes { $n }?
question-choose-hero-refresh-power = Which hero refreshes a used power?
question-choose-hero-cure = Which hero discards all Body Conditions, Criticals and Fire?
question-peek-discard = Which card do you discard?
question-peek-order = Which card comes next?
question-peek-place = On top of the deck or under it?
question-toll = Spend a Bell Toll token to cancel this Encounter card?
question-share = How much does { $who } pay?
question-victim = Which hero does the enemy attack?
question-path = Which way does the enemy go?
question-gate = Through which Spawn Gate?
question-soul = Spend Soul Points on { $who }?
question-market = The market: what does { $hero } want?
question-party-services = What does the party buy in the tavern?
question-lost = The quest is lost. Try again?
question-spoils = The quest is won! What does { $who } take along?
question-guide = Which Shadow does the guide remove?

# ---- answers

option-to = { $evade ->
    [1] Evade to { $area }{ $cost ->
        [1] { "" }
       *[other] {" "}({ $cost } movement points)
    }
   *[0] Go to { $area }{ $cost ->
        [1] { "" }
       *[other] {" "}({ $cost } movement points)
    }
}
option-toward = To { $area }
option-area = { $area }
option-foe = { $who } in { $area }, { $hp } HP
    .brief = { $who }, { $hp } HP
option-foe-gone = An enemy that is gone
option-companion-meant = { $who }
option-hero = { $who }, { $hp } HP
option-ghost = { $who }, a Ghost Soul
option-lead = Lead { $hero } ({ $people }): { $law } of law or { $chaos } of chaos
    .brief = { $hero }
option-nature = { $nature }: { $title }, { $hp } HP. { $power }: { FORM($power, "text") }
    .brief = { $nature }: { $title }
nature-law = Law
nature-chaos = Chaos
option-open = Open { $door }
    .brief = Open: { $beyond }
option-open-chest = Open the chest
option-unlock = Remove the Magic Lock
option-stand = Stand up
option-halt = End this Movement. The next one starts with all its points
    .brief = End this Movement
option-attack = Attack with your weapon
    .brief = Attack
option-use = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-power = { $card }
option-dash = Dash: 1 movement point, or stand up
    .brief = Dash
option-provoke = Provoke { $who }
option-search = Search the area
    .brief = Search
option-interact = { $deed }
marker-clapper = take the clapper
marker-cage = look at the cage
marker-bell = ring the bell
marker-miller = fetch the miller
marker-priest = fetch the priest
marker-twins = fetch the twins
marker-widow = fetch the widow
marker-tollstone = read the toll-stone
marker-vein = pry at the vein
marker-keyhook = take the key
marker-lamp = put out the lamp
marker-font = look into the font
marker-furnace = rake out the furnace
marker-cell = open the cell
option-companion = Activate the companion
option-end = End the turn
option-end-campaign = End the campaign
option-again = Try again
option-again-market = Go round the market again
option-whisper-foe = Whisper to { $who }: -1 Hit on its next attack
option-whisper-friend = Whisper to { $who }: may reroll one die
option-evade = Evade
option-stay = Stay
option-stop = Stop
option-hold = Do not attack
option-die = Reroll { $die }
option-die-at = Reroll die { $number }
option-reroll = Reroll with { $card }
option-redo = Reroll the { $number } with { $card }
option-redo-both = Reroll both with { $card }
option-focus = Focus: +{ $n ->
    [one] 1 Hit
   *[other] { $n } Hits
}, { $free ->
    [1] free
   *[0] costs an Action
}
option-rune = Spend a Rune
option-edge = Rune of the Edge: +1 Hit
option-done = Done
option-enough = Enough
option-no = No
option-yes = Yes
option-die-now = Die
option-cure = Discard { $token }
option-number = Take the { $n }
option-take-power = { $power } ({ $rank }, { $use ->
    [combat] combat
    [action] action
    [free] free
    [hit] on a hit
    [def] in defense
    [passive] passive
   *[reaction] reaction
}): { FORM($power, "text") }
    .brief = { $power }
option-take-talent = { $talent }: { FORM($talent, "text") }
    .brief = { $talent }
option-give-up = Give up { $card }
option-take = Take { $item }
option-take-crowns = Take the { $n } Crowns
option-pick = Pick up { $item }
option-pick-crowns = Pick up the Crowns
option-drop = Drop { $item }
option-drop-crowns = Drop Crowns
option-reorganize = Change which items are equipped
    .brief = Change gear
option-wear = { $slot ->
    [primary] Take { $item } in the main hand
    [secondary] Take { $item } in the other hand
   *[other] Equip { $item }
}
option-wear-it = { $slot ->
    [primary] Take it in the main hand
    [secondary] Take it in the other hand
   *[other] Equip it
}
option-off = Put { $item } into the bag
option-off-slot = Put it into the bag
option-bag = Put it into the bag
option-trade = Exchange with { $who }
option-give = Give { $item }
option-crowns-only = Crowns only
option-crowns = { $n ->
    [0] No Crowns
    [one] 1 Crown
   *[other] { $n } Crowns
}
option-receive-crowns = Get { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
}
option-hand = Hand { $item } to { $who }
option-hand-crowns = Hand { $n ->
    [one] 1 Crown
   *[other] { $n } Crowns
} to { $who }
option-pay = { $n ->
    [0] Pay nothing
    [one] Pay 1 Crown
   *[other] Pay { $n } Crowns
}
option-card = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-card-named = { $card }
option-top = On top
option-under = Under the deck
option-numbered = Option { $number }
option-of-v06-1 = One hero gains 10 Crowns
option-of-v06-2 = One hero refreshes a used power
option-of-v08-1 = Lose 6 Crowns
option-of-v08-2 = A Gremlin Pilferer appears
option-of-v19-1 = One hero heals 3 HP
option-of-v19-2 = One hero discards all Body Conditions, Criticals and Fire
option-of-gp1-1 = Lose 5 Crowns
option-of-gp1-2 = Lose 1 HP
option-raise = Raise to Soulrank { $rank } for { $price } Soul Points: { $gains }
    .brief = Raise to Soulrank { $rank }
option-raise-rank = Raise the Soulrank
gain-hp = +{ $n } HP
gain-powers = +{ $n } { $n ->
    [one] power
   *[other] powers
}
gain-talents = +{ $n } { $n ->
    [one] talent
   *[other] talents
}
gain-combat = +{ $n } Combat
gain-action = +{ $n } Action
option-resurrect = Return to life
option-pass = Wait
option-nothing = Nothing more
option-ready = Ready
option-go-on = On to the quest
option-service = { $card }, { $cost } Crowns: { FORM($card, "text") }
    .brief = { $card }, { $cost } Crowns
option-buy = Buy { $card }, { $cost } Crowns: { FORM($card, "text") }
    .brief = Buy { $card }, { $cost } Crowns
option-sell = Sell { $item } for { $price } Crowns
option-enchant = { $card } for { $item }, { $cost } Crowns: { FORM($card, "text") }
option-forge = Have the soul weapon forged for { $price } Crowns
warning-drop = { $item } stays on the ground here until somebody picks it up.
warning-drop-crowns = The Crowns stay on the ground here until somebody picks them up.

# ---- forecasts

preview-raise = { $who }, Soulrank { $rank }
soul-points = { $n } Soul Points
gains = { $gains }
falls = { $who } falls
falls-by-the-first = { $who } falls to the first attack
falls-by-the-second = { $who } falls to the second attack
attack-with = Attack with { $weapon }, without Focus
attack-on = The attack on { $who }

# ---- how the match is won

aim-clock = You lose when you need an Event card and the deck is empty.
aim-ghosts = You also lose when all heroes are Ghost Souls.
aim-soul = Slain enemies give Soul Points. In the Time Phase they raise a hero's Soulrank or bring a Ghost Soul back.
points-first-attempts = quests won at the first attempt
points-soul = Soul Points per hero
points-villagers = villagers saved
points-troll = the troll
points-abbot = the Abbot
points-ending = the ending
points-deaths = deaths
points-defeats = defeats
points-quest = the quest
chance-enemies = an enemy
chance-legend = an enemy
chance-encounter = an Encounter card
chance-event = an Event card
chance-trap = a Trap card
chance-treasure = a Treasure
chance-search = a search token
chance-power = a Master's power

# ---- setting a table

choice-players = Players
    .help = How many people play.
choice-heroes = Heroes
    .help = How many heroes the party has. A player alone leads two.
    .value-0 = one per player, at least two
    .value-2 = 2
    .value-3 = 3
    .value-4 = 4
    .value-5 = 5
choice-mode = Mode
    .help = Play the whole campaign, or one quest by itself.
    .value-campaign = campaign
    .value-single = single quest
choice-quest = Quest
    .help = Which quest you play.
    .value-q0 = Prologue: The Waking Crypt
    .value-q1 = Quest I: Smoke over Fenwick
    .value-q2 = Quest II: The Toll of Grundhollow
    .value-q3 = Quest III: The Drowned Chantry
    .value-q4 = Quest IV: The Pale Regent
choice-difficulty = Difficulty
    .help = How hard the quests are.
    .value-normal = normal
    .value-story = story
    .value-heroic = heroic
    .tells-normal = Heroes and enemies as printed on their cards.
    .tells-story = Each hero has 2 more HP and a Healing Potion, and the clock runs one card longer.
    .tells-heroic = Heroes have 2 HP less, Masters have more. Quests without a Master are shorter. A return from death costs 2 Soul Points.
choice-one_side = One side
    .help = All heroes follow law, or all follow chaos.
    .value-on = on
    .value-off = off
choice-soul_storm = Soul storm
    .help = Law and chaos in one party strengthen each other, and hurt each other.
    .value-on = on
    .value-off = off
choice-ties = Who chooses for enemies
    .help = Decides when an enemy has several equal targets or paths.
    .value-engine = the rules
    .value-active = the active player
choice-expansion = More Body Conditions
    .help = Play with Bleeding and Exhaust.
    .value-on = on
    .value-off = off
choice-fog = Fog of war
    .help = Nobody sees far into the dark.
    .value-on = on
    .value-off = off
choice-iron_souls = Iron souls
    .help = Each hero can return from death only once per quest.
    .value-on = on
    .value-off = off
choice-legend = Legend
    .help = Start again at Soulrank III, against stronger enemies.
    .value-on = on
    .value-off = off
choice-decision_time = Time for a decision
    .help = When your time is up, the default answer is given for you. Only at tables in the hall.
    .value-none = no limit
    .value-30 = 30 seconds
    .value-60 = 1 minute
    .value-120 = 2 minutes

# ---- why a bot answers so

why-stands = { $who } must stand up before anything else.
why-heals = { $who } heals with { $card }: { $hurt } has { $has } of { $most } HP.
why-interacts = The quest needs it: { $who } goes to { $deed }.
why-picks-up = { $who } picks up { $item } for the quest.
why-prepares = { $who } prepares with { $card }: { $enemy } is { $far ->
    [0] here
    [one] 1 area away
   *[other] { $far } areas away
}.
why-prepares-somebody = { $who } prepares with { $card }: an enemy is in reach.
why-uses = { $who } uses { $card }: { $enemy } is { $far ->
    [0] here
    [one] 1 area away
   *[other] { $far } areas away
}.
why-uses-somebody = { $who } uses { $card }: an enemy is in reach.
why-attacks = { $who } attacks: { $enemy } is { $far ->
    [0] here
    [one] 1 area away
   *[other] { $far } areas away
}.
why-attacks-somebody = { $who } attacks: an enemy is in reach.
why-dashes = { $who } dashes to strike: { $enemy } is { $far ->
    [0] here
    [one] 1 area away
   *[other] { $far } areas away
}.
why-dashes-somebody = { $who } dashes to strike: an enemy is near.
why-sends-companion = { $who } sends the companion first: that is free.
why-goes-for = { $who } goes for the nearest enemy: { $enemy }.
why-loots = { $who } has an activity to spare and takes what lies here.
why-carries = { $who } carries { $item } to { $area }.
why-brings = { $who } brings the villager to { $area }.
why-walks-to-marker = { $who } heads for { $area } to { $deed }.
why-walks-to-master = { $who } heads for { $master } in { $area }.
why-walks = { $who } heads for { $area }, where the quest leads.
why-target = { $enemy } has { $hp } HP left, and the fallen do not strike back.
why-raises = { $who } rises: a Soulrank lasts until the hero dies.
why-returns = { $who } returns: a Ghost Soul cannot help, and until then no Soulrank can rise.
why-buys = { $who } buys { $item }: the best use of the Crowns.
why-equips = { $who } equips { $item }: better than before.
why-forges = { $who } has the soul weapon forged: nothing on sale is better.

# ---- why not

not-lying = This does not lie on the ground.
not-in-bag = Only cards from the bag can be dropped or handed over now.
door-open = This door is open already.
door-elsewhere = This door is not next to the hero.
chest-elsewhere = This chest is in another area.
magic-lock = It has a Magic Lock. Only the hero with the Magic Key can remove it.
lock-elsewhere = This Magic Lock is in another area.
too-dear = You need { $cost } Crowns for { $item }. { $hero } has { $has }.
no-room = The bag of { $hero } is full.
sold-out = The Emporium has no { $item } left.
unsaleable = The Emporium only buys things that have a price.
no-anvil = The Enchanting Anvil is closed before this quest.
too-poor = You need { $cost } Crowns for { $what }. The hero has { $has }.
party-too-poor = You need { $cost } Crowns for { $service }. The party has { $has }.
once-only = { $service } can be bought only once between two quests.
no-silver = Forging needs soul-silver, and the party has none.
forged = The soul weapon of { $hero } is already forged.
forge-too-dear = Forging costs { $cost } Crowns and needs room in the bag. The hero has { $has } Crowns.
out-of-range = { $enemy } is { $far ->
    [0] in the same area
    [99] out of reach
    [one] 1 area away
   *[other] { $far } areas away
}. { $most ->
    [0] The attack reaches only the same area.
   *[other] The attack reaches { $least } to { $most } areas.
}
held = { $hero } is engaged and can only target enemies in the same area.
out-of-sight = { $hero } does not see { $enemy }.
focused = { $hero } has already focused this round.
focus-own-turn = { $hero } can focus only in the hero's own turn.
no-focus-now = Heroes cannot Focus while this event lies revealed.
other-attack = { $power } needs another kind of attack.
changes-nothing = { $power } would change nothing here.
used-in-attack = { $power } works once per attack.
not-in-attack = Only a ready power for attacks can be used here.
no-rune = { $hero } has no Rune token.
no-edge = { $hero } has no Rune of the Edge left this round.
no-help = { $power } does not help against this attack.
not-in-defense = Only a ready power for defense can be used here, while Hits remain.
no-rune-in-defense = A Rune stops a Hit only if the hero has a Rune, the talent for it, and Hits remain.
too-few-activities = { $hero } has { $combat } Combat and { $action } Action activities left, too few for this.
lies-down = { $hero } is K.O. and must stand up before fighting.
is-slow = { $hero } is Slow and has already begun an activity this turn.
is-exhausted = { $hero } is Exhausted and has no Actions.
is-engaged = { $hero } is engaged by { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
} here. Beat them first.
dashed = { $hero } has already dashed this round.
no-dash = { $hero } carries something too heavy for a Dash.
failed-blind = { $hero } failed at this while Blind and cannot try again this turn.
closed-door = A closed door is in the way.
rail = A rail is in the way.
chasm = Nobody can walk into a chasm.
barrier = The barrier can be passed only from the other side.
farther-gate = Enemies enter at the nearest active Spawn Gate.
not-farthest = Bash moves a figure as far from the attacker as possible.
no-free-step = A free step leads to a neighbouring area, and not while K.O.
price-too-high = This costs { $price } Crowns. The party has { $has }.
acted-already = { $hero } has already acted in this round.
hero-chosen = { $hero } is already taken.
other-side = At this table all heroes share the nature of the first.
no-start = Heroes begin in a start area of the quest.
no-shadow = No Shadow is here.
known = { $hero } already knows { $power }.
no-choice = Choose among the new cards of this hero's nature.
rank-too-high = { $power } needs Soulrank { $rank }. { $hero } has { $has }.
must-return = { $hero } is a Ghost Soul and must return first.
highest-rank = { $hero } has the highest Soulrank.
waits-for-lower = { $hero } must wait for heroes of lower Soulrank.
rank-too-dear = Soulrank { $rank } costs { $price } Soul Points. The party has { $has }.
alive = { $hero } is alive.
returned-once = { $hero } has already returned in this quest.
no-return = { $hero } can return in { $shrine } for { $price ->
    [one] 1 Soul Point
   *[other] { $price } Soul Points
}. The party has { $has }.
no-reroll = This card cannot reroll that die, or the die has already been rerolled.
kept = Powers above the Soulrank go first. The innate power is kept.
of-another = { $hero } cannot use another hero's cards.
not-the-moment = This card does not fit this moment, or is used up.
companion-not-linked = The companion can only step to an open neighbouring area.
companion-out-of-reach = The companion does not see or reach this enemy.
turned-over = { $card } is resting. { $wait ->
    [0] It will not be ready again in this quest.
    [one] Ready again in 1 Time Phase.
   *[other] Ready again in { $wait } Time Phases.
}
used-up = { $card } has been used as often as allowed.
used-now = { $card } has already been used this turn.
no-effect = { $card } has no target here, or would change nothing.
no-effect-on = { $card } does not reach { $who }, or would change nothing.
no-effect-there = { $card } does not reach this area, or would change nothing there.
no-activity = You do not play this card in your turn. It always works, or works at the moment it names.
purse-empty = { $hero } has no Crowns.
no-crowns = Neither hero has Crowns.
bound = Soul weapons, powers and talents cannot be given away.
with-oneself = Choose another hero to exchange with.
has-crowns = { $hero } has { $has ->
    [0] no Crowns
    [1] 1 Crown
   *[other] { $has } Crowns
}.
hands-over = { $has ->
    [0] { $hero } has no Crowns to hand over.
    [1] { $hero } has 1 Crown to hand over.
   *[other] { $hero } has { $has } Crowns. They are handed over one at a time, by 5, 10 or 25, or all together.
}
not-together = You can exchange only with a living hero in the same area.
nothing-to-give = Neither hero has anything to give.
stays = This is already equipped, has been moved, or has no free slot.
signs = An E at an item means that it is equipped.
dropped-now = The hero dropped this earlier this turn.
bag-full = The hero's bag is full.
no-target = { $hero } sees no enemy at a distance of { $least } to { $most } areas.
none-beside = No enemy is in { $hero }'s area, and the weapon reaches no farther.
provoked = { $hero } can provoke one visible Master per round.
fits-nowhere = No item fits anywhere else.
no-search = There is no search token in this area.
marker-elsewhere = This marker is in another area.
no-use-now = Nothing can be done with it now.
no-companion = The hero has no companion.
companion-activated = The companion has already acted this turn.
not-calm = { $hero } is engaged by { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
} here. Beat them first.
no-fresh-move = You have no second Movement to begin.
not-down = Only a hero who is K.O. can stand up.
must-stand = A hero who is K.O. must stand up before moving.
evade-failed = The Evade failed while Blind. The hero cannot try again this turn.
not-linked = You can only step to a neighbouring area.
too-far = Going to { $area } costs more movement points than { $hero } has left ({ $points }).
ghost-no-more-steps = A Ghost Soul moves up to 3 areas.
ghost-not-linked = A Ghost Soul moves one area at a time.
whispered = A Ghost Soul whispers once per turn.
whisper-not-here = A Ghost Soul whispers to an enemy or a living hero in its own area.
whisper-heard = This enemy has already heard a whisper.
longer-way = The enemy takes the shortest way with the fewest Hindrances.

## The lesson

lesson-yours = This is Bryndis, your hero: her life, her weapon and her things. Bram leads Sable, and you win or lose together.
    .title = Your hero
lesson-goal = Take the clapper from the Ossuary and ring the bell in the Bell Loft. Then meet there, or in the room next to it.
    .title = How you win
lesson-turn = In each of your turns you can move, fight once (a Combat) and do one Action. The order is yours.
    .title = Your turn
lesson-enemy = A Gremlin Pilferer with { $hp } hit points waits in the Pillared Hall. Nobody plays it: it does what its card says for the distance to its target.
    .title = An enemy
lesson-move = Your sword reaches only enemies in your own area. Go into the Pillared Hall.
    .title = Move
lesson-attack = Now you stand beside the gremlin. Attack it with your sword: a red and a blue die.
    .title = Attack
    .wrong-end = First the gremlin. You end your turn in step 9.
lesson-focus = Your dice show { $hits } Hits, but the gremlin may roll a Shield. Use your Action for Focus: one Hit more.
    .title = Hits and Shields
    .wrong-done = The gremlin could survive that. Press Focus.
lesson-crowns = The gremlin rolled a Shield and fell all the same: the party has { $soul } Soul Point. Pick up the Crowns that it dropped.
    .title = Victory
lesson-end = You have used your Movement, your Combat and your Action. End your turn.
    .title = End your turn
lesson-struck = After each hero's turn, an Encounter card moves enemies. The second gremlin hit you for { $wounds } wound. Its die showed a Bolt too, and its card says: Bolt steals Crowns.
    .title = The enemies act
lesson-clock = Sable beat the thief, and a new round began. The Event deck is your clock: { $cards } cards are left, and without one the quest is lost.
    .title = The clock
lesson-soul = Now you have { $soul } Soul Points. { $cost } of them raise a hero's Soulrank: more powers, and more to do in each turn.
    .title = Soul Points
lesson-walk = It is your turn again, and no enemy is left. Walk to the door of the Ossuary.
    .title = To the door
lesson-door = Opening a door is free, but first you turn up a Trap card. Open it.
    .title = Doors and traps
lesson-win = The Trap card was harmless, and the Ossuary is open. Take the clapper, ring the bell, meet there, and watch the clock.
    .title = The whole game
lesson-tag-you = you
lesson-tag-clapper = the clapper
lesson-tag-bell = the bell

# ---- puzzles: what the bots knew, and why an answer is the best one

puzzle-note = The chances come from bots that know the Book of Secrets, the Chests and the order of the Event cards. Without this knowledge, no other answer looks clearly better.

gain-what-the-quest-has-come-to = The quest comes closer to its goal.
gain-less-worth-of-the-enemies = The enemies are weaker.
gain-worth-of-the-heroes = Your heroes are in better health.
gain-less-ghosts = Fewer heroes are ghosts.

# ---- the cover, as the hall shows it

cover = For friends who want to win together, or for you alone with a whole party. The enemies move by themselves.
    .kind = cooperative
    .shows = Engraving: a great bell hangs between the pillars of a crypt. A knight and a mage stand before it, and eyes look out of the dark.
