"""The order of play: rounds, team games and tournaments (4.0, 4.18, 8.5, 8.6). May import the rest of the rules."""
