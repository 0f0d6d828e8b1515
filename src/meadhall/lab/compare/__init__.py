"""Compares a game and its variant with the same seeds: the effects of the variant, and their certainty.

`contest` defines the matches, and `blocks` plays them. `running` plays until the question is answered, and `keeping`
stores the matches. `quantities` measures each match, `table` sums up the measurements, `bootstrap` computes intervals,
and `stopping` decides when to look at the results. `findings` computes the results, and `words` puts them into
sentences. `frames`, `notable`, `pictures` and `page` write the files of the report.
"""
