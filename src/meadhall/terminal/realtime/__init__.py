"""A match against the clock on the full screen.

`race` runs it, `desk` is what the person looks at, `app` its window, `seating` says who may sit down to it.
"""
