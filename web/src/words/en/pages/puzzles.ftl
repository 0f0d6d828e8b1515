# The puzzles: their list, and one of them.

puzzles-lead = Positions from matches of bots. One answer is clearly better than all others: find it. Each game has a new puzzle of the day at midnight UTC.
puzzles-streak = { $count ->
    [0] No streak yet. Solve a puzzle of the day to begin one.
    [one] Streak: 1 day
   *[other] Streak: { $count } days
}
puzzles-none = There are no puzzles here.
puzzles-solved = { $solved } of { $count } solved
puzzles-today = Puzzle of the day
puzzles-today-of = Puzzle of the day: { $game }
puzzles-today-done = Today’s is solved
puzzles-more = More puzzles
puzzles-more-of = More puzzles: { $game }

puzzle = Puzzle
puzzle-of = Puzzle: { $game }
puzzle-of-day = Puzzle of the day
puzzle-number = { $number } of { $count }
puzzle-leave = All puzzles
puzzle-trouble = Can’t open this puzzle
puzzle-none = This game has no puzzles here.
puzzle-loading = Loading the puzzle…
puzzle-verdict = Puzzle
puzzle-task = What is your best answer?
puzzle-easy = One answer is clearly better than all others.
puzzle-hard = One answer is clearly better than all others. It is not the obvious one.
puzzle-answered = Your answer: { $answer }
puzzle-right = Right!
puzzle-day-solved = You solved today’s puzzle.
puzzle-wrong = There is a better answer.
puzzle-behind = Yours wins { $behind } fewer of 100 matches (± { $within }).
puzzle-solution = The solution
puzzle-why = The best answer wins { $chance } of 100 matches, the next best { $next }.
puzzle-chance = { $chance } % ± { $within }
puzzle-how = Chance to win, from { $worlds } matches that bots played on to the end. ± shows how sure the number is (95 %). For all but the best answer it is that of the distance from the best.
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
