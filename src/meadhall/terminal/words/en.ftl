# The terminal's messages around a game. Functions and arguments are explained in docs/translating.md.

# ---- people, pieces and points

listing = { $items }
player = Player { $number }
player-name = Player
piece = { WHOSE($seat) } { $name }
piece-at = { $piece } on { $place }
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
points-of = { WHO($seat) } { $points }
all-points = Points: { $points }.
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
placed = { $place }: { $words }
win = { DOES($seat, "win", "wins") }.
win-shared = { WHO($seats) } share first place.
nobody-wins = Nobody wins.
tie-broken = The rules broke the tie.

# ---- the table

players = Players
log = Log
yours = In front of you
table-title = On the table
tracks = Tracks
used = used
used-card = { $name } (used)
unseen = { $n } face down
nothing = nothing
nothing-there = nothing there
on-the-table = On the table: { $things }.
before = In front of { WHO($seat) }: { $things }.
here = Here: { $things }.
nothing-here = Nothing is there.
roads = Roads lead to { $places }.
track = { $n ->
    [one] { $name }: { $markers } of { $last }
   *[other] { $name } (up to { $last }): { $markers }
}
mark = { $at }: { $words }
reached = { $reached } of { $needs }
shortfall = { $n ->
    [0] enough
   *[other] { $n } more needed
}
asked-now = To answer: { WHO($seats) }.

# ---- forecasts

costs = Costs
gains = You gain
losses = You suffer
at-risk = At risk
final = You cannot undo this.
each-choice = What each choice would do:
not-foreseen = There is no forecast for this.
letters-hint = Press a letter to see here what the answer would do. Press it again to play it.

# ---- asking, answering, undoing

your-question = You choose
read-here = Read
undone = Undone.
too-late = You cannot undo: { $why }.
undo-parts = Against the clock you can undo parts of an answer, but not a complete one.
nobody-looks = Nobody is at the keyboard.
fits-several = “{ $text }” fits several answers. Type { OR($letters) }.
must-wait = “{ $rest }” has to wait: it is not known yet what comes after { $first }. Type { $first } alone.
pick-some = Pick at least one.
pick-more = { $what } alone is not possible. Pick more, or something else.
pick-fewer = { $what } together are not possible. Pick fewer, or something else.
interrupts-on = From now on you are asked before something happens on another player's turn.
interrupts-off = From now on you are not asked on other players' turns. You can change this at any time.
advice = A bot would: { $words }.
no-advice = You can only ask what a bot would do in a match against bots, and not in real time.
no-interrupts = { $game } never asks you on another player's turn.
usual-answer = The default answer counts.
bot-failed = { WHO($seat) } gave an answer that is not possible. { $error }

# ---- words to type

word-help = help
word-aim = aim
word-list = list
word-if = if
word-why = why
word-undo = undo
word-again = again
word-look = look
word-where = where
word-score = score
word-log = log
word-rule = rule
word-interrupts = interrupts
word-advice = advice
word-save = save
word-stop = stop
word-concede = concede
word-players = players
word-hand = hand
word-yes = yes
word-no = no
word-none = none

# ---- plain mode

plain-mode = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. Type { word-help } to see what you can type.
plain-help =
    Answer with a letter, the name of a place, or the first words of the answer. Several answers may go in one line.
    { word-list }: all answers. { word-if } X: what answer X would do. { word-why } X: why X is not possible. { word-undo }: undo your last answer.
    { word-look }: what is on the table. { word-look } X: what is at X. { word-where }: your pieces. { word-where } NAME: the pieces of another player.
    { word-score }: points and counters. { word-log }: the latest news. { word-rule } ID: one rule. { word-rule } WORDS: rules about these words.
    { word-again }: the question again. { word-aim }: what the game is about. { word-save } FILE: save a copy of the match.
    { word-advice }: what a bot would do, and why.
    { word-interrupts }: turn questions during other players' turns on or off.
    { word-stop }: leave. Your match is saved. { word-concede }: give up, where a game allows it.
match-goes-on = The match goes on.
rules-hint = Type rules for the rules.
only-you = Only you hear this.
or-none = Or { word-none }.
many-answers = There are { $n } answers. Type { word-list } to hear them.
yes-or-no = Type { word-yes } or { word-no }.
nothing-done = Nothing happened. Type { word-yes } to do it.
turn-over = Your turn is over.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
if-which = Which answer? For example: { word-if } a
why-what = Why what? Type { word-why } and an answer.
why-example = Why what? For example: { word-why } { $name }
on-offer = { $name } is possible.
not-possible = { $reasons ->
    [one] { $name } is not possible.
   *[other] { $name } is not possible, for { $reasons } reasons.
}
no-rule = No rule here is about { $name }.
list-hint = Type { word-list } to hear what is possible.
two-steps = To ask about a second step, type both: { word-why } { $first } { $name }
leads-there = Which one goes to { $text }? Type { OR($answers) }.
no-answer = “{ $text }” is not an answer here. { $n ->
    [one] The only answer is { $letters }.
   *[other] The answers are { $letters }.
} Type { word-list } to hear them, or { word-help }.
no-such-thing = There is no { $text } to look at. Name a place, for example { $place }, or a kind of thing.
no-player = There is no player called { $name }. The players are { $players }.
nothing-told = Nothing has happened yet.
log-lines = How many lines? Type a number from 1 to { $most }, for example: { word-log } { $example }
rulebook-hint = Type { word-rule } and a number for a chapter, { word-rule } and some words, or { word-rule } and an id for one exact rule.
no-chapter = There is no chapter { $number }. The chapters go from 1 to { $last }.
rules-count = { $game } has { $rules } rules. Type { word-rule } and an id, or { word-rule } and some words.
save-where = Where? Type { word-save } and the name of a file.
saved = Saved in { $path }.
you-leave = You leave the table.

# ---- which game

pick-game = Which game?
pick-way = { $game }: how do you want to begin?
pick-players = { $first } to { $last } players.
pick-leave = Type a letter, or q to leave.
pick-again = Type a letter from a to { $last }, or the first letters of a name.
way-first = A first match, against easy bots
way-lesson = The lesson (a few minutes)
way-usual = A standard match

no-more-input = There is no more input.

# ---- matches and files

kept = Your match is saved in { $path }.
to-go-on = To go on: { $command }
to-look-back = To watch it again: { $command }
broken-kept = The damaged file is still there, as { $path }.
not-kept = Your last answers are not saved. { $error }
cannot-save = the match cannot be saved in { $path }: { $why }
cannot-read = { $path } cannot be read: { $why }
no-match-file = { $path } is not a match file
no-match-yet = there is no match in { $folder } yet
game-not-here = { $file } is a match of '{ $game }', a game that is not installed; say where it is: { $command }
not-loaded = { $game }: its { $what } '{ $named }' cannot be loaded: { $error }
no-language = the terminal has no '{ $language }'; available: { $languages }
no-terminal = This is plain mode, because input or output is not a terminal.
cannot-draw = This is plain mode, because this terminal cannot draw.
window-small = This is plain mode, because your window has { $width } columns and { $height } lines. The drawn board needs { $columns } and { $rows }.
too-small = This window is { $width } x { $height }. The drawn board needs { $columns } x { $rows }. Make the window larger, or play with --plain.

# ---- the full screen

brand = ⋈ MEADHALL
past-brand = ⋈ REPLAY
saved-now = saved
live = live
over = over
aim-more = Press F1 for more.
leave-table = Leave the table?
leaving = Press Q again to leave. Your match is saved. Any other key keeps you here.
match-over = The match is over.
happening = The table
thinking = { $name } is thinking
clock-runs = The clock is running
clock = The clock
enter-confirms = Press Enter to do it.
type-again = To do it, type it again: / { $key }
choose-first = Press the letter of an answer first, then Enter.
hint-pick = Your move: press a letter from the list, or click something that glows. You only look at it.
hint-give = This is a preview. Press the letter again or Enter to play it. Esc goes back.
hint-why = Cannot choose something? Point at it with the arrows and press ?. U undoes a move until another player learns something from it.
hint-off = Esc: no more hints.
unknown-key = The key { $key } does nothing here. Press F1 to see all keys.
dead-key = The key { $key } does nothing here.
unknown-letter = There is no answer { $key }. { $n ->
    [one] The only answer is { $letters }.
   *[other] The answers are { $letters }.
}
no-typed-answer = “{ $text }” is not an answer here. Type a letter or a place, or: { word-why } { $text }
all-over = The match is over. L shows the log, Q leaves.
still-telling = The others' moves are still being shown. Press any key to speed up.
not-your-turn = It is not your turn: the table waits for { $name }.
clock-first = It is not your turn yet.

# ---- the keys along the bottom

key-space = Space
key-pgdn = PgDn
key-home = Home
key-end = End
key-any = any key
do-help = help
do-play = play
do-confirm = do it
do-next = next
do-why = why
do-why-not = why not
do-undo = undo
do-leave = leave
do-type = type
do-log = log
do-rules = rules
do-players = players
do-look = look
do-faster = faster
do-map = map
do-board = board
do-throw = throw
do-stop = stop
do-break = pause
do-close = close
do-scroll = scroll
do-page-down = page down
do-top = top
do-bottom = bottom
do-chapters = chapters
do-search = search
do-search-on = search on
do-clauses = exact rules
do-handbook = rulebook
do-another = new match
do-replay = watch again
do-send = send
do-cancel = cancel
do-read-rule = read the rule
do-pause = pause
do-play-on = play on
do-back = back
do-forward = next
do-turn = turn
do-eyes = seat
do-jump = jump

# ---- the card “why not?”

possible = Possible:
card-open = { $name } is possible
card-why = Why not { $name }?
card-all = What you cannot do now
card-no-rule = No rule allows { $name } there.
card-nothing-here = You cannot do anything at { $place } now.
card-nothing-else = There is nothing else to choose here.

# ---- pages

page-empty = Nothing yet.
page-lines = { $first }–{ $last } of { $all }
log-title = The log
rules-title = Rules of { $game }
handbook-title = Rulebook of { $game }
not-found = “{ $words }” is not on this page.
no-rules = This game has no rules text.
your-hand = Only you see these
result-title = Final result
help-another = Play another match with the same players and options.
help-replay = Watch the match again, step by step.
help-table = Look at the table.
help-leave = Leave.
help-title = Help
help-ends = End your turn, or pass. These two letters mean the same in every game.
help-letters = Look at an answer: you see what it would do. Press the same letter again to play it.
help-enter = Play the answer you are looking at. A fight always asks for Enter.
help-tab = Next piece or next answer. Shift+Tab goes back.
help-scroll = Scroll the list of answers. PgUp goes back.
help-dice = Pick up dice, or put them down. Space throws them, S stops.
help-arrows = Look around. The line above the keys says what is there.
help-why = Why is this not possible? On a possible answer: the rule behind it.
help-type = Type an answer, or: { word-why } and an answer, { word-undo }, { word-rule } and some words, { word-list }, { word-where }, { word-score }, { word-look }, { word-if }, { word-save }. { word-concede } gives up, where a game allows it.
help-log = The log of the whole match.
help-rules = The rulebook, opened where it matters now. There, letters open chapters, / searches, and C shows the exact rules.
help-undo = Undo your last answer, while nobody has learned anything from it.
help-advice = Ask what a bot would do. Its answer is selected, and you still confirm it.
help-map = During a fight: look at the board, and back.
help-interrupts = Turn questions during other players' turns on or off.
help-players = Players, and what only you see.
help-break = Pause a match against the clock. It also pauses while you read a page.
help-quit = Leave the table: press it twice. Your match is saved.
help-escape = Close, forget the answer you are looking at, or go back one step.
help-mouse = Click a piece, a place, an answer or a key. Anywhere else, a click asks why not.
help-others = While others play, any key speeds them up.

# ---- passing the keyboard

curtain-turn = { $name }, it is your turn.
curtain-hidden = Everybody else, please look away.
curtain-lift = shows the table

# ---- dice, and matches against the clock

no-such-die = There is no die { $number } to pick up now.
take-first = Pick up dice first.
nothing-to-throw = There is nothing to throw now.
no-stop = You cannot stop now.
stop-confirms = Press S again to stop.
tray-keys = { $keys }.
take-dice = { $n ->
    [one] { $numbers } picks up a die
   *[other] { $numbers } pick up dice
}
space-throws = Space throws
s-stops = S stops
m-board = M shows the board
from-to = { $first } to { $last }
dice-roll = The dice are rolling
seconds-left = { $n } s left
clock-stopped = clock stopped
clock-stands = The clock is stopped. It starts again in a moment.
break-title = Pause
break-text =
    The clock is stopped.
    Press Esc to go on. In the middle of a race you first get a moment to get ready.
    The clock also stops while you read any page, and after you leave. To go on later: meadhall play --load last
one-keyboard = in real time one keyboard is for one person. { $people } people can play without real time, or in the browser: meadhall serve --open
not-line-by-line = real time is too fast for plain mode. Use a terminal of at least { $columns } x { $rows } without --plain, play without real time, or use the browser: meadhall serve --open
bots-in-time = in real time bots are { $bots }; '{ $name }' is not fast enough
bot-paces = the pace of a bot is { $paces }, as in sensible@calm; not '{ $pace }'

# ---- replays

decision = Step { $number } of { $last }
next-answer = next:
jump-to = go to step
no-decision = There is no step { $number }. Type a number from 0 to { $last }.
seen-by-all = seen by all
seen-by = seen by { $name }
playing = ▸ playing x{ $speed }
paused = ‖ paused
speed = Speed x{ $speed }: one step every { $seconds } s.
speed-timed = Speed x{ $speed }: { $speed ->
    [1] as fast as it was played.
   *[other] { $speed } times as fast as it was played.
}
one-view = This file only holds what one seat saw.
not-over-yet = Until the match is over, you only see what everybody may see.
fork-over = The match is over here. Go back to an earlier step first.
forked = A new match, from step { $number } on. You play for { $name }.
replay-step = One step back, one step forward.
replay-turn = To the previous turn, to the next turn.
replay-ends = To the start, to the end.
replay-play = Play and pause. A match against the clock plays as fast as it was played.
replay-speed = Speed: once, twice, four times. + and - go further.
replay-jump = Go to a step by its number.
replay-eyes = See it from another seat, once the match is over.
replay-fork = Play on from here: a new match with fresh luck.
replay-pages = Log, rules, players.
replay-leave = Leave.
replay-mouse = Click the bar to jump there. Click a place to see what is there.

# ---- the lesson

learn-next = Enter: next  b: back  q: leave
learn-answer = { $letter } or Enter: { $answer }  b: back  q: leave
learn-not-yet = Not yet. Type { $letter } now, or press Enter and it is done for you.
lesson-do = do it
lesson-next = Press Enter to go on.
lesson-waits = Press { $key } now, or press Enter and it is done for you.
learned = Now a whole match: meadhall play { $game }

# ---- puzzles

puzzle-today = meadhall puzzle { $game }: the puzzle of the day of { $name } ({ $solved } of { $count } solved)
puzzle-today-solved = meadhall puzzle { $game }: the puzzle of the day of { $name } is solved ({ $solved } of { $count } solved)
puzzle-streak = { $count ->
    [0] No streak yet. Solve a puzzle of the day to begin one.
    [one] Streak: 1 day
   *[other] Streak: { $count } days
}
puzzle-task = One answer is clearly better than all others. Which one?
puzzle-answer = The letter of your answer, or show, or quit:
puzzle-word-show = show
puzzle-word-quit = quit
puzzle-no-answer = No answer has that letter.
puzzle-right = Right!
puzzle-wrong = There is a better answer: yours wins { $behind } fewer of 100 matches (± { $within }). Try again.
puzzle-why = The best answer wins { $chance } of 100 matches, the next best { $next }.
puzzle-chance = { $chance } % ± { $within }
puzzle-how = Chance to win, from { $worlds } matches that bots played on to the end. ± shows how sure the number is (95 %). For all but the best answer it is that of the distance from the best.
puzzle-next = The next puzzle: meadhall puzzle { $game } { $number }

# ---- luck and skill

analysing = Analysing
share = { $who }: { $start } % (±{ $within }) at the start, { $end } % at the end
share-luck = luck: { $luck } points (±{ $within })
share-play = own play, compared with the bot's: { $play } points (±{ $within })
share-others = play of the others: { $others } points (±{ $within })
share-mistakes = not in this sum: better answers were worth { $cost } points more (±{ $within })
judged-by-bots = A point is one per cent of a win, if bots play on from there.
no-mistakes = No mistake is certain that costs { $least } points or more.
mistakes = { $n ->
    [one] One mistake:
   *[other] { $n } mistakes, the worst first:
}
mistake = Step { $at }, { $who }: { $chance } % instead of { $could } % (±{ $within })
mistake-did = Played: { $did }
mistake-better = Better: { $better }
