"""Parts that games share: payments, windows, effects, decks, choices."""
