"""Replays of matches. May import `live` and below."""
