"""A match against the clock on the full screen.

`race` runs the match, `desk` is the screen's state, `app` is the window, and `seating` checks its players and bots.
"""
