"""Cards: decks, Resources, Armament, and the windows for using cards. May import rows and below."""
