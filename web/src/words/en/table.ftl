# The live table.

table-log = Log
table-chat = Chat
table-rules = Rules
table-side = Log, chat and rules
table-side-unread = Log, chat and rules, { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
} of chat
table-board = Board
table-players = Players
table-answers = Answers
table-places = Places
table-trouble = This table does not open
table-you-inside = you
table-you = You
table-bot = bot
table-percent = { $percent } %

# whose turn
table-turn-yours = Your turn
table-turn-asked = You are asked
table-turn-theirs = { $name } to play
table-turn-several = { $count } to play
table-turn-over = The match is over
table-turn-nobody = One moment
table-waiting = { $count ->
    [one] { $name } is to play.
   *[other] { $name } are to play.
}
table-watching = You are watching.
table-late = All seats are taken: you are watching.
table-clock = Time left
table-title-turn = Your turn
table-spoken-turn = Your turn. { $question }
table-spoken-time = { $seconds } seconds left.
table-spoken-more = { $count ->
    [one] One thing more happened.
   *[other] { $count } more things happened.
}

# the line to the hall
table-line-open = Connected
table-line-sending = Sending
table-line-connecting = Connecting
table-line-broken = Reconnecting
table-line-closed = Not connected
table-answer-sending = Your answer is on its way.
table-answer-waits = Your answer waits for the connection.
table-latency = { $ms } ms there and back
table-broken = Connection lost. Reconnecting; nothing you did is lost.

# the bar of answers
table-key-enter = Enter
table-key-escape = Esc
table-cancel = Cancel
table-otherwise = Choose again
table-more = More: { $count }
table-more-title = More answers
table-more-filter = Type to search
table-more-none = Nothing fits “{ $text }”.
table-catch-up = Catch up
table-undo = Undo
table-undo-anyway = Take it back
table-undo-ask = Ask to take it back

# what an answer brings
table-preview = What it brings
table-wins = Wins { $what }
table-risks = At risk: { $what }
table-losses = You lose { $what }
table-costs = Costs { $what }
table-why-title = Why not { $name }?
table-why-wait = Looking it up in the rules
table-why-here = Why?
table-why-answer = You may: { $words }
table-why-none = It is no answer to “{ $question }”.
table-why-empty = Nothing of yours is there, so it is no answer to “{ $question }”.
table-why-not-asked = Nothing is asked of you now.
table-why-where = Rest on a place, or go there with the arrow keys, and press ? again.
table-why-nothing = The rules give no special reason: it is just not an option now.

# players
table-points = { $count ->
    [one] point
   *[other] points
}
table-seat-bot = bot, { $level }
table-seat-away = away
table-seat-thinks = to play
table-seat-resigned = resigned; a bot plays on
table-seat-mine = yours
table-seat-menu = What can be done with { $name }’s seat
table-hand-words = A bot can play for you until you take the seat back.
table-hand-away = { $name } is away. If that lasts, a bot can play here until { $name } comes back and takes the seat.
table-hand-now = A bot plays here now: { $level }.
table-hand-resigned = This seat was given up; a bot plays it to the end: { $level }.
table-hand-to = Hand over: { $level }
table-hand-back = Take the seat back
table-bot-plays = A bot plays for you.
table-bot-plays-named = A bot plays for { $name }.
table-bot-plays-by = While you were away { $by } gave your seat to a bot, which plays for you.
table-bot-plays-by-named = While nobody was here { $by } gave the seat of { $name } to a bot.
table-bot-plays-late = Your time is up: a bot plays for you.
table-bot-plays-late-named = The time of { $name } is up: a bot plays on.
table-bot-returns = The seat is yours again at the next moment of rest.
table-resign = Resign
table-resign-sure = { $name } gives the match up. A bot plays on, and the seat does not come back.
table-resign-yes = Resign
table-resign-no = Play on

# log
table-log-to-you = Done to you
table-log-struck = { $count ->
    [one] One line taken back
   *[other] { $count } lines taken back
}
table-given = Answered for you{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
  }, as there was no other answer: { $words }
table-spared = Answered for you{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
  }, as you wish not to be asked: { $words }
table-log-replay-of = Show line { $number } again: { $words }
table-log-end = { $outcome }: { $standings }.
table-log-ended = { $name } { $points } { $counts }
table-log-rule = The rule: { $clause }
table-log-replay = Look at this moment again

# chat
table-chat-empty = Nobody has said anything yet.
table-chat-field = Say something
table-chat-send = Send
table-chat-phrases = Phrases
table-chat-mute = Mute { $name }
table-chat-muted = You have muted { $name }.
table-chat-unmute = Unmute
table-chat-unread = { $count } unread
table-phrase-hello = Hello
table-phrase-good-luck = Good luck
table-phrase-your-turn = Your turn
table-phrase-one-moment = One moment
table-phrase-thinking = I am thinking
table-phrase-well-played = Well played
table-phrase-nice-move = Nice move
table-phrase-ouch = Ouch
table-phrase-thanks = Thank you
table-phrase-sorry = Sorry
table-phrase-take-back-please = May I take that back?
table-phrase-good-game = Good game
table-phrase-again = Again?
table-phrase-goodbye = Goodbye

# zoom
table-zoom = Zoom
table-zoom-nearer = Nearer
table-zoom-farther = Farther
table-zoom-fit = The whole board

# the tray
table-tray = Before you
table-tray-yours = Before you
table-tray-facts = On the table
table-tray-open = Open what lies before you

# votes
table-vote-yes = Agree
table-vote-no = No
table-vote-waiting = Waiting for { $name }.
table-vote-silence = No answer counts as a no.
table-vote-fell = Not everybody agreed: the answer stands.
table-vote-mine = You ask to take your last answer back.
table-vote-asks = { $name } asks to take the last answer back.
refused-not-now = This cannot be done now.
undo-free = Takes your last answer back.
undo-vote = Somebody has learned something since then: the others must agree.
undo-vote-alone = Something has been learned since then. Bots let you take it back all the same.
undo-none = There is nothing to take back.

# one device for several
table-curtain-title = { $name } is next
table-curtain-words = Pass the device to { $name }. The table stays hidden until the curtain is lifted.
table-curtain-lift = I am { $name }

# while you were away
table-away = While you were away
table-away-show = Show me
table-away-showing = Fetching what happened
table-away-log = Read all { $count } lines
table-away-close = To the table

# the end
table-over-won = { $count ->
    [one] You win
   *[other] You share the win
}
table-over-winner = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
table-over-nobody = Nobody wins
table-over-standings = How the match ended
table-over-place = Place
table-over-points = Points
table-over-rematch = Play again
table-over-to-rematch = To the next match
table-over-replay = Look through the match
table-over-look = Look at the board

# the generic board
table-whose-yours = your{ " " }
table-whose = { $name }’s{ " " }
table-in-reach = in reach
table-your-cards = Your cards
table-card-turned = used

# the menu of the table
table-menu-help = How it is won, and how to play
table-menu = Table
table-share = Anyone with this link can find this table
table-sound = Sounds
table-sound-hint = Everything that is heard can be seen as well.
table-volume = Volume
table-keys = Single keys
table-keys-hint = Letters answer, capitals and signs ask. Switch them off if a screen reader, or a cat, types for you.
table-more-settings = Looks and more
table-file = The match as a file
table-leave = Leave the table
table-leave-words = If you leave, a bot takes your seat. If you only want a break, just close the page.

# help
table-help = Help
table-help-aim = What the game is about
table-help-how = How to play here
table-help-choose = Choose on the board, or by the buttons below it: both do the same. What glows may be chosen.
table-help-show = Where it matters, what you choose is shown first. Enter, a second click or the filled button does it; Esc lets it go.
table-help-why = Point at anything that may not be chosen, or tap it: a card says why not, with the rule.
table-help-undo = Undo is free until somebody has learned something from your answer. After that the others have to agree.
table-help-log = The log tells everything. A name in it points at the board, the sign § opens the rule.
table-help-keys = Keys
table-help-law = Small letters answer, capitals and signs ask.
table-help-keys-off = Single keys are switched off now; the menu of the table switches them on.
table-keys-answer = choose an answer and show it; the same letter again does it
table-keys-give = do what is chosen
table-keys-back = let it go, go back, close
table-keys-next = the next answer, the one before
table-keys-board = to the board
table-keys-arrows = look around on the board
table-keys-why = why not here?
table-keys-type = type: an answer, or why, look, rule, say with what behind it
table-keys-undo = undo, or ask the others
table-keys-log = log
table-keys-chat = chat
table-keys-rules = rules
table-keys-players = players
table-keys-tray = what lies before you
table-keys-zoom = nearer, farther, the whole board
table-keys-catch-up = catch up four times as fast; again: at once
table-keys-mute = sound on and off
table-keys-help = this page

# hints of the first match
table-only-in-english = { $game } is told in English.
table-hint = Hint
table-hint-pick = Your move: choose something that glows, or press its letter.
table-hint-pick-touch = Your move: tap something that glows.
table-hint-give-touch = This is what it brings. Tap it once more to do it.
table-hint-give = This is what it brings. Choose it once more, or press Enter, to do it. Esc lets it go.
table-hint-why = Wondering why something cannot be chosen? Click or tap it. You can undo an answer as long as nobody has learned anything from it.
table-updated = The rules of this game were updated. The match goes on from here; earlier lines are not shown.
table-hint-next = Good
table-hint-skip = No more hints

# the command line
table-typed = Command line
table-typed-hint = an answer, why …, look …, rule …
table-typed-several = { $count } answers fit. Type a little more.
table-typed-nothing = “{ $text }” does not fit. Try a letter, a place, or why and a place.
table-typed-why = There is nothing to ask about { $name } now.

# before the match
table-gather-free = { $count ->
    [one] One seat is free. The match begins when somebody sits there.
   *[other] { $count } seats are free. The match begins when all are taken.
}
table-gather-away = You need not wait here: have yourself told when it is your turn
table-gather-told = You need not wait here: you will be told at your channel when it is your turn.
table-gather-full = All are here. The match begins.
table-gather-open = A free seat
table-gather-you = { $name }, that is you
table-gather-beside = { $name }, beside you
table-gather-name = Your name at the table
table-gather-bot = Seat a bot
table-gather-bot-at = Seat a bot at seat { $seat }, playing { $level }
table-gather-leave = Get up and go back to the hall
table-gather-sit = Sit down
table-gather-watch = Just watch
table-any-time = At any time
table-sure = { $words } Really?
table-sure-yes = Yes, { $brief }
table-turn-race = All play at once
table-card-unseen = A card face down
table-cards-of = { $name }’s cards
table-decks = Decks
table-part-board = Board
table-part-open = In the open
table-part-cards = Cards
table-part-answers = { $count ->
    [one] { $count } answer here
   *[other] { $count } answers here
}
table-fight-missing = missing
