"""Effects of ops (11.1), and whether they would change anything."""
