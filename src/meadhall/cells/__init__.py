"""Drawings in terminal cells, as plain data. Games make them and the terminal shows them."""
