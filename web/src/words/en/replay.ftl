# The replay: a match that was played, to look through.

replay-trouble = This replay does not open
replay-loading = Opening the match
replay-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
replay-rounds = { $count ->
    [one] , { $count } round
   *[other] , { $count } rounds
}
replay-ended = Final score

# where one is
replay-at-round = You are looking at round { $round } of { $rounds }
replay-at-step = You are looking at step { $step } of { $steps }
replay-at-end = { $count ->
    [one] The match ended here. { $names } won it.
   *[other] The match ended here. { $names } share the win.
}
replay-at-newest = This is as far as the match has come.
replay-to-end = To the end
replay-to-newest = To the newest
replay-to-table = Back to the table
replay-to-start = To the start
replay-round-of = Round { $round } of { $rounds }
replay-step-of = Step { $step } of { $steps }
replay-seen-you = As you saw it: what you did not know stays face down.
replay-seen-as = As { $name } saw it; secrets stay face down.
replay-seen-all = As everybody saw it; secrets stay face down.

# players and log
replay-acts = acts
replay-later = not yet happened
replay-slip-more = { $count ->
    [one] And one thing more, in the log.
   *[other] And { $count } things more, in the log.
}

# the bar
replay-bar = Replay
replay-rail = Moment of the match
replay-marks = Marks on the bar
replay-transport = Through the match
replay-back = One step back
replay-on = One step on
replay-last = To the last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-see-as = See as
replay-all = All
replay-everybody = As everybody saw it
replay-kind-fight = fight
replay-kind-reveal = reveal
replay-kind-sweep = sweep
replay-kind-rescue = rescue
replay-more = More

# bookmarks
replay-bookmark = Bookmark this moment
replay-bookmark-at = Bookmark: { $words }
replay-bookmark-words = What is worth finding again here?
replay-bookmark-keep = Keep
replay-bookmark-hint = Bookmarks stay in this browser.
replay-bookmark-forget = Forget “{ $words }”
replay-bookmarks = Bookmarks

# sharing
replay-share = Share this moment
replay-share-table = A link for those at the table
replay-share-all = A link that anybody may follow
replay-share-file = The match file opens in every hall and in the terminal.

# playing on
replay-fork = Fork from here
replay-fork-words = From here the match goes on at a table of its own, and chance decides anew.
replay-fork-seat = You play as
replay-fork-go = Play on
replay-fork-not = Not now
replay-fork-over = At this moment the match is over, and there is nothing left to play. Go back a little first.

# the proof of the dice
replay-proven = The dice were proven
replay-sealed = The dice are sealed
replay-updated = The rules of this game were updated during the match. The replay begins there.
replay-differs = From another version
replay-differs-why = The answers and dice of the file were played through by the rules that are here, and all of them fit.
replay-proof = Were the dice fair?
replay-proof-proven = Yes. Every die and every card of this match follows from a seed that was fixed before the first answer. Here the seed was played again, and everything came out the same.
replay-proof-running = The seed of this match was fixed before the first answer and is bound by its seal. It is opened when the match is over.
replay-proof-not = This file cannot prove its dice: it does not hold the whole match from its first moment, or not its seed.
replay-proof-seal = The seal, shown before the match: the SHA-256 of the seed
replay-proof-seed = The seed, opened at the end
replay-proof-self = If you doubt it, take the file and prove it with a Meadhall of your own:

# keys
replay-keys-step = one step back, one on
replay-keys-turn = the turn before, the next turn
replay-keys-ends = the start, the end
replay-keys-play = play and pause
replay-keys-speed = how fast it plays
replay-keys-eyes = see it with the next eyes
replay-keys-fork = fork from here
replay-keys-bookmark = keep a bookmark
replay-keys-log = log
replay-keys-rules = rules
replay-keys-board = to the board; arrows look around there
replay-keys-zoom = nearer, farther, the whole board
replay-keys-help = this page
replay-clock = { $now } of { $all }
replay-speed-real = Speed; 1× is as it was played
