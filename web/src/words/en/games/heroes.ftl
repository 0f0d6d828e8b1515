# Messages of the table of Heroes, beside the game's own.
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
he-spent = acted
he-out = out of the game
he-partner = your partner
he-with = with { $name }
he-duels = { $whose ->
    [mine] you duel { $name }
    [you] duels you
   *[other] duels { $name }
  }
he-stunned = stunned
# Before these ends long names of Creatures are broken.
he-beside = { $name }, beside the board
he-life = { $life } of { $most } hit points

he-tableau = Spell tableau
he-left = { $left } in the deck
he-top-row = Top row
he-bottom-row = Bottom row
he-heroes = Heroes
he-led-by = { $whose ->
    [you] led by you
   *[other] led by { $name }
}
he-element = { $element ->
    [water] Water
    [fire] Fire
    [earth] Earth
   *[air] Air
  }
he-brings = Brings { $names }.
he-army = Your army
he-army-waiting = Your army is ready. The others are still building theirs.
he-hired = hired
he-cost = costs
he-strength = Strength
he-life-word = hit points
he-reach = { $directions ->
    [F] attacks straight ahead
    [FR] attacks ahead and to its right
    [FB] attacks ahead and to both sides
   *[ANY] attacks any column
  }
he-activation = activation { $count }
he-copies = { $count ->
    [0] none left
   *[other] { $count } left
  }

he-dice-of = Dice of { $name }
he-dice = Your dice
he-dice-tap = Tap a die to pick it up or keep it.
he-die-kept = Die { $number }, { $face }, kept
he-die-lifted = Die { $number }, { $face }, will be thrown
he-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
he-throw = Throw { $count }
he-hold = Hold
he-hold-what = keep all dice
he-stop = Stop
he-stop-throw = { $count ->
    [one] last throw: 1 die
   *[other] last throw: { $count } dice
  }
he-stopped-by = { $whose ->
    [you] You act first
   *[other] { $name } acts first
}
he-hand = Your Spells
he-hand-empty = Your hand is empty.
he-deck = Spells of your deck
he-placing = placing now
he-to-place = Still to place
he-die-in-air = in the air
he-in-air = { $count } in the air
he-mat-of = Beside the board of { $name }
he-deck-of = Deck { $count }
he-discards-of = Discards { $count }
he-yours = yours
he-falls = falls
he-die-air = Die { $number }, in the air
he-kept = Kept
he-kept-where = on the table
he-in-hand = In your hand
he-in-hand-what = you throw these
he-hope = { $chance } % { $name ->
    [none] to draw a Spell
   *[other] for { $name }
}
he-ready = ready
he-short = { $count } short
he-hero = Hero
he-to-place-how = Pick a card, then a space on your board.
he-stopped-late = { $whose ->
    [you] You called it { $ms } ms later
   *[other] { $name } called it { $ms } ms later
}
he-throw-flies = In the air
he-throw-none = Pick up dice
he-key-space = space
he-race-all = All roll at the same time.
he-race-tap = Tap dice to pick them up or keep them.
he-race-keys = Keys:
he-race-soon = All roll in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
he-race-soon-how = The first to call Stop acts first.
he-race-called = Stop!
he-race-called-how = Who called first?
he-race-ready = all roll
he-race-stands = The clock is stopped.
he-race-waits = Waiting for { $names }.
he-race-paused = Paused
he-race-go-on = Resume
he-race-others = Waiting for the others.
he-race-begin = Ready
he-practice = { $throws ->
    [0] Before your first race, try it without a clock: throw your dice.
    [1] Keep what { $name } needs: tap the other dice, then throw them again.
   *[other] { $name } is ready: in the race you would call Stop now. Are you ready?
}
he-race-pause = Pause before the next throw
he-race-tires = Fatigue in
he-race-tires-why = If nobody calls Stop before then, every Hero takes a wound.
he-race-lag = Lag credit
he-race-lag-why = This much of your connection's delay is made up for: it costs you no throw and no Stop.
he-race-ms = { $ms } ms
he-race-lost = No connection for { $seconds } s. If this goes on, a bot takes over.
he-race-bot = A bot plays for { $name }.
he-race-returns = { $name } is back and plays again from the next Resume.
he-teach-hero = Take a Hero now: its element decides your Creatures.
he-teach-spells = The icons beside a Spell are the dice it needs. Spells that need the same icons go well together.
he-discards-title = Discard pile of { $name }
he-discards-mine = Your discard pile
he-near = Needs { $missing } { $sign } for { $name }
he-near-ready = Can cast { $name }
he-near-why = You know this deck's Spells, but not whether this one is in the hand.
he-about-rolling = Nobody acts while dice are rolled. Creatures and Heroes act after somebody calls Stop.
he-about-space = { $line ->
    [front] A free space of the front line
   *[back] A free space of the back line
  }
he-about-free = { $what ->
    [front] This space is free. A Being behind it is not sheltered.
    [back] This space is free. A Being here is sheltered if another stands in front of it.
   *[way] This space is free, so { $name } behind it is not sheltered. The red dots show the way.
  }
he-about-learn = { $row ->
    [top] Learn it with five C on your dice, instead of casting a Spell.
   *[bottom] Learn it with four C on your dice, instead of casting a Spell.
  }
he-about-die = Die { $number }: { $face }
he-about-dice = { $name } acts with these dice after somebody calls Stop. Nobody else can throw them.
he-about-face = { $face ->
    [element] Element signs pay for Spells.
    [leadership] Helmets pay for Command. After a Spell, the ones left over let Creatures act or a Being move.
   *[card] Draw Spells with three or more Card signs. Learn one from the tableau with four or more.
  }
he-about-lie = After a Stop the dice stay as they are until all roll again.
he-about-theirs = It belongs to { $name }. First choose a Spell or a Being of yours: the targets it can reach will glow.
he-missed-draw = Draw cards
he-missed-learn = Learn a Spell
he-missed-dispel = Dispel Magic
he-missed-use = Use its ability
