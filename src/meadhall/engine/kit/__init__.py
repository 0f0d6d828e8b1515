"""Parts that games share: payments, windows, effects, decks, choices. May import `table` and everything below it."""
