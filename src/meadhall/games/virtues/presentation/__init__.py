"""What a seat sees, and the words of questions. May import all the rules."""
