"""Everything that whoever runs a hall may set. Imports nothing else of the server."""
