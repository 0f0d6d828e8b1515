"""The database: connection, schema, migrations. Imports nothing else of the server."""
