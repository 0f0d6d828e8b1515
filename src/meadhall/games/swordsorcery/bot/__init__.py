"""The game's bots, which lead heroes. May import the rules."""
