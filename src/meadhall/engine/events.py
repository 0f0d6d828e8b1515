"""What happened, in the past tense. Log lines, animations, sounds and "done to you" come from events alone."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The base of a game's events; name them in the past tense (`Moved`, `Rolled`)."""


class Told(NamedTuple):
    """An event and whom it was told to: one seat, or EVERYBODY. `at` is the length of the log when it happened."""

    event: Event
    to: int
    at: int


EVERYBODY = -1
