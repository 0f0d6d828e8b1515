"""Arrivals and moves on the map: spawning, Shadows, entering, forced moves. May import `harm` and earlier rooms."""
