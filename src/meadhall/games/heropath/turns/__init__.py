"""Turns and actions (TRN): how a turn begins and ends; `modes/` says who comes next. May import actions and below."""
