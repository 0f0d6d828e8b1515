"""The replay of a match on the full screen.

`viewer` shows the match at a decision, `pace` is its speed, `keys` are its keys and clicks, `app` is its window.
"""
