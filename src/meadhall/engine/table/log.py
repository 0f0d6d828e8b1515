"""The log of a match: every answer and every outcome in order; a match can be replayed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

HIDDEN: Final = -(1 << 30)  # the value of an outcome that the holder of this log may not know
KNOWN: Final = -1  # in place of hops


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="answer"):
    """What a seat answered. `at` is the time in a race; a `secret` answer is never shown to the other seats."""

    seat: int
    key: str
    at: int = 0
    secret: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="chance"):
    """What chance said: the kind (a bag, a die), the clause, the value. `seat` alone saw it, unless it is EVERYBODY.

    `hops` counts the mixed bags that gave FRESH before the value came out of the one they were mixed from: a look is
    one outcome all the same, since the number of entries would betray it. KNOWN says that no luck was used, because the
    face had come up before and only now was shown to somebody else.
    """

    kind: str
    clause: str
    value: int
    seat: int = -1
    piece: int = -1
    hops: int = 0


class TakenBack(msgspec.Struct, frozen=True, array_like=True, tag="back"):
    """That a seat took something back, and what, outcomes and all: so it stays readable, and can be proved.

    `rekeyed`: there was luck in it, which was dealt anew. `alone`: all of it was this seat's own. `unheard`: besides,
    no other seat had heard of any of it, as of parts of an answer that was not whole; so none hears that it went back.
    """

    seat: int
    gone: list[Entry]
    rekeyed: bool = False
    alone: bool = False
    unheard: bool = False

    @property
    def answers(self) -> list[Answer]:
        """The answers that no longer stand."""
        return [entry for entry in self.gone if isinstance(entry, Answer)]


Entry = Answer | Outcome | TakenBack


def is_answer_of(entry: Entry, seat: int) -> bool:
    """Whether this entry is an answer of this seat."""
    return isinstance(entry, Answer) and entry.seat == seat


def last_answer(log: Sequence[Entry], seat: int) -> int:
    """The place of the last answer of a seat that stands, -1 if there is none."""
    for at in range(len(log) - 1, -1, -1):
        entry = log[at]
        if isinstance(entry, Answer) and entry.seat == seat:
            return at
    return -1


def agree(told: Entry, given: Entry) -> bool:
    """Whether an entry of the file is that of the rules, as far as it is not hidden."""
    if isinstance(told, Answer) and not told.key:
        return isinstance(given, Answer)
    if isinstance(told, Outcome) and isinstance(given, Outcome) and told.value == HIDDEN:
        given = Outcome(given.kind, given.clause, HIDDEN, given.seat, given.piece, min(given.hops, 0))
    return told == given
