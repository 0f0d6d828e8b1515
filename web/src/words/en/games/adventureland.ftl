# What the board of Adventure Land says beside the game's own words.
al-map = Map of Adventure Land
al-fields = Fields, columns A to K, rows 1 to 10
al-starts = Start areas
al-your = your { $what }
al-theirs = { $name }’s { $what }
al-may-move = may move
al-in-reach = in reach
al-in-reach-fight = in reach, a fight begins
al-gain = { $points ->
    [one] plus 1 point
   *[other] plus { $points } points
  }
al-no-stop = you cannot stop here

# the players' cards
al-as-it-stands = as it stands
al-then-as-it-stands = { $points } as it stands
al-points-sum = { $parts }. As it stands: { $points }.

# the tray
al-tray = Your tiles
al-tray-secret = only you see them
al-tray-empty = Nothing yet. Tiles and gold that your parties pick up lie here.
al-committed = committed
al-gold = Gold
al-key = { $colour } key
al-stocks = On the table
al-stock-left = { $what }: { $left } left on the table
al-stock-cards = cards
al-stock-swords = swords
al-stock-companions = companions
al-stock-herbs = herbs
al-stock-gold = gold
al-stock-creatures = creatures
al-stock-supers = super companions

# the fight
al-fight-with = The fight with the { $foe }
al-giant = The Giant
al-strength = Strength
al-if-won = If won
al-lead-then = Then
al-lead = you lead { $mine } to { $others }
al-of = of { $strength }
al-your-strength = Your strength
al-their-strength = { $name }’s strength
al-n-missing = { $missing } missing
al-missing = missing
al-won = Won
al-lost = Lost
al-strength-parts = The strength, piece by piece
al-you = You
al-adventurers = { $count ->
    [one] adventurer
   *[other] adventurers
  }
al-companions = { $count ->
    [one] companion
   *[other] companions
  }
al-die = { $nth ->
    [1] first die
    [2] second die
   *[other] third die
  }
al-die-shows = Die shows { $face }
al-dice = Dice as they lie
al-reroll-price = 1 gold a re-roll
al-reroll = Re-roll the { $face }
al-reroll-need = { $need ->
    [6] only a 6 wins
   *[other] { $need } or more wins
  }
al-reroll-alone = not enough alone
al-percent = { $percent } %
al-add = Add to your strength
al-you-have-gold = you have { $gold }
al-wasted = { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
  }
al-exact = exactly enough
al-total-wins = { $total } · you win
al-total-short = { $total } · { $missing } missing
al-not-now = cannot be added now
al-gold-add = Gold +1
al-gold-reroll = Gold, re-roll
al-decides = { $name } decides. Nobody may help or hinder.
al-which-swords = Which swords, up to { $most }?
al-sword-adds = Each sword rolls one die, and its number is added.
al-sword-tells = { $name }: one die more, and { $extra }
al-roll = { $count ->
    [one] Commit it and roll
   *[other] Commit { $count } and roll
  }
al-no-sword = Fight without a sword
al-go-on = Go on

# the slip of a fight in a replay
al-slip-you = You
al-slip-foe = { $foe } on { $place }, strength { $strength }
al-slip-won = { $mine ->
    [true] { $over ->
        [0] You win it, just.
       *[other] You win it.
      }
   *[false] { $over ->
        [0] { $name } wins it, just.
       *[other] { $name } wins it.
      }
  }
al-slip-lost = { $mine ->
    [true] Not enough. You lose it.
   *[false] Not enough. { $name } loses it.
  }
