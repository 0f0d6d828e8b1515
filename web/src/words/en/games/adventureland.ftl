# Messages of Adventure Land's board, beside the game's own.
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
al-as-it-stands = so far
al-then-as-it-stands = { $points } so far
al-points-sum = { $parts }. So far: { $points }.

# the tray
al-tray = Your tiles
al-tray-secret = only you can see them
al-tray-empty = Nothing yet. The swords, herbs and gold that you collect lie here.
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
al-fight-with = Fight with the { $foe }
al-giant = The Giant
al-strength = Strength
al-if-won = If you win
al-if-won-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
al-lead-then = Then
al-lead = you lead { $mine } to { $others }
al-of = of { $strength }
al-your-strength = Your strength
al-their-strength = { $name }’s strength
al-n-missing = { $missing } short
al-missing = missing
al-won = { $points ->
    [0] Won
    [one] Won: 1 point
   *[other] Won: { $points } points
  }
al-lost = Lost
al-strength-parts = What your strength is made of
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
al-dice = Your dice
al-reroll-price = 1 gold per re-roll
al-reroll = Re-roll the { $face }
al-reroll-need = { $need ->
    [6] a 6 wins at once
   *[other] { $need } or more wins at once
  }
al-reroll-alone = not enough by itself
al-in-the-end = { $percent } % chance to win
al-chance = Chance to win
al-percent = { $percent } %
al-add = Add to your strength
al-you-have-gold = you have { $gold }
al-wasted = { $points ->
    [one] 1 point wasted
   *[other] { $points } points wasted
  }
al-exact = just enough
al-total-wins = { $total } · you win
al-total-short = { $total } · { $missing } short
al-not-now = cannot be added now
al-gold-add = Gold +1
al-gold-reroll = Gold, re-roll
al-decides = { $name } decides. Nobody may help or hinder.
al-which-swords = Which swords, up to { $most }?
al-sword-adds = Each sword rolls one die and adds its number.
al-sword-tells = { $name }: one more die, and { $extra }
al-roll = { $count ->
    [one] Commit 1 and roll
   *[other] Commit { $count } and roll
  }
al-no-sword = Fight without a sword
al-go-on = Go on

# the slip of a fight in a replay
al-slip-foe = { $foe } on { $place }, strength { $strength }
al-teach-aim = Gold, beaten creatures and companions score at once. When the sword and companion piles are empty, the most points win.
al-teach-enter = Your adventurers wait at the edge. Each moves in a straight line south or east, as far as you like, and never back.
al-teach-where = You take what lies where you stop: gold is worth 2 points, and swords and herbs help you fight.
al-teach-second = You have two moves a turn: with the same adventurer, or with another one. You may skip the second move.
al-teach-cards = Before each turn, two cards are turned up. Anything that lands on your party is yours at once; a creature must be fought.
al-teach-companion = Companions wait in cities and join a party that stops there. The first gives it 1 point, the second 2, the third 3, and so on.
al-teach-creature = A creature blocks the line, and a party that stops there must fight. You need as much strength as its red number.
al-teach-sprite = New gold calls the water sprite. It sweeps away parties on the river fields it passes, so do not stay there long.
al-teach-swords = Each sword rolls one die and adds its blue number. You lose the swords you use, even if you win.
al-teach-reinforce = To make up the rest, a herb adds its number, and gold adds 1 or re-rolls a die. If you lose the fight, you lose the party.
al-teach-end = The sword and companion piles are empty: this is the last round. Use what you still have.
