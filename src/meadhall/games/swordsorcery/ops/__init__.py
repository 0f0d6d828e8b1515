"""The language of cards: lasting changes, ops, and the grammar of both. May import only the engine."""
