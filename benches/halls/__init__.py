"""A real hall in a process of its own, and what knocks at its doors: for measuring it, and for doing it harm."""
