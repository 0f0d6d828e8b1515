"""Players, from what their seat may know. May import all; nothing imports it but the game."""
