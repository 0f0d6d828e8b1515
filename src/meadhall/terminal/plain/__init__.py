"""The game line by line, for a screen reader, a pipe or a very small window.

`plain` reads lines and carries them out, and `sentences` makes the output.
"""
