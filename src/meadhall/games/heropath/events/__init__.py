"""Events of Heropath, in the past tense: cards, heroes, land."""
