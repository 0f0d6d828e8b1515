"""A hall of several processes: one that lets people in, and workers that own tables. May import everything."""
