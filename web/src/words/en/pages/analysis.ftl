# Luck and skill of a finished match.

analysis-title = { $game }: luck and skill
analysis-replay = Replay
analysis-score = Final score
analysis-trouble = Can’t open this analysis
analysis-loading = Loading the analysis…

# before there is one
analysis-none = Not analysed yet
analysis-none-why = See what luck gave and what mistakes cost. This usually takes less than a minute.
analysis-begin = Analyse
analysis-waiting = Waiting
analysis-waiting-why = { $place ->
    [one] One match is analysed before this one.
   *[other] { $place } matches are analysed before this one.
}
analysis-running = Analysing
analysis-running-how = { $done } of { $of } moves
analysis-starting = Starting…
analysis-stop = Stop
analysis-refused = This match cannot be analysed
analysis-open-replay = Open replay

# the headline
analysis-won = You won
analysis-won-by = { $name } won
analysis-lost = You lost
analysis-lost-by = { $name } lost
analysis-shared = You share the win
analysis-shared-by = { $name } shares the win
analysis-luck-gave = luck gave { $points }
analysis-luck-took = luck took { $points }
analysis-luck-even = luck was even
analysis-own-cost = your mistakes cost { $points }
analysis-own-cost-by = mistakes cost { $points }
analysis-own-none = no mistakes found
analysis-lead = In percentage points of the chance to win, from { $start } at the start to { $end } at the end. Play is compared with a bot’s play, mistakes with the best answers found. Luck is all the rest: dice, cards and what was hidden.

# the sum
analysis-sum = How the result came about
analysis-start = Start
analysis-luck = Luck
analysis-play = Your play
analysis-play-by = Play
analysis-others = Others’ play
analysis-end = Result
analysis-plus = plus
analysis-is = equals
analysis-within = plus or minus { $points }

# the curve
analysis-curve = Chance to win, in %
analysis-curve-of = Chance of
analysis-curve-spoken = { $name }: { $start } % at the start, between { $least } % and { $most } %, { $end } % at the end.
analysis-curve-marks = Luck and mistakes on the curve
analysis-mark-luck = { $where }, luck { $points } ±{ $within }: { $words }
analysis-mark-mistake = { $where }, mistake { $points } ±{ $within }: { $words }
analysis-key-luck = luck
analysis-key-mistake = mistake
analysis-round = Round { $round }
analysis-move = Move { $move }
analysis-all = All moves
analysis-chance = chance
analysis-rounds = Rounds
analysis-moves = Moves

# the table
analysis-sides = Luck and mistakes
analysis-sides-note = in percentage points, ± shows how sure each is (95 %). Mistakes are no part of the sum.
analysis-player = Player
analysis-others-short = Others
analysis-play-short = Play
analysis-mistakes-short = Mistakes
analysis-best = Best moment
analysis-worst = Worst moment
analysis-party = Your party
analysis-party-by = The party
analysis-from-to = { $start } to { $end } %

# mistakes
analysis-mistakes = Mistakes
analysis-mistakes-of = Mistakes of
analysis-mistakes-none = No mistakes found
analysis-mistakes-none-why = No decision cost { $least } points or more.
analysis-did = { $name }: { $words }
analysis-better = Better:
analysis-why = Why:
analysis-drop = { $could } % to { $chance } %
analysis-to-win = { $chance } % to win
analysis-try = Try again from here
analysis-show = Show in the replay
analysis-keys = Up and Down choose a mistake, Enter shows it in the replay, F tries again from there.

# how sure it is
analysis-sure = How sure is this?
analysis-sure-why = A bot plays on from each position many times, and the chance is how often it wins. Play is compared with a bot’s over many turns, or where that costs too much, until the end of the turn. Later effects count as luck, so do not call a win over a much weaker player lucky. A loss below { $least } points, or smaller than its own uncertainty, is never called a mistake. Luck within its uncertainty has no mark. The curve shows no range. Mistakes are compared at the end of their turn, so their chances may differ from the curve. The ± of luck also covers what the estimate corrected later; no other ± covers errors of the estimate.
