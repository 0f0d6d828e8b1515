"""The database: connections, schema and migrations. Imports nothing else of the server."""
