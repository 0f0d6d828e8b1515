# The board of Seven Virtues. What cards say comes from the hall.

sv-answers-here = { $count ->
    [one] one answer here
   *[other] { $count } answers here
}
sv-any-count = { $count } of any virtue
sv-any-gift = Any gift
sv-armour = Armour
sv-armour-why = When it is whole and somebody has { $might } might, the mightiest good hero wins.
sv-armour-worn = Armour: { $pieces } of { $of } pieces
sv-artifact = artifact
sv-at-once = { $what } at once
sv-barred = barred
sv-beside = beside the quest
sv-better-side = { $name }, improved
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
sv-by-neutral = a neutral marker lies there
sv-candles = Candles: { $out } of { $of } are out
sv-candles-why = Each cataclysm puts one out: one comes with every { $sins } discarded sins, and with every finished row. With the last candle all heroes lose.
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
sv-corruption = corruption
sv-corruption-count = Corruption: { $count } of { $of }
sv-costs-fame = costs { $cost } fame
sv-costs-gold = costs { $cost } gold
sv-elixir = { $gifts }; with { $need } { $colour } characters { $better }
sv-empty = No card here
sv-ending = { $ending ->
    [armour] The armour is whole
    [portals] The last portal is closed
    [cataclysm] The last candle is out
    [fallen] Every hero has fallen
   *[stopped] The match has ended
}
sv-exchange = Tap the hero to exchange up to three gift cards for others, of the pool or of players.
sv-fallen = fallen
sv-fame = fame
sv-fame-count = { $count } fame
sv-foul = foul: it corrupts
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
sv-holdings = What lies before { $name }
sv-improved = improved
sv-in-deck = { $count } in the deck
sv-income = { $what } each turn
sv-makes = makes { $what }, with { $need } { $colour } characters { $better }
sv-man-cost = To man it costs { $might } might.
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
sv-might-made-of = What everybody's might is made of
sv-might-points = might
sv-might-wins = { $might } with whole armour
sv-next-income = The next Production brings { $fame }, { $gold } and { $might }.
sv-no-quests = No quest is left for this row.
sv-no-temple = The temple of this side is founded or gone.
sv-of-deck = of the deck
sv-on-go = on go
sv-only-you = only you see them
sv-order = Order
sv-passed = passed
sv-people-and-walls = Your people and walls
sv-points-unnamed = no might
sv-pool = { $count } left in the pool
sv-portal-why = It is paid with gift cards alone. Who closed it gains 1 might each turn; the last one ends the match.
sv-portals = Portals
sv-portals-open = { $count ->
    [one] one open
   *[other] { $count } open
}
sv-prize = { $might } might for most markers
sv-prize-why = Who ties for it gets half, rounded down.
sv-quests = Quests
sv-row = Row { $row }
sv-row-why = { $row ->
    [1] When both quests are whole, the row is finished: treasures, a piece of armour, and a cataclysm.
    [2] One requirement of each quest has to stay free until it comes down to row 1.
   *[other] Too far yet: these quests come down when row 1 is finished.
}
sv-sealed = sealed
sv-short = { $what } short
sv-show-holdings = show what lies there
sv-sin-envy = Envy
sv-sin-gluttony = Gluttony
sv-sin-greed = Greed
sv-sin-lust = Lust
sv-sin-pride = Pride
sv-sin-sloth = Sloth
sv-sin-wrath = Wrath
sv-sins = Sins
sv-sins-laid = Sins laid down: { $laid } of { $of }
sv-tab-heroes = Heroes
sv-tab-quests = Quests
sv-tab-store = Store
sv-tab-tavern = Tavern
sv-tab-world = World
sv-tapped = tapped
sv-teach-aim = Win seven pieces of armour by quests together: then most might wins, with 30 at least. When the last candle goes out, all lose.
sv-teach-buy = An elixir keeps gifts for later: it pays for requirements as gift cards do. With enough characters of its colour it gives more.
sv-teach-candles = Few candles are left. Every seventh sin card laid down puts one out, and so does every finished row.
sv-teach-discard = More than three sin cards may not be kept. What is discarded counts for the next cataclysm, played or not.
sv-teach-found = Castles make fame each turn, estates gold, temples might. Their specials need a marker on them.
sv-teach-hero = Your hero can be tapped too: exchange up to three gift cards with the pool or with others. He rises when the turn ends.
sv-teach-interrupt = Something is about to happen to you, and it has not happened yet. Drink an elixir or answer with a card now, or let it happen.
sv-teach-man = Might and a marker put on a building bring its special. Look at what it says before you pay.
sv-teach-most = When a turn ends, having the most of something brings 1 might: gift cards, gold, fame, buildings, and so on. A tie brings nothing.
sv-teach-order = The weakest goes first now, the mightiest last. Requirements go to those who come first.
sv-teach-pass = Nothing worth doing? Pass: you may act again in the next lap, and the turn ends once all pass in a row.
sv-teach-pay = The cheapest payment lies there already. Touch a source to swap it, then pay.
sv-teach-portal = You can close a portal: it brings 1 might each turn. When the sixth is closed, whoever closed most wins at once.
sv-teach-quest = What glows on a quest can be paid. Your marker there brings a treasure when its row is finished, and most markers win might.
sv-teach-recruit = One action, then the next player. Begin by recruiting somebody in the tavern, for fame: characters bring gifts and income.
sv-teach-reward = A treasure for each of your markers there, one after the other. Might counts at once, gold and fame buy more.
sv-teach-sins = Sin cards are strong, but every seventh laid down puts out a candle. Each still in hand when the turn ends costs 1 might.
sv-teach-tap = Tap a character for the gift cards it shows. Gifts pay for quests.
sv-teach-treasure = Few markers are left. You can take one back from a quest for a treasure now, and give up your part of its might.
sv-teach-twice = A tapped character can be called on once more: its gifts come again, but then it leaves you.
sv-treasure = { $name }: { $what }
sv-treasure-artifact = { $name }: an artifact
sv-treasure-down = A treasure, face down
sv-unnamed = The Unnamed
sv-world = The world and its portals
sv-your-sins = Your sins
