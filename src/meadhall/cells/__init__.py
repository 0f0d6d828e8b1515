"""Drawings in terminal cells, as plain data: games draw with them, the terminal shows them. May import `engine`."""
