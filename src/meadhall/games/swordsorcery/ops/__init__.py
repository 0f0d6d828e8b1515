"""The language of cards: lasting changes, ops, and the grammar of both. Imports the engine alone."""
