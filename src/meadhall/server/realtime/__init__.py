"""Tables in real time: races, with their players and bots."""
