"""The owner node of each table, and the calls between nodes. May import `tables`, `accounts` and below."""
