"""Set-up and the phases of a turn: the steps of a match (3, 4.3, 4.21). May import all the rules."""
