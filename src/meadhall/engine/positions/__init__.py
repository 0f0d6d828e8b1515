"""Positions for tests, read from words by the fields of a state. May import `kit` and below."""
