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
he-partner = your partner
he-with = with { $name }
he-duels = { $whose ->
    [mine] you duel { $name }
    [you] duels you
   *[other] duels { $name }
  }
he-stunned = stunned
# Before these ends long names of Creatures are broken.
he-name-ends = bird|hound|mander
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
he-army-waiting = Your army is chosen. The others still build theirs.
he-hired = hired
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
    [0] none left
   *[other] { $count } left
  }

he-dice-of = Dice of { $name }
he-dice = Your dice
he-dice-tap = Tap a die to lift it or keep it.
he-die-kept = Die { $number }, { $face }, stays
he-die-lifted = Die { $number }, { $face }, will be thrown
he-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
he-throw = Throw { $count }
he-hold = Hold
he-stop = Stop
he-stop-throw = { $count ->
    [one] throws 1 last
   *[other] throws { $count } last
  }
he-stopped-by = { $whose ->
    [you] You act first
   *[other] { $name } acts first
}
he-hand = Your Spells
he-hand-empty = No card in your hand.
he-deck = Spells of your deck
he-placing = placing now
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
he-stopped-late = { $whose ->
    [you] You called { $ms } ms later
   *[other] { $name } called { $ms } ms later
}
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
he-teach-hero = In four turns you take one Hero and three Spells. Take a Hero now: its element brings its own Creatures.
he-teach-spells = Spells need signs on your dice: they stand beside the name. Spells with signs that you collect anyway fit together.
he-teach-dice = All roll at once. Tap the dice that do not help: they go to your hand and are thrown again; the others stay.
he-teach-race = All roll at once: tap dice that do not help, and throw them again. If that is too fast, “Learn it at leisure” has no clock.
he-teach-needs = Look at your Spells: filled signs are on your dice, dashed ones still missing. A green tick means ready.
he-teach-stop = A Spell is ready? Call Stop: who stops first acts first, and then the others may act with the dice they have.
he-teach-action = One action: cast a Spell that is ready. Three Card signs draw instead, four learn one of the tableau.
he-teach-other = You may act as well, with your dice as they lie. Or pass, keep what you have, and go on rolling.
he-teach-target = What glows can be aimed at. Who stands behind another is sheltered: most attacks and Spells do not reach it.
he-teach-activate = Each helmet that was not used to cast lets a Creature act or somebody move. Each answer says how many it takes.
he-teach-attack = The arrows on a card show whom it reaches. A Hero without life is dead: bring the other one to 0.
he-discards-title = Discard pile of { $name }
he-discards-mine = Your discard pile
he-near = { $missing } { $sign } from { $name }
he-near-ready = Could cast { $name }
he-near-why = All its Spells are known; whether this one is in the hand is not.
he-hit-points = { $count ->
    [one] hit point
   *[other] hit points
  }
he-victory-points = { $count ->
    [one] victory point
   *[other] victory points
  }
he-about-rolling = While dice are rolled nobody acts. Creatures and Heroes act when somebody has called Stop.
he-about-space = { $line ->
    [front] A free space of the front line
   *[back] A free space of the back line
  }
he-about-free = { $what ->
    [front] Nobody stands here. Whoever comes to stand behind it is not sheltered.
    [back] Nobody stands here. Behind somebody in front one is sheltered.
   *[way] Nobody stands here, so { $name } behind it is not sheltered.
  }
he-about-learn = { $row ->
    [top] It is learnt with five C on the dice, in place of casting.
   *[bottom] It is learnt with four C on the dice, in place of casting.
  }
he-about-die = Die { $number }: { $face }
he-about-dice = What { $name } acts with when somebody has called Stop. Nobody else can throw them.
he-about-face = { $face ->
    [element] Signs of the elements cast Spells.
    [leadership] Helmets cast Command. Those that cast no Spell let Creatures act or somebody move after it.
   *[card] Three Card signs or more draw Spells, four or more learn one of the tableau.
  }
he-about-lie = After Stop dice lie as they are, until all roll again.
he-about-theirs = It belongs to { $name }. First choose who acts, or a Spell: what that can reach will glow.
