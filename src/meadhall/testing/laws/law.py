"""The base of laws: promises that every game keeps, checked again and again while random matches are played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from meadhall.engine import UNSEEN, Event, Faces, Game, Match, Names, Setting


class BrokenLaw(Exception):
    """A law does not hold; the sentence names the observation."""


def must(holds: bool, else_say: str) -> None:
    """Raise BrokenLaw unless this holds."""
    if not holds:
        raise BrokenLaw(else_say)


def seat_words(seat: int | None) -> str:
    """A seat in a sentence."""
    return "a spectator" if seat is None or seat < 0 else f"seat {seat}"


def faces_seen(faces: Faces, seat: int) -> Counter[tuple[str, int]]:
    """The faces that a seat has seen."""
    pieces = (piece for piece, face in enumerate(faces.face) if face != UNSEEN and faces.knows(seat, piece))
    return Counter((faces.bag[piece], faces.face[piece]) for piece in pieces)


@dataclass
class Case:
    """The current match, and its position."""

    game: Game[Any]
    number: int
    seed: str
    options: Mapping[str, Setting]
    match: Match[Any]
    decision: int = 0
    mark: Any = None  # the checkpoint before the last answer, and its place in the log
    mark_at: int = 0
    news: list[Event] = field(default_factory=list[Event])

    answered: str = ""  # the last answer and its question, in words
    law: str = ""  # the law that is being checked
    _luck: tuple[str, random.Random] = ("", random.Random(0))

    @property
    def rng(self) -> random.Random:
        """Luck of this law at this decision: it affects neither the match nor other laws."""
        name = f"{self.seed}/{self.decision}/{self.law}"
        if self._luck[0] != name:
            self._luck = (name, random.Random(name))
        return self._luck[1]

    @property
    def seats(self) -> range:
        return range(self.game.seats(self.options))

    @property
    def listeners(self) -> list[int]:
        """Every seat, and a spectator."""
        return [-1, *self.seats]

    def names(self, listener: int) -> Names:
        return Names([f"Player {seat + 1}" for seat in self.seats], listener)


class Law:
    """One law. Each of the methods below may raise BrokenLaw; `checked` counts the checks."""

    says: ClassVar[str] = ""
    always: ClassVar[bool] = False  # checked at every decision, not only sometimes

    def __init__(self) -> None:
        self.checked = 0

    def decision(self, case: Case) -> None:
        """Check an open question."""

    def answered(self, case: Case, seat: int, key: str) -> None:
        """Check after an answer: the next question is open, or the match over."""

    def end(self, case: Case) -> None:
        """Check a finished match."""

    def finish(self, game: Game[Any], matches: int) -> None:
        """Check after all matches."""
