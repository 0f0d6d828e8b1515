"""Responses of the routes for analyses: luck and skill in a match."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChanceStep(msgspec.Struct, frozen=True):
    """One answer: each side's chance after it, each side's luck, and in `error` the cost of a mistake, from 0 to 1.

    `within` is half of the 95 % interval of each side's luck.
    """

    seat: int
    chances: list[float]
    luck: list[float]
    within: list[float]
    error: float = 0.0


class SideShare(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    `play` and `others` compare answers with those of a bot. `mistakes` is the gain that better answers would have
    brought this side; it is not part of the sum. `rejudged` is the luck that the judgement noticed late. Each `within`
    is half of a 95 % interval. `best` and `worst` are the decisions after the luckiest and the unluckiest moment, -1 if
    no moment stands out.
    """

    seats: list[int]
    start: float
    start_within: float
    luck: float
    luck_within: float
    play: float
    play_within: float
    others: float
    others_within: float
    rejudged: float
    end: float
    best: int
    worst: int
    mistakes: float
    mistakes_within: float


class MistakeTold(msgspec.Struct, frozen=True):
    """A mistake: an answer that was clearly worse than another, judged by the knowledge of its seat.

    `at` is the number of the decision. `chance` is the chance after the answer, `could` that after the better one.

    `did` and `better` are the parts of both answers in words. `within` is half of the 95 % interval of the difference.
    """

    at: int
    seat: int
    chance: float
    could: float
    within: float
    question: str
    did: list[str]
    better: list[str]
    why: str


class LuckAndSkill(msgspec.Struct, frozen=True):
    """The causes of a match's result. `mistakes` are sorted, the worst first. A loss below `least` is not a mistake."""

    start: list[float]
    steps: list[ChanceStep]
    mistakes: list[MistakeTold]
    sides: list[SideShare]
    least: float


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis. If it is "refused", the match cannot be analysed, and `words` are the reason.

    While it waits, `place` is the number of matches before it. While it runs, `done` of `of` answers are judged.
    """

    state: Literal["none", "waiting", "running", "done", "refused"]
    place: int = 0
    done: int = 0
    of: int = 0
    words: str = ""
    result: LuckAndSkill | None = None
