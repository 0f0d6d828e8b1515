"""Matches: driving flows, undo, forks and perspectives."""
