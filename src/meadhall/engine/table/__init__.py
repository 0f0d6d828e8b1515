"""The table that rules use: state, chance, events and the log. May import `common`, `model` and `flows`."""
