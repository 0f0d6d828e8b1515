"""The game's bots: judgements and answers. May import all of the game except its pages."""
