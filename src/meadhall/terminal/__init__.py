"""Playing at a terminal.

`fullscreen/` is the drawn game, `plain/` the same line by line, and `replay/` shows a played match. `lesson/` teaches a
game, and `realtime/` plays against the clock. `picker` asks which game to play, and `sitting` runs one match after the
other. The shared parts are here.

`session` is a match with its players, and what each of them sees, hears and may undo. `typed_input` turns typed lines
into answers. `saved_matches` keeps the files of matches. `words/` has every sentence of the terminal.
"""
