"""The words of a game in each language."""
