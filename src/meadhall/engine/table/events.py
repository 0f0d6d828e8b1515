"""Events say what happened, in the past tense. Log lines, animations and sounds come from events alone."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine.common.text import Words, text_of


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Base of a game's events; name them by noun and past participle (`PartyMoved`, `DiceRolled`).

    In a game with a catalogue the class names the message, and the fields are its arguments. A game without one may
    define the English here: a method `words(self, names)` that returns the sentence for the listener of `names`. It is
    empty if the event is not told.
    """

    def message(self) -> Words:
        """Message that tells the event, or empty if it is not told."""
        return text_of(self)


class ReasonGiven(Event, frozen=True, gc=False):
    """The reason for a bot's latest answer, in one line for everybody. The program that runs the bots adds it."""

    seat: int
    reason: Words


EVERYBODY: Final = -1
ToldEvent = tuple[
    Event, int, int
]  # an event, the seat or EVERYBODY that heard it, and the length of the log at that time
