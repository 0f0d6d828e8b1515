"""Events of Heropath, in the past tense: cards, heroes, land. May import content, land and state."""
