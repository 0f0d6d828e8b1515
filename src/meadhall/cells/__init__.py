"""Drawings in terminal cells, as plain data: games draw with it, the terminal shows it. May import `engine`."""
