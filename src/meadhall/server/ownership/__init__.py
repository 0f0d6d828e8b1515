"""The owner node of each table, and the questions between nodes. May import `tables`, `accounts` and below."""
