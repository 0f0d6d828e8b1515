# Messages of every page.
brand-home = Meadhall: back to the hall
close = Close
to-hall = Back to the hall

trouble-offline = Can’t reach the server. Check your connection. We keep trying.
trouble-unknown = Something went wrong (error { $status }). Please try again.

lost-path = Page not found
lost-path-why = There is no table, replay or rule at { $path }. Part of the link may be missing.
lost-part = Part of the page did not load
lost-part-why = The connection broke, or the server was updated. Reloading the page helps.
lost-again = Reload

title-new = Set a table
title-table = Table
title-replay = Replay
title-puzzles = Puzzles
title-rules = Rules
title-you = Settings
title-kit = Kit
title-credits = Credits

skip = Skip to content
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
