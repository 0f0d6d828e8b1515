"""What the game says: answers, questions, refusals. May import `campaign` and what is before it."""
