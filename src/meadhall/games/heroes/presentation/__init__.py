"""What a seat sees: the scene, and its drawing in the terminal. May import the rules and `words`."""
