"""Turns and actions (TRN): the beginning and end of a turn; `modes/` gives the order. May import actions and below."""
