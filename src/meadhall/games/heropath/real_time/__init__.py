"""Real Time: all players act at the same time (RTM). May import turns and below."""
