"""Maps as printed: areas, walls, lines of sight, distances and paths, all in whole numbers. May import `content`."""
