"""The language of cards: static effects, ops, and the grammar of both. May import only the engine."""
