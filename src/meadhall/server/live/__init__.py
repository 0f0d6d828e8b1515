"""Tables in memory and the people who look at them: mailbox, commands, broadcast. May import `realtime` and below."""
