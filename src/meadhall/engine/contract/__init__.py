"""The contract of a game, its registry and its rulebook. May import every room but `play` and `record`."""
