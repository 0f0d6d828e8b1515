"""Real-time matches: the contract of a sequencer, and a stopwatch. May import `privacy` and below."""
