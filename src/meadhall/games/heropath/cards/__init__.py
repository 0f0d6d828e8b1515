"""Cards: decks, Resources, Armament, and the windows for using cards."""
