"""Scenes and previews: what a seat sees, as plain data. May import `common`."""
