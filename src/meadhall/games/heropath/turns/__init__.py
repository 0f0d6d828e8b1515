"""Turns and actions (TRN): what a hero may do now, and what begins and ends a turn. May import actions and below."""
