"""The boards: tavern, store, buildings for sale, quests, and what becomes of cards. May import holdings."""
