"""Real Time: all take their actions at the same time (RTM). May import turns and below."""
