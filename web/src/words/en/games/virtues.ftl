# The board of Seven Virtues. Texts of cards come from the hall.

sv-answers-here = { $count ->
    [one] one answer here
   *[other] { $count } answers here
}
sv-any-count = { $count } of any virtue
sv-any = ANY
sv-any-gift = Any gift
sv-armour = Armour
sv-armour-why = When the armour is complete and a hero has { $might } might, the mightiest good hero wins.
sv-armour-worn = Armour: { $pieces } of { $of } pieces
sv-artifact = artifact
sv-at-once = { $what } at once
sv-barred = blocked
sv-beside = beside the quest
sv-better-side = { $name }, better side ({ $need } { $colour } characters)
sv-boards = The boards
sv-brings = brings the { $piece }
sv-building = { $kind ->
    [castle] Castle
    [estate] Estate
   *[temple] Temple
} no. { $no }
sv-buildings = { $kind ->
    [tavern] Castles
   *[store] Estates
}
sv-by = fulfilled by { $name }
sv-by-neutral = taken by a neutral marker
sv-candles = Candles: { $out } of { $of } are out
sv-candles-why = Each cataclysm puts out a candle. One comes for every { $sins } discarded sin cards and with every finished row. When the last candle is out, all heroes lose.
sv-closed = Closed
sv-closed-by = closed by { $name }
sv-closed-why = A cataclysm has closed this space for good.
sv-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [amber] amber
    [white] white
   *[violet] violet
}
sv-colour-of = Its colour: { $colour ->
    [red] red
    [blue] blue
    [green] green
    [amber] amber
    [white] white
   *[violet] violet
}
sv-corruption = corruption
sv-corruption-count = Corruption: { $count } of { $of }
sv-costs-fame = costs { $cost } fame
sv-costs-gold = costs { $cost } gold
sv-drink-better = With { $need } { $colour } characters: { $gifts }
sv-drink-for = Drink it for { $gifts }
sv-elixir = { $gifts }; { $better } with { $need } { $colour } characters
sv-empty = No card here
sv-ending = { $ending ->
    [armour] The armour is complete
    [portals] The last portal is closed
    [cataclysm] The last candle is out
    [fallen] Every hero has fallen
   *[stopped] The match has ended
}
sv-exchange = Tap the hero to exchange up to three gift cards with the pool or other players.
sv-exchange-count = { $give } for { $take }
sv-exchange-do = Exchange
sv-exchange-give = You give
sv-exchange-less = One less of { $what }
sv-exchange-pool = the pool
sv-exchange-take = From { $source }
sv-exchange-title = Exchange up to { $count } gifts: give as many as you take
sv-fallen = fallen
sv-fame = fame
sv-fame-count = { $count } fame
sv-foul = foul: it corrupts you
sv-gifts = Your gifts
sv-gold = gold
sv-gold-count = { $count } gold
sv-hidden-artifact = an artifact, face down
sv-hidden-sin = a sin card in hand
sv-holds-artifacts = artifacts
sv-holds-buildings = buildings
sv-holds-characters = characters
sv-holds-elixirs = elixirs
sv-holds-fame = fame
sv-holds-gift-cards = gift cards
sv-holds-gold = gold
sv-holds-sin-cards = sin cards
sv-holdings = In front of { $name }
sv-improved = better side
sv-in-deck = { $count } in the deck
sv-income = { $what } each round
sv-lead = { $most ->
    [elixirs] elixirs
    [characters] characters
    [buildings] buildings
    [gifts] gift cards
    [fame] fame
    [gold] gold
    [red] red characters
    [blue] blue characters
    [green] green characters
    [amber] amber characters
    [white] white characters
   *[violet] violet characters
}
sv-leads = The most { $leads } now: each gives 1 might at the end of the round.
sv-leads-here = the most: 1 might at the end of the round
sv-leads-soon = +{ $count } at round end
sv-makes = { $n ->
    [0] makes { $better } each round if you have { $need } { $colour } characters
   *[other] makes { $what } each round, or { $better } if you have { $need } { $colour } characters
}
sv-man-cost = Manning it costs { $might } might.
sv-manned = manned
sv-market = { $kind ->
    [tavern] Tavern
   *[store] Store
}
sv-markers = { $count ->
    [one] marker
   *[other] markers
}
sv-might = Might
sv-might-and-order = Might and turn order
sv-might-count = { $count } might
sv-might-made-of = Where the might of each hero comes from
sv-might-wins = { $might } with complete armour
sv-next-income = The next Production brings { $fame }, { $gold } and { $might }.
sv-no-quests = No quests are left for this row.
sv-no-temple = The temple of this side is built or destroyed.
sv-of-deck = from the deck
sv-on-go = playing now
sv-only-you = only you can see them
sv-order = Order
sv-passed = passed
sv-pay-otherwise = Pay otherwise
sv-pay-otherwise-why = Your gold, fame and gift cards pay first. Press this to choose a building or an elixir for your next payment.
sv-people-and-walls = Your characters and buildings
sv-points-unnamed = no might
sv-gift-why = Written { $code } for short. Gift cards pay for quests and portals.
sv-pool = { $count } left in the pool
sv-portal-why = Pay with gift cards only. The hero who closes it gains 1 might each round. The last portal ends the match.
sv-portals = Portals
sv-portals-open = { $count ->
    [one] one open
   *[other] { $count } open
}
sv-prize = { $might } might for the most markers
sv-prize-why = Tied heroes each get half, rounded down.
sv-quests = Quests
sv-row = Row { $row }
sv-row-why = { $row ->
    [1] When both quests are complete, the row is finished. It brings treasures, a piece of armour and a cataclysm.
    [2] One requirement of each quest must stay free until the quest moves down to row 1.
   *[other] Not open yet: these quests move down when row 1 is finished.
}
sv-sealed = sealed
sv-short = { $what } short
sv-show-holdings = show all cards there
sv-sin-envy = Envy
sv-sin-gluttony = Gluttony
sv-sin-greed = Greed
sv-sin-lust = Lust
sv-sin-pride = Pride
sv-sin-sloth = Sloth
sv-sin-wrath = Wrath
sv-sins = Sins
sv-sins-laid = Discarded sins: { $laid } of { $of }
sv-tab-heroes = Heroes
sv-tab-quests = Quests
sv-tab-store = Store
sv-tab-tavern = Tavern
sv-tab-world = World
sv-tap-for = Tap it for { $gifts }
sv-tapped = tapped
sv-teach-aim = Finish quests together for seven pieces of armour: then the most might, at least 30, wins. If the last candle goes out, all lose.
sv-teach-buy = An elixir stores gifts for later: it pays for requirements like gift cards. With enough characters of its colour it gives more.
sv-teach-candles = Few candles are left. Every seventh discarded sin card puts one out, and so does every finished row.
sv-teach-discard = You may keep at most three sin cards. Discarded ones count towards the next cataclysm, played or not.
sv-teach-found = Each round, castles make fame, estates gold and temples might. Put a marker on a building to use its special.
sv-teach-hero = You can tap your hero too: exchange up to three gift cards. Your hero stands up again at the end of the round.
sv-teach-interrupt = Something is about to happen to you. Drink an elixir or answer with a card now, or let it happen.
sv-teach-man = Pay might and put a marker on a building to use its special. Read the special before you pay.
sv-teach-most = At the end of a round, the most gift cards, gold, fame, buildings and so on give 1 might each. A tie gives nothing.
sv-teach-order = From now on the weakest hero goes first and the mightiest last. The first to go has the best choice of requirements.
sv-teach-pass = Nothing worth doing? Pass: you can act again in the next lap, and the phase ends once all pass in a row.
sv-teach-pay = The cheapest payment is laid out for you. Touch a source to swap it, then pay.
sv-teach-portal = You can close a portal: it gives 1 might each round. When the sixth closes, the hero who closed the most wins at once.
sv-teach-quest = You can pay for what glows on a quest. Your marker earns a treasure when the row is finished, and most markers earn might.
sv-teach-recruit = You take one action, then the next player goes. First pay fame for a character in the tavern: it gives gifts and income.
sv-teach-reward = Take a treasure for each of your markers there, one at a time. Might counts at once; gold and fame buy more.
sv-teach-sins = Sin cards are strong, but every seventh discarded one puts out a candle. At the end of a round, each one in hand costs 1 might.
sv-teach-tap = Tap a character for the gift cards it shows. Gifts pay for quests.
sv-teach-treasure = Few markers are left. You can take one back from a quest for a treasure now, but you lose your share of its might.
sv-teach-twice = You can use a tapped character once more. You get its gifts again, but then it leaves you.
sv-treasure = { $name }: { $what }
sv-treasure-artifact = { $name }: an artifact
sv-treasure-down = A treasure, face down
sv-unnamed = The Unnamed
sv-world = The world and its portals
sv-your-sins = Your sins
sv-why-over = { $ending ->
    [armour] The armour is complete: the most might wins. Gold and fame do not count.
    [portals] The last portal is closed. The most closed portals win then, not the most might: { $closed }.
    [cataclysm] The last candle is out: the world is lost, and all heroes with it.
    [fallen] Every hero has fallen: the world is lost.
   *[stopped] The match has ended.
}
