"""Rounds from Preparation to Resume, and the formats of a match (4.0, 4.18, 4.19, 8). May import all rules."""
