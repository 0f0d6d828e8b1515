"""The game's bots. May import everything of the game; only the game itself imports them."""
