"""What is drawn in cells of the terminal: the boards and the tray of dice. May import `scene` and `words`."""

from __future__ import annotations

from typing import Final

from meadhall.cells.drawing import Span
from meadhall.engine import Names
from meadhall.engine.common.text import Arg, Words, text
from meadhall.games.heroes.words import CATALOGUE

NOBODY: Final = Names([])


def say(words: Words, names: Names = NOBODY) -> str:
    """Text in words, as the person at the screen reads it."""
    return CATALOGUE.say(words, names)


def span(id: str, ink: str = "text", **args: Arg) -> Span:
    """A message as a stretch of a line."""
    return Span(say(text(f"drawn-{id}", **args)), ink)
