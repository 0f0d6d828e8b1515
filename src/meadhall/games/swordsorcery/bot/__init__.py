"""The game's bots. May import the rules."""
