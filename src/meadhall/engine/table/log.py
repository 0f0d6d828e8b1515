"""The log of a match: every answer and outcome in order. A match can be replayed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

HIDDEN: Final = -(1 << 30)  # in place of the value of an outcome that the reader of the log may not know
ALREADY_DRAWN: Final = -1  # value of `hops` if the face had already been drawn


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="answer"):
    """An answer of a seat. A `secret` answer is never shown to other seats.

    `at` is the time in a real-time match, in milliseconds; 0 in other matches.
    """

    seat: int
    key: str
    at: int = 0
    secret: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="chance"):
    """An outcome of chance: kind (a bag or a die), clause and value. `seat` is the only seat that saw it, or EVERYBODY.

    `piece` is the piece that has the value as its face, or -1. `hops` is the number of mixed bags that gave FRESH
    before the value was drawn. Such a draw is still one entry, because the number of entries would reveal the hops.
    KNOWN means that no luck was used: the face had already been drawn, and is now shown to another seat.
    """

    kind: str
    clause: str
    value: int
    seat: int = -1
    piece: int = -1
    hops: int = 0


class TakenBack(msgspec.Struct, frozen=True, array_like=True, tag="back"):
    """An undo by a seat, with the undone entries (`gone`), so that they can still be read and proved.

    - `rekeyed`: the entries include luck, so later luck is drawn with a new key.
    - `alone`: all entries were answers or undos of this seat.
    - `unheard`: in addition, no other seat knew of these entries, such as parts of an unfinished answer. So no other
      seat learns of the undo.
    """

    seat: int
    gone: list[Entry]
    rekeyed: bool = False
    alone: bool = False
    unheard: bool = False

    @property
    def answers(self) -> list[Answer]:
        """The undone answers."""
        return [entry for entry in self.gone if isinstance(entry, Answer)]


Entry = Answer | Outcome | TakenBack


def is_answer_of(entry: Entry, seat: int) -> bool:
    """Whether an entry is an answer of this seat."""
    return isinstance(entry, Answer) and entry.seat == seat


def last_answer(log: Sequence[Entry], seat: int) -> int:
    """Return the log position of a seat's last answer that was not undone, or -1."""
    for index in range(len(log) - 1, -1, -1):
        entry = log[index]
        if isinstance(entry, Answer) and entry.seat == seat:
            return index
    return -1


def entries_agree(recorded: Entry, replayed: Entry) -> bool:
    """Whether an entry of a file equals the entry that replaying the rules gave (`replayed`).

    Hidden parts of the entry in the file are not compared.
    """
    if isinstance(recorded, Answer) and not recorded.key:
        return isinstance(replayed, Answer)
    if isinstance(recorded, Outcome) and isinstance(replayed, Outcome) and recorded.value == HIDDEN:
        replayed = Outcome(replayed.kind, replayed.clause, HIDDEN, replayed.seat, replayed.piece, min(replayed.hops, 0))
    return recorded == replayed
