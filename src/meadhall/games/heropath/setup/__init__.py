"""Set-up (SET): heroes, land, draft, first Armament."""
