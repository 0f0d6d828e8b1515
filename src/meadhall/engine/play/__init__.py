"""Matches: driving flows, undo, forks and perspectives. May import every room but `record`."""
