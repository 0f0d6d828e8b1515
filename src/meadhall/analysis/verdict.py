"""Finds mistakes: compares an answer with other answers, in imagined worlds that fit the seat's view."""

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
    answer_by_policy,
    carry_out_plan,
    guide_of,
    play_on,
    playout,
    world_after_plan,
)
from meadhall.engine import Answer, Decision, Guide, Match, Plan, Seat, View
from meadhall.engine.model.state import digest

FIRST_WORLDS: Final = 12  # number of worlds in the first comparison, which includes all plans
MAX_ALTERNATIVES: Final = 6  # maximum number of alternatives to the answer
NEGLIGIBLE_GAP: Final = 0.01  # if the best alternative gains less than this chance, it is not examined closely
WORLDS_PER_CHECK: Final = 48  # number of worlds between two checks of a close comparison
MAX_WORLDS: Final = 144  # maximum number of worlds in a close comparison
NORMAL_95: Final = 1.96


class ChanceEstimator(Protocol):
    """Estimates the chance of a side in a match."""

    def chance_of_side(self, match: Match[Any], side: int, /) -> float: ...

    def side_of_seat(self, seat: Seat, /) -> int: ...


@dataclass(frozen=True)
class AnswerVerdict:
    """A given answer, a better answer, and the chance after each of them."""

    min_loss: ClassVar[float] = 0.02  # minimum loss, in chance, that counts as a mistake

    position: int
    seat: Seat
    keys: Plan  # parts of the given answer
    better: Plan  # parts of the better answer
    chance_given: float  # chance after the given answer
    chance_better: float  # chance after the better answer
    margin: float  # half of the 95 % interval of the difference

    @property
    def loss(self) -> float:
        return self.chance_better - self.chance_given

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is at least `min_loss` and larger than its margin of error."""
        return self.loss >= self.min_loss and self.loss > self.margin

    @property
    def mistake(self) -> Mistake:
        return Mistake(
            self.position, self.seat, self.keys, self.better, self.chance_given, self.chance_better, self.margin
        )


def verdict_on(
    match: Match[Any], answers: Sequence[Answer], position: int, estimator: ChanceEstimator
) -> AnswerVerdict | None:
    """Compare an answer and the seat's next answers with alternatives. Return None if no alternative looks better."""
    answer = answers[0]
    if match.ask is None or answer.seat not in match.ask.waiting or len(match.menu(answer.seat)) < 2:
        return None
    view = match.view(answer.seat)
    if answer.key not in [option.key for option in view.options]:
        return None  # the seat answered without being asked
    guide, side = guide_until_end_of_turn(guide_of(view.game)), estimator.side_of_seat(answer.seat)
    own, others = _plans(view, guide, [answer.key for answer in answers])
    if not others:
        return None
    leaf: Leaf = lambda match_: estimator.chance_of_side(match_, side)  # noqa: E731
    rng = random.Random(f"{digest(view.state)} {position}")  # each position has its own luck
    worlds = [rng.getrandbits(64) for _ in range(FIRST_WORLDS)]
    means = {plan: _mean([playout(view, guide, plan, world, leaf) for world in worlds]) for plan in (own, *others)}
    best_other = max(others, key=means.__getitem__)
    if means[best_other] - means[own] < NEGLIGIBLE_GAP:
        return None
    verdict = _compare_closely(view, guide, leaf, position, rng, own, best_other)
    if not verdict.is_mistake:
        return verdict
    round_of_all = (match.game.seats(match.options) + 1) * guide.horizon
    return _reduce_regainable_loss(view, guide, leaf, rng, verdict, guide.turn(match.state) + round_of_all)


def guide_until_end_of_turn(guide: Guide[Any]) -> Guide[Any]:
    """Return the guide with a horizon of at most one turn. The judgement rates the later turns."""
    return replace(guide, horizon=min(1, guide.horizon))


def _plans(view: View[Any], guide: Guide[Any], keys: Sequence[str]) -> tuple[Plan, list[Plan]]:
    """Return the given answers as a plan, and up to `MAX_ALTERNATIVES` alternatives.

    The plan of the given answers is not longer than the game's own plans.
    """
    plans = [plan for _, plan in guide.plans(Decision(view.state, view.seat, view.question, view.options))]
    max_length = max((len(plan) for plan in plans if plan[0] == keys[0]), default=1)
    own = tuple(keys[:max_length])
    return own, [plan for plan in plans if plan != own][:MAX_ALTERNATIVES]


def _compare_closely(
    view: View[Any],
    guide: Guide[Any],
    leaf: Leaf,
    position: int,
    rng: random.Random,
    given_plan: Plan,
    better_plan: Plan,
) -> AnswerVerdict:
    """Compare two plans in new worlds until one is clearly better, or the difference is clearly small."""
    own_values, other_values = list[float](), list[float]()
    while len(own_values) < MAX_WORLDS:
        for _ in range(WORLDS_PER_CHECK):
            world = rng.getrandbits(64)
            own_values.append(playout(view, guide, given_plan, world, leaf))
            other_values.append(playout(view, guide, better_plan, world, leaf))
        gap, margin = _gap_with_margin(own_values, other_values)
        if gap > 1.5 * margin or gap + margin < AnswerVerdict.min_loss:
            break
    gap, margin = _gap_with_margin(own_values, other_values)
    return AnswerVerdict(position, view.seat, given_plan, better_plan, _mean(own_values), _mean(other_values), margin)


def _reduce_regainable_loss(
    view: View[Any], guide: Guide[Any], leaf: Leaf, rng: random.Random, verdict: AnswerVerdict, end_turn: int
) -> AnswerVerdict:
    """Reduce the loss by the part that the seat can still regain, and return the new verdict.

    Without this, a lasting opportunity would count as lost at every answer that does not use it.
    """
    better_values, regained_values = list[float](), list[float]()
    while len(better_values) < MAX_WORLDS:
        for _ in range(WORLDS_PER_CHECK):
            world = rng.getrandbits(64)
            match = world_after_plan(view, verdict.keys, world)
            end = _catch_up(match, view.seat, guide, verdict.better, end_turn)
            regained_values.append(leaf(match))
            match = world_after_plan(view, verdict.better, world)
            play_on(match, guide, end)
            better_values.append(leaf(match))
        gap, margin = _gap_with_margin(regained_values, better_values)
        if abs(verdict.loss - gap) > margin:
            break
    gap, margin = _gap_with_margin(regained_values, better_values)
    if gap + margin >= verdict.loss:
        return verdict
    return replace(verdict, chance_given=verdict.chance_better - max(0.0, gap), margin=margin)


def _catch_up(match: Match[Any], seat: Seat, guide: Guide[Any], plan: Plan, end_turn: int) -> int:
    """Play on, and carry out the plan as soon as it is possible. Return the turn at which play ends.

    Play ends at `end_turn`. If the plan was carried out, play ends when the guide's horizon after the plan is over.
    """
    caught_up = False
    for _ in range(MAX_PLAYOUT_ANSWERS):
        if match.ask is None or guide.turn(match.state) >= end_turn:
            break
        if not caught_up and match.ask.seat == seat and plan[0] in match.menu(seat).keys:
            end_turn, caught_up = guide.turn(match.state) + guide.horizon, True
            carry_out_plan(match, seat, plan)
        else:
            answer_by_policy(match, guide)
    return end_turn


def _gap_with_margin(own_values: Sequence[float], other_values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of `other_values` minus `own_values`, and half of the 95 % interval of that mean."""
    gaps = [b - a for a, b in zip(own_values, other_values, strict=True)]
    mean = _mean(gaps)
    return mean, NORMAL_95 * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
