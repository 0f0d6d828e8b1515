# The hall: games, tables, news.
hall-games = { $count ->
    [1] The hall is open
    [2] Two games, one hall
    [3] Three games, one hall
    [4] Four games, one hall
    [5] Five games, one hall
   *[other] { $count } games, one hall
}
hall-lead = Play now deals you in against bots at once. No account needed.
hall-opens = The hall opens.
hall-dark = The hall is dark
bots-play = Bots play
meets = { $count ->
    [one] Against one bot, which plays { $level }.
   *[other] Against { $count } bots, which play { $level }.
}
meets-beside = { $count ->
    [one] With one bot beside you, which plays { $level }.
   *[other] With { $count } bots beside you, which play { $level }.
}
meets-first = { $count ->
    [one] A gentle first game against one bot, which plays { $level }.
   *[other] A gentle first game against { $count } bots, which play { $level }.
}
meets-instead = Bots that play { $level } are too slow for real time.
level-random = at random
level-gentle = gently
level-sensible = sensibly
level-thinker = thinking ahead
level-paced = { $level }, { $pace }
pace-steady = at a steady pace
pace-calm = at a calm pace
pace-quick = at a quick pace
level-help-random = Takes any answer that is allowed. Good for looking around.
level-help-gentle = Plays with sense and does nothing to you. Good for learning a game.
level-help-sensible = Takes at once what looks best at first sight. Good for a first evening.
level-help-thinker = Thinks ahead for about a second before each answer. For those who know the game.
pace-help-steady = Throws and answers about as fast as a practised player.
pace-help-calm = Takes its time. Good for a first race.
pace-help-quick = Hardly ever waits. For those who have raced before.

play-now = Play now
play-now-party = Play now: { $game }, with bots beside you
play-now-game = Play now: { $game }, against bots
set-table = Set a table
set-table-game = Set a table of { $game } for friends
how-won = How it is won
all-rules = All rules, clause by clause
no-games = No game is installed here.

art-adventureland = Engraving: a river winds from a castle on its rock down to two wanderers at the wood's edge.
art-heroes = Engraving: two mages on cracked earth; fire, water and wind meet over a die that has just been thrown.
art-virtues = Engraving: two heroes before an altar; a window of coloured glass is lit in part, and five of fourteen candles are out.
art-swordsorcery = Engraving: a great bell hangs between the pillars of a crypt; a knight and a mage stand before it, and eyes look out of the dark.
art-heropath = Engraving: a red dragon breathes fire over a snowy peak; a hero with drawn sword waits where the path begins.
art-guest = Engraving: a lamp hangs over a long table; a die, a figure and a closed book wait on it.
best-adventureland = Best for a first evening: paths lead south and east, and never back.
best-heroes = Best for two who like it quick: everybody rolls at once, and the first to call Stop acts first.
best-virtues = Best for a long evening with three to five: save the world together, and be the one who wins it.
best-swordsorcery = Best for friends who want to win together, or for you alone with a whole party: the enemies move by themselves.
best-heropath = Best for an evening of travel and risk: grow strong before the Dragon's Evil does.
best-guest = A guest in this hall. Its rules say how it is won.
kind-rivals = rivals
kind-duel = duel of dice
kind-party = one party
kind-race = race to the Dragon
kind-tempted = allies and rivals
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
no-tables = No table waits for you.
take-turn = Take your turn
take-turn-in = Take your turn in { $game }
open-table = Open
open-table-of = Open the table of { $game }
seats-taken = { $taken } of { $all } seats taken,

open-tables = Open tables
open-short = Open
with-free-seat = { $count } with a free seat
no-open = Nobody waits for players just now.
set-open = Set an open table
join = Join
join-table-of = Join { $what }
sit-down = Sit down
friend-link = A friend sent you a link?
friend-place = The link
friend-no-link = That is no link to a table: those end in /t/ and some letters.
friend-elsewhere = That table stands in another hall:

while-away = While you were away
news = News
no-news = Nothing happened while you were away.
news-seats = At the table of { $game }
count-points = { $sign }{ $count } { $count ->
    [1] point
   *[other] points
}
count-figures = { $sign }{ $count } { $count ->
    [1] figure
   *[other] figures
}
show-me = Show me

watch-and-read = Watch, replays, rules
no-watch = There is no match to watch just now.
no-replays = Matches you have finished are listed here.
all-replays = All { $count }
open-file = Open a match file
file-too-large = { $name } is larger than 5 MB; no match file is that large.

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
learn = Learn it at leisure
learn-game = Learn it at leisure: your first match of { $game }, without a clock
