"""Real-time matches: the contract of a sequencer, and a stopwatch."""
