"""What a card can say: changes that last, ops, and the grammar of both. Imports the engine alone."""
