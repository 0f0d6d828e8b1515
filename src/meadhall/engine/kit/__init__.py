"""Parts that games share: payments, windows, effects, decks, choices of some. May import `table` and below."""
