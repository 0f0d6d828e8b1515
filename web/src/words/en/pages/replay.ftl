# The replay of a match.

replay-trouble = Can’t open this replay
replay-loading = Loading the replay…
replay-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
replay-rounds = { $count ->
    [one] , { $count } round
   *[other] , { $count } rounds
}
replay-ended = Final score

# the position
replay-at-round = You are viewing round { $round } of { $rounds }
replay-at-step = You are viewing step { $step } of { $steps }
replay-at-end = { $count ->
    [one] End of the match. { $names } won.
   *[other] End of the match. { $names } share the win.
}
replay-at-newest = This is the latest move.
replay-to-end = Go to the end
replay-to-newest = Go to the latest move
replay-to-table = Back to the table
replay-to-start = Go to the start
replay-round-of = Round { $round } of { $rounds }
replay-step-of = Step { $step } of { $steps }
replay-seen-you = Your view: what you did not know stays face down.
replay-seen-as = { $name }’s view: secrets stay face down.
replay-seen-all = The spectators’ view: secrets stay face down.

# players and log
replay-acts = to move
replay-later = still to come
replay-slip-more = { $count ->
    [one] And one more line in the log.
   *[other] And { $count } more lines in the log.
}

# the bar
replay-bar = Replay
replay-rail = Position in the match
replay-marks = Key moments
replay-transport = Playback
replay-back = Step back
replay-on = Step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-see-as = View
replay-all = All
replay-everybody = Spectators’ view
replay-kind-fight = fight
replay-kind-reveal = reveal
replay-kind-sweep = sweep
replay-kind-rescue = rescue
replay-more = More

# bookmarks
replay-bookmark = Bookmark this moment
replay-bookmark-at = Bookmark: { $words }
replay-bookmark-words = Name for this bookmark
replay-bookmark-keep = Save
replay-bookmark-hint = Bookmarks are saved in this browser.
replay-bookmark-forget = Delete “{ $words }”
replay-bookmarks = Bookmarks

# sharing
replay-share = Share this moment
replay-share-table = Link for the players
replay-share-all = Link for everyone
replay-share-file = Or share the match file. It opens in any Meadhall, in the browser or the terminal.

# playing on
replay-fork = Play on from here
replay-fork-words = Play on from here at a new table, with fresh dice.
replay-fork-seat = You play as
replay-fork-go = Start
replay-fork-not = Cancel
replay-fork-over = The match is already over here. Go back a few steps first.

# the proof of the dice
replay-proven = Fair dice: verified
replay-sealed = Fair dice: sealed
replay-updated = The rules of this game were updated during the match. The replay begins there.
replay-differs = Different version
replay-differs-why = This match was played with another version of the game. We replayed it with our rules, and every move and die fits.
replay-proof = Were the dice fair?
replay-proof-proven = Yes. All dice and cards follow from a seed that was fixed before the first move. We replayed the match from that seed, and everything matched.
replay-proof-running = The seed of this match was fixed before the first move. Only its fingerprint is public now, and the seed is shown when the match is over.
replay-proof-not = The dice of this file cannot be verified: its seed is missing, or it does not start at the first move.
replay-proof-seal = Fingerprint shown before the match (SHA-256 of the seed)
replay-proof-seed = Seed, shown after the match
replay-proof-self = Want to check it yourself? Download the match and verify it with your own Meadhall:

# keys
replay-keys-step = step back, step forward
replay-keys-turn = previous turn, next turn
replay-keys-ends = start, end
replay-keys-play = play or pause
replay-keys-speed = playback speed
replay-keys-eyes = next player’s view
replay-keys-fork = play on from here
replay-keys-bookmark = bookmark this moment
replay-keys-log = log
replay-keys-rules = rules
replay-keys-board = go to the board; arrow keys look around
replay-keys-zoom = zoom in, zoom out, whole board
replay-keys-help = this help
replay-clock = { $now } of { $all }
replay-speed-real = Speed (1× is as it was played)
