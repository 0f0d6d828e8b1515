"""A match against the clock on the full screen.

`race` runs it, `desk` is the screen's state, `app` its window, and `seating` says who may play it.
"""
