"""Responses of the routes for analyses: luck and skill in a match."""

from __future__ import annotations

from typing import Literal

import msgspec


class ChanceStep(msgspec.Struct, frozen=True):
    """One answer of a match, with its effect on the chance of each side.

    - `chances`: each side's chance after the answer, from 0 to 1.
    - `luck`: each side's chance after the outcomes, minus the chance that was expected.
    - `within`: margin of error of each side's luck (half of the 95 % interval).
    - `error`: the chance that the answer lost if it was a mistake, otherwise 0.
    """

    seat: int
    chances: list[float]
    luck: list[float]
    within: list[float]
    error: float = 0.0


class SideShare(msgspec.Struct, frozen=True):
    """The parts of a side's result: start + luck + play + others = end.

    All values are chances, or gains and losses of chance. Each `..._within` is a margin of error: half of the 95 %
    interval.

    - `start`: the side's chance at the start.
    - `play`: how much better or worse than a bot this side answered.
    - `others`: how much the play of the other sides changed the chance of this side, compared with a bot's play.
    - `rejudged`: the part of `luck` that the judgement noticed late.
    - `end`: the side's result.
    - `best`: the decision after the luckiest moment, -1 if no moment stands out.
    - `worst`: the decision after the unluckiest moment, -1 if no moment stands out.
    - `mistakes`: the gain that better answers would have brought this side. It is not part of the sum.
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

    - `at`: number of the decision.
    - `chance`: chance after the answer, from 0 to 1.
    - `could`: chance after the better answer.
    - `within`: margin of error of the difference (half of the 95 % interval).
    - `did`: the parts of the answer, in words.
    - `better`: the parts of the better answer, in words.
    - `why`: why the better answer is better, in one sentence, or `""`.
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
    """The causes of a match's result. `mistakes` are sorted, the worst first.

    An answer counts as a mistake only if it lost at least the chance `least`.
    """

    start: list[float]
    steps: list[ChanceStep]
    mistakes: list[MistakeTold]
    sides: list[SideShare]
    least: float


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis.

    - `state`: if it is `refused`, the match cannot be analysed.
    - `place`: number of matches before it, while it waits.
    - `done`: number of judged answers, while it runs.
    - `of`: number of answers to judge, while it runs.
    - `words`: the reason, if the match cannot be analysed.
    """

    state: Literal["none", "waiting", "running", "done", "refused"]
    place: int = 0
    done: int = 0
    of: int = 0
    words: str = ""
    result: LuckAndSkill | None = None
