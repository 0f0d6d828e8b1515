"""Effects of ops (11.1), and whether they would change anything. May import `behavior`, `goods` and earlier rooms."""
