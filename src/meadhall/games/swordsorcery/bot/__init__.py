"""How a sensible player leads heroes. May import the rules."""
