"""What a game is: its contract, its registry and its rulebook. May import every room but `play` and `record`."""
