"""What each op does (11.1), and when it would do anything. May import `behavior`, `goods` and what is before them."""
