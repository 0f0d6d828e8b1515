"""Enemy tokens on the map, and the Scale of Evil (ENM, EVL). May import growth and below."""
