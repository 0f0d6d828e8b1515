"""The game's bots, which play from what their seat may know. May import all; only the game imports it."""
