"""Who owns a table, and how its owner is reached. May import `tables`, `accounts` and below."""
