"""What the game says: answers, questions, refusals. May import `setup` and what is before it."""
