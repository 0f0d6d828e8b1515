"""Responses of the analysis of a match: luck and skill."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChanceStep(msgspec.Struct, frozen=True):
    """One answer: each side's chance after it, each side's luck, and the cost of a mistake. From 0 to 1.

    `within` is half of the 95 % interval of the luck of each side.
    """

    seat: int
    chances: list[float]
    luck: list[float]
    within: list[float]
    error: float = 0.0


class SideShare(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    `play` and `others` compare answers with those of a bot. `mistakes` is what better answers would have brought this
    side, which is not part of the sum. `rejudged` is the luck that the judgement saw late. Each `within` is half
    of a 95 % interval. `best` and `worst` are the decisions after the luckiest and the unluckiest moment, -1 without
    one that is clear.
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
    """An answer that was clearly worse than another, as its seat could know. It was given at the decision `at`.

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
    """The causes of a match's result. `mistakes` begin with the worst; a loss below `least` is not called a mistake."""

    start: list[float]
    steps: list[ChanceStep]
    mistakes: list[MistakeTold]
    sides: list[SideShare]
    least: float


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis. `refused`: the match cannot be analysed, and `words` say why.

    While it waits, `place` counts the matches before it. While it runs, it has judged `done` of `of` answers.
    """

    state: Literal["none", "waiting", "running", "done", "refused"]
    place: int = 0
    done: int = 0
    of: int = 0
    words: str = ""
    result: LuckAndSkill | None = None
