"""A hall of several nodes that share a database: owners of tables, and relays to them. May import everything."""
