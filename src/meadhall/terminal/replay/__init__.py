"""The replay of a match on the full screen.

`past` is the match that is looked through, `keys` are its keys and clicks, `app` is its window.
"""
