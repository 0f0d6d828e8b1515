"""The game's bots: judgements and answers."""
