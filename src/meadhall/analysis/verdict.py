"""The verdict on one answer: how it compares with others, in worlds that its seat could imagine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, ClassVar, Final, Protocol

from meadhall.analysis.report import Mistake
from meadhall.bots.thinker import (
    MAX_PLAYOUT_ANSWERS,
    Leaf,
    after_plan,
    answer_by_policy,
    give_plan,
    guide_of,
    play_on,
    playout,
)
from meadhall.engine import Answer, Decision, Guide, Match, Plan, Seat, View
from meadhall.engine.model.state import digest

FIRST_LOOK: Final = 12  # worlds in which all plans are tried
PLANS: Final = 6  # plans that are tried besides the answer given
NEGLIGIBLE_GAP: Final = 0.01  # of a chance: a plan that seems so little better is not looked at again
BATCH: Final = 48  # worlds of each closer look
MAX_WORLDS: Final = 144  # worlds of all closer looks
NORMAL_95: Final = 1.96


class ChanceEstimator(Protocol):
    """Estimates the chance of a side in a match."""

    def chance_of_side(self, match: Match[Any], side: int, /) -> float: ...

    def side_of_seat(self, seat: Seat, /) -> int: ...


@dataclass(frozen=True)
class AnswerVerdict:
    """The answer that was given, the better one, and how much better that is."""

    least: ClassVar[float] = 0.02  # of a chance: a smaller loss is not called a mistake

    at: int
    seat: Seat
    keys: Plan
    better: Plan
    chance_given: float
    chance_better: float
    margin: float  # half of the 95 % interval of the difference

    @property
    def loss(self) -> float:
        return self.chance_better - self.chance_given

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is larger than the noise, and than the least that counts."""
        return self.loss >= self.least and self.loss > self.margin

    @property
    def mistake(self) -> Mistake:
        return Mistake(self.at, self.seat, self.keys, self.better, self.chance_given, self.chance_better, self.margin)


def verdict_on(match: Match[Any], given: Sequence[Answer], at: int, estimator: ChanceEstimator) -> AnswerVerdict | None:
    """Compare an answer and its immediate follow-ups with the alternatives; None if no alternative looks better."""
    answer = given[0]
    if match.ask is None or answer.seat not in match.ask.waiting or len(match.menu(answer.seat)) < 2:
        return None
    view = match.view(answer.seat)
    if answer.key not in [option.key for option in view.options]:
        return None  # it was given unasked
    guide, side = until_end_of_turn(guide_of(view.game)), estimator.side_of_seat(answer.seat)
    own, others = _plans(view, guide, [one.key for one in given])
    if not others:
        return None
    leaf: Leaf = lambda imagined: estimator.chance_of_side(imagined, side)  # noqa: E731
    rng = random.Random(f"{digest(view.state)} {at}")  # no luck that other positions share
    worlds = [rng.getrandbits(64) for _ in range(FIRST_LOOK)]
    tried = {plan: _mean([playout(view, guide, plan, world, leaf) for world in worlds]) for plan in (own, *others)}
    other = max(others, key=tried.__getitem__)
    if tried[other] - tried[own] < NEGLIGIBLE_GAP:
        return None
    verdict = _compare_closely(view, guide, leaf, at, rng, own, other)
    if not verdict.is_mistake:
        return verdict
    round_of_all = (match.game.seats(match.options) + 1) * guide.horizon
    return _less_what_stays_open(view, guide, leaf, rng, verdict, guide.turn(match.state) + round_of_all)


def until_end_of_turn(guide: Guide[Any]) -> Guide[Any]:
    """Return the guide with its horizon cut to the end of the turn; the judgement knows what comes later."""
    return replace(guide, horizon=min(1, guide.horizon))


def _plans(view: View[Any], guide: Guide[Any], keys: Sequence[str]) -> tuple[Plan, list[Plan]]:
    """Return the given plan, cut to the longest candidate's length, and up to `PLANS` alternatives."""
    plans = [plan for _, plan in guide.plans(Decision(view.state, view.seat, view.question, view.options))]
    longest = max((len(plan) for plan in plans if plan[0] == keys[0]), default=1)
    own = tuple(keys[:longest])
    return own, [plan for plan in plans if plan != own][:PLANS]


def _compare_closely(
    view: View[Any], guide: Guide[Any], leaf: Leaf, at: int, rng: random.Random, own: Plan, other: Plan
) -> AnswerVerdict:
    """Compare two plans in fresh worlds until one is clearly better or the difference is clearly small."""
    mine, theirs = list[float](), list[float]()
    while len(mine) < MAX_WORLDS:
        for _ in range(BATCH):
            world = rng.getrandbits(64)
            mine.append(playout(view, guide, own, world, leaf))
            theirs.append(playout(view, guide, other, world, leaf))
        gap, margin = _gap(mine, theirs)
        if gap > 1.5 * margin or gap + margin < AnswerVerdict.least:
            break
    gap, margin = _gap(mine, theirs)
    return AnswerVerdict(at, view.seat, own, other, _mean(mine), _mean(theirs), margin)


def _less_what_stays_open(
    view: View[Any], guide: Guide[Any], leaf: Leaf, rng: random.Random, found: AnswerVerdict, last: int
) -> AnswerVerdict:
    """Return the mistake with its loss reduced by what the seat can still make good later.

    Otherwise an opportunity that stays open would count as lost at every answer that does not take it.
    """
    now, later = list[float](), list[float]()
    while len(now) < MAX_WORLDS:
        for _ in range(BATCH):
            world = rng.getrandbits(64)
            match = after_plan(view, found.keys, world)
            end = _catch_up(match, view.seat, guide, found.better, last)
            later.append(leaf(match))
            match = after_plan(view, found.better, world)
            play_on(match, guide, end)
            now.append(leaf(match))
        gap, margin = _gap(later, now)
        if abs(found.loss - gap) > margin:
            break
    gap, margin = _gap(later, now)
    if gap + margin >= found.loss:
        return found
    return replace(found, chance_given=found.chance_better - max(0.0, gap), margin=margin)


def _catch_up(match: Match[Any], seat: Seat, guide: Guide[Any], plan: Plan, last: int) -> int:
    """Play on until a turn begins, with the plan if the seat is offered it before; return the turn of the end."""
    caught_up = False
    for _ in range(MAX_PLAYOUT_ANSWERS):
        if match.ask is None or guide.turn(match.state) >= last:
            break
        if not caught_up and match.ask.seat == seat and plan[0] in match.menu(seat).keys:
            last, caught_up = guide.turn(match.state) + guide.horizon, True
            give_plan(match, seat, plan)
        else:
            answer_by_policy(match, guide)
    return last


def _gap(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """How much better the second are, and half of the 95 % interval of that."""
    gaps = [b - a for a, b in zip(mine, theirs, strict=True)]
    mean = _mean(gaps)
    return mean, NORMAL_95 * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
