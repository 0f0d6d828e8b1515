"""Playing at a terminal.

`drawn/` is the game on the full screen, `plain/` the same line by line, and `past/` the replay of a match. What they
share stands here: `session` (a match with its players, and what each of them sees, hears and may undo), `typed` (what
a person types, understood as answers) and `keeping` (the files of matches).
"""
