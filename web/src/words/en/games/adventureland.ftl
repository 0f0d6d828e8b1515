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
    [6] a 6 wins at once
   *[other] { $need } or more wins at once
  }
al-reroll-alone = not enough alone
al-in-the-end = { $percent } % to win in the end
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
al-teach-aim = Gold, beaten creatures and companions bring points at once. Most points win when no sword and no companion is left.
al-teach-enter = Your adventurers wait at the edge. Each goes in a straight line, south or east, as far as you like, and never back.
al-teach-where = Whatever lies where a move ends is yours. Gold is 2 points; swords and herbs help you fight.
al-teach-second = Two moves a turn: with the same adventurer again, or with another. You may also let the second be.
al-teach-cards = Before each turn two cards lay out new things. What comes up under your party is yours at once, a creature too.
al-teach-companion = Companions stand in cities and join whoever ends there. The first brings its party 1 point, the second 2, the third 3.
al-teach-creature = A creature stops every line, and whoever ends there fights it. You need as much strength as its red number.
al-teach-sprite = New gold calls the water sprite. Parties on the river fields that it passes are lost: do not stay there long.
al-teach-swords = Each sword is one die, and its blue number is added. Swords that you use are gone, even when you win.
al-teach-reinforce = What is missing: a herb adds its number, gold adds 1 or rolls a die again. Whoever loses a fight loses the party.
al-teach-end = No sword and no companion is left: this round is the last. Use what you still hold.
