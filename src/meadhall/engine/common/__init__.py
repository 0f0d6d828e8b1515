"""Errors, content tables, player names and small English helpers. Imports no other package of Meadhall."""
