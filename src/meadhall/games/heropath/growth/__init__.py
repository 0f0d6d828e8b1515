"""Gems, goods and leeches; losses, wounds and death (VIT, LCH, RES). May import cards and what stands before it."""
