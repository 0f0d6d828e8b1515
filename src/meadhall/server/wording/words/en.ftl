# The hall's messages beside the games. Tables read these messages too, so their names begin with "hall-".

hall-yes = yes
hall-no = no
hall-seat = Seat { $number }
hall-waiting = Waiting for players

# A match that is over

hall-result = { $winners } { $count ->
    [one] wins
   *[other] win
} with { $points }.
hall-all-lost = You have all lost.

# Undo

hall-undo = Undo: { FORM($what, "brief") }
hall-undo-last = Undo your last move.
hall-undo-none = { $why }.
hall-undo-vote = { $why }: the others must agree.
hall-undo-bots = { $why }. Bots let you undo it anyway.
hall-time-was-up = your time was up
hall-time-up = { DOES($seat, "are", "is") } out of time.
hall-left = { DOES($seat, "leave", "leaves") } the table. A bot plays on.
hall-undone = { DOES($seat, "undo", "undoes") } that.
hall-vote = { YOU($seat) ->
    [yes] You ask to undo your last move.
   *[no] { WHO($seat) } asks to undo their last move.
}

# Why not

hall-not-your-seat = This is not your seat.
hall-over = The match is over, and nobody can move.
hall-not-begun = The match has not begun: some seats are free.
hall-bot-plays = A bot is playing this seat. Take it back first.
hall-not-your-turn = It is not your turn. Waiting for { WHO($seats) }.
hall-clock-runs = It is not your turn. Waiting for the clock.
hall-too-far = You can preview at most { $most } moves ahead, and these are { $these }.

# Notifications

hall-your-turn = Your turn in { $game }
hall-match-over = { $game } is over
hall-at-table = At your table with { $names }.
hall-at-table-alone = At your table.
hall-trial-title = Notifications work
hall-trial = You will get a message here when it is your turn and you are away.
