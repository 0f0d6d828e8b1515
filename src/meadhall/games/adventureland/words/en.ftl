# Adventure Land in English. Names of creatures, tiles, terrains and regions stand in content/adventureland.toml.

# ---- Places

field = { $name }
    .at = on { $name }
    .ground = { $name } ({ $terrain })
    .where = { $where }
start-row = the start of row { $name }
    .at = at the start of row { $name }
    .brief = row { $name }
    .title = Start of row { $name }
start-column = the start of column { $name }
    .at = at the start of column { $name }
    .brief = column { $name }
    .title = Start of column { $name }
where-greeneave = in { region-greeneave }
where-hollin-copse = in { region-hollin-copse }
where-midwood = in { region-midwood }
where-sunrise-grove = in { region-sunrise-grove }
where-reedholt = in { region-reedholt }
where-western-range = in the { region-western-range }
where-northern-range = in the { region-northern-range }
where-eastwatch = on { region-eastwatch }
where-ford-hill = on { region-ford-hill }
where-southern-crags = in the { region-southern-crags }
where-great-river = on the Great River
where-north-bank = in the { region-north-bank }
where-misty-bend = at { region-misty-bend }
where-mouth-fen = in the { region-mouth-fen }
where-gate-mists = in the { region-gate-mists }
where-grey-meadow = on { region-grey-meadow }
where-midmarket = in { region-midmarket }
where-alderwick = in { region-alderwick }
where-southhaven = in { region-southhaven }
where-highspire = in { region-highspire }
where-kingsreach = in { region-kingsreach }

# ---- Creatures, tiles, parties

foe = { $name }
    .strong = { $name } of strength { $strength }
    .full = { $name }, strength { $strength }
    .brief = { $name } { $strength }
giant = giant
tile = { $name } (+{ $value })
    .a = a { $name } (+{ $value })
    .brief = { $name } +{ $value }
    .bonus = +{ $value }
adventurers = { $adventurers ->
    [one] 1 adventurer
   *[other] { $adventurers } adventurers
}
companions = { $companions ->
    [one] 1 companion
   *[other] { $companions } companions
}
figures = { $companions ->
    [0] { adventurers }
   *[other] { adventurers } and { companions }
}
party = { figures }{ luggage }
luggage = { $supers ->
    [0] {""}
    [one] , 1 super companion among them
   *[other] , { $supers } super companions among them
}{ $gold ->
    [0] {""}
   *[other] , carrying { $gold } gold
}{ $king ->
    [0] {""}
   *[other] , with the king
}
herbs = { $herbs ->
    [one] 1 herb
   *[other] { $herbs } herbs
}
gold = { $gold } gold
swords = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}
colour = { $colour }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
listing = { $parts }

# ---- What happens: rounds and cards

first-player-drawn = { DOES($seat, "begin", "begins") }.
turn-began = Round { $round }: { WHOSE($seat) } turn.
turn-skipped = { DOES($seat, "have", "has") } no legal move: this turn is skipped.
card-turned = { DOES($seat, "turn", "turns") } up { FORM($field, "ground") }: { $item ->
    [herb] a herb lies face down { FORM($field, "where") }.
    [sword] a sword lies face down { FORM($field, "where") }.
    [companion] a companion waits { FORM($field, "where") }.
    [gold] a gold piece lies { FORM($field, "where") }.
   *[fog-creature] a { FORM($creature, "strong") } rises { FORM($field, "where") }. One more card is turned up.
}
    .brief = { $field }: { $item ->
    [herb] herb
    [sword] sword
    [companion] companion
    [gold] gold
   *[fog-creature] { FORM($creature, "brief") }
}
creature-laid = A { FORM($creature, "strong") } rises on { $field }, { FORM($field, "where") }.{ $king ->
    [0] {""}
   *[1] {" "}It holds the king.
}
stack-ran-out = No terrain cards are left.
box-opened = { $item ->
    [sword] The sword pile is empty: the next sword is drawn from the box, unseen.
   *[companion] The companion pile is empty: the next companion comes from the box.
}

# ---- What happens: the water sprite

sprite-ran = { $start ->
    [nowhere] The water sprite appears on { $end }.
    [west-mouth] The water sprite runs from the west mouth of the river to { $end }.
   *[other] The water sprite runs from { $start } to { $end }.
}
    .brief = The sprite runs to { $end }
party-swept-off = The sprite sweeps { WHOSE($owner) } party off { $field }: { figures } lost.
    .brief = { WHOSE($owner) } party on { $field } is swept off

# ---- What happens: moves

party-moved = { DOES($owner, "move", "moves") } from { $start }{ $leaps ->
    [0] {""}
   *[other] {" "}over { $leapt }
} to { $end }, { FORM($end, "where") }.
    .brief = { WHO($owner) }: { FORM($start, "brief") } to { $end }
parties-grouped = Two parties become one of { $size } figures.
party-sent-back = { WHOSE($owner) } party on { $field } returns to { $area }.
item-taken = { DOES($owner, "take", "takes") } the { $item ->
    [herb] herb
    [sword] sword
   *[gold] gold
}.
tile-seen = It is { FORM($tile, "a") }. Only you know.
    .brief = { FORM($tile, "brief") }
tile-shown = { DOES($owner, "show", "shows") } { FORM($tile, "a") }.
companion-joined = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] { $nth }th
} companion in { WHOSE($owner) } party.
    .brief = { WHO($owner) }: companion { $nth }
points-scored = { DOES($seat, "score", "scores") } { points } (total { $total }).
    .brief = { WHO($seat) }: +{ $points } (total { $total })

# ---- What happens: fights

fight-began = { DOES($owner, "fight", "fights") } the { $creature }: { $base } against { $strength }.
    .brief = Fight: { $creature }, { $base } against { $strength }
fight-hopeless = { DOES($owner, "reach", "reaches") } { $best } at best: too little against { $strength }.
swords-committed = { DOES($owner, "commit", "commits") } { FORM($extras, "a") }.
    .brief = Swords { FORM($extras, "bonus") }
dice-rolled = { DOES($owner, "roll", "rolls") } { $dice }: { $reached } against { $strength }.
    .brief = Dice { $dice }: { $reached } against { $strength }
herb-used = { DOES($owner, "use", "uses") } { FORM($value, "a") }: { $reached } against { $strength }.
gold-added = { DOES($owner, "add", "adds") } a gold piece (+1): { $reached } against { $strength }.
die-rerolled = { DOES($owner, "pay", "pays") } 1 gold and { YOU($owner) ->
    [yes] re-roll
   *[no] re-rolls
} the { $before }: a { $after }, so { $reached } against { $strength }.
fight-given-up = { DOES($owner, "give", "gives") } up.
fight-won = { DOES($owner, "beat", "beats") } the { $creature }.
fight-lost = { DOES($owner, "lose", "loses") } the fight, and { figures } with it. The { $creature } stays on { $field }.
    .brief = { DOES($owner, "lose", "loses") } to the { $creature }

# ---- What happens: the two expansion adventures

key-taken = { DOES($seat, "take", "takes") } the { colour } key.
all-keys-held = { $players ->
    [one] { DOES($seats, "hold", "holds") } keys of all five colours.
   *[other] { WHO($seats) } hold keys of all five colours.
}
giant-appeared = The prison is on { $field }, { FORM($field, "where") }: a giant of strength { $strength } guards the princess.
princess-rescued = { DOES($seat, "free", "frees") } the princess!
king-joined = The king joins { WHOSE($owner) } party.
king-left = The king stays behind on { $field }.
king-rescued = { DOES($seat, "bring", "brings") } the king home!
super-companion-came = { DOES($owner, "trade", "trades") } five companions for a super companion.
gold-picked-up = { WHOSE($owner) } party picks up the gold and now carries { $carried }.

# ---- What happens: the end

end-called = The sword and companion piles are empty: this is the last round.
nobody-can-move = Nobody can move any more.
game-ended = The match is over.

# ---- Questions

question-first-move = Your first move: which party? { $parties ->
    [one] Only 1 can move.
   *[other] { $parties } can move.
}
question-second-move = Your second move: which party? { $parties ->
    [one] Only 1 can move.
   *[other] { $parties } can move.
}
question-where = Where to from { FORM($place, "brief") }{ $companions ->
    [0] { $adventurers ->
        [one] { luggage }
       *[other] , with { party }
    }
   *[other] , with { party }
}?
question-move-where = Where does the party move?
question-start-area = Which start area does your party return to?
question-swords = Against the { $creature } you need { $missing } more: which swords do you commit (up to { $most })? You have { $reached } of { $strength }: { $made }.
question-reinforce = You need { $missing } more: what do you add? You have { $reached } of { $strength }: { $made }.
strength-from = { $points } from { $what ->
    [dice] dice
    [swords] swords
    [herbs] herbs
   *[gold] gold
}
best-case = With all you have, you can reach { $best }.

# ---- Answers: moves

option-go = Move from { $place } with { party }: { $ends ->
    [one] 1 field
   *[other] { $ends } fields
} in reach.
    .brief = { FORM($place, "brief") }{ $waiting ->
    [0] {""}
   *[other] , { $waiting } figures
}{ $waiting ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
}
option-to = Move to { $field }.
    .brief = { $field }
option-move = Move { $far } { $way } to { FORM($field, "ground") }{ $leaps ->
    [0] {""}
   *[other] , over { $over }
}. { $found }
    .brief = { $field }{ FORM($found, "brief") }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}
leapt = { YOU($owner) ->
    [yes] your own party
   *[no] { WHO($owner) }
} on { $field }
option-stay = Stay and end your turn.
    .brief = End turn
option-swap = Trade five companions { FORM($place, "at") } for a super companion.
    .brief = Super companion { FORM($place, "brief") }
option-area = Return to { $area }.
    .brief = { FORM($area, "brief") }

# ---- What lies on a field: after a move, and in its preview

found-nothing = Nothing lies there.
    .brief = {""}
found-herb = Take a face-down herb.{ joining-king }
    .brief = {" "}herb
found-sword = Take a face-down sword.{ joining-king }
    .brief = {" "}sword
found-gold = Take the gold{ promise }.{ joining-king }
    .brief = {" "}gold
found-companion = A companion joins{ promise }.{ joining-king }
    .brief = {" "}companion
found-king = The king joins.
    .brief = {" "}king
found-fight = Fight the { $creature }{ promise }: { $size } against { $strength }.{ joining-king }
    .brief = {" "}{ $creature } { $strength }
found-group = Join your party of { $other }: { $size } figures together.
    .brief = {" "}party of { $other }
found-rival = Drive out { WHOSE($owner) } party of { $other }.
    .brief = {" "}party of { $other }
promise = { $points ->
    [0] {""}
   *[other] {" "}for { points }
}
joining-king = { $king ->
    [0] {""}
   *[1] {" "}The king waits there.
}

# ---- Answers: fights

option-commit = { $swords ->
    [0] Commit no sword.
   *[other] Commit { FORM($extras, "a") }.
}
    .brief = { $swords ->
    [0] No sword
   *[other] { $plus }
}
option-use-herb = Use { FORM($value, "a") }. { makes }
    .brief = { FORM($value, "brief") }
option-add-gold = { $gold ->
    [one] Add your last gold piece (+1).
   *[other] Add 1 of your { $gold } gold (+1).
} { makes }
    .brief = Gold +1
makes = { $missing ->
    [0] That makes { $total }: you win.
   *[other] That makes { $total }, { $missing } short.
}
option-reroll = Pay 1 gold to re-roll the { $die }. { $chance ->
    [0] The new die alone cannot win.
   *[other] { $needed ->
        [6] Only a 6 wins
       *[other] A { $needed } or more wins
    } ({ $chance }%).
}
    .brief = Re-roll { $die }
option-give-up = Give up and lose your party. { keeps }
    .brief = Give up
keeps = { $king ->
    [0] You keep your herbs and gold.
   *[1] You keep your herbs.
}

# ---- Before a fight

warning-hopeless = A fight cannot be declined, and you reach { $best } at best: too little against { $strength }.
warning-fight = A fight cannot be declined. { $chance ->
    [100] With { $means } you cannot lose.
   *[other] Your best chance to win is { $chance }%, with { $means }.
}
your-swords = { $n ->
    [one] your sword ({ $plus })
   *[other] your swords ({ $plus })
}
your-herbs = your herbs
your-gold = your gold

# ---- Previews

title-stay = Stay
turn-ends = Your turn ends.
swaps = Five companions become one super companion, which still counts as five.
title-place = { FORM($place, "title") }
title-party = { FORM($place, "title") }: { party }
title-field = { FORM($field, "ground") }
title-foe = { $creature } { $strength }
title-herb = { FORM($herb, "brief") }
title-gold = Gold +1
title-reroll = Re-roll the { $die }
title-give-up = Give up
no-sword = No sword
brings = { $companions ->
    [0] You bring { $size }
   *[other] You bring { $adventurers } + { $companions } = { $size }
}
missing = { $missing } short
sure-to-win = That is enough: you win.
sure-to-lose = You have nothing to add: you lose.
no-way-back = A fight cannot be declined or undone.
sprite-sweeps = On the river the water sprite may sweep the party off: { $n } of the { $of } gold pieces still to come would bring it past here.
odds-swords = { swords } ({ $plus })
odds-also = Plus { $means }
odds-alone = Swords and dice alone
odds-with = With { $means }
odds-faces = { $n ->
    [one] { $faces } wins
   *[other] { $faces } win
}
odds-rest = With everything else you have
gain-now = { points }
gain-later = { points } at the end
gain-lead = { points }, and you { $standing ->
    [ahead] lead { $mine } to { $others }
    [level] draw level at { $mine }
   *[behind] have { $mine }, the leader { $others }
}
swords-spent = Committed swords are spent, win or lose.
swords-kept = Committed swords come back only if you win.
you-win = You win
wasted = { $wasted ->
    [0] Exactly enough
   *[other] { $wasted } more than you need
}
reroll-cannot-win = The new die alone cannot win.
lose-fight = You lose the fight.

# ---- Refusals: moves

not-your-party = The party on { $field } belongs to { WHO($seat) }.
no-party-here = You have no party { FORM($place, "at") }.
last-field = K10 is the last field: no party can move on from there.
sprite-there = The water sprite stands on { $field }: no move can end there.
giant-there = The giant stands on { $field }: to face him you need keys of all five colours.
too-far = { $field } is out of reach. { open-way }
past-sprite = You cannot leap over the water sprite on { $stop }. { open-way }
past-creature = You cannot leap over the fog creature on { $stop }. { open-way }
past-giant = You cannot leap over the giant on { $stop }. { open-way }
open-way = From { $here } you { $open ->
    [0] cannot move
    [one] can move only 1 field
   *[other] can move only { $open } fields
} { $way ->
    [east] east
   *[south] south
}, but { $field } is { $far ->
    [one] 1 field
   *[other] { $far } fields
} away.
off-line = From { $here } a party moves straight { $way ->
    [east] east
   *[south] south
}, beginning on { $first }: { $field } is not on that line.
must-leave = The party already stands on { $field }: a move must end on another field.
backward = Parties move east or south only: { $field } lies north or west of { $here }.
not-straight = Parties move in a straight line: { $field } is not straight east or south of { $here }.
not-back = No move leads back to { $area }.
own-party-there = Your own party stands on { $field }: you may leap over it, but not stop there.
other-party-there = { WHOSE($seat) } party stands on { $field }: you may leap over it, but not stop there.
too-strong = { WHOSE($seat) } party on { $field } has strength { $need }: to drive it out, you need more than your { $have }.
no-super-companion = A super companion costs { $cost } simple companions of one party. This party has { $has ->
    [0] none
   *[other] { $has }
}, and { $left ->
    [0] no super companion is
    [one] 1 super companion is
   *[other] { $left } super companions are
} left.
start-for-two = { $area } is for games of two players only.

# ---- Refusals: fights

too-many-swords = You can commit { $most } swords at most.
after-the-dice = Herbs and gold come after the dice, if your strength falls short.
must-fight = You cannot decline a fight.
too-few-swords = You have { $have ->
    [0] no sword
    [one] only 1 sword
   *[other] only { $have } swords
} with +{ $extra }.
no-such-herb = You have no { $herb }.
no-gold = You have no gold for this fight.
no-gold-to-reroll = A re-roll costs 1 gold, and you have none for this fight.
no-such-die = You rolled { $dice ->
    [one] only 1 die
   *[other] only { $dice } dice
}: there is no die { $die }.
no-dice = You committed no sword, so there is no die to re-roll.
before-the-dice = Swords come before the dice: you can add none now.

# ---- The table

title = Adventure Land, { $adventure }
phase = { $round ->
    [0] Set-up
   *[other] Round { $round }
}{ $last ->
    [0] {""}
   *[1] {" "}(the last)
}{ $fight ->
    [0] {""}
   *[1] , a fight
}
start-area = start area
water = river field { $number } of { $of }
lying-giant = the giant, strength { $strength }, with the princess
lying-creature = a { FORM($creature, "full") }{ $king ->
    [0] {""}
   *[1] , with the king
}
lying-tile = { FORM($tile, "a") }
lying-herb = a herb, face down
lying-sword = a sword, face down
lying-companion = a companion
lying-gold = a gold piece
party-of = party of { party }
water-sprite = the water sprite
king = the king
princess = the princess
key = the { colour } key
on-board = { $parties ->
    [one] 1 party
   *[other] { $parties } parties
} on the board
waiting = { $waiting } waiting
card-sword = swords
card-herb = herbs
card-gold = gold
card-beaten = creatures
card-key = keys
fact-swords = swords
fact-companions = companions
fact-cards = cards
fact-super-companions = super companions
fact-creatures-on-board = creatures on the board
fact-creatures-to-come = creatures to come

# ---- Points

points-fog-creatures = fog creatures
points-companions-and-gold = companions and gold
points-The-Magnificent = largest party
points-gold = gold
points-herbs = herbs
points-swords = swords
points-most-fog-creatures = most fog creatures
points-most-gold = most gold
points-Midmarket = { region-midmarket }
points-Alderwick = { region-alderwick }
points-Southhaven = { region-southhaven }
points-Highspire = { region-highspire }
points-Kingsreach = { region-kingsreach }
points-outside-the-cities = outside the cities
points-keys = keys
points-first-with-all-keys = first with all keys
points-the-princess = the princess
points-on-the-way = along the way
points-adventurers-in-the-capital = adventurers in the capital
points-companions-in-the-capital = companions in the capital
points-gold-in-the-capital = gold in the capital

# ---- What the game is about

aim-1 = Score the most points: { $gold } for a gold, { $least } to { $best } for a beaten creature, 1 or more for a companion.
aim-1-more = A party's first companion brings 1 point, its second 2, its third 3, and so on.
aim-2 = Score the most points at the end: { $gold } for each gold, creatures' strength, tiles' numbers.
aim-2-more = Each figure in your largest party brings { $figure } points, and your parties may join.
aim-3 = Score the most points: gold { $gold }, creatures' wreaths. The top 3 in gold or creatures get { $most }.
aim-3-more = Cities pay those with most figures. Each figure outside costs 1 point per creature left.
aim-4 = Score the most points: { $princess } for the princess, { $key } a key, { $gold } a gold, creatures' wreaths.
aim-4-more = Enough figures in a city win its key. With all five you may fight for the princess.
aim-5 = Together, beat { $left ->
    [0] every creature
   *[other] all but { $left } creatures
} and bring the king to the capital. Then the most points win.
aim-5-more = Creatures bring their wreaths, the king { $king }. The top 3 in creatures or in the capital get { $most }.
aim-end = When the sword and companion piles are empty, it is the last round.
aim-end-princess = When the princess is freed or the terrain cards run out, that round is the last.
aim-end-king = When you succeed or the terrain cards run out, that round is the last.
aim-moves = Your adventurers move east or south only, and take what lies where they stop.
aim-fights = A party that stops at a fog creature must fight it, with swords, dice, herbs and gold.

# ---- Drawn in the terminal, where cells are few

drawn-heading = { $adventure } · round { $round } · { $cards } cards left
drawn-parties = { $out } of { $all } out
drawn-your-turn = your turn
drawn-your-fight = your fight
drawn-others-choose = choosing
drawn-leads = in the lead
drawn-wins = winner
drawn-yours = Only you see these
drawn-cards = { $cards } cards, { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
} on the board
drawn-end-cards = Ends with the cards, or before
drawn-end-stocks = Ends when † and ♙ are at 0
drawn-last-round = The last round
drawn-place = { FORM($field, "ground") }, { FORM($field, "where") }
drawn-at-stake = At stake
drawn-win = If you win: { $won }
drawn-lose = If you lose: { $lost } lost{ $gold ->
    [0] {""}
   *[other] , and { $gold } gold
}{ $king ->
    [0] {""}
   *[1] ; the king stays here
}
drawn-spent = Either way: { $spent } spent
drawn-need = { $creature }: you have { $reached } of { $strength }
drawn-commit = Commit up to three swords, each with a die
drawn-reinforce = Add, re-roll or give up
drawn-columns = Alone   All
drawn-chances = Chance to win: alone, or with all your herbs and gold
drawn-dice = A sword rolls a die and adds its number: +0 is the die alone

# ---- A new table

choice-adventure = Adventure
    .help = Sets what scores and how the game ends.
    .value-1 = { adventure-1 }
    .value-2 = { adventure-2 }
    .value-3 = { adventure-3 }
    .value-4 = { adventure-4 }
    .value-5 = { adventure-5 }
    .tells-1 = Best for beginners. Points count at once: for gold, beaten creatures and companions. The larger a party, the more its next companion brings.
    .tells-2 = Points count at the end: for gold, creatures, the tiles you still hold, and 3 for each figure in your largest party. Your parties may join.
    .tells-3 = Bring your figures into the cities before the game ends. Cities pay the players with the most figures. Figures left outside cost points for every creature still on the board.
    .tells-4 = Enough figures in a city win its key. With all five keys you may fight the giant for the princess. Uses King & Princess.
    .tells-5 = All of you against the fog: beat its creatures and bring the king home, or everybody loses. Hard, for experienced players. Uses King & Princess.
choice-players = Players
    .help = How many play.
choice-start_player = First player
    .help = Which player begins.
    .value-random = at random
    .value-seat1 = seat 1
    .value-seat2 = seat 2
    .value-seat3 = seat 3
    .value-seat4 = seat 4
choice-swords_after_win = Swords after a won fight
    .help = The fate of the swords you committed when you win.
    .value-spent = are spent
    .value-kept = come back
choice-place_ties = Places after a tie
    .help = After a tie for most, is the next player second or third?
    .value-competition = 1, 1, 3
    .value-dense = 1, 1, 2
choice-open_tiles = Open tiles
    .help = Everybody sees what every tile is worth. Good for teaching the game.
choice-expansion = King & Princess
    .help = The expansion, needed for { adventure-4 } and { adventure-5 }.
choice-king_fog_left = Creatures that may be left
    .help = In { adventure-5 }: how many creatures may be left on the board when you win.
    .value-0 = none
    .value-2 = two
    .value-4 = four

# Reasons why nothing can be undone any more.

chance-card = a card
chance-creature = a creature
chance-sword = a sword
chance-herb = a herb

# The lesson.

lesson-yours = These are your parties: one stands on the map, and the others wait at the edges. They go south or east and never back.
    .title = Your parties
lesson-goal = The player with the most points wins. Gold, beaten creatures and companions bring points.
    .title = How you win
lesson-pick = In your turn you make up to two moves. Choose your party on the map.
    .title = Choose a party
    .wrong-go = You may enter from the edge, too. Now choose the party that is lit.
lesson-sword = A party goes straight south or east, as far as you like. Go to the sword: you take what lies where you stop.
    .title = Move
    .wrong-to = You could go there as well. Now go to the sword.
lesson-again = The sword is yours: its number is +1. Your second move may be the same party's: choose it again.
    .title = A second move
lesson-companion = A companion waits in the city. Go there: it joins your party for good, and you score a point.
    .title = A companion
lesson-cards = Before each turn, two cards bring new things. One brought gold to the river: the water sprite ran there and swept away Bram's party.
    .title = Cards and the water sprite
lesson-march = The fog creature has the strength of its red number: 8. You have 2 figures, a sword and a herb. Choose your party.
    .title = A creature
lesson-fight = Go to the creature. A party that stops there must fight.
    .title = Attack
lesson-swords = A sword rolls one die and adds its number. Choose your sword, then roll.
    .title = Swords
lesson-herb = The die was low. Add your herb: its number is enough.
    .title = Herbs
lesson-won = You beat the creature: you have { $points } points now. The sword and the herb are used up, and your party stays.
    .title = Victory
lesson-enter = You have a second move. The parties at the edge enter with it: choose the one above column B.
    .title = Enter the map
    .wrong-go = That party may enter as well. Now choose the one above column B.
lesson-inside = From a column a party enters to the south, from a row to the east. Go to the sword.
    .title = Straight on
    .wrong-to = You could stop there as well. Now go to the sword.
lesson-win = Collect, join, fight, and keep off the river. When the sword and companion piles are empty, it is the last round.
    .title = The whole game
lesson-tag-swept = swept away

# ---- why a bot answers so

why-party = It goes to { FORM($field, "ground") }. { $found }
why-stay = No move is worth more than waiting.

# ---- why an answer to a puzzle is the best one

gain-expected-points = You can expect more points by the end.
gain-expected-points-against-the-turns-left = You can expect more points in the turns that are left.
gain-points = You have more points that nobody can take away.
gain-parties = More of your parties stay on the board.
gain-less-parties = You have fewer parties, but get more for them.
gain-on-turn = You still have a move.

# ---- the cover, as the hall shows it

cover = A good first game: your adventurers travel south and east, and never back.
    .kind = rivals
    .shows = Engraving: a river winds from a castle on its rock down to two wanderers at the wood’s edge.

count-points = { $sign }{ $count } { $count ->
    [1] point
   *[other] points
}
count-figures = { $sign }{ $count } { $count ->
    [1] figure
   *[other] figures
}
