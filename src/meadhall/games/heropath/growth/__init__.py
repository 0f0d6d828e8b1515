"""Gems, goods and leeches; losses, wounds and death (VIT, LCH, RES). May import cards and below."""
