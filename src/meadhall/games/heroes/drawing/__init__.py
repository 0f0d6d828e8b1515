"""Drawings for the terminal: the boards and the tray of dice. May import `scene` and `words`."""

from __future__ import annotations

from meadhall.cells.drawing import Span
from meadhall.engine.common.text import Arg, text
from meadhall.engine.language.voice import Voice


def message_span(voice: Voice, id: str, ink: str = "text", **args: Arg) -> Span:
    """Return a span with a message of the catalogue, for a line."""
    return Span(voice.say(text(f"drawn-{id}", **args)), ink)
