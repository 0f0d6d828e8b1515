"""Matches: driving flows, undo, forks and perspectives. May import all of the engine but `record`."""
