"""Cards: decks, Resources, Armament, and windows in which cards are used. May import rows and below."""
