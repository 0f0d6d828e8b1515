"""Parts that games share: payments, windows, effects, decks, choices of several. May import `table` and below."""
