"""Rule, victim and path of an enemy as pure functions, and its activation. May import `combat` and below."""
