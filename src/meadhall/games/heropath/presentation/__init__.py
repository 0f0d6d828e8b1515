"""How the table looks and speaks: the scene, questions in words. May import the rules."""
