"""Who comes onto the map and goes where: spawning, Shadows, entering, forced moves. May import `harm` and before."""
