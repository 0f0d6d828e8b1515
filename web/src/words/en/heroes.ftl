# What the table of Heroes says beside the game's own words.
he-water = Water
he-fire = Fire
he-earth = Earth
he-air = Air
he-leadership = Leadership
he-card = Card
he-die-in-hand = in hand
he-identical = identical elements
he-needs = needs { $count } { $what }

he-board-of = Board of { $name }
he-your-space = your { $name }
he-their-space = { $who }, { $name }
he-free = free
he-sheltered = sheltered
he-frozen = frozen
he-spent = done
he-out = out of the game
he-stunned = stunned
he-beside = { $name }, beside the board
he-life = { $life } of { $most } hit points

he-tableau = Spell tableau
he-left = { $left } in the deck
he-top-row = Top row
he-bottom-row = Bottom row
he-heroes = Heroes
he-led-by = led by { $name }
he-element = { $element ->
    [water] Water
    [fire] Fire
    [earth] Earth
   *[air] Air
  }
he-army = Your army
he-army-waiting = Your army is chosen. The others still build theirs.
he-cost = costs
he-strength = Strength
he-life-word = hit points
he-reach = { $directions ->
    [F] strikes ahead
    [FR] ahead and right
    [FB] ahead and both sides
   *[ANY] any column
  }
he-activation = activation { $count }
he-copies = { $count ->
    [one] one card
   *[other] { $count } cards
  }

he-dice-of = Dice of { $name }
he-dice = Your dice
he-dice-tap = Tap a die to lift it or keep it.
he-die-kept = Die { $number }, { $face }, stays
he-die-lifted = Die { $number }, { $face }, will be thrown
he-points = { $points ->
    [one] one point of Leadership left
   *[other] { $points } points of Leadership left
  }
he-throw = Throw { $count }
he-hold = Hold
he-stop = Stop
he-stop-throw = { $count ->
    [one] throws 1 last
   *[other] throws { $count } last
  }
he-stopped-by = { $name } acts first
he-hand = Your Spells
he-hand-empty = No card in your hand.
he-deck = Spells of your deck
he-to-place = To be placed
he-die-in-air = in the air
he-in-air = { $count } in the air
he-mat-of = Beside the board of { $name }
he-deck-of = Deck { $count }
he-discards-of = Discards { $count }
he-falls = falls
he-die-air = Die { $number }, in the air
he-kept = Kept
he-kept-where = on the table
he-in-hand = In your hand
he-in-hand-what = you throw these
he-hope = { $chance } % for { $name }
he-ready = ready
he-short = { $count } short
he-hero = Hero
he-to-place-how = Pick one, then a space of your board.
he-stopped-late = { $name } called { $ms } ms later
he-throw-flies = In the air
he-throw-none = Lift dice
he-key-space = space
he-race-all = All roll at the same time.
he-race-tap = Tap dice to lift or keep them.
he-race-keys = Keys:
he-race-soon = All roll in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
he-race-soon-how = Who calls Stop first acts first.
he-race-called = Stop was called.
he-race-called-how = Who was first?
he-race-ready = all roll
he-race-stands = The clock stands.
he-race-waits = Waiting for { $names }.
he-race-paused = A pause.
he-race-go-on = Go on
he-race-pause = A pause at the next Resume
he-race-tires = Fatigue in
he-race-tires-why = If nobody has called Stop by then, every Hero suffers a wound.
he-race-lag = Lag credit
he-race-lag-why = So much of your line's delay is made good: you lose no throw and no Stop by it.
he-race-ms = { $ms } ms
he-race-lost = No line for { $seconds } s. A bot plays on if that lasts.
he-race-bot = A bot plays for { $name }.
he-race-returns = { $name } is back, and plays from the next Resume on.
