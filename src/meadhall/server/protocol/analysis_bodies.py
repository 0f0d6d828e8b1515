"""Responses of the routes for analyses: luck and skill in a match."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChanceStep(msgspec.Struct, frozen=True):
    """One answer of a match, with its effect on the chance of each side."""

    seat: int
    chances: list[float]
    """Each side's chance after the answer, from 0 to 1."""
    luck: list[float]
    """Each side's luck: the chance after the outcomes, minus the chance that was expected."""
    within: list[float]
    """Margin of error of each side's luck: half of the 95 % interval."""
    error: float = 0.0
    """The chance that the answer lost if it was a mistake, otherwise 0."""


class SideShare(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    All values are chances, or gains and losses of chance. Each `..._within` is a margin of error: half of the 95 %
    interval.
    """

    seats: list[int]
    start: float
    """The side's chance at the start."""
    start_within: float
    luck: float
    luck_within: float
    play: float
    """How much better or worse than a bot this side answered."""
    play_within: float
    others: float
    """How much the play of the other sides changed the chance of this side, compared with a bot's play."""
    others_within: float
    rejudged: float
    """The part of `luck` that the judgement noticed late."""
    end: float
    """The side's result."""
    best: int
    """The decision after the luckiest moment, -1 if no moment stands out."""
    worst: int
    """The decision after the unluckiest moment, -1 if no moment stands out."""
    mistakes: float
    """The gain that better answers would have brought this side. It is not part of the sum."""
    mistakes_within: float


class MistakeTold(msgspec.Struct, frozen=True):
    """A mistake: an answer that was clearly worse than another, judged by the knowledge of its seat."""

    at: int
    """Number of the decision."""
    seat: int
    chance: float
    """Chance after the given answer, from 0 to 1."""
    could: float
    """Chance after the better answer."""
    within: float
    """Margin of error of the difference: half of the 95 % interval."""
    question: str
    did: list[str]
    """The parts of the given answer, in words."""
    better: list[str]
    """The parts of the better answer, in words."""
    why: str
    """Why the better answer is better, in one sentence, or `""`."""


class LuckAndSkill(msgspec.Struct, frozen=True):
    """The causes of a match's result. `mistakes` are sorted, the worst first.

    An answer counts as a mistake only if it lost at least the chance `least`.
    """

    start: list[float]
    steps: list[ChanceStep]
    mistakes: list[MistakeTold]
    sides: list[SideShare]
    least: float


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis."""

    state: Literal["none", "waiting", "running", "done", "refused"]
    """If it is `refused`, the match cannot be analysed."""
    place: int = 0
    """While the analysis waits: the number of matches before it."""
    done: int = 0
    """While it runs: the number of answers that are judged."""
    of: int = 0
    """While it runs: the number of answers to judge."""
    words: str = ""
    """The reason, if the match cannot be analysed."""
    result: LuckAndSkill | None = None
