"""The server's own sentences in every language. Imports nothing else of the server."""
