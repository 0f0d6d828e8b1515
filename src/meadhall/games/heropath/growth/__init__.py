"""Gems, goods, leeches, losses, wounds and death (VIT, LCH, RES). May import cards and below."""
