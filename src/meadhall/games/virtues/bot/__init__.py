"""The game's bots: judgements and answers. May import everything of the game but its pages."""
