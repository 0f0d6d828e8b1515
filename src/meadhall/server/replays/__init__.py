"""Replays, analyses and puzzles."""
