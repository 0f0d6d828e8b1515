"""Positions for tests: set up a state from words for its fields. May import `kit` and below."""
