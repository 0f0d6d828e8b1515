"""The base class of laws. A law is a property of every game, checked at many moments of random matches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from meadhall.engine import UNSEEN, Event, Faces, Game, Match, Names, Setting


class BrokenLaw(Exception):
    """A law does not hold. The message describes the observation."""


def must(condition: bool, message: str) -> None:
    """Raise BrokenLaw with this message unless the condition holds."""
    if not condition:
        raise BrokenLaw(message)


def seat_words(seat: int | None) -> str:
    """Return the name of a seat for a sentence."""
    return "a spectator" if seat is None or seat < 0 else f"seat {seat}"


def faces_seen(faces: Faces, seat: int) -> Counter[tuple[str, int]]:
    """Return the faces that a seat has seen, by bag and face, with their counts."""
    pieces = (piece for piece, face in enumerate(faces.face) if face != UNSEEN and faces.knows(seat, piece))
    return Counter((faces.bag[piece], faces.face[piece]) for piece in pieces)


@dataclass
class Case:
    """The current match of a check, at its current position."""

    game: Game[Any]
    number: int  # number of the match in the check
    seed: str
    options: Mapping[str, Setting]
    match: Match[Any]
    decision: int = 0
    checkpoint: Any = None  # the checkpoint before the last answer
    checkpoint_position: int = 0  # length of the log at that checkpoint
    new_events: list[Event] = field(default_factory=list[Event])  # events since the last answer

    answer_words: str = ""  # the last answer and its question, in words
    law: str = ""  # name of the law that is being checked
    _luck: tuple[str, random.Random] = ("", random.Random(0))

    @property
    def rng(self) -> random.Random:
        """A random generator for the current law and decision, independent of the match and of other laws."""
        name = f"{self.seed}/{self.decision}/{self.law}"
        if self._luck[0] != name:
            self._luck = (name, random.Random(name))
        return self._luck[1]

    @property
    def seats(self) -> range:
        return range(self.game.seats(self.options))

    @property
    def listeners(self) -> list[int]:
        """All seats, and -1 for a spectator."""
        return [-1, *self.seats]

    def names(self, listener: int) -> Names:
        return Names([f"Player {seat + 1}" for seat in self.seats], listener)


class Law:
    """One law. Its methods may raise BrokenLaw. `says` is the law as a sentence, `checked` the number of checks."""

    says: ClassVar[str] = ""
    always: ClassVar[bool] = False  # whether the law is checked at every decision

    def __init__(self) -> None:
        self.checked = 0

    def decision(self, case: Case) -> None:
        """Check the match at an open question."""

    def answered(self, case: Case, seat: int, key: str) -> None:
        """Check the match after an answer, at the next question or at the end."""

    def end(self, case: Case) -> None:
        """Check a finished match."""

    def finish(self, game: Game[Any], matches: int) -> None:
        """Check the results of all matches."""
