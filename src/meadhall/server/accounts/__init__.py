"""People and their login sessions."""
