"""The result of an analysis: the chances after every answer, luck and errors, and what would have been better."""

from __future__ import annotations

import msgspec


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One answer, and what it brought. Lists are by side; all numbers are chances from 0 to 1."""

    seat: int
    key: str
    chances: tuple[float, ...]  # after it
    luck: tuple[float, ...]  # how much better this came than it might have come
    error: float = 0.0  # how much worse it was than the best answer; 0 below the noise


class Mistake(msgspec.Struct, frozen=True):
    """An answer that was clearly worse than another, as its seat could know.

    An answer in parts counts as one: `keys` are all of them, and so are the `better` ones.
    """

    at: int  # answers before it: the position where it was given
    seat: int
    keys: tuple[str, ...]
    better: tuple[str, ...]
    chance: float  # after the answer that was given
    could: float  # after the better one
    within: float  # half of the 95 % interval of the difference

    @property
    def loss(self) -> float:
        """How much of a chance it gave away."""
        return self.could - self.chance


class Share(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + others - own + rest = end."""

    seats: tuple[int, ...]
    start: float
    luck: float
    luck_within: float
    own: float  # errors of this side
    own_within: float
    others: float  # what errors of the others brought it
    rest: float  # small errors, and what the judgement itself got wrong
    end: float
    best: int  # the answers before its luckiest and its unluckiest moment; -1 where there was no luck
    worst: int


class Analysis(msgspec.Struct, frozen=True):
    """Luck and skill of one match."""

    game: str
    version: str
    start: tuple[float, ...]  # the chance of each side before the first answer
    steps: tuple[Step, ...]
    mistakes: tuple[Mistake, ...]  # the worst first
    shares: tuple[Share, ...]  # by side
    least: float  # a smaller loss is not called a mistake
    seconds: float
