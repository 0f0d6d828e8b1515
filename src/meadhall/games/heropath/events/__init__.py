"""What happens at a table of Heropath, in the past tense, with English words. May import content, land and state."""
