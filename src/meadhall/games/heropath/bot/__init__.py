"""The game's bots: judgements and answers. May import everything of the game; only the game itself imports it."""
