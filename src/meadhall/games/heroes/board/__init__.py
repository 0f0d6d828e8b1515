"""Spaces, targets, Beings, permanents, attacks, wounds, deaths (4.2, 4.9a, 4.11-4.14, 4.20-21). May import `duels`."""
