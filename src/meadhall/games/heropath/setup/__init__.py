"""Set-up (SET): heroes, land, draft, first Armament. May import turns and below."""
