# Heroes. Names of cards stand in content/heroes.toml. Letters of dice: W, F, E, A, L and C.

# ---- Beings, spaces, cards

a-hero = Hero
no-hero = No Hero yet
whole-hero = { FORM($hero, "whole") }
place = { $line ->
    [front] front
   *[back] back
} { $column }
beside-board = beside the board
being = { WHOSE($owner) } { $card } ({ $space })
target-being = { WHOSE($target_owner) } { $target } ({ $target_space })
card-on = { $card } ({ $space })
spell-at = { $space ->
    [player] { $spell } on { WHO($seat) }
   *[other] { $spell } on { WHOSE($seat) } { $card } ({ $space })
}
tokens = { $power ->
    [one] 1 power token
   *[other] { $power } power tokens
}
life = { $life ->
    [one] 1 hit point
   *[other] { $life } hit points
}
kind = { $kind ->
    [physical] physical
   *[magical] magical
}
wounds = { $wounds ->
    [0] no { kind } wounds
    [one] 1 { kind } wound
   *[other] { $wounds } { kind } wounds
}
reach = { $directions ->
    [F] attacks straight ahead
    [FR] attacks straight ahead and to its right
    [FB] attacks straight ahead and to both sides
   *[ANY] attacks any column
}
need = { $symbol ->
    [none] { $n } identical elements
   *[other] { $n } { $symbol }
}
sentences = { $first } { $then }
several-of = { $n ->
    [one] { $creature }
   *[other] { $n }× { $creature }
}

# ---- what cards do

hero-text = Your { $element } Spells get one free enhancement. When you act, each { $weakness } on your dice deals your Hero 1 magical wound.
ability-text = { FORM($creature, "ability") }{ $when ->
    [exposed] { " " }(only if exposed)
    [dead] { " " }(only while dead)
   *[any] { "" }
}: { $does }
target = Target: { $kind ->
    [any-exposed-being] any exposed Being
    [any-own-being] one of your Beings
    [any-creature] any Creature
    [any-own-creature] one of your Creatures
    [any-player] any player
    [any-permanent-spell] any Permanent Spell
    [one-or-two-exposed-beings-of-one-player] one or two exposed Beings of one player
   *[any-being] any Being
}.
choose = Choose { $kind ->
    [adjacent-own-creature] one of your Creatures next to it
    [own-permanent-spell-in-play] one of your Permanent Spells
    [any-exposed-being] any exposed Being
    [opponent] an opponent
    [opponents-being] an opponent's Being
    [opponents-exposed-being] an opponent's exposed Being
    [opponents-column] a column of an opponent
    [free-space-on-own-board] a free space on your board
    [own-golem-not-yet-activated-in-this-action] one of your Golems that has not acted in this action
   *[own-being-and-an-adjacent-space-of-own-board] one of your Beings
}.
op-wound = { $most ->
    [0] { $half ->
        [1] { victims } half as many { kind } wounds, rounded down.
       *[0] { $if_wounded ->
            [0] { victims } { wounds }.
           *[other] { victims } { wounds }, or { $if_wounded } if it is already wounded.
        }
    }
   *[other] Each further target must be next to the one before and takes { $less } wound fewer. There are at most { $most } further targets.
}
victims = { $whom ->
    [target] The target takes
    [each_target] Each target takes
    [adjacent_to_target] Each Being next to the target takes
    [behind_target] The Being directly behind it takes
    [beside_target] The Beings directly to its left and right each take
    [each_in_column] Each Being in the column takes
    [each_in_front_line] Each Being in that player's front line takes
    [each_on_board] Each Being on that player's board takes
   *[each_exposed_of_target] Each exposed Being of that player takes
}
op-heal = { $whom ->
    [target] Heal { $wounds } wounds on the target.
   *[chosen_own_Being] Heal { $wounds } wounds on one of your Beings.
}
op-discard = That player discards { $cards } cards of their choice.
op-reroll = That player rerolls all dice on the table at once.
op-move = Move the target to any free space on your board.
op-shift = Push the target to a space next to it. A Being there swaps places with it.
op-turn-columns = In each column of that player, front and back swap places.
op-activate = { $attack_only ->
    [1] The target makes its basic attack without spending points.
   *[0] Activate the target without spending points.
}
op-strike = If it survives, is exposed and is not frozen, it may strike an opponent's exposed Being for as many { kind } wounds as it has itself.
op-add-power = Put { $tokens } power token on the target.
op-unmake = The target goes to its player's discard pile, whatever its power tokens.
op-remove-self = This Creature leaves the game.
op-return-self = It returns to that space with { $wounds } wounds.
op-strength = { $bearer ->
    [player] That player's Beings have +{ $by } Strength.
   *[other] The target has +{ $by } Strength.
}
op-activation-cost = { $bearer ->
    [player] Activating that player's Creatures costs { $by ->
        [-1] 1 point less, but at least 1
       *[other] { $by } point more
    }.
   *[other] Activating the target costs { $by ->
        [-1] 1 point less, but at least 1
       *[other] { $by } point more
    }.
}
op-reduce = { $bearer ->
    [player] Whenever a Being of that player takes
   *[other] Whenever the target takes
} { $kind ->
    [physical] physical wounds
    [magical] magical wounds
   *[other] wounds
}{ $from_opponents ->
    [1] { " " }from an opponent
   *[0] { "" }
}, it takes { $by } less{ $least ->
    [0] { "" }
   *[other] , but at least { $least }
}.
op-immune = It takes no { kind } wounds.
op-freeze = The target cannot attack, strike, move, be activated or use its ability.
op-extra-die = That player rolls 7 dice.
op-stop-wound = { $bearer ->
    [player] Whenever that player acts{ shown }, their Hero takes { wounds }{ for-each }.
   *[other] Whenever the target's player acts{ shown }, the target takes { wounds }{ for-each }.
}
shown = { $if_shown ->
    [none] { "" }
   *[other] { " " }with at least one { $if_shown } on their dice
}
for-each = { $each ->
    [none] { "" }
   *[other] { " " }for each { $each } on their dice
}
op-stop-heal = Whenever you act, it heals { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
op-may-draw = After each Spell they cast{ shown }, that player may draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
op-may-heal = After each Spell they cast, that player may heal { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} on one of their Beings.
op-strike-back = { $bearer ->
    [player] Before a basic attack on one of that player's Beings, the attacker takes { wounds }.
   *[other] Before a basic attack on it, the attacker takes { wounds }.
}
enhancement = Each enhancement: { $kind ->
    [wounds] 1 more wound
    [permanent] 1 power token on it
    [healing] heal 1 more wound
    [discard] 1 more card
   *[target] 1 more target
}.

# ---- the table

title = Heroes{ $mode ->
    [realtime] , real time
   *[relaxed] { "" }
}{ $format ->
    [team] , two against two
    [tournament] , tournament
   *[standard] { "" }
}
phase-setup = Set-up
phase-draft = Draft
phase-army = Armies
phase-place = Placing
phase-hands = Starting hands
phase-prepare = All roll
phase-rounds = All roll
phase-act = Action
phase-action = Action
phase-activate = Creatures act
phase-next = Further actions
phase-resume = Round over
phase-stage = Next stage
phase-over = The end
board = { WHOSE($seat) } board
kind-space = space
kind-tableau = tableau
shelf = tableau { $n }
dead = dead { $card }
figure-hero = { $card }, { life }, { stands-now }{ bears-now }
figure-creature = { $card }, { life }, Strength { $strength }, { reach }, activation { $activation }, { stands-now }{ $frozen ->
    [1] , frozen
   *[0] { "" }
}{ bears-now }
stands-now = { $exposed ->
    [1] exposed
   *[0] sheltered
}
bears-now = { $spells ->
    [none] { "" }
   *[other] , bears { $spells }
}
spell-on = { $power ->
    [0] { $spell }
   *[other] { $spell } ({ tokens })
}
cards-dice = dice
cards-hand = in hand
cards-deck = in the deck
cards-discard = discarded
note-out = out
note = { $hero }{ $foe ->
    [none] { "" }
   *[other] , fights { WHO($foe) }
}{ $dice ->
    [none] { "" }
   *[other] , dice { $dice }
}, { life }{ $stunned ->
    [1] , stunned
   *[0] { "" }
}{ $unplaced ->
    [0] { "" }
    [one] , 1 card to place
   *[other] , { $unplaced } cards to place
}{ $hand ->
    [none] { "" }
   *[other] , hand: { $hand }
}
fact-round = round
fact-beat = throw
fact-deck = Spell deck
fact-power = power tokens of { spell-at }

# ---- how the match is won

aim-win = { $way ->
    [team] Kill both Heroes of the other team. The team with a Hero left wins.
    [tournament] Kill the Hero you face. The winners of both duels play the final.
    [points] Wound the other Heroes. The first player with { $points } victory points wins.
   *[standard] Kill the other Heroes. The last Hero left wins.
}
aim-stop = All roll at once and keep the dice they like. The first to call Stop acts first, then the others may act once each.
aim-spells = Dice pay for Spells. After a Spell, leftover L activate Creatures and move Beings.
aim-weakness = When you act, your Hero takes 1 wound for each die that shows its weakness.
signs = On dice and cards, W is Water, F Fire, E Earth, A Air, L Leadership and C a card.
chance-spells = a Spell
chance-deck = a Spell
chance-army = a Creature
chance-setup = the order of players
points-hit-points = hit points
points-victory-points = victory points

# ---- setting a table

choice-players = Players
    .help = How many play.
choice-mode = Pace
    .help = Against the clock, or at your own pace.
    .value-realtime = real time
    .value-relaxed = relaxed
    .tells-realtime = All roll at once, as fast as they like. The first to call Stop acts first. Answers have time limits.
    .tells-relaxed = All choose in secret which dice to throw, then all throw. No rush: good for learning, or for a match over days.
choice-format = Format
    .help = Duels, teams or a tournament.
    .value-standard = everyone for themselves
    .value-team = two against two
    .value-tournament = tournament
    .tells-standard = The last Hero left wins.
    .tells-team = Two duels side by side, then the survivors play on together.
    .tells-tournament = Two duels, then a final of the winners.
choice-elimination = Heroes can die
    .help = Off: a Hero at 0 is stunned and can revive; 21 victory points win.
    .value-on = on
    .value-off = off
choice-extra_win = End with the last Creature
    .help = On: when the last Creature has fallen, the Hero with the most hit points wins.
    .value-on = on
    .value-off = off
choice-army = Armies
    .help = Build your army, or use the one printed on your board.
    .value-build = built
    .value-preset = printed
    .tells-seats = for those who use the printed army
choice-hero_text = Hero abilities
    .help = Whether Heroes have a weakness and a free enhancement.
    .value-on = on
    .value-off = off
choice-enhancements = Enhancements
    .help = Whether Spells can be enhanced.
    .value-on = on
    .value-off = off
choice-no_action_penalty = Penalty for an empty Stop
    .help = Calling Stop and taking no action costs your Hero 2 wounds.
    .value-on = on
    .value-off = off
    .tells-seats = for those who pay no penalty
choice-first_game = First match
    .help = All simplifications for a first match: printed armies, no Hero abilities, no enhancements, no penalty, more time.
    .value-on = on
    .value-off = off
choice-fatigue = Fatigue
    .help = When nobody calls Stop for long, every Hero takes a wound.
    .value-on = on
    .value-off = off
choice-starting_hand = Starting hand
    .help = Cards you draw before the first throw.
choice-bots_replace = Bots step in
    .help = A bot takes over for a player who is disconnected for long.
    .value-on = on
    .value-off = off
choice-beat_time = Time for a throw
    .help = Seconds to choose your dice, at a table in the hall. Then the dice in your hand are thrown.
    .value-none = no limit
    .value-60 = 60
choice-step_time = Time for other answers
    .help = Seconds for every other answer, at a table in the hall. Then the default answer is given for you.
    .value-none = no limit
    .value-60 = 60
choice-roll_time = Length of a throw
    .help = Milliseconds from one landing of your dice to the next.
choice-latency_cap = Lag compensation
    .help = Milliseconds of network delay that cost you nothing.
choice-stop_window = Stop window
    .help = How long the table waits, in milliseconds, for an earlier Stop on a slow line.
choice-resume_delay = Countdown
    .help = Milliseconds before all roll again.
choice-auto_throw = Automatic throw
    .help = Milliseconds until dice in your hand are thrown for you.
choice-act_time = Time for an action
    .help = Seconds for a whole action.
choice-answer_time = Time for short answers
    .help = Seconds for a short answer.
choice-draft_time = Time to draft
    .help = Seconds to take a card in the draft.
choice-army_time = Time for the army
    .help = Seconds to build your army.
choice-place_time = Time to place
    .help = Seconds to place a card.
choice-fatigue_first = First fatigue
    .help = Seconds without a Stop until Heroes tire.
choice-fatigue_next = Further fatigue
    .help = Seconds until they tire again.
choice-bot_delay_min = Bots wait at least
    .help = Milliseconds.
choice-bot_delay_max = Bots wait at most
    .help = Milliseconds.
choice-grace = Time to reconnect
    .help = Seconds that the table waits for a disconnected player.

# ---- questions

question-draft = Draft: take a Hero, or a Spell from the bottom row (Spell { $n } of { $of }).
question-draft-spell = Draft: take a Spell from the bottom row (Spell { $n } of { $of }).
question-draft-hero = Draft: take a Hero.
question-army = Build your army for up to { $points } points. Which Creature do you hire?
question-place = Which card do you place?
question-place-where = { $card ->
    [none] On which space?
   *[other] { $card }: on which space?
}
question-beat = Throw number { $beat }. Your dice: { $dice }. Throw, hold or call Stop?
    .brief = Throw { $beat }: which dice do you throw again? Or call Stop, and act.
question-race = Throw or call Stop?
question-clock = What does the clock do?
question-action = Your dice: { $dice }. Which action?
    .brief = Which action?
question-other-action = Your dice: { $dice }. Which action?
    .brief = Which action?
question-next = You have { $left ->
    [one] 1 point
   *[other] { $left } points
} left. Attack, use an ability, move, or end?
question-act-or-pass = Your dice: { $dice }. { $idle ->
    [1] You have nothing to act with. Pass?
   *[0] You may act, too. Act or pass?
}
    .brief = { $idle ->
        [1] You have nothing to act with. Pass?
       *[0] You may act, too. Act or pass?
    }
question-free-enhancement = Use your Hero's free enhancement?
question-pairs = Discard two cards for an enhancement?
question-target = { $spell ->
    [none] Which target?
   *[other] { $spell }: which target?
}
question-player = { $spell ->
    [none] Which player?
   *[other] { $spell }: which player?
}
question-spell = Which Permanent Spell?
question-heal = Which Being is healed?
question-where = To which space?
question-does = Attack, or use its ability?
question-attack = { $attacker } attacks: which Being?
question-ability = Which target?
question-carry = To which space?
question-move = To which space?
question-burst = Which Being does the burst hit?
question-strike = Which Being does it strike?
question-shift-on = Move another Being?
question-discard = Which card do you discard?
question-give-up-die = Which die do you give up?
question-concentrate = Concentration: draw a card?
question-regenerate = Regeneration: which Being is healed?
question-learn = Which Spell do you learn?
question-third-place = Do you play for third place?
question-at-any-time = What do you do?
warning-own = This Spell harms your own side.
warning-none = Taking no action costs your Hero { $wounds } wounds.
warning-idle-stop = Your dice show nothing to act with{ $spared ->
    [1] { "" }
   *[0] , and a Stop without an action costs wounds
}.

# ---- answers

option-take-hero = { $about ->
    [none] Take { FORM($hero, "whole") }
   *[other] Take { FORM($hero, "whole") }. { $about }
}
    .brief = Take { $hero }
option-take-card = Take { $spell } ({ $need }). { $about }
    .brief = Take { $spell }
option-hire = Hire { $creature } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: Strength { $strength }, { $toughness ->
    [one] 1 hit point
   *[other] { $toughness } hit points
}, activation { $activation }, { reach }.{ $about ->
    [none] { "" }
   *[other] { " " }{ $about }
}
    .brief = Hire { $creature } ({ $cost })
option-done = Done, { $cost } of { $points } points spent. Your army: { $army ->
    [none] no Creatures
   *[other] { $army }
}
    .brief = Done ({ $cost } of { $points } points)
option-printed = Use the army printed on your board
    .brief = Use the printed army
option-place = Place your { $card }{ $about ->
    [none] { "" }
   *[other] . { $about }
}
    .brief = Place your { $card }
option-to = To { $space }
option-throw = { $which ->
    [none] { $none ->
        [hold] Hold: keep all dice
       *[hand] Throw the dice in your hand
    }
    [all] Throw all dice
   *[some] Throw { $n ->
        [one] die
       *[other] dice
    } { $dice }
}
    .brief = { $which ->
        [none] { $none ->
            [hold] Hold
           *[hand] Throw
        }
       *[some] Throw { $numbers }
    }
option-call-stop = { $which ->
    [none] Call Stop
   *[some] Call Stop, and throw { $n ->
        [one] die
       *[other] dice
    } { $dice } one last time
}
    .brief = { $which ->
        [none] Stop
       *[some] Stop, throw { $numbers }
    }
option-give-up = Give up die { $dice }
option-cast-spell = Cast { $spell }. { $about }
    .brief = Cast { $spell }
option-free-use = Use the free enhancement
option-free-decline = Cast without it
option-pair = Discard { $one } and { $other }
    .brief = Discard { $one } + { $other }
option-enough = No more enhancements
option-at = { $card ->
    [none] { WHOSE($owner) } { $space }
   *[other] { being }, { life }
}
    .brief = { $card ->
        [none] { WHOSE($owner) } { $space }
       *[other] { being }
    }
option-at-beside = The Phoenix beside your board
option-no-more = No second target
option-player = { WHO($seat) }
option-column = { WHOSE($seat) } column { $column }
option-in-play = { spell-at }{ $power ->
    [0] { "" }
   *[other] { " " }({ tokens })
}
option-attack = Attack
option-use = Use its ability
option-activate = { $card ->
    [none] Attack from { $space }
   *[other] Attack with { $card } ({ $space }): Strength { $strength }, costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
}
    .brief = { $card ->
        [none] Attack from { $space }
       *[other] Attack with { $card }{ several } for { $cost }
    }
option-use-ability = { $card ->
    [none] Bring your Phoenix back
   *[other] Use { $card } ({ $space }) for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }. { $about }
}
    .brief = { $card ->
        [none] Bring your Phoenix back
       *[other] Use { FORM($card, "ability") }{ several } for { $cost }
    }
several = { $several ->
    [1] { " " }({ $space })
   *[0] { "" }
}
option-move = { $card ->
    [none] Move from { $space }
   *[other] Move { being }
}
option-shift = Move { being } to { $end }
option-drop = Discard { $spell }
option-stop = Move nobody else
option-draw = Draw cards
option-draw-none = Draw nothing
option-learn = Learn a Spell from the tableau
option-dispel = Dispel Magic: weaken a Permanent Spell
    .brief = Dispel Magic
option-none = Take no action
option-nobody = Nobody
option-end = End the action
option-act = Act
option-pass = Pass
option-yes = Play for third place
option-no = Skip the match for third place
option-go-on = Play on
option-concede = Concede the match
option-pause = Ask for a pause
option-land = The dice land
option-count = The Stop counts
option-for-duel = Time goes on
option-pause-over = The pause ends
part-throw = throw
part-stop = Stop
part-die = die { $n }

# ---- why not

draft-top-row = { $spell } is in the top row. Take a Spell from the bottom row.
leads-already = You already lead { $hero }.
hero-taken-already = { DOES($seat, "already lead", "already leads") } { $hero }.
hero-needed = You have { $spells } drafted Spells. Now you need a Hero.
no-space-in-army = You have { $most } Creatures. The last space is for your Hero.
creature-too-dear = { $creature } costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}. You have spent { $paid } of { $points }.
no-copy-left = There are only { $copies } { $creature } cards.
of-another-hero = { $creature } does not come with { $hero }.
placed-already = This card is already on your board.
space-taken = A Being stands there, and a placed card stays where it is.
stop-needs-a-die = To call Stop, at least one of your dice must stay on the table.
only-to-revive = Your Hero is stunned. You may only stop to revive, with { $revive } C on your dice.
dice-in-hand = To hold, all dice must lie on the table. You have { $dice } in hand.
throws-closed = Stop has been called. Nobody may throw now.
no-die-lifted = You have picked up no dice.
still-in-air = Your last throw has not landed yet.
you-are-out = You are out of the match.
duel-is-over = Your duel is over.
in-a-pause = The match is paused.
no-pause = The match is not paused.
agreed-already = You have already agreed.
preparation-not-begun = The countdown is still running.
called-already = You have already called Stop.
pause-wanted-already = Somebody has already asked for a pause.
too-few-symbols = { $spell } needs { $need } { $symbol }. Your dice show { $shown }.
too-few-alike = { $spell } needs { $need } identical elements. You have at most { $shown }.
spell-no-target = { $spell } has no target now.
too-few-cards = You need { $need } C. Your dice show { $shown }.
not-each-element = You need W, F, E and A. Your dice lack { $missing }.
no-spell-in-play = No Permanent Spell is in play.
no-spell-in-reach = This action may affect only one other player, who bears no Permanent Spell.
nothing-to-learn = There is no Spell in the rows you may take from.
hero-waits = Your Hero may move only after a Spell, and needs 1 L that the Spell leaves over. Your dice show { $shown } L.
creature-waits = This Creature may act only after a Spell, and needs { $cost } L that the Spell leaves over. Your dice show { $shown } L.
learning-top-row = For the top row you need five C. Your dice show { $shown }.
being-cast = You are casting { $spell } now, so you cannot discard it.
no-ability = { $creature } has no ability to use.
ability-when-dead = { FORM($creature, "ability") } works only while { $creature } lies dead beside the board.
ability-when-exposed = { $creature } must be exposed to use { FORM($creature, "ability") }.
ability-needs-enhancements = { FORM($creature, "ability") } does nothing in a match without enhancements.
ability-no-target = { FORM($creature, "ability") } has no target now.
frozen = It is frozen.
activated-already = It has already acted in this action.
too-few-points = It costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}. You have { $points } left.
heroes-do-not-attack = Heroes do not attack. Only Creatures do.
no-way-out = There is no free space next to it.
reaches-nobody = It is not exposed, or it reaches nobody.
not-adjacent = That space is not next to it.
in-the-way = A Being stands there. Move to a free space.
out-of-reach = { $creature } does not reach it.
being-bears = It already bears { $spell }.
player-bears = { DOES($seat, "already bear", "already bears") } this Spell.
targets-of-one-player = All targets must be Beings of one player.
space-occupied = A Being stands there. Choose a free space.
target-already = It is already a target.
out-of-chain = The chain does not reach it, or could not go on from there.
could-do-nothing = It could neither attack nor use its ability.
moved-already = This Spell has already moved it.
affects-another = This action already affects { WHO($seat) }. It may affect no other player.
not-your-being = It is not yours.
not-your-spell = You did not cast this Spell.
is-a-hero = That is a Hero. Choose a Creature.
no-opponent = The target must be an opponent.
nobody-there = Nobody stands there.
spell-not-being = That is a Spell. Choose a Being.
column-empty = Nobody stands in that column.
another-duel = That board belongs to the other duel.
player-is-out = { DOES($seat, "are", "is") } out of the match.
one-target-needed = You may skip only the second target.
phoenix-no-target = A dead Phoenix cannot be the target of this Spell.
no-phoenix = You have no dead Phoenix that could come back.
no-golem = It is not one of your Golems.
being-not-adjacent = It does not stand next to this Creature.
sheltered = It is sheltered: a Being stands in front of it.

# ---- what an answer would do

title-option = { FORM($option, "brief") }
title-spell = { $spell }{ $times ->
    [0] { "" }
    [one] , 1 enhancement
   *[other] , { $times } enhancements
}
title-with-deed = { $spell }: { $deed }
title-throw = { $n ->
    [0] Hold
    [one] Throw 1 die
   *[other] Throw { $n } dice
}
title-stop = { $n ->
    [0] Stop
    [one] Stop, last throw with 1 die
   *[other] Stop, last throw with { $n } dice
}
title-revive = Stop to revive
deed-attacks = { $target ->
    [none] { $who } attacks
   *[other] { $who } attacks { $target }
}
deed-strikes = { $target ->
    [none] { $who } strikes
   *[other] { $who } strikes { $target }
}
deed-ability = { $card } uses { FORM($card, "ability") }
deed-moves = { $end ->
    [none] { $who } moves
   *[other] { $who } moves to { $end }
}
deed-dispels = { $spell ->
    [none] Dispel Magic
   *[other] Dispel Magic: { $spell }
}
strength = Strength { $n }
price = { $cards ->
    [0] { $need }
    [one] { $need } and 1 card
   *[other] { $need } and { $cards } cards
}
paid = { $paid } of { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-left = Leaves { $n ->
    [one] 1 point
   *[other] { $n } points
} for Creatures and moves.
listing = { $said }
outcome = { $said }.
fate = { $who } { $said }
fate-unhurt = takes no wounds
fate-bursts = is gone
fate-falls = falls
fate-stunned = is stunned
fate-left = { $life } left
fate-life = { $before } → { $left }
fate-stays = stays at { $life }
fate-returns = comes back
fate-moves = moves to { $end }
fate-prevented = { $wounds ->
    [one] prevents 1 wound
   *[other] prevents { $wounds } wounds
}
fate-spell = { $how ->
    [laid] { $power ->
        [0] gains { $spell }
       *[other] gains { $spell } ({ tokens })
    }
    [changed] { $power ->
        [0] has no power token left on { $spell }
       *[other] has { tokens } on { $spell }
    }
   *[ends] loses { $spell }
}
spell-on-being = { $how ->
    [laid] { $power ->
        [0] { $spell } on { $who }
       *[other] { $spell } on { $who } ({ tokens })
    }
    [changed] { $spell } on { $who } { $power ->
        [0] has no power token left
       *[other] has { tokens }
    }
   *[ends] { $spell } on { $who } ends
}
mark-more = { $said }
would-draw = { DOES($seat, "draw", "draws") } { $n ->
    [one] 1 card
   *[other] { $n } cards
}
would-discard = { DOES($seat, "discard", "discards") } { $n ->
    [one] 1 card
   *[other] { $n } cards
}
would-reroll = { DOES($seat, "reroll", "rerolls") } { $n ->
    [one] 1 die
   *[other] { $n } dice
}
would-gain-die = { DOES($seat, "gain", "gains") } a die
would-lose-die = { DOES($seat, "lose", "loses") } a die
then-burst = then you choose the Being that it hits
then-strike = then it may strike
then-concentrate = then you may draw a card
then-regenerate = then you may heal a Being
then-shift-on = then you may move another Being
then-discard = then { DOES($seat, "choose", "chooses") } what to discard
then-give-up-die = then { DOES($seat, "give", "gives") } up a die
match-won = { $n ->
    [one] the match
   *[other] the match, together
}
hit-points = { $n ->
    [one] hit point
   *[other] hit points
}
victory-points = { $n ->
    [one] victory point
   *[other] victory points
}
would-pass = You do nothing. Your dice stay as they are.
would-act = { $idle ->
    [1] You have nothing to act with. Passing costs nothing.
   *[0] Then you choose your action.
}
would-stop = { $n ->
    [0] The rolling ends, and you act with these dice.
   *[other] This is your last throw, and then you act.
}
action-would-end = The action ends. { $points ->
    [one] 1 point is
   *[other] { $points } points are
} lost.
no-action = You do nothing.
comes-to-hand = { $spell } comes to your hand.
nothing-changes = Nothing changes.
tires = If nobody calls Stop now, fatigue deals 1 wound to every Hero.
would-revive = Your Hero comes back. Nobody else acts.
thrown-last-wounds = Each { $face } in the last throw wounds your Hero, too.
odds-draw = Draw cards
odds-learn = Learn a Spell
hero-brings = Brings { $creatures } Creature cards to hire from, and the Spell { $spell }.
hero-stays = You keep this Hero for the whole match.
moves-down = { $spell } then moves down for the next player.
joins-deck = Goes to your deck. Costs { $need }.
army-so-far = { $cost } of { $points } points, { $n } of { $most } Creatures
points-lost = { $n ->
    [one] 1 point is
   *[other] { $n } points are
} lost if you do not spend { $n ->
    [one] it
   *[other] them
}.
army-of = { $army ->
    [none] No Creatures.
   *[other] { $army }.
}
card-stays = A placed card stays where it is.
stands = { $exposed ->
    [0] Sheltered there.
   *[1] { $reached ->
        [none] Exposed there.
        [nobody] Exposed there, reaches nobody yet.
       *[other] Exposed there, can attack { OR($reached) }.
    }
}

# ---- what happened

start-drawn = { DOES($seat, "start", "starts") } the draft.
tableau-dealt = { $spells ->
    [none] The tableau is empty.
   *[other] The tableau: { $spells }.
}
hero-taken = { DOES($seat, "take", "takes") } { $hero }.
spell-taken = { $learned ->
    [1] { DOES($seat, "learn", "learns") } { $spell }.
   *[0] { DOES($seat, "take", "takes") } { $spell }.
}
tableau-filled = New in the tableau: { $spell }.
army-count = { WHO($seat) } { $n }
armies-chosen = Cards to place: { $counts }.
army-held = { $creatures ->
    [none] Your army has no Creatures.
   *[other] Your army: { $creatures }.
}
card-placed = { WHOSE($seat) } { $card } stands on { $space }.
deck-shuffled = { DOES($seat, "shuffle", "shuffles") } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} into a new deck.
spells-drawn = { DOES($seat, "draw", "draws") } { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}{ $lost ->
    [0] { "" }
   *[other] : no more are left
}.
spells-received = New in your hand: { $spells }.
preparation-began = All roll!
dice-thrown = { DOES($seat, "throw", "throws") } { $faces }{ $final ->
    [1] { " " }in the final throw
   *[0] { "" }
}.
dice-lifted = { DOES($seat, "throw", "throws") } { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
dice-held = { DOES($seat, "hold", "holds") }.
stop-called = { DOES($seat, "call", "calls") } Stop!
preparation-stopped = { $revive ->
    [1] { DOES($seat, "stop", "stops") } to revive.
   *[0] { DOES($seat, "act", "acts") } first.
}{ $n ->
    [0] { "" }
    [1] { " " }{ YOU($late) ->
        [yes] You called Stop, too.
       *[no] { WHO($late) } called Stop, too.
    }
   *[other] { " " }Stop was also called by { WHO($late) }.
}
fatigue-ticked = Nobody calls Stop: the Heroes tire.
action-began = { DOES($seat, "act", "acts") } with { $dice }.
action-passed = { DOES($seat, "pass", "passes") }.
no-action-taken = { DOES($seat, "take", "takes") } no action.
being-wounded = { being } takes { wounds }{ $why ->
    [attack] { "" }
    [weakness] { " " }from its weakness
    [fatigue] { " " }from fatigue
    [spell] { " " }from { $by_what }
    [creature] { " " }from the { $by_what }
   *[other] { " " }for taking no action
}{ $prevented ->
    [0] { "" }
   *[other] { " " }({ $prevented } prevented)
}: { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
} left.
being-healed = { $healed ->
    [0] { $left ->
        [0] { being } is stunned and cannot be healed.
       *[other] { being } has no wounds to heal.
    }
   *[other] { being } heals { $healed ->
        [one] 1 wound
       *[other] { $healed } wounds
    } and has { $left ->
        [one] 1 hit point
       *[other] { $left } hit points
    }.
}
creature-died = { being } falls{ $beside ->
    [1] { " " }and lies beside the board
   *[0] { "" }
}.
hero-fell = { $stunned ->
    [1] { WHOSE($seat) } Hero is stunned.
   *[0] { WHOSE($seat) } Hero falls!
}
player-conceded = { DOES($seat, "concede", "concedes") }.
spell-cast = { DOES($seat, "cast", "casts") } { $spell }{ $enhanced ->
    [0] { "" }
    [1] , enhanced once
    [2] , enhanced twice
   *[other] , enhanced { $enhanced } times
}.
spell-laid = { $space ->
    [player] { $spell } now lies on { WHO($seat) }
   *[other] { $spell } now lies on { WHOSE($seat) } { $card } ({ $space })
}{ $power ->
    [0] { "" }
   *[other] { " " }with { tokens }
}.
power-added = { spell-at } now has { tokens }.
power-removed = { spell-at } loses a power token: { $power ->
    [0] none
   *[other] { $power }
} left.
spell-ended = { spell-at } { $gone ->
    [1] leaves the game
   *[0] ends
}.
spells-discarded = { DOES($seat, "discard", "discards") } { $spells }.
attack-made = { being } { $strike ->
    [1] strikes
   *[0] attacks
} { target-being }.
ability-used = { being } uses { FORM($card, "ability") }.
being-moved = { WHOSE($owner) } { $card } { $how ->
    [move] moves
    [shift] is pushed
    [teleport] is teleported
   *[turn] swaps
} from { $start } to { $end }.
phoenix-returned = { WHOSE($owner) } { $card } returns to { $space } with { $wounds } wounds.
creature-burst = { being } bursts.
die-gained = { DOES($seat, "gain", "gains") } a seventh die.
die-given-up = { DOES($seat, "give", "gives") } up die { $die }.
dispel-began = { DOES($seat, "dispel", "dispels") } { $space ->
    [player] { $spell } on { WHO($bearer) }
   *[other] { $spell } on { WHOSE($bearer) } { $card } ({ $space })
}.
points-scored = { DOES($seat, "score", "scores") } { $points ->
    [one] 1 point
   *[other] { $points } points
} (total { $total }).
hero-revived = { WHOSE($seat) } Hero revives with { $hit_points } hit points.
preparation-resumed = The round is over{ $n ->
    [0] { "" }
    [one] : { DOES($lifted, "pick", "picks") } up all dice
   *[other] : { WHO($lifted) } pick up all dice
}.
pause-wanted = { DOES($seat, "ask", "asks") } for a pause after this round.
pause-ended = The pause is over.
duel-ended = A duel is over. { $n ->
    [0] Nobody is left.
   *[other] Still in the match: { WHO($winners) }.
}
duel-began = { $name ->
    [joint] All who are left play on together
    [final] The final begins
   *[third] The match for third place begins
}: { WHO($seats) }.
third-place-declined = { DOES($seat, "do", "does") } not play for third place.
game-ended = { $why ->
    [last] All other Heroes have fallen.
    [level] The last Heroes fell together.
    [creatures] The last Creature has fallen.
    [limit] The last round is over.
    [points] Enough victory points are scored.
   *[stunned] All Heroes are stunned.
}

# ---- drawn in cells

drawn-hit-points = hit points
drawn-strength = Strength, directions {" "}
drawn-name = (Name)
drawn-sheltered = {" "}sheltered
drawn-frozen = frozen
drawn-stop-call = S T O P ! {" "}
drawn-stop = STOP
drawn-beat = Throw { $n }
drawn-in-secret = All choose in secret.
drawn-clock-starts = The clock goes on in { $seconds } s
drawn-get-ready = Get ready: { $seconds } s
drawn-then-roll = Then all roll at once.
drawn-roll = All roll!
drawn-first-stop = The first to call Stop acts first.
drawn-fatigue = Fatigue in { $seconds } s
drawn-flying = { $n ->
    [one] 1 die
   *[other] { $n } dice
} in the air
drawn-thrown-so = After this throw: { $odds }
drawn-answered = You have answered.
drawn-key-stop-too = calls Stop, too
drawn-key-stop = calls Stop
drawn-key-lift = lift dice
drawn-key-throw = { $which ->
    [some] throws { $numbers }
    [hold] holds
   *[hand] throws those
}
drawn-space = Space
drawn-need = { $symbol ->
    [none] { $n } alike
   *[other] { $n } { $symbol }
}
drawn-missing = { $n ->
    [0] ready
   *[other] { $n } missing
}

# ---- the lesson

lesson-yours = These are your Hero, Maris, and her Creatures. Those in front shelter the ones behind them.
    .title = Your side
lesson-goal = Bring Bram's Hero, Kaldor, to 0 hit points, and you win. He has { $theirs }, and your Maris has { $mine }.
    .title = How you win
lesson-needs = Dice pay for your Spells. Magic Missile needs { $need } of one element. You have 2 water; the dashed icon is still missing.
    .title = What a Spell needs
lesson-roll = All players roll at the same time. Keep the water and the helmets: tap the other two dice, then throw them again.
    .title = Roll
    .wrong-throw = First tap both lit dice: then they lie in your hand.
    .wrong-stop = Magic Missile is not ready yet. Throw first.
lesson-stop = The tick says that Magic Missile is ready. Call Stop before Bram does: the first to call acts first.
    .title = Stop!
    .wrong-throw = You have all that you need. Call Stop before Bram does.
lesson-cast = Nobody rolls any more, and you have one action. Cast Magic Missile.
    .title = Cast a Spell
    .wrong-cast = Your dice pay for that one too. Now cast Magic Missile.
    .wrong-none = You called Stop to cast a Spell. Cast Magic Missile.
lesson-target = Kaldor is sheltered: a Hellhound stands in front of him. Your Spell is enough for its { $life } hit points: hit it.
    .title = Choose a target
    .wrong-at = You could hit that one. But the Hellhound stands in front of Kaldor.
lesson-attack = Nobody shelters Kaldor now. Helmets that the Spell did not need let Creatures act: your Leviathan takes { $cost }. Choose it.
    .title = A Creature acts
    .wrong-attack = That one could attack, too. The Leviathan strikes hardest.
    .wrong-use = That is an ability. Now attack with the Leviathan.
    .wrong-move = You could move that one. Now attack with the Leviathan.
    .wrong-end = You have { $cost } helmets left. Use them first.
lesson-foe = The arrows on its card show the columns that it reaches. Attack Kaldor.
    .title = Attack
    .wrong-at = It reaches that one too. Attack Kaldor.
lesson-hit = Kaldor has { $theirs } hit points left. Then Bram took his one action: his Ifrit wounded your Leviathan.
    .title = A blow and the answer
lesson-again = You both acted, so you take all dice back and roll. Keep the { $draw } cards, which draw a Spell: tap the other dice and throw.
    .title = A new round
    .wrong-throw = First tap all the lit dice: then they lie in your hand.
    .wrong-stop = You could. But a helmet or two more would help: throw first.
lesson-act = Bram called Stop, and his Magic Missile hit your Leviathan. Now you may act as well, with your dice as they lie.
    .title = Second to act
    .wrong-pass = If you pass, you keep your dice for the next round. Now act.
lesson-draw = With { $draw } cards on your dice you draw a Spell. With { $learn } you take one from the tableau.
    .title = Draw a Spell
    .wrong-none = You have { $draw } cards on your dice. Draw a Spell.
lesson-win = Every match begins with the choice of a Hero and { $spells } Spells. Then roll, call Stop in time, and strike until a Hero falls.
    .title = The whole game

# ---- why an answer to a puzzle is the best one

gain-creatures = You are further ahead in Creatures.
gain-cards-in-hand = You keep more Spells in hand.
gain-hit-points = You are further ahead in hit points.
gain-less-near-death = Your Hero is further from death than the other one.
gain-worth-of-table-and-hand = Your Beings, Spells and cards are worth more.
gain-worth-of-a-stop-with-these-dice = Your dice are worth more.

# ---- the cover, as the hall shows it

cover = A fast duel: both of you roll at the same time, and the first to call Stop acts first.
    .kind = dice duel
    .shows = Engraving: two mages on cracked earth. Fire, water and wind meet over a die that has just been thrown.
