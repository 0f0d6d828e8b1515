"""The attack: declare, HIT stage, DEF stage, what comes after (4.18). May import `moves` and what is before it."""
