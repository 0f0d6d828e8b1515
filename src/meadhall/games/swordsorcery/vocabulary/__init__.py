"""The closed vocabulary of the cards (11.1): amounts, selectors, predicates, ops, mods. May import the engine only."""
