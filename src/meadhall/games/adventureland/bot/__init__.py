"""The game's bots. They use only their own seat's knowledge. May import all. Only the game imports this package."""
