# Setting a table.
set-table-of = Set a table of { $game }
set-lead = These are the usual settings. Change what you like.
set-who = Who plays
set-players = Players
set-for-players = { $name } ({ $count ->
    [one] with 1 player
   *[other] with { $players } players
})
seat-who = Who sits in seat { $seat }
seat-name = Name of the player in seat { $seat }
seat-level = Level of the bot in seat { $seat }
seat-name-place = Name
seat-me = You
seat-mine = { $name } (you)
seat-here = Player on this device
seat-open = Open
seat-bot = Bot
seat-help-me = You, on this device.
seat-help-here = Shares this device. The table is hidden each time you pass it on.
seat-help-open = For the next player who opens your link.
plays = Level: { $level }
set-how = How you play
set-public = Open to everyone
set-public-on = The table is listed under “Open tables”. Anyone may join or watch.
set-public-off = Only people with the link can find the table.
set-clock = Clock
clock-none = None
clock-quick = Quick
clock-evening = One evening
clock-days = Several days
clock-help-none = No time limit.
clock-help-quick = 10 minutes per player, plus 10 seconds per move. When a player’s time runs out, a bot takes over.
clock-help-evening = 30 minutes per player, plus 30 seconds per move. When a player’s time runs out, a bot takes over.
clock-help-days = 3 days per player, plus one day per move. When a player’s time runs out, a bot takes over.
clock-help-limited = Every decision has its own time limit, as the options say. When it is up, the default answer is given.
clock-help-timed = In real time, the game has its own clocks.
set-seed = Your own seed
set-seed-help = The same seed gives the same cards and dice again. Leave it empty for a random one.
set-seed-public = Not at a table open to everyone: anyone who knows the seed can predict every roll.
set-options = The game
set-others = More options
set-rule = Rule { $clause }
set-do = Set the table
set-do-open = Set the table and get the link
cancel = Cancel
set-nobody = The table has no players yet. Take a seat, or give one to a bot.
set-names = Every player on this device needs a name.
set-not-me = At a private table, you or a player on this device must have a seat. Take a seat, or open the table to everyone.
set-people = One of the options works only without bots. Change it, or give the bots’ seats to people.
set-bots-name = Names starting with “Bot” are reserved for bots. Choose another name for the player on this device.
set-unknown = Game not found
set-unknown-why = There is no game called { $game } here.
set-stands = Your table is ready
set-stands-link = Send this link to your friends. The match begins when every seat is taken.
set-stands-public = Players find it under “Open tables” or with this link. The match begins when every seat is taken.
set-stands-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
to-table = Go to the table
invite-link = Invitation link
invite-hint = Anyone with this link can take a free seat.
invite-alone = The link works on this computer only. To let others in, start the server with: meadhall serve --host 0.0.0.0
invite-words = Come and play { $game } with me!
invite-code = QR code of the link
invite-copied = Link copied.
copy = Copy
copied = Copied
share = Share the link
