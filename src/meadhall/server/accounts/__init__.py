"""People and their login sessions. May import `store`, `protocol` and `config`."""
