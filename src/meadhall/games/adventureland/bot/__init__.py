"""The game's bots. They use only their own seat's knowledge."""
