"""A table as the fold of its events, and the journal that keeps them. May import `accounts` and below."""
