# The live table.

table-log = Log
table-chat = Chat
table-rules = Rules
table-side = Log, chat and rules
table-side-unread = Log, chat and rules, { $count ->
    [one] { $count } new chat line
   *[other] { $count } new chat lines
}
table-board = Board
table-players = Players
table-answers = Actions
table-places = Places
table-trouble = Can’t open this table
table-you-inside = you
table-you = You
table-bot = bot
table-percent = { $percent } %

# whose turn
table-turn-yours = Your turn
table-turn-asked = Your decision
table-turn-theirs = { $name }’s turn
table-turn-several = { $count } to move
table-turn-over = The match is over
table-turn-nobody = One moment…
table-waiting = { $count ->
    [one] It is { $name }’s turn.
   *[other] Waiting for { $name }.
}
table-watching = You are a spectator.
table-late = All seats are taken. You are a spectator.
table-clock = Time left
table-decision-clock = Time left for this decision
table-title-turn = Your turn
table-spoken-turn = Your turn. { $question }
table-spoken-time = { $seconds } seconds left.
table-spoken-more = { $count ->
    [one] One more line in the log.
   *[other] { $count } more lines in the log.
}

# the connection
table-line-open = Connected
table-line-sending = Sending…
table-line-connecting = Connecting…
table-line-broken = Reconnecting…
table-line-closed = Not connected
table-answer-sending = Sending your move…
table-answer-waits = Your move will be sent when you are back online.
table-latency = Ping: { $ms } ms
table-broken = Connection lost. Reconnecting… Your moves are safe.

# the action bar
table-key-enter = Enter
table-key-escape = Esc
table-cancel = Cancel
table-otherwise = Back
table-more = More: { $count }
table-more-title = More options
table-more-filter = Search
table-more-none = Nothing matches “{ $text }”.
table-catch-up = Catch up
table-pass-on = Pass until the next { $until ->
    [round] round
   *[turn] turn
}
table-advise = Advice: what would a bot do?
table-advise-brief = Advice
table-advised = A bot would: { $words }
table-undo = Undo
table-undo-anyway = Undo anyway
table-undo-ask = Ask to undo

# the preview
table-preview = Preview
table-wins = You win { $what }
table-risks = At risk: { $what }
table-losses = Your loss: { $what }
table-costs = Costs { $what }
table-why-title = Why not { $name }?
table-quoted = “{ $words }”
table-why-rule = Rule { $clause }
table-why-the-rule = Rule
table-why-wait = Checking the rules…
table-why-here = Why?
table-why-answer = Allowed: { $words }
table-why-none = You cannot choose this now. The question is: “{ $question }”
table-why-empty = You have nothing here to choose. The question is: “{ $question }”
table-why-not-asked = You have nothing to decide right now.
table-why-where = Point at a place, or move to it with the arrow keys, and press ? again.
table-why-nothing = This is not an option right now.

# players
table-points = { $count ->
    [one] point
   *[other] points
}
table-seat-bot = bot, { $level }
table-seat-away = away
table-seat-thinks = to move
table-seat-resigned = resigned, a bot plays on
table-seat-mine = yours
table-seat-menu = Options for { $name }’s seat
table-my-menu = Options for your seat
table-hand-words = A bot can play for you until you take your seat back.
table-hand-away = { $name } is away. After a while you may let a bot play here until { $name } comes back.
table-hand-now = A bot ({ $level }) is playing this seat.
table-hand-resigned = This player resigned. A bot ({ $level }) plays to the end.
table-hand-to = Let a bot play: { $level }
table-hand-back = Take your seat back
table-bot-plays = A bot is playing for you.
table-bot-plays-named = A bot is playing for { $name }.
table-bot-plays-by = { $by } let a bot play for you while you were away.
table-bot-plays-by-named = { $by } let a bot play for { $name }, who was away.
table-bot-plays-late = Your time ran out. A bot is playing for you.
table-bot-plays-late-named = { $name }’s time ran out. A bot is playing on.
table-bot-returns = You get your seat back in a moment.
table-resign = Resign
table-resign-sure = Resign for { $name }? A bot plays on, and you cannot take the seat back.
table-resign-yes = Resign
table-resign-no = Keep playing

# log
table-log-to-you = Affects you
table-log-struck = { $count ->
    [one] One line undone
   *[other] { $count } lines undone
}
table-given = Played for you{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
  } (only move): { $words }
table-spared = Played for you{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } times
  } (without a question): { $words }
table-log-replay-of = Watch line { $number } again: { $words }
table-log-end = { $outcome }: { $standings }.
table-log-ended = { $name } { $points } { $counts }
table-log-rule = Rule { $clause }
table-log-again = Watch this turn again
table-log-replay = Watch this moment again

# chat
table-chat-empty = No messages yet.
table-chat-field = Message
table-chat-send = Send
table-chat-phrases = Quick messages
table-chat-mute = Mute { $name }
table-chat-muted = { $name } is muted.
table-chat-unmute = Unmute
table-chat-unread = { $count } unread
table-phrase-hello = Hello
table-phrase-good-luck = Good luck
table-phrase-your-turn = Your turn
table-phrase-one-moment = One moment
table-phrase-thinking = I’m thinking
table-phrase-well-played = Well played
table-phrase-nice-move = Nice move
table-phrase-ouch = Ouch
table-phrase-thanks = Thank you
table-phrase-sorry = Sorry
table-phrase-take-back-please = May I undo that?
table-phrase-good-game = Good game
table-phrase-again = Again?
table-phrase-goodbye = Goodbye

# zoom
table-zoom = Zoom
table-zoom-nearer = Zoom in
table-zoom-farther = Zoom out
table-zoom-fit = Show the whole board

# the tray
table-tray = Your area
table-tray-yours = Your area
table-tray-facts = On the table
table-tray-open = Open your area

# votes
table-vote-yes = Agree
table-vote-no = No
table-vote-waiting = Waiting for { $name }.
table-vote-silence = If a player does not answer, that counts as a no.
table-vote-fell = Not everyone agreed. The move stands.
refused-not-now = You can’t do that now.

# one device for several
table-curtain-title = { $name } is next
table-curtain-words = Pass the device to { $name }. The table stays hidden until then.
table-curtain-lift = I am { $name }

# while you were away
table-away = While you were away
table-away-show = Show me
table-away-showing = Loading what happened…
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
table-over-lead = { $points } { $counts }, { $ahead } ahead
table-over-nobody = Nobody wins
table-over-standings = Final standings
table-over-place = Place
table-over-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-over-points = Points
table-over-rematch = Play again
table-over-easier = An easier match
table-over-to-rematch = Go to the next match
table-over-replay = Watch the replay
table-over-look = Look at the board

# the generic board
table-whose-yours = your{ " " }
table-whose = { $name }’s{ " " }
table-in-reach = in reach
table-your-cards = Your cards
table-card-turned = used

# the menu of the table
table-menu-help = How to win and how to play
table-menu = Table
table-share = Anyone with this link can find this table
table-sound = Sound
table-sound-hint = Every sound is also shown on the screen.
table-volume = Volume
table-keys = Keyboard shortcuts
table-keys-hint = Play with single letters. Turn this off if you use a screen reader (or own a cat).
table-more-settings = More settings
table-file = Download the match
table-leave = Leave the table
table-leave-sure = Leave the table? A bot takes your seat, and the others read in the log that you left. You can come back and take your seat back. For a break, just close the page.
table-leave-yes = Yes, leave

# help
table-help = Help
table-help-aim = The goal
table-help-how = How to play
table-help-choose = Choose on the board, or use the buttons below it. Everything that glows can be chosen.
table-help-show = Important moves are shown first. Press Enter, click again or use the filled button to play them. Esc cancels.
table-help-why = Point at anything to read it, or rest a finger on it. If you cannot choose it, a card tells you why, with the rule.
table-help-undo = You can undo freely until another player learns something from your move. After that the others must agree.
table-help-log = The log shows everything that happened. A name in it points at the board, and § opens the rule.
table-help-docs = Read the documentation
table-help-keys = Keys
table-help-law = Small letters and digits play moves: z ends your turn, y passes. Capital letters (with Shift) and symbols open things.
table-help-keys-off = Keyboard shortcuts are off. You can turn them on in the table menu.
table-keys-answer = choose a move and preview it; the same letter again plays it
table-keys-give = play the chosen move
table-keys-back = cancel, go back, close
table-keys-next = next and previous option
table-keys-board = go to the board
table-keys-arrows = look around the board
table-keys-why = why not here?
table-keys-advise = what would a bot do?
table-keys-type = command line: type a move, or { table-word-why }, { table-word-look } or { table-word-rule } with a name, { table-word-say } with a message, { table-word-undo }, { table-word-help }, { table-word-log }, { table-word-rules } or { table-word-chat }
table-keys-undo = undo, or ask the others
table-keys-log = log
table-keys-chat = chat
table-keys-rules = rules
table-keys-players = players
table-keys-tray = your area
table-keys-zoom = zoom in, zoom out, whole board
table-keys-catch-up = catch up at four times the speed; again: at once
table-keys-mute = sound on or off
table-keys-help = this help

# hints of the first match
table-only-in-english = { $game } is in English only so far.
table-hint = Hint
table-hint-pick = Your move: click something that glows, or an answer. Its letter does the same.
table-hint-pick-touch = Your move: tap something that glows, or an answer.
table-hint-give-touch = This is a preview of your move. Tap again to play it.
table-hint-give = This is a preview of your move. Click again or press Enter to play it. Esc cancels.
table-hint-why = Can’t choose something? Click or tap it to see why. You can undo a move until another player learns something from it.
table-updated = The rules of this game were updated. The match goes on from here. Earlier lines are not shown.
table-hint-next = OK
table-hint-skip = No more hints

# the command line
table-word-why = why
table-word-look = look
table-word-rule = rule
table-word-say = say
table-word-undo = undo
table-word-help = help
table-word-log = log
table-word-rules = rules
table-word-chat = chat
table-typed = Command line
table-typed-hint = a move, { table-word-why } …, { table-word-look } …, { table-word-rule } …
table-typed-several = { $count } moves match. Type a little more.
table-typed-nothing = Nothing matches “{ $text }”. Try a letter, a place, or “{ table-word-why }” and a place.
table-typed-why = There is no question to ask about { $name } now.

# before the match
table-gather-free = { $count ->
    [one] One seat is free. The match begins when it is taken.
   *[other] { $count } seats are free. The match begins when all are taken.
}
table-gather-away = Don’t want to wait? Get a notice when it is your turn
table-gather-told = You can close this page. We send you a message when it is your turn.
table-gather-full = Everyone is here. The match begins.
table-gather-open = Free seat
table-gather-you = { $name } (you)
table-gather-beside = { $name } (on your device)
table-gather-name = Your name
table-gather-bot = Add a bot
table-gather-bot-at = Add a bot in seat { $seat } ({ $level })
table-gather-leave = Leave the table
table-gather-sit = Sit down
table-gather-watch = Just watch
table-any-time = At any time
table-sure = { $words } Are you sure?
table-sure-yes = Yes, { $brief }
table-turn-race = Everyone plays at once
table-card-unseen = Face-down card
table-cards-of = { $name }’s cards
table-decks = Decks
table-part-board = Board
table-part-open = On the table
table-part-cards = Cards
table-part-answers = { $count ->
    [one] { $count } option here
   *[other] { $count } options here
}
table-fight-missing = missing

# luck and skill, once a match is over
analysis = Luck and skill
analysis-line = Luck { $luck }, your play { $play }, mistakes { $own }
