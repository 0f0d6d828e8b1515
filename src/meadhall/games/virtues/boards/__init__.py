"""The boards: tavern, store, buildings for sale, quests, and the fate of cards. May import holdings."""
