"""A game and its variant on the same seeds: what the variant changes, and how sure that is.

`contest` says what is played, `blocks` plays it, `running` until the `question` is answered, and `keeping` keeps it.
`quantities` measures each match, `bootstrap` draws intervals, `stopping` says when enough was played, `findings` what
came out, `words` tells it; `frames`, `notable`, `pictures` and `page` are what is left in a folder.
"""
