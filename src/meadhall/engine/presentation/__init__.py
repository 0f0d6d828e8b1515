"""Scenes and previews: the table and the answers of a seat, as plain data. May import `common`."""
