"""Actions: casting, activating and the effects of cards (4.8 to 4.17, 4.23, 4.24). May import `real_time` and below."""
