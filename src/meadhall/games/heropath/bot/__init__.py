"""How the game's own bots judge and answer. May import everything of the game; only the game itself imports it."""
