"""Events: what happened, in the past tense. Log lines, animations and sounds come from events alone."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine.common.text import Words, text_of


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The base of a game's events; name them in the past tense (`Moved`, `Rolled`).

    In a game with a catalogue it is told by the message that is called as its class, with its fields. In a game without
    one its English may stand right here: a method `words(self, names)` that gives the sentence as the listener of
    `names` hears it, or nothing where the event is not told.
    """

    def message(self) -> Words:
        """The message that tells it, or nothing where it is not told."""
        return text_of(self)


class Reasoned(Event, frozen=True, gc=False):
    """Why a bot gave its latest answer, in one line for everybody. No rule tells it, but whoever lets bots play."""

    seat: int
    reason: Words


EVERYBODY: Final = -1
Told = tuple[Event, int, int]  # an event, the one seat or EVERYBODY that heard it, and how long the log was then
