"""The game's bots, and their guide for thinking ahead. May import the rules."""
