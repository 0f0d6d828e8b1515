"""The game's bots, which play from their seat's knowledge. May import all; only the game imports it."""
