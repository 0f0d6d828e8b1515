"""Events: changes of a table, named in the past tense. Clients make log lines, animations and sounds from them."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine.common.text import Words, text_of


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Base of a game's events. Their names are a noun and a past participle (`PartyMoved`, `DiceRolled`).

    In a game with a catalogue, the class gives the id of the message, and the fields are its arguments. In a game
    without a catalogue, a method `words(self, names)` may return the English sentence for the listener of `names`, or
    "" if the event is not narrated.
    """

    def message(self) -> Words:
        """Return the message of the event, or "" if the event is not narrated."""
        return text_of(self)


class ReasonGiven(Event, frozen=True, gc=False):
    """The reason for a bot's latest answer, in one public line. The program that runs the bots adds it."""

    seat: int
    reason: Words


EVERYBODY: Final = -1
# an event, its receiver (a seat or EVERYBODY), and the length of the log at that time
ToldEvent = tuple[Event, int, int]
