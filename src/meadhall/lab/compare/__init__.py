"""A game and its variant on the same seeds: the effects of the variant, and their certainty.

`contest` defines the matches and `blocks` plays them. `running` goes on until the `question` is answered, and `keeping`
stores the results. `quantities` measures each match, `bootstrap` draws intervals, `stopping` decides when to stop.
`findings` are the results, `words` puts them into sentences. `frames`, `notable`, `pictures` and `page` write the
folder.
"""
