"""Tables in memory and their viewers: mailbox, commands, broadcast. May import `realtime` and below."""
