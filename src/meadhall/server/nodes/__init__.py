"""A hall of several nodes that share a database: who owns which table, and how they reach it. May import everything."""
