"""How the game's own bots judge and answer. May import everything of the game but its pages."""
