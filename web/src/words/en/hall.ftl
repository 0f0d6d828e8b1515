# The hall: games, tables, news.
hall-games = { $count ->
    [1] Welcome to the hall
    [2] Two games, one hall
    [3] Three games, one hall
    [4] Four games, one hall
    [5] Five games, one hall
   *[other] { $count } games, one hall
}
hall-lead = “Play now” starts a match against bots at once, without an account. Your first match of a game is a gentle one.
hall-opens = Loading the hall…
hall-dark = Can’t load the hall
bots-play = Bot level
meets = { $count ->
    [one] You play against one bot ({ $level }).
   *[other] You play against { $count } bots ({ $level }).
}
meets-beside = { $count ->
    [one] One bot plays on your side ({ $level }).
   *[other] { $count } bots play on your side ({ $level }).
}
meets-first = { $count ->
    [one] Your first match, against one bot ({ $level }).
   *[other] Your first match, against { $count } bots ({ $level }).
}
meets-easier = { $count ->
    [one] You lost the last match, so this one is easier: one bot ({ $level }).
   *[other] You lost the last match, so this one is easier: { $count } bots ({ $level }).
}
meets-instead = “{ $level }” bots are too slow for real time.
level-random = random
level-gentle = easy
level-sensible = medium
level-thinker = strong
level-paced = { $level }, { $pace }
pace-steady = steady pace
pace-calm = calm pace
pace-quick = quick pace
level-help-random = Picks any legal move. Good for looking around.
level-help-gentle = Plays weaker on purpose. Good for learning the game.
level-help-sensible = Plays the best-looking move without thinking ahead. Good for beginners.
level-help-thinker = Thinks ahead for about a second before each move. For experienced players.
pace-help-steady = About as fast as a practised player.
pace-help-calm = Takes its time. Good for your first race.
pace-help-quick = Hardly ever waits. For experienced racers.

play-now = Play now
play-now-party = Play now: { $game }, with bots on your side
play-now-game = Play now: { $game }, against bots
set-table = Set a table
set-table-game = Set a table of { $game } for friends
how-won = How to win
all-rules = Read all the rules
no-games = No games are installed here.

art-guest = Engraving: a lamp hangs over a long table with a die, a figure and a closed book.
best-guest = A game by another author. Its rules say how to win.
fact-players = { "Players: " }
fact-time = { "Time: " }
fact-minutes = { $count } min
fact-language = { $language ->
    [en] in English
    [de] in German
   *[other] in another language
}

my-tables = My tables
waiting-for-you = { $count ->
    [1] one waits for you
    [2] two wait for you
   *[other] { $count } wait for you
}
table-company = with { $names }
no-tables = You are not at a table right now.
take-turn = Play
take-turn-in = Play your turn in { $game }
open-table = Open
open-table-of = Open your { $game } table
seats-taken = { $taken } of { $all } seats taken,

open-tables = Open tables
open-short = Open
with-free-seat = { $count } with a free seat
no-open = Nobody is looking for players right now.
set-open = Set an open table
join = Join
join-table-of = Join { $what }
sit-down = Join
friend-link = Got an invitation link?
friend-place = Paste it here
friend-no-link = That is not an invitation link. A link to a table ends in /t/ and a few letters.
friend-elsewhere = That table is on another server:

while-away = While you were away
news = News
no-news = Nothing happened while you were away.
news-seats = Players at the { $game } table
show-me = Show me

watch-and-read = Watch, replays, rules
no-watch = No match to watch right now.
no-replays = Your finished matches will be listed here.
all-replays = Show all { $count }
open-file = Open a match file
file-too-large = { $name } is larger than 5 MB, which is too large for a match file.

left-seconds = { $count } s left
left-minutes = { $count } min left
left-hours = { $count } h left
left-days = { $count } days left
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count } days ago
read-rules = Read the rules
read-rules-of = Read the rules of { $game }
learn = Learn to play
learn-by-lesson = Learn to play { $game }: a lesson at the table
learn-game = Learn to play { $game }: your first match, without a clock
