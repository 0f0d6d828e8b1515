# Seven Virtues. Names and texts of cards stand in content/virtues.toml.

# ---- goods and cards

amount = { $res ->
    [artifact] an artifact
   *[other] { $n } { $res }
}
gift-count = { $n } { $virtue }
any-virtue = gifts of your choice
nothing = nothing
requirement = { $quest } ({ $asked })
asked = { $asked }
treasure = { $name } ({ $res ->
    [artifact] an artifact
   *[other] { $n } { $res }
})
resource = { $res }
hero-fallen = { FORM($hero, "fallen") }
better-side = { $elixir }, better side
a-gift = a { $virtue } gift
any-gift = a gift of your choice
pay-with = { $res }
character-text = { $gifts }{ $n ->
    [0] { "" }
   *[other] , income { $income }
}{ $now ->
    [0] { "" }
   *[other] , { $now } might at once
}{ $turn ->
    [0] { "" }
   *[other] , +{ $turn } might each round
}
elixir-text = { $base }; { $better } if you have { $need } { $colour } characters
building-text = { $n ->
    [0] Makes { $better } { building-product } each round if you have { building-colour }.
   *[other] Makes { $n } { building-product } each round, or { $better } if you have { building-colour }.
} { FORM($building, "special") } ({ $man } might to man): { FORM($building, "text") }
building-product = { $res }
building-colour = { $need } { $colour } characters
special = { FORM($building, "special") }: { FORM($building, "text") }
card-text = { FORM($card, "text") }
hero-text = { $fallen ->
    [0] Tap your hero to exchange up to 3 gift cards.
   *[other] { FORM($hero, "ability") }: { FORM($hero, "text") }
} Income: { $income }.
sin-card = { $sin } ({ $one } or { $other })
sin-text = { $one }: { FORM($one, "text") } { $other }: { FORM($other, "text") }
sign = { $virtue } ({ $code })
signs = The virtues are { $virtues }.

# ---- the table

phase-setup = Setting up
phase-draft = Choosing heroes
phase-quests = Quest Phase
phase-regrouping = Regrouping
phase-over = The end
place-quest = quest, row { $row }
prize = prize: { $might } might
place-requirement = requirement
place-treasure = treasure
place-artifact = artifact
place-pool = in the pool
place-character = character, { $fame } fame
place-elixir = elixir, { $gold } gold
place-building = { $kind }, { $gold } gold
place-portal = portal
place-tavern = tavern
place-store = store
place-space = { $board } space
place-closed = closed
place-empty = empty
face-down = face down
left = { $n } left
barred = blocked
portal-note = { $gifts }{ $state ->
    [closed] , closed
    [barred] , blocked
   *[open] { "" }
}
marker = marker
neutral-marker = a neutral marker
track-might = might
enough-might = wins with complete armour
fact-turn = round
fact-lap = lap
fact-armour = pieces of armour (of { $most })
fact-cataclysms = cataclysms (of { $most })
fact-sin-pile = sin discard pile (of { $most })
fact-deck = { $deck } deck
cards-hero = hero
cards-fame = fame
cards-gold = gold
cards-gift = gift cards
cards-character = characters
cards-elixir = elixirs
cards-building = buildings
cards-sin = sin cards
cards-marker = markers
cards-corruption = corruption
cards-artifact = artifacts
cards-unnamed = cards of the Unnamed
the-unnamed = the Unnamed
player-note = { $hero }: { $nth ->
    [0] { "" }
    [1] plays first,
    [2] plays second,
    [3] plays third,
    [4] plays fourth,
    [5] plays fifth,
   *[other] plays last,
} income { $income }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}{ $tapped ->
    [0] { "" }
   *[other] , hero tapped
}{ $corruption ->
    [0] { "" }
   *[other] , { $corruption } corruption
}

# ---- how the match is won

aim-armour = When the armour has all { $pieces } pieces and a hero has { $might } might, the mightiest hero wins.
aim-portals = When the last portal closes, the hero who closed the most portals wins.
aim-cataclysms = If cataclysm { $most } comes, all heroes lose. One comes for every { $sins } discarded sin cards, and with every finished row of quests.
aim-fall = A hero with { $cards } corruption cards falls, and plays against the others.
points-abilities = hero abilities
points-artifacts = artifacts
points-cataclysms = cataclysms
points-demands = demands of the Unnamed
points-sins = sin cards played
points-specials = specials of buildings
points-characters = characters
points-cleansing = cleansing
points-temples = temples
points-majorities = majorities
points-sins-in-hand = sin cards in hand
points-manning = manning buildings
points-portals = portals
points-quests = quests
points-treasures = treasures

# ---- setting a table

choice-players = Heroes
    .help = How many heroes play.
choice-fall = The Fall of a Hero
    .help = Sin corrupts. A hero with seven corruption cards falls and wants the others to fail.
    .value-on = on
    .value-off = off
    .tells-on = Sin corrupts. A hero with seven corruption cards falls and wants the others to fail.
choice-unnamed = The Unnamed plays
    .help = One more player leads the Unnamed against the heroes.
    .value-on = on
    .value-off = off
choice-hero_deal = Heroes are
    .help = How the heroes are given out.
    .value-random = dealt at random
    .value-draft = chosen in turn
choice-relief = Less might to win
    .help = With five or six heroes, 25 might is enough.
    .value-on = on
    .value-off = off

# ---- questions

question-hero = Which hero do you play?
question-go = Take one action, or pass.
warning-building = You are { $short } { $resource ->
    [fame] fame short: you give up a castle.
   *[gold] gold short: you give up an estate.
}
question-after-action = Your action is done. Do you also use an elixir or a building?
question-end-of-phase = The Quest Phase is over. Do you use an elixir or a building before Regrouping?
question-pay = How do you pay?
question-side = Which side of the elixir?
question-take-gift = Which gift do you take from the pool?
question-extra-gift = Which extra gift do you take?
question-take-from = Which of their gifts do you take?
question-give-up-gift = Which gift do you discard?
question-exchange = Which gift do you give?
question-receive = Which gift do you take for it?
question-target = Who is the target?
question-virtue = Which virtue?
question-recruit = Which character do you recruit?
question-buy-elixir = Which elixir do you choose?
question-take-elixir = Which elixir do you take?
question-drop-elixir = Which elixir is discarded?
question-give-up-elixir = Which of your elixirs do you discard?
question-give-up-building = Which building do you discard?
question-own-character = Which of your characters?
question-their-character = Which of their characters?
question-untap = Which character do you turn upright?
question-man-free = Which building do you man?
question-claim-treasure = Which treasure do you take?
question-which-treasure = Which treasure do you take for your marker?
question-drop-treasure = Which treasure is discarded?
question-evict = Which marker leaves its quest?
question-fulfil-free = Which requirement do you fulfil?
question-leave-out = Which gifts do you save on this portal?
question-return-sins = Which sin cards do you shuffle back into the deck?
question-discard-sin = Which sin card do you discard?
question-first-quest = Which quest is completed first?
question-reward = Which treasure do you take?
question-unnamed = The lap is over. Which card does the Unnamed play?
question-demand-of = Which hero must pay the Unnamed?
question-block = What does the Unnamed block?
question-demand = The Unnamed demands a price. How do you pay?
question-penalty = You do not pay. Which penalty do you take?
question-ransom = Pay to keep this character?
question-interrupt = { $title } { $text } Do you respond?
    .brief = Do you respond?

# ---- something is about to happen

window-sin = { DOES($seat, "play", "plays") } { $card }{ $n ->
    [0] { "" }
   *[other] { " " }on { WHO($of) }
}.
window-special = { DOES($seat, "use", "uses") } { FORM($card, "special") }{ $n ->
    [0] { "" }
   *[other] { " " }on { WHO($of) }
}.
window-ability = { DOES($seat, "use", "uses") } { FORM($card, "ability") }{ $n ->
    [0] { "" }
   *[other] { " " }on { WHO($of) }
}.
window-demand = The Unnamed plays { $card }{ $n ->
    [0] { "" }
   *[other] { " " }on { WHO($of) }
}.
window-cataclysm = Cataclysm: { $card } is about to strike.
window-after-action = The action is done.
window-end-of-phase = The Quest Phase is over.
window-text = { FORM($card, "text") }{ $n ->
    [0] { "" }
   *[other] { " " }At stake: { $now }.
}
window-number = { $what ->
    [gifts] { $n ->
        [one] 1 gift card
       *[other] { $n } gift cards
    }
    [goes] { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
   *[other] { $n } { $what }
}

# ---- answers

option-pass = Pass
option-done = Done
option-let-happen = Let it happen
option-pay = Pay
option-cleanse = Cleanse yourself: pay 1 gold, 1 fame and 1 might to lose a corruption card
    .brief = Cleanse yourself
option-pick-hero = { $hero }, { FORM($hero, "title") } (starts with { $goods }; { $gifts })
    .brief = { $hero }
option-recruit-one = Recruit { $card } for { $price } fame ({ $text })
    .brief = Recruit { $card }: { $price } fame
option-buy-one = Buy { $card } for { $price } gold ({ $text })
    .brief = Buy { $card }: { $price } gold
option-found = Build { $card } for { $price } gold. { $text }
    .brief = Build { $card }: { $price } gold
option-man = Man { $card } for { $price } might. { FORM($card, "special") }: { FORM($card, "text") }
    .brief = Man { $card }: { $price } might
option-take-part = { $quest }: pay { $asked }
option-gain-treasure = { $quest }: take back your marker ({ $asked }) and take a treasure now
    .brief = { $quest }: treasure now
option-close-portal = Close { $portal } for { $gifts }
option-leave-out = Save { $gifts }
option-deck = Take the top card of the treasure deck, unseen
    .brief = Top of the treasure deck
option-ability = { $fallen ->
    [0] Tap your hero: exchange up to 3 gift cards
   *[other] { FORM($hero, "ability") }: { FORM($hero, "text") }
}
    .brief = { $fallen ->
        [0] Exchange gifts
       *[other] { FORM($hero, "ability") }
    }
option-tap = Tap { $card } for { $gifts }{ $last ->
    [0] { "" }
   *[other] , for the last time
}
option-use-artifact = Use { $card }: { FORM($card, "text") }
    .brief = Use { $card }
option-play-sin = { $function }{ $foul ->
    [0] { "" }
   *[other] { " " }(foul)
}: { FORM($function, "text") }
    .brief = { $function }
option-react = { $function }: it does not affect you
option-drop-elixir = Drink { $card } for its gifts
    .brief = Drink { $card }
option-drop-building = Give up { $card } for { $goods }
option-use-special = { FORM($card, "special") } ({ $card }): { FORM($card, "text") }
    .brief = { FORM($card, "special") }
option-side = { $better ->
    [0] Plain side: { $gifts }
   *[other] Better side: { $gifts }
}
option-one-character = { $card }
option-tap-one = Tap { $card } without gifts
option-lose-one = Discard { $card }
option-one-elixir = { $card }
option-one-building = { $card } ({ FORM($card, "special") })
option-one-sin = { $card }
option-one-space = { $quest }: { $asked }
option-one-treasure = { $face }, beside { $quest }
option-one-portal = { $portal }
option-one-player = { $res ->
    [fame] Fame from { WHO($seat) } ({ $fame })
    [gold] Gold from { WHO($seat) } ({ $gold })
   *[other] { WHO($seat) }: { $gold } gold, { $fame } fame, { $gifts ->
        [one] 1 gift card
       *[other] { $gifts } gift cards
    }
}
option-gift = { $virtue }
option-give = Give 1 { $virtue }
option-receive = Take 1 { $virtue } from { $source ->
    [-1] the pool
   *[other] { WHO($source) }
}
option-enough = That is enough
option-sin-piece = { $face }
option-ransom = Pay { $fame } fame to keep { $card }
option-let-go = Let { $card } go
option-first-quest = { $quest } first
option-of-deck = { $face } from the deck
option-decline = Take no more of these treasures
option-play-card = { $card }: { FORM($card, "text") }
    .brief = { $card }
option-nothing = Play no card
option-alternative = { $parts }
option-penalty = Refuse, and take the penalty
option-corruption = Take a corruption card
option-sin = Draw a sin card
pay-goods = pay { $goods }
discard-gifts = discard { $n ->
    [one] 1 gift card
   *[other] { $n } gift cards
}
due-elixir = discard an elixir
due-building = give up a castle or an estate
due-tap = tap an upright character
due-push_sin = put a sin card on the discard pile
swap = { $more ->
    [1] Use { $source }
   *[other] Keep { $source }
}

# ---- why not

fallen-no-quests = A fallen hero takes no part in quests.
fallen-no-portals = A fallen hero closes no portals.
fallen-no-artifacts = A fallen hero cannot use artifacts.
fallen-not-named = A demand never names a fallen hero.
no-marker = You have no marker left.
barred-by-unnamed = The Unnamed has blocked it until the end of the next lap.
requirement-too-dear = It asks for { $asked }. You are { $missing } short.
no-marker-of-yours = None of your markers is there.
no-treasure-left = No treasure is left.
choose-requirement = Choose one requirement of { $quest }.
treasure-needs-marker = You can take a treasure early only in exchange for your marker on its quest.
portal-is-closed = { $portal } is closed already.
portal-too-dear = It costs { $cost }, in gift cards only. You are { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} short.
hero-tapped = Your hero is tapped until Regrouping.
ability-idle = Your hero's ability would change nothing now.
pool-has-none = The pool has none of the gifts that { $card } shows.
artifact-idle = { $card } would change nothing now.
building-too-dear = { $card } costs { $price } gold. You can pay { $reach }.
character-too-dear = { $card } costs { $price } fame. You can pay { $reach }.
elixir-too-dear = { $card } costs { $price } gold. You can pay { $reach }.
little-might = It costs { $price } might. You have { $might }.
no-fall = Without The Fall of a Hero there is no corruption.
no-corruption = You have no corruption card.
cleansing-too-dear = It costs 1 gold, 1 fame and 1 might. You can pay { $gold } gold, { $fame } fame and { $might } might.
empty-space = There is no card on this space.
pool-not-for-taking = You cannot take gifts from the pool by hand. Tap characters, drink elixirs or use other cards.
manned-already = { $card } is manned already.
reaction-only = You can play this only in response to a sin card that would affect you.
sin-idle = { $function } would change nothing now.
hero-taken = { $hero } is taken.
row-three-waits = Quests in row 3 cannot be started yet.
marker-there = A marker is already there.
last-requirement-waits = The last requirement waits until the quest is in row 1.
elixir-pool-empty = The pool has none of the gifts that { $card } gives.
temple-stays = You cannot give up a temple.
works-by-itself = { FORM($card, "special") } works by itself while { $card } is manned.
not-manned = { $card } is not manned.
own-turn-only = You can use { FORM($card, "special") } only in your own turn.
answers-sins-only = { FORM($card, "special") } answers only a sin card that would affect you.
unnamed-not-negated = Nothing stops a card of the Unnamed.
special-idle = { FORM($card, "special") } would change nothing now.
reaction-answers-sins = A reaction answers only another player's sin card.
no-reaction = Neither function of this card is a reaction.
names-another = Choose another player.
nothing-there = It would not take or change anything there.
unnamed-card-away = It comes back when the last card has been played.
named-before = The last demand named this hero.
only-recruit = Choose a character of the tavern that this card lets you recruit and that you can pay for.
only-buy-elixir = Choose an elixir of the store that this card lets you buy and that you can pay for.
only-take-elixir = That player does not have this elixir.
only-drop-elixir = That player does not have this elixir.
only-give-up-elixir = You do not have this elixir.
only-own-character = Choose one of your own characters to which this can happen.
only-their-character = Choose a character of that player to which this can happen.
only-untap = Choose one of your tapped characters.
only-man-free = Choose one of your own buildings without a marker.
only-claim-treasure = Choose a treasure that lies face up beside a quest and that this card lets you take.
only-drop-treasure = Choose a treasure that lies face up beside a quest.
only-evict = That player has no marker there.
only-fulfil-free = Choose a free requirement that is not blocked and that this card fulfils.
only-block = It is taken or blocked already.
only-exchange = Give a gift from your hand that you can exchange for a gift of another virtue. You must exchange at least one.
only-receive = Choose an available gift of a virtue that you are not giving away.
only-which-treasure = This treasure does not lie beside the quest, or the treasure deck is empty.
only-extra-gift = Choose a virtue that the character shows and that is left in the pool.
only-discard-sin = This sin card is not in your hand.
only-virtue = None of the other players has a gift of this virtue.
only-take-gift = The pool has no other gift of this virtue for you.
only-give-up-gift = You have no other gift of this virtue.
only-take-from = That player has no other gift of this virtue.
only-side = That side gives nothing: you cannot use it yet, or the pool has none of its gifts.
only-demand = You cannot pay this. The penalty is only for heroes who cannot pay otherwise.
only-penalty = The sin deck is empty.
only-give-up-building = Choose one of your own castles or estates.
only-first-quest = This quest is not in row 1.
only-reward = This treasure is not part of the reward.

# ---- what happened

hero-dealt = { DOES($seat, "play", "plays") } { $hero }, { FORM($hero, "title") }.
turn-began = Round { $turn } begins. Turn order: { WHO($order) }.
player-passed = { DOES($seat, "pass", "passes") }.
go-skipped = { DOES($seat, "miss", "misses") } this turn.
phase-ended = The Quest Phase ends.
majority-won = { DOES($seat, "have", "has") } the most { $most ->
    [elixirs] elixirs
    [characters] characters
    [buildings] buildings
    [gifts] gift cards
    [fame] fame
    [gold] gold
   *[colour] { $most } characters
}: +1 might.
goods-produced = { DOES($seat, "receive", "receives") } { $goods } from Production.
sins-weighed = { DOES($seat, "lose", "loses") } { $n } might for sin cards in hand.
character-recruited = { DOES($seat, "recruit", "recruits") } { $card }.
elixir-bought = { DOES($seat, "take", "takes") } { $card } from the store.
building-founded = { DOES($seat, "build", "builds") } { $card }.
building-manned = { DOES($seat, "man", "mans") } { $card } ({ FORM($card, "special") }).
gifts-tapped = { DOES($seat, "tap", "taps") } { $card }{ $gone ->
    [0] { "" }
   *[other] , who then leaves
}.
quest-joined = { DOES($seat, "fulfil", "fulfils") } a requirement of { $quest }.
portal-closed = { DOES($seat, "close", "closes") } { $portal }!
corruption-cleansed = { DOES($seat, "lose", "loses") } a corruption card ({ $left } left).
ability-used = { DOES($seat, "use", "uses") } { FORM($hero, "ability") } on { WHO($of) }.
artifact-used = { DOES($seat, "use", "uses") } { $card }: { FORM($card, "text") }
treasure-taken = { DOES($seat, "take", "takes") } { $face }.
treasure-declined = { DOES($seat, "take", "takes") } no more of these treasures.
treasure-tarnished = { $face } is discarded.
artifact-taken = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } places an artifact face down.
}
artifact-seen = The artifact is { $card }: { FORM($card, "text") }
quest-completed = { $quest } is complete!
prize-won = { DOES($seat, "gain", "gains") } { $n } might for the most markers.
armour-placed = The heroes receive the { $piece }: piece { $pieces } of { $most }.
rows-moved = The rows move down{ $n ->
    [0] .
   *[other] . New: { $quests }.
}
payment-made = { DOES($seat, "pay", "pays") } { $paid }.
resource-gained = { DOES($seat, "gain", "gains") } { $n } { $res }.
resource-lost = { DOES($seat, "lose", "loses") } { $n } { $res }.
resource-stolen = { DOES($seat, "take", "takes") } { $n } { $res } from { WHO($of) }.
gifts-taken = { DOES($seat, "take", "takes") } { $gifts }.
gifts-dropped = { DOES($seat, "discard", "discards") } { $gifts }.
gifts-stolen = { DOES($seat, "take", "takes") } { $gifts } from { WHO($of) }.
gifts-exchanged = { DOES($seat, "exchange", "exchanges") } { $gave } for { $took }{ $n ->
    [0] { "" }
    [one] { " " }(1 card from { WHO($of) })
   *[other] { " " }({ $n } cards from { WHO($of) })
}.
elixir-discarded = { DOES($seat, "drink", "drinks") } { $card }.
building-discarded = { DOES($seat, "give", "gives") } up { $card }.
special-used = { DOES($seat, "use", "uses") } { FORM($card, "special") } ({ $card }){ $of ->
    [-1] { "" }
   *[other] { " " }on { WHO($of) }
}.
character-tapped = { WHOSE($seat) } character { $card } is tapped.
character-untapped = { WHOSE($seat) } character { $card } is upright again.
character-dismissed = { DOES($seat, "lose", "loses") } { $card }.
character-ransomed = { DOES($seat, "pay", "pays") } to keep { $card }.
elixir-stolen = { DOES($seat, "take", "takes") } { $card } from { WHO($of) }.
elixir-lost = { DOES($seat, "lose", "loses") } { $card }.
building-lost = { $seat ->
    [-1] { "" }
   *[other] { WHOSE($seat) } { $card } is destroyed.
}
marker-evicted = { WHOSE($seat) } marker leaves { $requirement }. A neutral marker takes its place.
board-refreshed = The { $board } is refilled.
space-closed = Space { $space } of the { $board } is closed for good.
turn-forfeited = { DOES($seat, "miss", "misses") } the next turn.
hero-empowered = { $what ->
    [colours] { WHOSE($seat) } hero counts as every colour this round.
   *[portal] { WHOSE($seat) } next portal this round is cheaper.
}
sin-played = { DOES($seat, "play", "plays") } { $function }{ $about ->
    [0] { "" }
   *[other] { " " }({ $named })
}{ $of ->
    [-1] { "" }
   *[other] { " " }on { WHO($of) }
}{ $plain ->
    [0] : { FORM($function, "text") }
   *[other] .
}
sin-warded = { WHO($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} not affected, thanks to { $by }.
temple-light = the temple's light
sin-discarded = { $card } goes to the sin discard pile: { $pile } of { $most }.
sins-drawn = { YOU($seat) ->
    [yes] { "" }
   *[no] { WHO($seat) } draws { $n ->
        [one] a sin card
       *[other] { $n } sin cards
    }.
}
sin-seen = You draw { $card }.
sins-returned = { DOES($seat, "shuffle", "shuffles") } { $n ->
    [one] a sin card
   *[other] { $n } sin cards
} into the sin deck.
sins-shuffled = The sin discard pile is shuffled into the deck.
cataclysm-revealed = Cataclysm { $number } of { $most }: { $card }. { FORM($card, "text") }
hero-corrupted = { DOES($seat, "take", "takes") } a corruption card: { $has } of { $most }.
hero-fell = { DOES($seat, "fall", "falls") }! { $hero } is now { FORM($hero, "fallen") }.
hero-rose = { $hero } returns to the good side, and so { YOU($seat) ->
    [yes] do you
   *[no] does { WHO($seat) }
}.
unnamed-played = The Unnamed plays { $card }{ $of ->
    [-1] { "" }
   *[other] { " " }on { WHO($of) }
}: { FORM($card, "text") }
place-blocked = { $what } is blocked until the end of the next lap.
penalty-taken = { $sin ->
    [0] { DOES($seat, "take", "takes") } a corruption card instead of paying.
   *[other] { DOES($seat, "draw", "draws") } a sin card instead of paying.
}
game-ended = { $ending ->
    [armour] The match is over: the First Hero's armour is complete.
    [portals] The match is over: the last portal is closed.
    [cataclysm] The match is over: the fourteenth cataclysm has come.
    [fallen] The match is over: every hero has fallen.
   *[stopped] The match is over: no ending came in 40 rounds.
}

# ---- the lesson

lesson-yours = These are your gifts of the seven virtues, your { $gold } gold and your { $fame } fame. You spend them on quests.
    .title = What you have
lesson-goal = When all { $pieces } pieces of armour are there, the hero with the most might wins. It takes at least { $might }.
    .title = How you win
lesson-quests = Together you fill the quests of a row. Row 1 has { $missing } free requirements and brings the first piece of armour. The hero with the most requirements on a quest wins its might, here 6.
    .title = The quests
lesson-fulfil = This requirement costs 1 Generosity and 1 Kindness, and you have both.
    .title = Fulfil a requirement
    .wrong-recruit = You recruit in step 5. Now press the lit requirement of The Stone Choir.
lesson-recruit = Your marker is on the quest. Then Bram recruited a character, and Isolde bought an elixir. Your turn again: recruit Pip, who costs 2 fame and brings gold in every round.
    .title = Recruit a character
lesson-tap = Pip shows a gift of Temperance. Tap him to take it from the pool.
    .title = Tap for gifts
lesson-twice = Pip is tapped now. You can tap him a second time for the same gift, but then he leaves you.
    .title = Tap a second time
lesson-again = Bram tapped a character, and Isolde passed. You have Diligence and Temperance: fulfil this requirement with them.
    .title = Fulfil another requirement
lesson-gold = Bram and Isolde passed, so it is your turn again. Some requirements cost gold or fame: pay 4 gold for the last one of row 1.
    .title = Pay with gold
lesson-treasure = You fulfilled the most requirements, so you have { $might } might now. Each of your markers also brings a treasure: take 2 might.
    .title = The quest pays
lesson-armour = Row 1 is full: your other two markers brought 5 fame, you all get a piece of armour, and a candle goes out. When all { $of } candles are out, everybody loses.
    .title = Armour and candles
lesson-most = The round ends. You have the most fame and the most amber characters, as your hero counts too: 1 might for each. Your 3 sins in hand cost 3, so you have { $might } might.
    .title = The most of something
lesson-sins = You drew a fourth sin, and three are the most: discard Lust. Sins have powers, but in hand each one costs 1 might a round, and every seventh discarded one puts out a candle.
    .title = Sins
lesson-income = All of you get income: you have { $gold } gold and { $fame } fame. The weakest hero plays first in the new round.
    .title = A new round
lesson-win = Fill rows for armour, win might, and keep the candles burning. Closing the last portal ends the match as well.
    .title = The whole game
lesson-tag-pays = pays 1

# ---- why a bot answers so

why-pass = Nothing on offer is worth its price now.
why-row = Row 1 is complete then: all get a piece of armour.
why-quest = { $lead ->
    [alone] The most markers on { $quest } win { $might } might.
    [tie] A tie for the most markers on { $quest } brings { $might } might.
   *[behind] Each marker on { $quest } brings a treasure when its row is finished.
}
why-gifts = { $count ->
    [one] 1 free requirement asks for the gifts of { $card }.
   *[other] { $count } free requirements ask for the gifts of { $card }.
}
why-found = { $card } pays in every round to come.
why-portal = A closed portal gives 1 might each round.
why-treasure = A treasure now is worth more than this marker's share of the might.
why-swap = Gifts that nobody asks for become gifts that a quest needs.
why-sin = Each sin card still in hand costs 1 might at the end of the round.

# ---- why an answer to a puzzle is the best one

gain-less-corruption = You are less corrupted.
gain-expected-might = You can expect more might by the end.
gain-expected-might-against-the-turns-left = You can expect more might in the turns that are left.
gain-markers = You have more markers on quests.
gain-might = You have more might.
gain-turns-to-spare = The world is safe for longer.
gain-less-cataclysms = Fewer Cataclysms lie on the table.

# ---- the cover, as the hall shows it

cover = A long evening for three to five: save the world together, and be the one who wins.
    .kind = allies and rivals
    .shows = Engraving: two heroes before an altar. Part of a stained-glass window is lit, and five of fourteen candles are out.
