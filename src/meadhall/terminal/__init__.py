"""Playing at a terminal: drawn on the full screen, or line by line."""
