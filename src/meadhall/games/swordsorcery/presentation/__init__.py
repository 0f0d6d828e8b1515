"""What a seat sees: map, figures, sheets, enemy cards, the attack. May import `words` and what is before it."""
