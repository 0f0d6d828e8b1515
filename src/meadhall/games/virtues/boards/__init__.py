"""The boards: tavern, store, buildings for sale, quests, and discard piles. May import holdings."""
