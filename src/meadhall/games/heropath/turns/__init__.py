"""Turns and actions (TRN): the beginning and end of a turn; `modes` sets their order. May import actions and below."""
