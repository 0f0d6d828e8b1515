"""The contract of a game, its registry and its rulebook. May import all of the engine but `play` and `record`."""
