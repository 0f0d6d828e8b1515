# Why the hall does not do something. A capital and a full stop are added where a sentence stands alone.

# Names, accounts, notifications

name-invisible = a name needs at least one visible letter
name-too-long = a name has at most { $most } characters, and this one has { $length }
name-reserved = names starting with '{ $bot }' are reserved for bots. Please choose another
settings-need-account = settings are kept with an account, and you are a guest
account-already = you already have the account '{ $account }'. Log out first to create another
account-taken = the account name '{ $account }' is taken. Choose another, or log in
wrong-password = wrong account name or password
too-many-attempts = too many attempts. Try again in { $seconds } s
too-many-guests = too many new guests from your network. Please try again later
not-logged-in-yet = you are not logged in, not even as a guest. Open the home page, or call GET /api/me
bad-address = '{ $channel }' is not a valid address. It should look like https://ntfy.sh/a-name-that-nobody-guesses
service-unknown = messages can go to { $services }, but not to { $channel }
address-without-name = the address needs a name after { $service }/, as in { $service }/a-name-that-nobody-guesses
no-notifications = this server sends no notifications
no-address-yet = please save an address first
message-refused = the message did not arrive: { $service } answered { $status }. Please check the address
message-unheard = the message did not arrive: { $service } does not answer. Please try again later
too-many-trials = too many test messages. Please wait a while
session-ended = this session has already ended
table-taken-by-server = another server of this hall has taken this table; please try again
table-moves = another server of this hall is taking this table; reconnecting
table-elsewhere = another server of this hall has this table; please try again

# New tables

no-game = there is no game '{ $game }' on this server
no-game-here = there is no game '{ $game }' here. Available games: { $games }
wrong-number-of-seats = the plan has { $named } seats, but the game needs { $seats }
private-table-needs-you = at a private table you need a seat. Take one, or open the table to everyone
no-clock-with-limits = the options limit the time of a decision, so the table needs no clock: leave the clock out, or set { $options }
no-clock-in-real-time = a real-time match has its own time limits, so it needs no clock
one-device-in-real-time = players on one device cannot play in real time. Choose { $calm }, or send them the link
seed-length = a seed has 1 to { $most } characters. Leave it empty for a random one
no-seed-at-open-table = a table open to everyone cannot have a seed of your own: anyone who knows it can predict every roll
only-without-bots = { $value } works only without bots. Change it, or remove the bots ({ $rule })
bot-name-too-long = a bot's name has at most { $most } characters, and this one has { $length }
bot-needs-seats = bot '{ $bot }' plays at tables with { $known } seats, and this one has { $seats }
bot-thinks-too-long = bots may think for at most { $most } s here, as in 'thinker:{ $most }s'
bot-plays-too-much = bots may use at most { $most } playouts here, as in 'thinker:{ $most }'
bot-too-slow = '{ $kind }' is too slow for real time. Choose one of { $bots }
no-such-pace = a bot has no pace '{ $pace }'. Choose one of { $paces }, as in 'sensible@calm'
too-many-new-tables = you have set too many tables. You can set the next one in { $minutes } min
only-the-host = only the host may give free seats to bots
table-without-seat = this table has no seat { $seat }, only 1 to { $seats }
seat-not-free = seat { $seat } is not free
seat-taken = seat { $seat } is already taken

# At a table

no-table = there is no table or match at this address
table-is-private = this table is private. Open it with the complete invitation link
game-gone = the game of this table is no longer available here
table-rules-changed = this table cannot be restored: the rules of the game have changed, or have failed
match-rules-changed = this match is over and cannot be restored: the rules of the game have changed
only-players-rematch = only the players of this match can ask for a rematch
over = the match is over
not-over = the match is not over yet
not-begun = the match has not begun
seats-are-free = the match has not begun. Free seats: { $free }
match-has-begun = the match has begun. Let a bot play for you, or resign
not-your-seat = this is not your seat
own-views-only = you may only see your own seats' view, or the spectators' view (-1)
nobody-to-mute = this person is not at the table. You can only mute people who are here or have written in the chat
bot-plays-here = a bot is playing this seat. Take it back first
moved-on = the game has moved on. Please look again
no-advice-among-people = you can only ask what a bot would do while no other person sits at the table
no-advice-in-real-time = you cannot ask what a bot would do in real time
no-hand-over-in-real-time = in real time the table itself lets a bot play for absent players
is-here = { $name } is here. A bot can take over only when a player has been away for a while
may-come-back = { $name } has { $left } s left to come back. Then a bot can take over
bot-plays-already = '{ $bot }' is already playing this seat
playing-already = you are already playing this seat
seat-back-soon = you get your seat back in a moment
resigned-already = you have already resigned
resigned = you have resigned. A bot plays this seat to the end
clock-paused = the clock is paused until everyone is here
text-or-phrase = send either a text or a phrase
no-such-phrase = there is no phrase '{ $phrase }'
line-length = a message has 1 to { $most } characters
guests-send-phrases = at an open table guests can only send quick messages. To write your own, create an account
too-many-messages = too many messages. Please wait a moment
rules-failed = the rules failed here, and your move was not made
could-not-save = could not save. Please try again

# Undo

no-undo-in-real-time = in real time you can only undo parts of a move, until it is complete
time-was-up = your time for this decision was up, so it stands; the others may agree to undo it
no-votes-in-real-time = in real time the others cannot be asked for an undo
vote-is-open = a vote is already open: { $name } asks to undo a move
over-no-undo = the match is over, and nothing can be undone
no-move-to-undo = you have not made a move that could be undone
learned-since = you cannot undo: somebody has learned something or moved since
no-vote = there is no vote for you right now

# The hall

strange-name = this server does not answer to the name '{ $name }'. Open it as localhost, or start it with --origin, or with --proxy behind a proxy
too-many-requests = too many requests. Please wait a moment
went-wrong-try-again = something went wrong on the server. It has been logged, please try again
went-wrong = something went wrong on the server. It has been logged
server-restarting-try-again = the server is restarting. Please try again in a moment
server-restarting = the server is restarting and will be back in a moment
request-cut-off = the request was cut off
request-too-large = a request here may have at most { $most } KiB
not-logged-in = you are not logged in, not even as a guest. Open the home page
too-many-tables = you have too many tables open. Close one of them first
too-many-tables-in-network = too many tables are open in your network. Close one of them first
connection-too-slow = your connection is too slow
message-too-large = a message may have at most { $most } KiB
too-many-at-once = too many messages at once
logged-out = you have logged out
logged-in = you have logged in. Reconnecting with your account
account-new = you have an account now. Reconnecting with it
table-left = you have left this table, and it is private

# Matches of before

too-many-files = you have opened too many match files. Please wait a while
no-playing-on = you can only play on from a finished match or a complete match file
choose-a-seat = choose a seat to play
over-here = the match is already over here. Choose an earlier moment
spectators-only = you may only see the spectators' view of this match
only-that-player = only the player who sat there may see that view
no-such-decision = this match has no decision { $decision }, only 0 to { $last }
replay-too-slow = replaying this match takes too long
too-much-memory = this match cannot be shown here: it needs too much memory
match-too-large = this match is too large to be shown here
rules-failed-replaying = this match cannot be replayed: the rules of the game failed
too-many-analyses = you have begun too many analyses. You can begin the next one in { $minutes } min
too-many-analyses-wait = too many matches wait for their analysis. Please try again in a minute
analysis-too-slow = analysing this match takes too long
game-not-here = this is a match of '{ $game }', which is not available here
match-too-long = this match is too long to play on from here (more than { $most } KiB). Choose an earlier moment
match-without-seat = this match has no seat { $seat }, only 1 to { $seats }

# What only programs meet

bad-puzzle = a puzzle is a number, counted from 1
no-answer-to-puzzle = '{ $answer }' is not an answer to this puzzle. Its table lists all answers
bad-decision = a decision is a number, counted from 0
command-reused = a different command with this id was already carried out
header-missing = a request that changes something needs the header { $header }: 1
page-not-found = page not found
no-guests-from-elsewhere = pages of other sites cannot create guests here
request-from-elsewhere = requests from pages of other sites are refused
text-frames-only = send JSON in text frames, not in binary ones
bad-command-id = the id of a command has 1 to { $most } characters
json-too-deep = this JSON is nested more than { $depth } levels deep
no-lesson = { $game } has no lesson; play a first match
no-handbook = { $game } has no rules for players; read its clauses
no-such-language = this game has no words in that language; it has { $known }
not-json = this is not JSON
message-invalid = this message is invalid: { $what }
message-too-deep = this message is nested more than { $depth } levels deep
message-not-json = this message is not JSON
method-not-allowed = { $method } is not allowed here
at-place = { $place }: { $what }
