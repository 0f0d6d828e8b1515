"""The attack: declaration, HIT stage, DEF stage, aftermath (4.18). May import `moves` and below."""
