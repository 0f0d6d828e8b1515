"""Tables in real time: races, with their players and bots. May import `bots`, `tables` and below."""
