"""Actions: casting, activating and what cards do (4.8 to 4.17, 4.23, 4.24). May import `real_time` and below."""
