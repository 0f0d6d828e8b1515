"""The table that rules hold: state, chance, events and the log. May import `common`, `model` and `flows`."""
