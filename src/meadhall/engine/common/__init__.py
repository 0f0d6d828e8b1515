"""Errors, content tables, names of players and small English helpers. Imports nothing else of ours."""
