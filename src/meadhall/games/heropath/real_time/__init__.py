"""Real Time: all players act at the same time (RTM)."""
