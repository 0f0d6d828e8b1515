"""Maps as printed: areas, walls, lines of sight, distances, ways, all in whole numbers. May import `content`."""
