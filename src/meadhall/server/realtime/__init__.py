"""Tables in real time: races, their players and bots. May import `bots`, `tables` and below."""
