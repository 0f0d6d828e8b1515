"""Events: what happened, in the past tense. Log lines, animations and sounds come from events alone."""

from __future__ import annotations

from typing import Final

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The base of a game's events; name them in the past tense (`Moved`, `Rolled`).

    Its English may stand right here: a method `words(self, names)` that gives the sentence as the listener of `names`
    hears it, or nothing where the event is not to be told.
    """


class Reasoned(Event, frozen=True, gc=False):
    """Why a bot gave its latest answer, in one line for everybody. No rule tells it, but whoever lets bots play."""

    seat: int
    reason: str


EVERYBODY: Final = -1
Told = tuple[Event, int, int]  # an event, the one seat or EVERYBODY that heard it, and how long the log was then
