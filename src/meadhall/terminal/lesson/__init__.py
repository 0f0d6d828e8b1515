"""A game's lesson on the full screen."""
