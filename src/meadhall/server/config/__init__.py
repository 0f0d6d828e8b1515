"""The settings of a hall. Imports nothing else of the server."""
