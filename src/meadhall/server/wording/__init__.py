"""The server's own sentences in all languages. Imports nothing else of the server."""
