"""`thinker`: tries the most promising plans in many imagined worlds and chooses the best one.

Each playout imagines a world that fits the view and carries out one plan. Then the game's policy answers for everybody
for a while, and the game rates the position. All plans are tried in the same worlds, so luck affects all plans alike. A
plan that is clearly worse than the best one is dropped.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, cast

from meadhall.engine import Answer, Decision, Game, Guide, Match, NotOffered, Option, Plan, View, imagine
from meadhall.engine.common.text import Words

TIME_LIMIT_SHARE = 0.9  # share of the time limit that is used; the rest is a reserve
MIN_WORLDS = 6  # number of worlds before a plan can be dropped
MAX_PLAYOUT_ANSWERS = 10_000  # maximum number of answers in a playout, for games that do not end
Leaf = Callable[[Match[Any]], float]  # value of the match at the end of a playout
WorldMaker = Callable[[View[Any], random.Random], Match[Any]]  # makes a match that fits a view
DROP_GAP = 2.2  # a plan is dropped if it is this many standard errors worse than the best plan


@dataclass(frozen=True)
class Budget:
    """Limit for one question: seconds, playouts, or both."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass
class Arm:
    """A plan, the guide's estimate of its gain, and the plan's value in each world so far."""

    plan: Plan
    gain: float = 0.0
    values: list[float] = field(default_factory=lambda: [])


class Thinker:
    """Bot that plays in imagined worlds, for a limited time or number of playouts per question."""

    def __init__(self, budget: Budget, seed: str = "0", name: str = "thinker") -> None:
        self.name = name
        self.budget = budget
        self._rng = random.Random(f"thinker {seed}")
        self._rest_of_plan: Plan = ()
        self._last_key = ""
        self.playouts = 0  # number of playouts for the latest question

    def choose(self, view: View[Any]) -> Option:
        self.playouts = 0
        options = view.options
        next_option = self._next_of_plan(view)
        if next_option is not None:
            return next_option
        if len(options) == 1:
            return options[0]
        plan = self._best_plan(view, guide_of(view.game))
        self._last_key, self._rest_of_plan = plan[0], plan[1:]
        return next(o for o in options if o.key == plan[0])

    def reason(self, view: View[Any], option: Option) -> Words:
        """Return the game's reason for the answer."""
        return cast(Words, view.game.reason(view, option))

    def _next_of_plan(self, view: View[Any]) -> Option | None:
        """Return the next answer of the current plan; None if the plan is complete, interrupted or impossible."""
        rest_of_plan, self._rest_of_plan = self._rest_of_plan, ()
        last_entry = view.since[-1] if view.since else None
        if (
            not rest_of_plan
            or not isinstance(last_entry, Answer)
            or last_entry.seat != view.seat
            or last_entry.key != self._last_key
        ):
            return None
        option = next((o for o in view.options if o.key == rest_of_plan[0]), None)
        if option is not None:
            self._last_key, self._rest_of_plan = rest_of_plan[0], rest_of_plan[1:]
        return option

    def _best_plan(self, view: View[Any], guide: Guide[Any]) -> Plan:
        start = time.perf_counter()
        decision = Decision(view.state, view.seat, view.question, view.options)
        arms = [Arm(plan, gain) for gain, plan in guide.plans(decision)]
        max_seconds, leaf = 0.0, self.leaf_function(view, guide)
        while len(arms) > 1 and self._can_afford(len(arms)):
            world = self._rng.getrandbits(64)
            for arm in arms:
                playout_start = time.perf_counter()
                if self._is_over_time(playout_start - start + max_seconds):
                    return _best_arm(arms, guide.trust).plan
                arm.values.append(playout(view, guide, arm.plan, world, leaf))
                self.playouts += 1
                max_seconds = max(max_seconds, time.perf_counter() - playout_start)
            arms = _promising_arms(arms, guide.trust)
        return _best_arm(arms, guide.trust).plan

    def leaf_function(self, view: View[Any], guide: Guide[Any]) -> Leaf:
        """Return a function that rates the position at the end of a playout, with the game's guide."""
        return lambda match: guide.value(match.state, view.seat)

    def _can_afford(self, plans: int) -> bool:
        """Whether enough playouts remain to try this many plans in one more world."""
        return self.budget.playouts is None or self.playouts + plans <= self.budget.playouts

    def _is_over_time(self, seconds: float) -> bool:
        return self.budget.seconds is not None and seconds >= self.budget.seconds * TIME_LIMIT_SHARE


def playout(
    view: View[Any], guide: Guide[Any], plan: Plan, world: int, leaf: Leaf, make_world: WorldMaker = imagine
) -> float:
    """Play a plan out in one imagined world, and return the value at the end of the playout."""
    match = world_after_plan(view, plan, world, make_world)
    play_on(match, guide, guide.turn(view.state) + guide.horizon)
    return leaf(match)


def world_after_plan(view: View[Any], plan: Plan, world: int, make_world: WorldMaker = imagine) -> Match[Any]:
    """Return an imagined world after a plan, or after the part of the plan that is possible in this world."""
    match = make_world(view, random.Random(world))
    match.table.source = Streams(world)
    carry_out_plan(match, view.seat, plan)
    return match


def carry_out_plan(match: Match[Any], seat: int, plan: Plan) -> None:
    """Answer with the keys of a plan until a key is not on offer."""
    try:
        for key in plan:
            match.answer(seat, key)
    except NotOffered:
        pass


def play_on(match: Match[Any], guide: Guide[Any], end_turn: int) -> None:
    """Answer for all seats by the game's policy, until `end_turn` begins."""
    for _ in range(MAX_PLAYOUT_ANSWERS):
        if match.ask is None or guide.turn(match.state) >= end_turn:
            break
        answer_by_policy(match, guide)


def answer_by_policy(match: Match[Any], guide: Guide[Any]) -> None:
    """Answer the open question by the game's policy."""
    assert match.ask is not None
    seat = match.ask.seat
    menu = match.ask.menus[seat]
    options = menu.options
    decision = Decision(match.state, seat, menu.question, options)
    match.answer(seat, guide.policy(decision) if len(options) > 1 else options[0])


class Streams:
    """A separate random stream for each kind of outcome.

    So the cards that are drawn in a world do not depend on how many dice are rolled.
    """

    def __init__(self, world: int) -> None:
        self.world = world
        self._streams: dict[str, Callable[[], float]] = {}

    def index(self, kind: str, among: Sequence[int]) -> int:
        stream = self._streams.get(kind)
        if stream is None:
            stream = self._streams[kind] = random.Random(f"{self.world} {kind}").random
        return int(stream() * len(among))


def _best_arm(arms: Sequence[Arm], prior_weight: float) -> Arm:
    """Return the plan with the best mean over those worlds that all plans have played.

    The guide's estimate counts like `prior_weight` more worlds.
    """
    common_worlds = min(len(arm.values) for arm in arms)
    return max(arms, key=lambda arm: sum(arm.values[:common_worlds]) + prior_weight * arm.gain)


def _promising_arms(arms: list[Arm], prior_weight: float) -> list[Arm]:
    """Return the plans that are not clearly worse than the best plan."""
    worlds = len(arms[0].values)
    if worlds < MIN_WORLDS:
        return arms
    best = _best_arm(arms, prior_weight)
    return [arm for arm in arms if arm is best or not _is_clearly_worse(arm, best, worlds)]


def _is_clearly_worse(arm: Arm, best: Arm, worlds: int) -> bool:
    gaps = [b - a for a, b in zip(arm.values, best.values, strict=True)]
    mean = sum(gaps) / worlds
    spread = sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1)
    return mean > 0 and mean >= DROP_GAP * sqrt(spread / worlds)


# ---- games without a guide


def guide_of(game: Game[Any]) -> Guide[Any]:
    """Return the game's guide, or a general guide whose playouts end with the match and are rated by place."""
    guide: Guide[Any] | None = game.guide
    if guide is not None:
        return guide
    return Guide(_policy_of(game), _value_of(game), one_plan_per_option, turn=lambda state: 0, horizon=1)


def _policy_of(game: Game[Any]) -> Callable[[Decision[Any]], Option]:
    """Return a policy that answers like the game's sensible bot, or at random if the game has no such bot."""
    sensible_bot = game.bots.get("sensible")
    rng = random.Random(0)

    def sensible_choice(decision: Decision[Any]) -> Option:
        state, seat, question, options = decision
        view = View(game, seat, state, question, options, [seat], question, state, [])
        option: Option = sensible_bot(view)  # type: ignore[misc]
        return option

    def random_choice(decision: Decision[Any]) -> Option:
        return decision.options[int(rng.random() * len(decision.options))]

    return sensible_choice if sensible_bot is not None else random_choice


def _value_of(game: Game[Any]) -> Callable[[Any, int], float]:
    """Return a function that rates the end of a match by the seat's place, then by its lead over the best opponent."""

    def value(state: Any, seat: int) -> float:
        standings = {standing.seat: standing for standing in game.standings(state)}
        own = standings.pop(seat)
        lead = own.points - max((other.points for other in standings.values()), default=0)
        return lead / 1000 - own.place

    return value


def one_plan_per_option(decision: Decision[Any]) -> Sequence[tuple[float, Plan]]:
    """Return one plan per option, each with an estimated gain of 0."""
    return [(0.0, (option.key,)) for option in decision.options]
