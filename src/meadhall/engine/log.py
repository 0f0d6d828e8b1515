"""The log of a match: every answer and every outcome, in order. The whole match can be told again from it."""

from __future__ import annotations

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="answer"):
    """What a seat answered. `at` is the time in a race; a `secret` answer is never shown to the other seats."""

    seat: int
    key: str
    at: int = 0
    secret: bool = False


class Outcome(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="chance"):
    """What chance said: the kind (a bag, a die), the clause, the value. `seat` alone saw it, unless it is EVERYBODY."""

    kind: str
    clause: str
    value: int
    seat: int = -1
    piece: int = -1


class TakenBack(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="back"):
    """Answers that were taken back. They stay readable; `rekeyed` says that luck was dealt anew after it."""

    seat: int
    answers: list[Answer]
    rekeyed: bool = False


Entry = Answer | Outcome | TakenBack
