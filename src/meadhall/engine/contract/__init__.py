"""The contract of a game, its registry and its rulebook."""
