"""The game line by line, for a screen reader, a pipe or a very small window.

`plain` reads lines and carries them out; `sentences` writes the output.
"""
