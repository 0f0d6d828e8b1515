"""Replays, analyses and puzzles. May import `live` and below."""
