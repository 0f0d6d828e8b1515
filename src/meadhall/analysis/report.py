"""The result of an analysis: the chances after each answer, luck, play and mistakes."""

from __future__ import annotations

from typing import Final

import msgspec

# version of the analysis: increase it when the numbers change, so that stored analyses are computed again
FORM: Final = 4


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One answer and its effect. Tuples have one entry per side. All numbers are chances from 0 to 1."""

    seat: int
    key: str
    chances: tuple[float, ...]  # after the answer
    luck: tuple[float, ...]  # chance after the outcomes, minus the chance that was expected
    within: tuple[float, ...]  # half of the 95 % interval of the luck
    error: float = 0.0  # how much worse the answer was than the best one; 0 if that is within the noise


class Mistake(msgspec.Struct, frozen=True):
    """An answer that was clearly worse than another one, judged by what the seat knew at that time.

    `keys` and `better` are the parts of the given answer and of the better answer.
    """

    at: int  # position of the answer: the number of answers before it
    seat: int
    keys: tuple[str, ...]
    better: tuple[str, ...]
    chance_given: float = msgspec.field(name="chance")  # chance after the answer that was given
    chance_better: float = msgspec.field(name="could")  # chance after the better answer
    margin: float = msgspec.field(name="within")  # half of the 95 % interval of the difference

    @property
    def loss(self) -> float:
        """The chance that the mistake lost."""
        return self.chance_better - self.chance_given


class Share(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    `play` compares the side's answers with the bot's, so it may be positive or negative. `mistakes` compares them with
    the best answers found, and is not part of the sum.
    """

    seats: tuple[int, ...]
    start: float  # chance before the first answer
    start_within: float  # half of the 95 % interval of `start`; the other fields `..._within` have the same meaning
    luck: float  # sum of the luck after all answers
    luck_within: float
    play: float  # how much better this side answered than the bot
    play_within: float
    others: float  # effect of the other sides' play on this side
    others_within: float
    rejudged: float  # the part of luck that comes from corrections of the judgement
    end: float  # result: 1 for a win, a share for a tie, otherwise 0
    best: int  # position of the luckiest answer; -1 if no good luck is beyond the noise
    worst: int  # position of the unluckiest answer; -1 if no bad luck is beyond the noise
    mistakes: float  # the chance that all mistakes lost together
    mistakes_within: float


class Analysis(msgspec.Struct, frozen=True):
    """Luck and skill of one match."""

    game: str
    version: str  # version of the game
    start: tuple[float, ...]  # chance of each side before the first answer
    steps: tuple[Step, ...]  # one per answer, in order
    mistakes: tuple[Mistake, ...]  # the worst first
    shares: tuple[Share, ...]  # one per side
    least: float  # smallest loss that counts as a mistake
    seconds: float  # duration of the analysis
