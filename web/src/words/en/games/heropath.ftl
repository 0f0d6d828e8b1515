# Messages of the table of Heropath, beside the game's own.
hp-map = The Land of the Dragon
hp-evil = Scale of Evil
hp-evil-adds = strengthens every enemy
hp-gathering = The Gathering
hp-dragon-power = the Dragon
hp-evil-now = Evil { $level } of 10; the Dragon has { $dragon }
hp-evil-gathered =
    All are gathered.
    The Dragon waits.
hp-evil-left =
    { $count ->
        [one] One more kill:
       *[other] { $count } more kills:
    }
    { $last ->
        [yes] the Gathering.
       *[no] Evil rises.
    }
hp-evil-by-turns =
    Kills do not
    raise it.
hp-gem-power = Each gem counts 1 for your Basic Power.
hp-gem-vitality = You lose it in lost battles, ties, evasions and flares. A Rest or FOOD gives it back. Without it you lose FAITH instead.
hp-gem-faith = Without VITALITY you lose FAITH. When both are 0 you die.
hp-gem-experience = You gain it in battles. Some cards need it.
hp-gem-skills = Places teach it. Some cards need it.
hp-gem-wisdom = Places teach it. Some cards need it.
hp-vitality = VITALITY
hp-faith = FAITH
hp-experience = EXPERIENCE
hp-skills = SKILLS
hp-wisdom = WISDOM
hp-gold = GOLD
hp-food = FOOD
hp-leeches = leeches
hp-gems = Gems
hp-goods = Supply
hp-power = Basic Power
hp-power-tells = Basic Power is the sum of your gems. Beside it you see what your cards add in every battle.
hp-actions = { $left } of { $of } actions left
hp-bonus = { $count ->
    [one] + a bonus Travel
   *[other] + { $count } bonus Travels
  }
hp-dead = dead until the next turn
hp-captive = in the Goblin Prison until the next turn
hp-cards = Your cards
hp-armament = Armament
hp-resources = Resources
hp-no-cards = No cards in your Resources.
hp-not-begun = Your gems and goods come here once everybody has chosen a hero.
hp-magic = MAGIC
hp-equipment = Equipment
hp-companions = Companions
hp-abilities = ABILITIES
hp-square-hand-1 = hand
hp-square-hand-2 = hand
hp-square-head = head
hp-square-body = body
hp-square-general = general
hp-slot-hand = hand
hp-slot-two-hand = two hands
hp-slot-head = head
hp-slot-body = body
hp-slot-general = general
hp-slot-attach = on a sword
hp-time-in-turn = in turn
hp-time-any-time = any time
hp-time-off-turn = off-turn
hp-time-instant = at once
hp-card-hidden = A face-down { $deck } card
hp-battle-with = Battle with { $foe }
hp-battle-hero = { $name }: { $total }
hp-battle-foe = { $foe }: { $total }
hp-battle-dice = { $count ->
    [one] one die: { $least } to { $most }
   *[other] { $count } dice: { $least } to { $most }
  }
hp-battle-dice-short = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
hp-battle-sentence = { $who ->
    [you] You
   *[other] { $name }
  } { $mine }{ $dice ->
    [0] { "" }
    [one] { " " }+ 1 die
   *[other] { " " }+ { $dice } dice
  } against { $theirs }{ $evil ->
    [0] { "" }
   *[other] { " " }+ { $evil } Evil
  }{ $foedice ->
    [0] { "" }
    [one] { " " }+ 1 die
   *[other] { " " }+ { $foedice } dice
  }
hp-battle-chance = to win or tie
hp-battle-together = A ritual: all heroes add up their totals against { $count } times the Dragon's total.{ $needed ->
    [0] { "" }
   *[other] { " " }You need { $needed }.
}
hp-the-heroes = The heroes
hp-ritual-sentence = Together the heroes reach { $mine }, against { $count } times the Dragon's { $one }: { $theirs }.
hp-battle-won = Victory
hp-battle-tie = A tie: you win
hp-battle-lost = Lost
hp-foe-brings = Power { $power }, Evil { $evil }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
hp-against = against
hp-die-hero = a hero die: { $face }
hp-die-special = the Special die: { $face }
hp-die-foe = an enemy die: { $face }
hp-draft = The draft
hp-draft-round = Draft, round { $round } of { $rounds }
hp-draft-count = { $marked } of { $count } marked
hp-draft-too-many = You keep only { $count }. Take a mark off first.
hp-draft-keep-these = { $count ->
    [one] Keep this card
   *[other] Keep these
  }
hp-draft-keep = Keep { $count } of these { $cards }
hp-draft-keep-last = Keep { $count } of these { $cards } for good
hp-draft-passes = The others go to { $to }. You get those of { $from }.
hp-draft-swaps = You swap the others with { $to }.
hp-draft-back = The others go back to their decks.
hp-draft-done = All cards are chosen
hp-draft-marked = marked
hp-draft-kept = kept
hp-draft-others = The others
hp-draft-ready = { $name } has chosen
hp-draft-choosing = { $name } is choosing
hp-price = { $gold } GOLD
hp-site-offers = On offer here
hp-site-purse = You can pay with
hp-site-done = { $done } of { $max } done
hp-deck-exposed = { $deck }, face up
hp-deck-left = { $count ->
    [one] 1 more in the deck
   *[other] { $count } more in the deck
  }
hp-deck-replace = Replace all of them for 1 GOLD
hp-needs = Needs { $what }.
hp-needs-more = Needs { $what } (you have fewer).
hp-hidden-enemy = a hidden enemy
hp-the-dragon = The Dragon
hp-part-gems = gems
hp-part-added = cards
hp-part-against = minus
hp-part-power = power
hp-part-evil = Evil
hp-part-dice = dice
hp-part-special = Special die
hp-go-on = Go on
hp-battle-others = The others may still use cards.
hp-decks = Decks
hp-fortune-left = FORTUNE: { $count } cards face down
hp-card-is = { $deck }, { $type }, { $foot }
hp-key-enter = Enter
hp-key-escape = Esc
hp-missed-rest = Rest
hp-missed-visit = Visit the { $house }
hp-missed-exchange = Exchange cards
hp-missed-pass-on = Pass this action on
hp-missed-twice = Act twice
hp-missed-give-up = Give up your remaining actions
hp-missed-eat = Eat 1 FOOD
hp-missed-trade = Trade
hp-rock = Move the Dragon to Dragon Rock { $rock }
hp-rock-stay = The Dragon stays on Dragon Rock { $rock }
hp-kind-road = road
hp-kind-settlement = settlement
hp-kind-safe = safe space
hp-kind-start = start
hp-kind-balloon = hot-air balloon
hp-kind-pier = pier
hp-kind-prison = prison
hp-in-mist = not discovered yet
hp-active-flare = an Active Flare burns here
hp-flare-of = flare of Dragon Rock { $rock }
hp-ferry = the ferry lies here
hp-hero-there = { $whose ->
    [you] your { $hero }
   *[other] { $name }'s { $hero }
  }
hp-enemy-there = { $name } with power { $power }
hp-bundle = { $cards ->
    [0] { "" }
    [one] 1 dropped card
   *[other] { $cards } dropped cards
  } { $gold ->
    [0] { "" }
   *[other] { $gold } GOLD
  } { $food ->
    [0] { "" }
   *[other] { $food } FOOD
  }
hp-may-be-chosen = you can choose it
hp-paces = { $paces ->
    [one] 1 pace away
   *[other] { $paces } paces away
  }
hp-sign-fight = an enemy waits here
hp-sign-burns = a flare burns you here
hp-sign-safe = safe
hp-sign-hidden = a hidden enemy lies here
hp-trip-new-site = If you stop here, you draw a new Place-Site.
hp-trip-hidden = A hidden enemy: it is turned up when you stop.
hp-trip-enemy = { $enemy }: you must fight or evade it.
hp-trip-chance = Your chance to win or tie: { $percent } %.
hp-trip-collect = { $count ->
    [one] You can collect one thing here.
   *[other] You can collect { $count } things here.
  }
hp-trip-ferry = From here the ferry sails to any space on the river.
hp-trip-balloon = From here you may fly on by balloon.
hp-trip-safe = Safe: no opponent and no flare can hurt you here.
hp-trip-evasions = { $count ->
    [one] You evade one enemy: 1 VITALITY.
   *[other] You evade { $count } enemies: { $count } VITALITY.
  }
hp-trip-no-evasion = No enemy to evade on the way.
hp-trip-burns = A Dragon Flare burns you when you arrive: 1 VITALITY.
hp-trip-deadly = That is all the life you have: you die, unless a card saves you.
hp-trip-go = Go there
hp-trip-not = Cancel
hp-trip-far = { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
  }, { $left } left
hp-trade-with = Trade with { $name }
hp-trade-yours = Your offer to { $name }
hp-trade-theirs = { $name } offers you a trade
hp-trade-give = You give
hp-trade-take = You ask for
hp-trade-get = You get
hp-trade-hidden = { $count ->
    [one] a face-down MAGIC card
   *[other] { $count } face-down MAGIC cards
  }
hp-trade-nothing = Nothing
hp-trade-none = Nothing else.
hp-hero-pick = Choose your hero
hp-hero-power = Basic Power { $power }
hp-short-vitality = VIT
hp-short-faith = FAI
hp-short-experience = EXP
hp-short-skills = SKI
hp-short-wisdom = WIS
hp-teach-hero = The Elf has the most gems, the Dwarf most VITALITY, the Sorcerer most WISDOM.
hp-teach-draft = The cards you keep are free, and you choose again each round. Some cards need gems, such as 3 SKILLS.
hp-teach-visit = Everything you pay for here is one action, so take what helps. You can visit the same house once a turn.
hp-teach-eat = You may eat here: 1 FOOD gives 2 VITALITY. You can do that once in each Rest.
hp-teach-weak = Your VITALITY is almost gone: next you lose FAITH, and then you die. Rest on a road and eat FOOD there.
hp-teach-evade = Fight this enemy, or travel on and lose 1 VITALITY.
hp-teach-rock = Four spaces burn around the rock where the Dragon lands. Send it to rivals, or where you can reach it.
hp-teach-flare = Your space burns: an action that begins or ends here costs 1 VITALITY. With no enemy beside you, you can fight the Dragon here.
hp-teach-dragon = You can fight the Dragon from here, and a tie is enough to win. A lost battle costs 2 VITALITY: check your chance first.
hp-teach-gathering = The Scale is full: the Dragon and all heroes meet on the start space, and nothing burns. Beat it now to win.
hp-teach-place = The enemy goes far from you, and nobody sees which it is. Put it in the way of a rival.
hp-teach-signs = The number at a place is its distance: press it to see the way. Signs warn of an enemy, a hidden enemy or fire.
hp-teach-surplus = You may keep five cards of each kind at the end of your turn. Drop the one you will miss least.
hp-stop-calls = STOP calls
hp-stop-held = { $kind ->
    [hero] STOP: { $by } stops { $on }
    [dragon] STOP: { $by } goes for the Dragon
    [passive] STOP: all play one after another
   *[other] STOP
  }
hp-race-lost = { $name }: no connection for { $seconds } s. If this goes on, a bot takes over.
hp-race-bot = A bot plays for { $name }.
hp-race-returns = { $name } is back and plays on at the next pause.
hp-race-stall = Nobody acts: in { $seconds } s all play one after another.
hp-end = { $how ->
    [won] The Dragon falls
    [together] Together they beat the Dragon
    [limit] Time is up
    [evil] Evil has overcome the land
   *[lost] The Dragon lives
}
hp-end-dragon = { $name } { $mine }, the Dragon { $theirs }
hp-end-evil = Evil in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
hp-end-levels = Evil, round by round: { $levels }
hp-end-paces = { $count ->
    [one] one pace
   *[other] { $count } paces
}
hp-end-ways = Choose whose way the map shows
