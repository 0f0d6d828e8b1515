"""Spaces, targets, Creatures and Permanent Spells (4.2, 4.9a, 4.11, 4.12). May import `side_by_side` and `ending`."""
