"""A table as the fold of its events, and the journal that stores them. May import `accounts` and below."""
