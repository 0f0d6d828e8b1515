"""Positions out of words, read by the fields of a state: for tests. May import `kit` and below."""
