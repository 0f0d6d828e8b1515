"""States and pieces: plain data with generated copies. May import `common`."""
