"""The replay of a match on the full screen.

`viewer` shows the match at a decision, `pace` computes waiting times, `keys` handles keys and clicks, and `app` is the
window.
"""
