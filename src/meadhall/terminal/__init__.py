"""Plays games in a terminal.

`fullscreen/` draws the game, `plain/` prints it line by line, and `replay/` shows a played match. `lesson/` teaches a
game, and `realtime/` plays against the clock. `picker` asks which game to play, and `sitting` plays one match after
another.

`session` is a match with its players, and the news, undo and curtain for each of them. `typed_input` turns typed lines
into answers. `saved_matches` reads and writes match files. `words/` has all sentences of the terminal.
"""
