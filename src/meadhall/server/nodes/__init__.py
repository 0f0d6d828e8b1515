"""A hall of several nodes with a common database: each table has an owner node. May import everything."""
