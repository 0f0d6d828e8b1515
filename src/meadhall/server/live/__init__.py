"""Tables in memory and their viewers: mailbox, commands and broadcast. May import `realtime` and below."""
