# What is said on every page.
brand-home = Meadhall, the hall
close = Close
to-hall = To the hall

trouble-offline = The hall does not answer. Check your connection; we keep trying.
trouble-unknown = The hall could not do that (error { $status }). Try once more in a moment.

lost-path = There is nothing here
lost-path-why = { $path } leads to no table, replay or rule. Part of the link may be missing.
lost-part = A part of the page did not arrive
lost-part-why = The connection broke, or the hall was updated meanwhile. Loading the page again helps.
lost-again = Load again

title-new = Set a table
title-table = Table
title-replay = Replay
title-rules = Rules
title-you = You
title-kit = The kit
title-credits = Credits

skip = To the content
hall = Hall
tables = Tables
watch = Watch
replays = Replays
main-menu = Main menu
menu = Menu
you = You
you-are = You are { $name }
connected = Connected
not-connected = Not connected
turns-waiting = your turn
your-turn = Your turn
try-again = Try again
