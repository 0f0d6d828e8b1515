"""Which node owns a table, and what nodes ask each other. May import `tables`, `accounts` and below."""
