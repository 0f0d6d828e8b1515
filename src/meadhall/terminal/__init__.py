"""Playing at a terminal.

`fullscreen/` is the drawn game, `plain/` the same line by line, `replay/` shows a played match, and `realtime/`
plays against the clock. What they share stands here: `session` (a match with its players, and what each of them sees,
hears and may undo), `typed_input` (what a person types, understood as answers), `saved_matches` (the files of matches)
and `words/` (every sentence of the terminal).
"""
