# Heropath: Dragon Roar. Names and texts of cards, places and houses stand in the content tables.

## Names and amounts

good-wisdom = WISDOM
good-skills = SKILLS
good-experience = EXPERIENCE
good-faith = FAITH
good-vitality = VITALITY
good-gold = GOLD
good-food = FOOD
good-leech = leech
short-wisdom = WIS
short-skills = SKI
short-experience = EXP
short-faith = FAI
short-vitality = VIT
amount = { $n } { $good }
listed = { $items }
either = { OR($goods) }
up-to-two = up to 2 { OR($goods) }
nothing = nothing
a-card = a card
sentences = { $first } { $rest }
deck-arms = ARMS
deck-market = MARKET
deck-abilities = ABILITIES
deck-magic = MAGIC
deck-fortune = FORTUNE
exposed-deck = face-up { $deck }
cards-of-deck = { $n ->
    [one] a { $deck } card
   *[other] { $n } { $deck } cards
}
hidden-card = a face-down MAGIC card
hidden-cards = { $n ->
    [one] a face-down card
   *[other] { $n } face-down cards
}
card-text = { FORM($card, "text") }
card-text-needs = { FORM($card, "text") } Needs { $needs }.
category-magic = MAGIC
category-equipment = Equipment
category-companions = Companions
category-abilities = ABILITIES
armament = Armament
draft-cards = Draft
leeches = Leeches
dragon = Dragon
hidden-enemy = hidden enemy
because = { $cause ->
    [battle] in battle
    [tie] in a tie
    [evasion] while evading
    [active-flare] in an Active Flare
    [incidental-flare] in an Incidental Flare
    [card] to a card
    [encounter] in an Encounter
   *[site] as the price
}
dying = { $end ->
    [dies] , and you die
    [may-die] , and you die unless a card saves you
   *[lives] { "" }
}

## What happens: the beginning

hero-chosen = { DOES($seat, "play", "plays") } the { $hero }.
first-player = { DOES($seat, "go", "goes") } first.
gems-chosen = { DOES($seat, "start", "starts") } with { $wisdom } WISDOM and { $skills } SKILLS.
draft-round = Draft, round { $round }: everybody keeps { $keep ->
    [one] 1 card
   *[other] { $keep } cards
}.
cards-drafted = { DOES($seat, "start", "starts") } with { $cards }.
round-began = Round { $round } begins.
turn-began = { WHOSE($seat) } turn.
actions-given-up = { DOES($seat, "give", "gives") } up { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.

## What happens: on the way

hero-travelled = { DOES($seat, "travel", "travels") } to { $to }, { $n ->
    [one] 1 pace
   *[other] { $n } paces
}.
enemies-evaded = { DOES($seat, "evade", "evades") } { $enemies ->
    [one] an enemy
   *[other] { $enemies } enemies
}.
ferry-sailed = { DOES($seat, "sail", "sails") } to { $to }. The ferry stays there.
balloon-rolled = { WHOSE($seat) } balloon can fly to { OR($regions) }.
balloon-landed = { DOES($seat, "land", "lands") } at { $to }.
hero-jumped = { DOES($seat, "appear", "appears") } at { $to }.
site-found = The { $site } stands at { $at }.
site-visited = { DOES($seat, "visit", "visits") } the { $site }.
special-rolled = { DOES($seat, "roll", "rolls") } { $face } on the Special die.
hero-rested = { DOES($seat, "rest", "rests") }.
search-rolled = { WHOSE($seat) } search finds { $found }.
food-eaten = { DOES($seat, "eat", "eats") } 1 FOOD.

## What happens: gains and losses

good-gained = { DOES($seat, "gain", "gains") } { $n } { $good }.
good-paid = { DOES($seat, "pay", "pays") } { $n } { $good }.
vitality-lost = { DOES($seat, "lose", "loses") } 1 { $good } { because }.
left-behind-stock = The stockpile is empty: { DOES($seat, "miss", "misses") } out on { $n } { $good }.
left-behind-dead = { DOES($seat, "are", "is") } dead and cannot gain { $n } { $good }.
left-behind-full = { WHOSE($seat) } { $good } is full: { DOES($seat, "miss", "misses") } out on { $n }.
left-behind-leech = { DOES($seat, "have", "has") } no room for another { $good }.
loss-warded = { $card } saves { WHO($seat) } { $n } VITALITY.
hero-died = { DOES($seat, "die", "dies") } and will return at the Farmhouse.
hero-returned = { DOES($seat, "return", "returns") } to life.
leech-caught = { DOES($seat, "get", "gets") } a leech.
leeches-cured = { DOES($seat, "get", "gets") } rid of { $n ->
    [one] a leech
   *[other] { $n } leeches
}.

## What happens: battles

battle-began = { DOES($seat, "fight", "fights") } a { $foe }.
dragon-battle-began = { DOES($seat, "fight", "fights") } the Dragon!
dice-rolled = { DOES($seat, "roll", "rolls") } { $hero }{ $specials ->
    [0] { "" }
   *[other] { " " }(Special die: { $special })
}, the enemy { $foes ->
    [0] no dice
   *[other] { $foe }
}.
dice-rerolled = { DOES($seat, "reroll", "rerolls") }: { $faces }.
battle-ended = { $result ->
    [won] { DOES($seat, "beat", "beats") } the { $foe }, { $ours } against { $theirs }.
    [tied] A tie at { $ours }: { DOES($seat, "beat", "beats") } the { $foe }.
   *[lost] { DOES($seat, "lose", "loses") } to the { $foe }, { $ours } against { $theirs }.
}
enemy-slain = The { $foe } joins the Scale of Evil at level { $level }.
enemy-slain-last = The { $foe } lands on the burning skull.
evil-rose = Evil rises to { $level }.
dragon-slain = { DOES($seat, "slay", "slays") } the Dragon!
power-measured = { WHOSE($seat) } Total Power: { $total }.
counts-power = power
counts-total-power = Total Power
ritual-ended = The heroes reach { $heroes } together, the Dragon { $dragon }: { $result ->
    [lost] the Dragon survives.
   *[won] the ritual succeeds!
}

## What happens: Encounters

encounter-began = { $kind ->
    [ambush] { DOES($seat, "ambush", "ambushes") } { WHO($to) }.
    [thievery] { DOES($seat, "rob", "robs") } { WHO($to) }.
   *[snatching] { DOES($seat, "snatch", "snatches") } from { WHO($to) }.
}
encounter-cancelled = The Encounter fails.
hero-captured = { DOES($seat, "are", "is") } dragged off to the Goblin Prison.
card-stolen = { DOES($seat, "take", "takes") } { $card } from { WHO($to) }.
goods-snatched = { DOES($seat, "take", "takes") } { $goods } from { WHO($to) }.

## What happens: cards

deck-used-up = No { $deck } card is left for { WHO($seat) } to draw.
card-drawn = { DOES($seat, "draw", "draws") } { $card }{ $plain ->
    [0] : { FORM($card, "text") }
   *[other] .
}
    .brief = { DOES($seat, "draw", "draws") } { $card }.
card-taken = { $price ->
    [0] { DOES($seat, "take", "takes") } { $card }.
   *[other] { DOES($seat, "buy", "buys") } { $card }.
}
cards-turned-up = New { $deck } { $n ->
    [one] card
   *[other] cards
}: { $cards }.
card-used = { DOES($seat, "use", "uses") } { $card }.
card-used-on = { DOES($seat, "use", "uses") } { $card } on { WHO($target) }.
card-shown = { DOES($seat, "turn", "turns") } up { $card }.
card-cancelled = { $card } has no effect.
card-armed = { DOES($seat, "equip", "equips") } { $card }.
card-disarmed = { DOES($seat, "put", "puts") } { $card } back into the Resources.
card-sold = { DOES($seat, "sell", "sells") } { $card } for { $gold } GOLD.
card-dropped = { DOES($seat, "drop", "drops") } { $card } at { $at }.
card-discarded = { DOES($seat, "discard", "discards") } { $card }.
goods-dropped = { DOES($seat, "drop", "drops") } 1 { $good } at { $at }.
goods-collected = { DOES($seat, "collect", "collects") } { $found }.
card-received = { DOES($seat, "receive", "receives") } { $card }, face down: { FORM($card, "text") }
    .brief = { DOES($seat, "receive", "receives") } { $card }, face down.
offer-began = { DOES($seat, "are", "is") } preparing an offer for { WHO($to) }.
offer-made = { DOES($seat, "make", "makes") } { WHO($to) } an offer.
offer-refused = { DOES($to, "refuse", "refuses") } the offer.
goods-exchanged = { DOES($seat, "give", "gives") } { WHO($to) } { $given } for { $taken }.

## What happens: the land and the Dragon

enemy-exposed = A { $foe } appears at { $at }!
enemy-placed = A { $foe } is placed at { $at }.
enemy-moved = The { $foe } moves from { $begun } to { $at }.
enemy-removed = The enemy at { $at } goes back to the stockpile.
enemy-peeked = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } looks at the hidden enemy at { $at }.
}
enemy-recognised = The hidden enemy at { $at } is a { $foe }.
enemies-came-from-scale = Back from the Scale of Evil: { $foes }.
dragon-moved = The Dragon lands on { $rock }.
dragon-stayed = The Dragon circles and returns to { $rock }.
flare-rolled = The Dragon breathes fire on { $regions }.
weather-began = { $kind ->
    [gale] A gale: no ferry, no balloons, and all other heroes are slower.
    [fog] Thick fog: no ferry and no balloons.
    [snow] Snow: all heroes are slower.
   *[clear] Clear skies: every Rest gives 1 more VITALITY.
}
weather-ended = { $kind ->
    [gale] The gale dies down.
    [fog] The fog lifts.
    [snow] The snow melts.
   *[clear] Clouds gather again.
}
gathering-began = The Gathering! All heroes and the Dragon meet at the Farmhouse. The Dragon stays there to the end, without turns and flares.

## What happens: order, STOP calls, the end

order-requested = { $wish ->
    [twice] { DOES($seat, "ask", "asks") } to act twice in a row.
   *[pass-on] { DOES($seat, "ask", "asks") } to pass this action on.
}
order-decided = { $agreed ->
    [0] Not everybody agrees.
   *[1] Everybody agrees.
}
stop-called-event = Everybody stops for a moment.
stop-called-passive = STOP-PASSIVE: all waiting heroes take one action each, in turn.
stop-called-hero = { DOES($seat, "call", "calls") } STOP-HERO: { WHO($on) } must wait.
stop-called-dragon = { DOES($seat, "call", "calls") } STOP-DRAGON!
stop-ended = Everybody plays on.
hero-waited = { DOES($seat, "wait", "waits") } for the others.
match-ended-won = { $winners ->
    [one] { DOES($one, "win", "wins") }
   *[other] { WHO($first) } win
}: the Dragon fell in round { $rounds }, at Evil { $evil }.
match-ended-limit = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} the Dragon still lives. { $winners ->
    [one] { DOES($one, "come", "comes") } first by Total Power
   *[other] { WHO($first) } come first by Total Power
}.
match-ended-together = The heroes win together: the Dragon fell in round { $rounds }, at Evil { $evil }.
match-ended-lost = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} the Dragon still lives: the heroes lose.
match-ended-evil = Evil has reached level { $evil } and the Dragon still lives: the hero loses.

## Questions

question-by-card = { $card }: { $question }
question-hero = Which hero will you play?
question-free-gems = Which two gems do you add?
question-keep = Which card do you keep?
question-arrange = { $barred ->
    [0] Move cards between Armament and Resources?
   *[1] You cannot move any cards. { $why }
}
question-arm-first = { $barred ->
    [0] Which cards do you put into your Armament?
   *[1] You cannot put anything into your Armament. { $why }
}
question-which-falls = Which weapon goes back?
question-action = What do you do?
question-travel = Where to?
question-travel-now = A card gives you a Travel. Travel now?
question-sail-where = Where do you sail?
question-balloon-face = Where can the balloon fly?
question-use-card-for-balloon = Use a card for the balloon?
question-land-where = Where do you land?
question-jump-where = Where do you go?
question-rest = What do you do in your Rest?
question-use-card-for-search = Use a card for the Search die?
question-trade-with = Which hero do you trade with?
question-offer-what = What do you offer { WHO($partner) }, and for what?
question-answer-offer = { WHO($seat) } offers { $given } for { $taken }. Do you accept?
question-which-magic = Which face-down MAGIC card do you give?
question-which-deck = Which deck do you replace?
question-visit = What do you do at the { $site }?
question-buy = Which card do you buy?
question-sell = Which card do you sell?
question-take-card = Which card do you take?
question-keep-card = Which card do you take?
question-under-first = Which card goes under the deck first?
question-choose-way = Which do you choose?
question-convert = What do you exchange?
question-target = Which hero is the target?
question-poorest = Which opponent gains it?
question-encounter-whom = Which opponent is the victim?
question-which-category = Equipment or MAGIC?
question-which-card-is-taken = { WHO($thief) } robs you. Which card do you give up?
question-which-card-to-take = Which card do you take?
question-snatch-what = What do you snatch?
question-after-the-roll = The dice are rolled. Change anything?
question-which-dice = Which dice do you reroll?
question-push-where = Where do you push the enemy?
question-rock = Where does the Dragon land?
question-space-for-enemy = { $dragon ->
    [0] Where do you place the new enemy?
   *[1] The Dragon flew, and enemies come: where do you place yours?
}
question-draw-site = Draw a new Place-Site and place it?
question-space-for-site = Where do you place the { $site }?
question-drop = What do you drop?
question-which-hidden = Which face-down card?
question-which-hidden-taken = Which face-down cards do you take?
question-collect = What do you collect?
question-surplus = You hold too many cards. Which one goes?
question-drop-which = Which Equipment card is swept away?
question-drop-where = { $one ->
    [0] Where does it land?
   *[1] Where does your { $card } land?
}
question-which-enemy = Which enemy?
question-which-enemies = Which hidden enemy do you turn up?
question-look-at = Which hidden enemies do you look at?
question-turn-up = Which enemies do you turn up?
question-move-which = Which enemy do you move?
question-move-where = Where to?
question-place-or-reveal = Place the new enemy, or reveal a hidden one?
question-move-revealed = Move it by one space?
question-agree = Do you agree?
question-enemy-to-site = At which Place-Site does the enemy appear?
question-ritual-space = You are called to the ritual. Where do you stand?
question-replace-dealt = Replace a card that needs another hero?
question-replace-card = This card needs another hero. Replace it?
question-stall = Has everybody stopped playing?
question-meanwhile = What do you do?
question-use-card = Use a card?
question-battle = The battle begins. Use a card?
question-after-encounter = The Encounter is over. Do you strike back with a card?
question-flare = The flare is about to burn. Use a card?
question-death = You are about to die. Use a card?
question-loss = You are about to lose { $lost } { because }. Use a card first?
question-cast = { DOES($by, "play", "plays") } { $card }. Do you respond?
question-aimed = { $card } is aimed at you. Do you respond?
question-ambush = { WHO($by) } ambushes you. Do you respond?
question-thievery = { WHO($by) } robs you. Do you respond?
question-snatching = { WHO($by) } snatches from you. Do you respond?

## Answers: actions

option-travel = Travel
option-rest = Rest
option-enter = Visit the { $site }
option-fight = Fight the { $foe }{ $nth ->
    [0] { "" }
   *[1] { " " }(the second one)
}
option-fight-dragon = Fight the Dragon
option-ambush = Ambush { WHO($victim) }
option-thievery = Rob { WHO($victim) }
option-snatching = Snatch from { WHO($victim) }
option-give-up = Give up your remaining actions
    .brief = End the turn
option-end = End your turn
option-bonus = Use the bonus Travel
option-travel-now = Travel now
option-exchange = Exchange cards with a partner
option-pass-on = Pass this action on to the next player
option-twice = Take another action right after this one
option-agree = Agree
option-disagree = Disagree
option-wait = Wait for the others
option-stall = Nobody is acting: go on in turns
option-stop-hero = STOP-HERO: { WHO($on) } must wait until your turn is over
    .brief = STOP-HERO: { WHO($on) }
option-stop-dragon = STOP-DRAGON: everybody waits while you go for the Dragon
    .brief = STOP-DRAGON
option-stop-passive = STOP-PASSIVE: all waiting heroes take one action each
    .brief = STOP-PASSIVE

## Answers: Travel

option-to = Go to { $space }
option-on = { $space }
option-stop = Stop here
option-sail = Take the ferry
option-fly = Take the Hot-Air Balloon
option-collect = Collect what lies here
option-drop = Drop something
option-face = { $regions }

## Answers: Rest and Visit

option-search = Roll the Search die
option-eat = Eat 1 FOOD for { $n } VITALITY
option-pray = Eat 1 FOOD for 1 FAITH
option-trade = { $n ->
    [1] Trade with { WHO($here) }
   *[other] Trade with somebody here
}
option-rearrange = Change your Armament
option-end-rest = End the Rest
option-end-visit = End the Visit
option-replace = { $price ->
    [0] Replace the face-up { $deck } cards
   *[1] Pay 1 GOLD: replace the face-up { $deck } cards
}
option-buy-card = Buy { $card } for { $price } GOLD: { FORM($card, "text") }
    .brief = Buy { $card } for { $price } GOLD
option-sell-card = Sell { $card }

## Answers: trade

option-with = Trade with { WHO($seat) }
option-give = Give { $what }
option-ask-for = Ask for { $what }
option-make = Offer { $given } for { $taken }
option-never-mind = No trade
option-accept = Accept
option-refuse = Refuse

## Answers: cards

option-play = The { $hero }: { $has }
    .brief = The { $hero }
option-split = Add { $gems }
option-keep = { $card } ({ $deck }, { $price } GOLD): { FORM($card, "text") }
    .brief = { $card }
option-card = { $card }{ $price ->
    [0] { "" }
   *[other] { " " }({ $price } GOLD)
}: { FORM($card, "text") }
    .brief = { $card }
option-own = { $card }
option-named = { $what }
option-nothing = Nothing
option-drop-now = Drop { $what }
option-arm = Equip { $card }{ $laid ->
    [0] { "" }
   *[1] { " " }on { $host }
}
option-unarm = Put { $card } back
option-done = Done
option-use = Use { $card }: { FORM($card, "text") }
    .brief = Use { $card }
option-pass = { $about ->
    [loss] Take the loss
    [death] Die
    [battle] { YOU($seat) ->
        [yes] Roll the dice
       *[no] Pass
    }
    [rolled] { YOU($seat) ->
        [yes] Keep the dice
       *[no] Pass
    }
   *[other] Pass
}
option-aim = { WHO($seat) }
option-again = { $dice ->
    [hero] Reroll a die with { $card }
   *[search] Reroll the Search die with { $card }
}
option-die = { $own ->
    [hero] Hero die: { $face }
   *[special] Special die: { $face }
}
option-category = { $category }
option-pick-open = { $hidden ->
    [0] { $card }
   *[1] A face-down card at random
}
option-good = Snatch { $goods }
option-way = { $does }
does-gain = Gain { $what }.
does-lose = Lose { $what }.
does-peek = Look at up to { $n } hidden enemies.
does-expose = Turn up { $n ->
    [one] 1 hidden enemy
   *[other] { $n } hidden enemies
}.
does-cancel-ambush = Cancel the Ambush.
does-jump = Leave for another space.
option-convert-to = Change { $n } { $good } into { $into }
option-replace-card = Replace it
option-keep-card = Keep it
option-replace-dealt = Replace { $card }
option-enough = That is enough

## Answers: enemies, Place-Sites, the Dragon

option-pick = The { $foe } at { $at }
option-place = Place the new enemy
option-reveal-none = Reveal none: no new enemy comes
option-draw-site = Draw a Place-Site
option-no = No
option-land-on = { $rock }
option-stay = Stay on { $rock }

## Why not: turns and actions

no-actions = You have no actions left.
actions-left = You have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left. Give up the rest to end your turn.
must-act-beside-enemy = An enemy is here: fight or move on before your turn ends. Actions left: { $left }.
must-act-in-flare = You stand in an Active Flare: use your actions before your turn ends. Actions left: { $left }.
no-bonus = You have no bonus Travel.
no-such-enemy = No such enemy is face up on your space.
no-flare = You can fight the Dragon only from an Active Flare space.
dragon-beside-enemy = Get rid of the enemy here first.
fight-or-travel = With an enemy here you can only Fight or Travel.
between-actions-only = Outside your turn you may act only between two actions of another hero.

## Why not: Travel

one-pace-at-least = A Travel takes at least 1 pace.
space-full = { $space } is full: { $most } other heroes stand there.
no-paces = You have no paces left.
full-and-last = { $space } is full, and this would be your last pace.
no-way = There is no space you could travel to.
stands-there = You are at { $space } already.
needs-climbing = The way to { $space } is a { $kind ->
    [cliffs] cliff
   *[fords] ford
}. You need a card for that.
no-link = No path leads from { $here } to { $space }.
other-region = { $space } is in another region. You can cross the border only at a stone gate.
too-late-to-drop = Your Travel is over. Drop things before your next action.
ferry-elsewhere = The ferry is at { $space }.
no-balloon = There is no Hot-Air Balloon here.
closed-by-weather = The weather stops the ferry and the balloons.
no-riverbank = { $space } is not on the Riverbank.
region-not-shown = { $space } is in no region that the die shows.
not-on-the-card = The card does not lead to { $space }.

## Why not: Rest and trade

rest-in-settlement = You cannot rest on a Settlement space.
rest-beside-enemy = You cannot rest beside an enemy.
rest-beside-dragon = You cannot rest beside the Dragon.
search-first = Roll the Search die first.
searched-already = You have already rolled the Search die in this Rest.
has-eaten = You have already eaten in this Rest.
no-food = You have no FOOD.
attribute-full = You already have { $has }, the maximum.
not-devout = FOOD gives FAITH only with a card, and only on a Safe space.
enough-traded = { $most } items have changed hands in this Rest. That is the limit.
partners-weary = The players here have refused { $refusals } of your offers this turn.
nothing-to-trade = None of you has anything to trade.
nobody-here = No opponent is on your space.
nothing-named = Your offer is still empty.
enough-named = At most { $most } items change hands in one Rest.
enough-of-deck = At most { $most } { $deck } cards go each way in an exchange.
no-more-to-name = Nobody here has more of that.
cards-only = In an exchange only cards change hands.
never-traded = You cannot trade { $card }. ABILITIES cards are never traded.
cannot-be-done = One of you no longer has what the offer names.
no-partners = You have no partner in this game.
no-partner-near = No partner is on your space or beside it.
nothing-to-exchange = Neither you nor a partner near you has a card to exchange.
exchange-needs-action = An exchange takes an action, and you have none left.
dealt-already = You have exchanged cards with every partner near you since your last action.

## Why not: Visits

no-site = There is no Place-Site here.
visit-beside-enemy = You cannot visit beside an enemy.
visited-already = You have already visited the { $site } this turn.
nothing-to-do = There is nothing you could do at the { $site }.
cannot-pay = It costs { $cost }. You cannot pay that.
done-often = You can do that { $times ->
    [one] only once
   *[other] only { $times } times
} in a Visit.
changes-nothing = It would change nothing now.
replaced-often = You can replace face-up cards only twice a turn.
costs-gold = It costs 1 GOLD, and you have none.
none-exposed = No face-up { $deck } card is left.
do-something = Do at least one thing in a Visit.
card-too-dear = You need { $price } GOLD for { $card }. You have { $gold }.
not-for-sale = You cannot buy { $card } here.
not-bought-here = You cannot sell { $card } here.

## Why not: cards

works-by-itself = You do not play { $card }. This card always works.
other-moment = You can use { $card } only { OR($moments) }.
moment-passive = all the time
moment-free = in your turn, between actions
moment-travel = during your Travel
moment-visit = during your Visit
moment-battle = before the roll in your battle
moment-rolled = after the roll in your battle
moment-search = when you have rolled the Search die
moment-balloon = when you have rolled the Hot-Air Balloon die
moment-draw = when you draw it
moment-foe-free = between another hero's actions
moment-foe-battle = before the roll in another hero's battle
moment-targeted = when an Encounter or a card is aimed at you
moment-after-encounter = after an Encounter against you
moment-cast = when another hero plays MAGIC
moment-flare = when a flare is about to burn
moment-loss = when you are about to lose VITALITY
moment-death = when you are about to die
in-turn-only = You can use { $card } only in your own turn.
off-turn-only = You can use { $card } only outside your own turn.
lies-idle = Put { $card } into your Armament first. The card works only there.
used-up = You have already used { $card } this { $limit ->
    [turn] turn
    [round] round
   *[battle] battle
}.
use-too-dear = Using { $card } costs { $cost }.
no-target = There is no hero you could aim { $card } at.
no-effect = { $card } would do nothing now.
no-effect-on = { $card } would do nothing to that hero.
lacks-attribute = You need { $needed } for { $card }. { $more ->
    [0] You have { $has }.
   *[other] You count as having { $has }.
}
dead-target = That hero is dead.
not-an-opponent = That hero is not your opponent.
not-the-fighter = { $card } is aimed at the hero who fights.
out-of-range = { $card } reaches { $range ->
    [one] 1 space
   *[other] { $range } spaces
}. That hero is { $far } away.
safe-from-cards = That hero is on a Safe space.
is-invisible = That hero is invisible.
rerolled-already = You have already rerolled with { $card } this turn.
is-dead = That hero is dead.
not-the-poorest = Another opponent has less GOLD.
cannot-convert = You do not have { $cost }, or no room for what you would get.
price-too-high = The price of { $card } is { $price }. The limit is { $most }.
not-looked-at = Choose one of the cards you are looking at.
not-exposed = Choose a face-up card. { $card } does not lie there.
would-do-nothing = It would do nothing now.
needs-both-hands = You need both hands for { $card }, and you hold { $held }.
square-taken = { $held } is in the way.
needs-a-bow = You need a bow for { $card }.
arrows-held = You hold arrows already.
bow-held = With a bow your other hand can hold only arrows.
both-hands-taken = { $held } takes both hands.
hands-full = Both your hands are full.
two-weapons = You may not hold two weapons.
nothing-bears-it = Your Armament has no card to put { $card } on.
no-square = You cannot put { $card } into the Armament.
card-moved = You have already moved { $card }.
nothing-to-arm = You have no card for the Armament.
nothing-to-drop = You have nothing to drop.
have-no-good = You have no { $good }.
no-hidden-magic = You have no face-down MAGIC card.
never-dropped = You cannot drop { $card }. ABILITIES cards are never dropped.
nothing-to-collect = There is nothing to collect here now.
no-good-here = There is no { $good } to collect here now.
no-hidden-here = There is no face-down card to collect here now.
held-already = You cannot collect { $card }. You already hold that card.
just-dropped = You dropped { $card } in this very action.
not-too-many = You hold too many cards of another kind. { $card } can stay.
lies-face-down = { $card } lies face down. Choose the face-down card instead of its name.
other-category-taken = The thief takes a card of another kind.
other-category-dropped = Choose an Equipment card.
wrong-distance = It lands exactly { $spaces } spaces away.

## Why not: Encounters

no-encounters = There are no Encounters in this match.
no-encounters-in-coop = There are no Encounters in Co-op.
not-a-mate = There are no Encounters between teammates.
robbed-already = You have already had an Encounter with that opponent this turn.
dead-victim = That hero is dead.
no-opponent = An Encounter needs an opponent. You cannot choose yourself or a teammate.
opponent-too-far = That opponent is too far away.
safe-from-encounters = That hero is on a Safe space.
not-on-the-road = That works only on a Road space.
encounter-beside-enemy = No Encounter beside an enemy.
encounter-beside-dragon = No Encounter beside the Dragon.
is-captive = That hero is a captive and has not woken yet.
encounter-without-stop = In Real Time you need a STOP-HERO or STOP-PASSIVE for an Encounter.
in-prison = That hero is in the Goblin Prison already.
is-immune = A card protects that hero.
nothing-to-steal = That hero has no Equipment and no MAGIC card.
nothing-to-snatch = That hero has no GOLD and no FOOD.
none-of-category = That hero has no { $category } card.
victim-lacks-goods = That hero does not have that much.
one-item = You can snatch only one item.

## Why not: enemies, Place-Sites, the Dragon

not-beside = Push the enemy to an adjacent space.
no-enemy-for-it = There is no enemy to choose there.
move-one-at-least = Move at least one enemy.
enemy-moved-already = You have moved that enemy already.
enemy-out-of-reach = That is too far for the enemy.
none-hidden-there = There is no hidden enemy there.
one-link-only = It moves by one space only.
only-the-dragon = Only the Dragon can stand on a Dragon Rock.
no-room-for-enemy = { $space } has no room for another enemy.
too-near-for-enemy = { $space } is too near: only { $far ->
    [one] 1 space
   *[other] { $far } spaces
} away.
no-settlement = { $space } is not a Settlement space.
site-there = The { $site } is at { $space } already.
site-too-near = { $space } is too near.
not-the-nearest = The enemy goes to the nearest Place-Site with room.
dragon-sits-there = The Dragon is there already. Let it stay.
three-stand-there = Three other heroes are there already.
no-flare-space = Stand on a flare space of the Dragon's rock.
hero-taken = { DOES($seat, "play", "plays") } the { $hero }.
hero-in-expansion = The { $hero } needs an expansion, for more than 4 players.

## Why not: order and STOP calls

nobody-else-acts = Nobody else has an action left this round.
somebody-must-act = All others have passed their actions on. Somebody must act.
twice-already = You are taking another action already.
last-action = This is your last action in this round.
stop-in-real-time = STOP is only for Real Time.
stop-opponents-only = You can stop only an opponent.
no-stop-in-stop = There is a STOP already.
stopped-often = You have used all your STOP-HERO calls.
stop-needs-actions = Both of you need actions left.
far-from-the-dragon = You must be within { $near } spaces of a space from which you can fight the Dragon.
no-wait-in-stop = You cannot wait during a STOP.
nobody-to-wait-for = Nobody else has actions left.
waits-already = You are waiting already.
not-the-manager = Only the first player calls STOP-PASSIVE.
others-go-on = All others with actions left must be waiting.

## Previews

sum-battle = you { $ours } + 2 dice against { $power }{ $evil ->
    [0] { "" }
   *[other] { " " }+ { $evil } Evil
} + { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
sum-dice = you { $ours }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
} against { $theirs }
sum-ritual = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} against { $times } times { $power } + { $dice } dice
missing = { $n } missing
verdict-won = You win.
verdict-tied = A tie: you win.
verdict-lost = You lose.
odds-as-you-stand = chance to win
odds-together = chance to win together
odds-with-card = with { $card }
odds-now = chance to win
odds-with-it = with this card
odds-it-turns = chance to win
odds-still-win = chance to win anyway
ritual = The Gathering Ritual
wins-match = the match, even in a tie
risks-battle = { $lost }{ $how ->
    [both] , even in a tie
    [tie] { " " }in a tie
   *[battle] { "" }
}{ dying }
risks-dragon = { $lost }{ $burns ->
    [all] { " " }in the flare
    [one] , one of them in the flare
   *[none] { "" }
}{ dying }
risks-ritual = { $differ ->
    [0] { $n } VITALITY for every hero
   *[1] up to { $n } VITALITY for every hero
}
ritual-kills = A hero dies whose VITALITY and FAITH together are no more than that.
victory-gathers = A victory starts the Gathering.
victory-raises-evil = A victory raises Evil to { $level }{ $dragon ->
    [0] { "" }
   *[1] { " " }and brings the Dragon
}.
second-loss = A second loss in a row { $brings ->
    [both] gives you 1 EXPERIENCE and drives the enemy off
    [experience] gives you 1 EXPERIENCE
   *[moves] drives the enemy off
}.
flare-at-end = The flare burns you after this action{ $deadly ->
    [0] { "" }
   *[1] { " " }and may kill you
}.
meets-new-site = Stop there to draw a Place-Site.
meets-hidden-enemy = If you stop, a hidden enemy is turned up.
meets-enemy = { $foe }, power { $power } + { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $secret ->
    [0] { "" }
   *[1] { " " }(hidden, but you know it)
}.
costs-pace = { $costs }{ dying }
cost-evasions = { $lost } for { $n ->
    [one] 1 Evasion
   *[other] { $n } Evasions
}
cost-flare = { $lost } in the flare
paces-left = { $n ->
    [0] No paces
    [one] 1 pace
   *[other] { $n } paces
} left after that.
victim-loses = { DOES($victim, "lose", "loses") } { $lost }{ $deadly ->
    [0] { "" }
   *[1] { " " }and may die
}.
victim-unhurt = { DOES($victim, "are", "is") } not hurt.
victim-in-prison = { DOES($victim, "are", "is") } dragged off to the Goblin Prison.
you-choose-card = You choose the card.
victim-chooses-card = { DOES($victim, "choose", "chooses") } the card.

## The table

phase-setup = Choosing heroes
phase-draft = The draft
phase-arming = The first Armament
phase-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }of { $limit }
}
place-in-flare = Active Flare: you burn if you act here
site-in-flare = { $site }, in an Active Flare: you burn if you act here
figure-enemy = a { $foe }
figure-known-enemy = a hidden { $foe }
figure-dragon = the { $foe }
figure-ferry = the ferry
figure-site = the { $site }
dropped-cards = { $n ->
    [one] 1 dropped card
   *[other] { $n } dropped cards
}
hero-note = { $hero }{ $health ->
    [dead] , dead
    [wounded] , wounded
   *[well] { "" }
}{ $captive ->
    [0] { "" }
   *[1] , in the Goblin Prison
}{ $actions ->
    [0] { "" }
    [one] , 1 action left
   *[other] , { $actions } actions left
}
fact-round = round
fact-evil = Evil
fact-slain = enemies slain
fact-gold = GOLD in the stockpile
fact-food = FOOD in the stockpile
fact-sites = Place-Sites in the pouch
scale-of-evil = Scale of Evil
evil = Evil
gathering = Gathering
mark-dragon-comes = the Dragon comes
moment-title-battle = { DOES($seat, "are", "is") } about to fight.
moment-title-cast = { DOES($seat, "play", "plays") } a MAGIC card.
moment-title-targeted = { DOES($seat, "are", "is") } the target.
moment-title-after-encounter = The Encounter with { WHO($seat) } is over.
moment-title-flare = A flare is about to burn.
moment-title-loss = { DOES($seat, "are", "is") } about to be hurt.
moment-title-death = { DOES($seat, "are", "is") } about to die.
moment-text-battle = Against the { $foe }, at Evil { $evil }.
moment-text-loss = { $lost } { because }.
moment-text-ambush = Ambush: the victim goes to the Goblin Prison.
moment-text-thievery = Thievery: the victim gives up a card.
moment-text-snatching = Snatching: the victim gives up GOLD or FOOD.
moment-text-card = { $card }: { FORM($card, "text") }
aside-battle = Your gems: { $gems }. The { $foe }: { $power }, plus Evil { $evil }.

## What it is about

aim-first = Be the first to beat the Dragon in battle. A tie wins, too.
aim-team = The first team with a hero who beats the Dragon wins. A tie wins, too.
aim-together = Slay the Dragon together{ $limit ->
    [0] { "" }
   *[other] { " " }within { $limit } rounds, or all of you lose
}. Its power counts once for each of you.
aim-alone = Slay the Dragon before Evil reaches level { $level }.
aim-power = Your power is your gems, your cards and two dice. The Dragon has { $dragon }, two strong dice and Evil.
aim-means = Rest for GOLD and FOOD, visit Place-Sites for gems and cards, fight enemies for EXPERIENCE and FORTUNE cards.
aim-evil-kills = Every enemy you slay feeds Evil, and Evil makes all others and the Dragon stronger. Flares burn heroes near the Dragon.
aim-evil-sites = Every second Place-Site that is found feeds Evil, and Evil makes all enemies and the Dragon stronger. Flares burn heroes near the Dragon.
aim-evil-turns = Evil grows every turn and makes all enemies and the Dragon stronger. Flares burn heroes near the Dragon.

## What came up, and what points are made of

chance-dice = dice
chance-site = a Place-Site
chance-enemy = an enemy
chance-scale = an enemy of the Scale
chance-fortune = a FORTUNE card
chance-magic = a MAGIC card
chance-arms = an ARMS card
chance-market = a MARKET card
chance-abilities = an ABILITIES card
points-power = Gems
points-dice-and-cards = Dice and cards
points-gold = GOLD
points-food = FOOD
points-level = Level of Evil

## A new table

choice-players = Players
    .help = How many play: 1 plays Solo, 5 and 6 use both expansions.
choice-attributes = Attributes
    .help = How heroes begin.
    .value-character = By hero
    .value-equivalent = All alike
    .value-balanced = Balanced
    .tells-character = Every hero begins with their own gems.
    .tells-equivalent = Every hero begins with the same gems and adds two more.
    .tells-balanced = As by hero, with more FAITH for weak heroes and less for strong ones.
choice-moral = Moral
    .help = The harm that heroes may do to each other.
    .value-bronze = Bronze Heart
    .value-silver = Silver Heart
    .value-golden = Golden Heart
    .tells-bronze = Heroes may ambush, rob and hurt each other.
    .tells-silver = Heroes may rob each other, but nobody is hurt by it.
    .tells-golden = Heroes leave each other alone.
choice-competition = Rivals, teams or one side
    .help = Each for themselves, in teams, together or alone.
    .value-competitive = Competitive
    .value-team = Team
    .value-co-op = Co-op
    .value-solo = Solo
    .tells-competitive = The first hero to beat the Dragon wins.
    .tells-team = Two or three teams race for the Dragon.
    .tells-co-op = All heroes against the Dragon, within a number of rounds.
    .tells-solo = One hero against the Dragon, while Evil grows every turn.
choice-teams = Teams
    .help = How many teams play.
choice-style = Land
    .help = How the land is laid out.
    .value-conservative = Conservative
    .value-logical = Logical
    .value-mist = Mist
    .value-adventurous = Adventurous
    .tells-conservative = Some Place-Sites and enemies are there from the start.
    .tells-logical = All Place-Sites are there from the start.
    .tells-mist = You find every Place-Site yourself, and finding them feeds Evil.
    .tells-adventurous = Hidden enemies lie everywhere.
choice-turns = Turns
    .help = One after the other, or all at once.
    .value-by-turn = By turn
    .value-real-time = Real Time
    .tells-by-turn = One hero takes a whole turn, then the next.
    .tells-real-time = All heroes act at once, and STOP calls settle who comes first.
choice-stop_hero = STOP-HERO
    .help = How often each player may call it in a match.
choice-difficulty = Difficulty
    .help = How strong the Dragon is.
    .value-normal = Normal
    .value-expert = Expert
    .value-inferno = Inferno
    .tells-normal = The Dragon has 15 power.
    .tells-expert = The Dragon has 17 power.
    .tells-inferno = The Dragon has 19 power.
choice-first_player = First player
    .help = The player who begins.
    .value-weakest = Weakest hero
    .value-random = At random
choice-hero_choice = Heroes
    .help = How players get their heroes.
    .value-pick = Pick
    .value-random = At random
choice-round_limit = Last round
    .help = The match ends after this round even if the Dragon still lives.
    .value-usual = As usual
    .value-30 = 30
    .value-40 = 40
    .value-50 = 50
    .value-60 = 60
choice-first_game = First match
    .help = Nobody robs anybody, and hints on the screen teach you the game.
    .value-on = Yes
    .value-off = No

## The lesson

lesson-yours = These are your gems. Their sum is your Basic Power: { $power } now, and it counts in every battle.
    .title = Your hero
lesson-goal = The first hero to beat the Dragon in battle wins. It has power { $dragon } and stronger dice than yours, so grow first.
    .title = How you win
lesson-rest = In your turn you take { $actions } actions. Your purse is empty: begin with a Rest.
    .title = Rest
lesson-search = Your first Rest in a turn brings VITALITY. Now roll the Search die: it finds GOLD, FOOD or a card.
    .title = The Search die
lesson-arm = You found { $gold } GOLD. In a Rest you may also arm yourself: the Short Sword helps only while you wear it.
    .title = Your Armament
lesson-travel = The Training Yard sells gems. Press it to see the way, and press it again to go.
    .title = Travel
lesson-visit = A Travel takes you up to { $paces } paces. You have arrived: press the Training Yard to visit it.
    .title = Visit
lesson-train = Pay { $price } GOLD for a gem of SKILLS. It makes you stronger in every battle.
    .title = Buy a gem
    .wrong-activity = That would cost EXPERIENCE, which is a gem, too. Pay with GOLD.
lesson-scout = A hidden enemy lies at Drover's Rise. It is turned up when you stop there: go.
    .title = A hidden enemy
lesson-fight = A Troll! Your actions were used up and Bram took his turn, but now you can fight it.
    .title = Fight
lesson-roll = You count { $mine }, the Troll { $theirs }. Now both of you roll, and the higher total wins.
    .title = Battle
lesson-card = { $theirs } to { $mine }: the Troll would win. Play your Magic Dart, which still helps after the dice.
    .title = A card for the battle
lesson-rock = You won, but the dead feed Evil: it reaches level { $level }, and the Dragon wakes. Send it to Dragon Rock III, nearer to Bram.
    .title = The Dragon wakes
lesson-fire = The Dragon breathed fire along the river, and Bram lost VITALITY. Each of you put a hidden enemy in the other's way.
    .title = Fire
lesson-win = The Troll brought you EXPERIENCE and a FORTUNE card, which gave SKILLS: you have { $power }, the Dragon { $dragon }. Grow, then fight it from a burning space beside its rock.
    .title = The whole game
lesson-tag-you = you
lesson-tag-enemy = hidden enemy

# ---- why a bot answers as it does

why-seeks-dragon = The chance to beat the Dragon is about { $chance } %, and this way leads to it.
why-seeks-fight = The { $foe } waits in { $space }: the chance to win or tie is { $chance } %.
why-seeks-hidden = A hidden enemy waits in { $space }: a victory brings EXPERIENCE and a card.
why-seeks-things = Things to collect lie in { $space }.
why-seeks-unknown = A Visit to { $space } turns up a new Place-Site.
why-seeks-visit = The { $site } in { $space } is worth a Visit: { $deed }
why-seeks-rest = Nothing in reach pays more than a Rest in { $space }.
why-ride = The ride leads to a better place than walking does.
why-fights = The chance to win or tie is { $chance } %, and a victory brings EXPERIENCE and a card.
why-fights-weak = The chance to win or tie is only { $chance } %, but everything else costs more.
why-fights-dragon = The chance in this Fight is { $chance } %, and a victory wins the match.
why-passes = No card is worth its use here.
why-rests = VITALITY is at { $has } of { $most }, and this gives some back.
why-searches = Nothing else in reach pays more than the Search die.
why-visits = It helps most now: { $deed }
why-trains = { $good } counts for the whole match.
why-wants-card = A card helps against the Dragon.
why-robs = That weakens { WHO($victim) }, and the loot helps.
why-robs-leader = Nobody is nearer to beating the Dragon than { WHO($victim) }.
why-keeps = { $n ->
    [1] Keep { $cards }, the most useful card here.
   *[other] Keep { $cards }: they help most together.
}
card-once = { $card } (needs { $needs })
why-ends = Nothing else is worth an action now.
why-leaves = Nothing else here is worth its price.

# ---- why an answer to a puzzle is the best one

gain-chance-against-the-dragon = Your chance against the Dragon is better.
gain-margin-over-the-dragon = You are stronger against the Dragon.
gain-less-dead = You stay alive.
gain-growth = You have more gems and better cards.
gain-vitality-and-faith = You have more VITALITY and FAITH.
gain-on-turn = You keep the turn.

## the cover, as the hall shows it

cover = An evening of travel and risk: grow strong before the Dragon’s Evil does.
    .kind = race to the Dragon
    .shows = Engraving: a red dragon breathes fire over a snowy peak. A hero with drawn sword waits where the path begins.
