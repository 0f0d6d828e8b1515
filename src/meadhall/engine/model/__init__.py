"""States and pieces: plain data with generated copies."""
