# What the table of Heropath says beside the game's own words.
hp-map = The Land of the Dragon
hp-evil = Scale of Evil
hp-evil-adds = adds to every enemy
hp-gathering = The Gathering
hp-dragon-power = the Dragon
hp-evil-now = Evil { $level } of 10; the Dragon has { $dragon }
hp-evil-gathered =
    All are gathered.
    The Dragon waits.
hp-evil-left =
    { $count ->
        [one] One more kill, and
       *[other] { $count } more kills, and
    }
    { $last ->
        [yes] all are gathered.
       *[no] the level rises.
    }
hp-evil-by-turns =
    Kills do not
    raise it.
hp-vitality = VITALITY
hp-faith = FAITH
hp-experience = EXPERIENCE
hp-skills = SKILLS
hp-wisdom = WISDOM
hp-gold = GOLD
hp-food = FOOD
hp-leeches = leeches
hp-gems = Attributes
hp-goods = Supply
hp-power = Basic Power
hp-power-tells = Basic Power is the sum of all gems; what cards add in every battle stands beside it.
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
hp-no-cards = No cards in the Resources.
hp-magic = Magic
hp-equipment = Equipment
hp-companions = Companions
hp-abilities = Abilities
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
hp-card-hidden = A card of { $deck }, face down
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
hp-battle-together = A ritual: the totals of all heroes count together, against { $count } times the Dragon's.{ $needed ->
    [0] { "" }
   *[other] { " " }That is { $needed }.
}
hp-the-heroes = The heroes
hp-ritual-sentence = The heroes together bring { $mine } against { $count } times the Dragon's { $one }: { $theirs }.
hp-battle-won = Victory
hp-battle-tie = A tie: victory
hp-battle-lost = Lost
hp-foe-brings = Power { $power }, Evil { $evil }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
hp-against = against
hp-die-hero = a hero's die: { $face }
hp-die-special = the Special die: { $face }
hp-die-foe = an enemy's die: { $face }
hp-draft = The draft
hp-draft-round = Draft, round { $round } of { $rounds }
hp-draft-left = { $count ->
    [one] Keep one more card
   *[other] Keep { $count } more cards
  }
hp-draft-keep = Keep { $count } of these { $cards }
hp-draft-keep-last = Keep { $count } of these { $cards }, for good
hp-draft-done = All are chosen
hp-draft-kept = kept
hp-draft-others = The others
hp-draft-ready = { $name } has chosen
hp-draft-choosing = { $name } is choosing
hp-price = { $gold } GOLD
hp-site-offers = What is offered here
hp-site-purse = What you can pay with
hp-site-done = { $done } of { $max } done
hp-deck-exposed = { $deck }, face up
hp-deck-left = { $count ->
    [one] 1 more in the deck
   *[other] { $count } more in the deck
  }
hp-deck-replace = Replace all for 1 GOLD
hp-needs = Needs { $what }.
hp-hidden-enemy = a hidden enemy
hp-the-dragon = The Dragon
hp-part-gems = gems
hp-part-added = cards
hp-part-against = taken off
hp-part-power = power
hp-part-evil = Evil
hp-part-dice = dice
hp-part-special = Special die
hp-go-on = Go on
hp-battle-others = The others may still do something.
hp-decks = Decks
hp-fortune-left = FORTUNE: { $count } cards face down
hp-counts = power
hp-card-is = { $deck }, { $type }, { $foot }
hp-key-enter = Enter
hp-key-escape = Esc
hp-missed-rest = Rest
hp-missed-visit = Visit the { $house }
hp-missed-exchange = Exchange cards
hp-missed-pass-on = Pass this action on
hp-missed-twice = Act twice
hp-missed-give-up = Give up the rest
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
hp-in-mist = not discovered
hp-active-flare = an active flare burns here
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
hp-may-be-chosen = may be chosen
hp-paces = { $paces ->
    [one] 1 pace away
   *[other] { $paces } paces away
  }
hp-sign-fight = an enemy waits there
hp-sign-burns = a flare burns you
hp-sign-safe = safe
hp-sign-hidden = a hidden enemy lies there
hp-trip-new-site = A new Place-Site is drawn here when you stop.
hp-trip-hidden = A hidden enemy: it is turned up when you stop.
hp-trip-enemy = { $enemy }: you must fight or evade it.
hp-trip-collect = { $count ->
    [one] Something lies here to be collected.
   *[other] { $count } things lie here to be collected.
  }
hp-trip-ferry = From here the ferry sails to any space of the river.
hp-trip-balloon = From here a balloon may carry you.
hp-trip-safe = Safe: no opponent and no flare touches you here.
hp-trip-evasions = { $count ->
    [one] You evade one enemy: 1 VITALITY.
   *[other] You evade { $count } enemies: { $count } VITALITY.
  }
hp-trip-no-evasion = You pass nobody: no Evasion.
hp-trip-burns = A Dragon Flare burns you at the end: 1 VITALITY.
hp-trip-deadly = You have no more life than that: you die of it, unless a card saves you.
hp-trip-go = Go there
hp-trip-not = Not there
hp-trip-far = { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
  }, { $left } left
hp-total-power = Total Power
hp-trade-with = A trade with { $name }
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
hp-trade-none = Nothing more.
hp-hero-pick = Choose your hero
hp-hero-power = Basic Power { $power }
hp-short-vitality = VIT
hp-short-faith = FTH
hp-short-experience = EXP
hp-short-skills = SKL
hp-short-wisdom = WIS
hp-teach-hero = Gems are your power: their sum is your Basic Power. The Elf has most, the Dwarf most VITALITY, the Sorcerer most WISDOM.
hp-teach-draft = You pay nothing for what you keep, and may choose anew each round. Some cards need gems: 3 SKILLS, say.
hp-teach-arm = What you wear counts in every battle, what you carry does not: one weapon, and a shield, say. Change it in a Rest.
hp-teach-aim = Whoever beats the Dragon wins: it has { $dragon }, Evil and two strong dice, you { $power } and two weaker. Grow first, by gems, cards and kills.
hp-teach-travel = You have four actions a turn. Press a space that glows to see the way and its price; press again to go.
hp-teach-site = A house: a Visit opens its list. Where gems are sold, buy them: they count in every battle.
hp-teach-visit = All that you can pay for here is one action, so do what helps. The same house opens once a turn.
hp-teach-rest = Out of money? A Rest on a road brings GOLD, FOOD or a card, and the first of a turn 1 VITALITY.
hp-teach-resting = Roll the Search die, the rest is up to you: eaten FOOD gives 2 VITALITY. A Rest is also when Armament is changed.
hp-teach-weak = Your VITALITY is nearly gone: then FAITH goes, and then you die. Rest on a road, and eat FOOD there.
hp-teach-fight = An enemy: fight it, or travel on and lose 1 VITALITY. Each kill brings 1 EXPERIENCE and a card, but feeds Evil.
hp-teach-battle = Your gems, cards and two dice against the enemy: the chance is shown. Use cards that help now; some work after the dice.
hp-teach-evil = Evil has risen: its level is added to every enemy and to the Dragon. It rises with the dead, yours and your rivals'.
hp-teach-rock = You send the Dragon: around the rock where it lands, four spaces burn. Send it to rivals, or where you can reach it.
hp-teach-enemy = Every hero puts down one new enemy, face down and far from himself. Put it in the way of a rival.
hp-teach-flare = Your space burns: an action that begins or ends here costs 1 VITALITY. Here you can fight the Dragon, once no enemy is beside you.
hp-teach-dragon = You can fight the Dragon from here, and a tie wins the game. A lost battle costs 2 VITALITY: look at the chance first.
hp-teach-gathering = The Scale is full: the Dragon and all heroes stand on the start space, nothing burns. Who beats it now wins.
hp-teach-surplus = You may keep five cards of a kind at the end of your turn. Drop the one that you would miss least.
hp-stop-calls = STOP calls
hp-stop-held = { $kind ->
    [hero] STOP: { $by } holds { $on }
    [dragon] STOP: { $by } goes for the Dragon
    [passive] STOP: all play in turn
   *[other] STOP
  }
hp-race-lost = { $name }: no line for { $seconds } s. A bot plays on if that lasts.
hp-race-bot = A bot plays for { $name }.
hp-race-returns = { $name } is back, and plays on at the next moment of rest.
hp-race-stall = Nobody acts: in { $seconds } s all play in turn.
hp-end = { $how ->
    [won] The Dragon falls
    [together] Together they beat the Dragon
    [limit] The time is over
    [evil] Evil has overcome the land
   *[lost] The Dragon stays
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
hp-end-ways = Whose way is drawn on the map
