"""The log of a match: every answer and outcome in order. A match can be replayed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

HIDDEN: Final = -(1 << 30)  # the value of an outcome that is hidden from the reader of this log
KNOWN: Final = -1  # in place of hops


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="answer"):
    """An answer of a seat. `at` is the time in a race; a `secret` answer is never shown to the other seats."""

    seat: int
    key: str
    at: int = 0
    secret: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="chance"):
    """An outcome of chance: kind (a bag, a die), clause and value. `seat` alone saw it, unless it is EVERYBODY.

    `hops` counts the mixed bags that gave FRESH before the value was drawn. A draw is one outcome all the same, since
    the number of entries would betray it. KNOWN says that no luck was used: the face had come up before, and was only
    now shown to another seat.
    """

    kind: str
    clause: str
    value: int
    seat: int = -1
    piece: int = -1
    hops: int = 0


class TakenBack(msgspec.Struct, frozen=True, array_like=True, tag="back"):
    """An undo by a seat, with the undone entries and outcomes: so they can still be read and proved.

    `rekeyed`: there was luck in it, which was drawn again. `alone`: all of it was this seat's own. `unheard`: also, no
    other seat had heard of any of it, such as parts of an unfinished answer. So no other seat hears of the undo.
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
    """Place of the last standing answer of a seat, -1 if it has not answered."""
    for at in range(len(log) - 1, -1, -1):
        entry = log[at]
        if isinstance(entry, Answer) and entry.seat == seat:
            return at
    return -1


def entries_agree(told: Entry, given: Entry) -> bool:
    """Whether an entry of the file equals that of the rules, as far as it is not hidden."""
    if isinstance(told, Answer) and not told.key:
        return isinstance(given, Answer)
    if isinstance(told, Outcome) and isinstance(given, Outcome) and told.value == HIDDEN:
        given = Outcome(given.kind, given.clause, HIDDEN, given.seat, given.piece, min(given.hops, 0))
    return told == given
