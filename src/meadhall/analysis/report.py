"""The result of an analysis: the chances after every answer, luck and errors, and better answers."""

from __future__ import annotations

from typing import Final

import msgspec

FORM: Final = 4  # rises when the numbers of an analysis change: stored ones are made again


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One answer and its effect. Lists are by side; all numbers are chances from 0 to 1."""

    seat: int
    key: str
    chances: tuple[float, ...]  # after it
    luck: tuple[float, ...]  # how much better this came than it might have come
    within: tuple[float, ...]  # half of the 95 % interval of the luck
    error: float = 0.0  # how much worse it was than the best answer; 0 below the noise


class Mistake(msgspec.Struct, frozen=True):
    """An answer that was clearly worse than another, as its seat could know.

    An answer in parts counts as one: `keys` are all of them, and so are the `better` ones.
    """

    at: int  # answers before it: the position where it was given
    seat: int
    keys: tuple[str, ...]
    better: tuple[str, ...]
    chance_given: float = msgspec.field(name="chance")  # after the answer that was given
    chance_better: float = msgspec.field(name="could")  # after the better one
    margin: float = msgspec.field(name="within")  # half of the 95 % interval of the difference

    @property
    def loss(self) -> float:
        """How much of a chance it gave away."""
        return self.chance_better - self.chance_given


class Share(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    `play` compares answers with those of the bot that the chances expect, so it may be above or below 0. `mistakes`
    compare them with the best answers found. They are outside the sum: the chances do not expect the best answers.
    """

    seats: tuple[int, ...]
    start: float
    start_within: float  # this and each other `within` is half of a 95 % interval
    luck: float
    luck_within: float
    play: float  # how much better this side answered than the bot
    play_within: float
    others: float  # what the play of the others brought it
    others_within: float
    rejudged: float  # the part of luck that comes from corrections of the judgement
    end: float
    best: int  # the answers before its luckiest and its unluckiest moment; -1 where no luck is beyond the noise
    worst: int
    mistakes: float  # what better answers would have brought
    mistakes_within: float


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
