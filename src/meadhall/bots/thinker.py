"""`thinker`: tries its most promising plans in many imagined worlds and keeps the best one.

Each playout imagines a world that fits the view and carries out one plan. Then the game's policy answers for everybody
for a while, and the game values that position. All plans are tried in the same worlds, so luck affects all alike. A
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

SAFETY = 0.9  # of the time limit: the rest is for the last playout and for the caller
MIN_WORLDS = 6  # worlds before a plan can be dropped
MAX_PLAYOUT_ANSWERS = 10_000  # answers in one playout: cuts off a game that does not end
Leaf = Callable[[Match[Any]], float]  # value of the match at the end of a playout
WorldOf = Callable[[View[Any], random.Random], Match[Any]]  # makes a match that fits a view
CLEAR = 2.2  # standard errors behind the best at which a plan is dropped


@dataclass(frozen=True)
class Budget:
    """Limit for one question: seconds, playouts, or both."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass
class Arm:
    """A plan, its estimated gain, and its results world by world."""

    plan: Plan
    gain: float = 0.0
    worth: list[float] = field(default_factory=lambda: [])


class Thinker:
    """Searches over imagined worlds, within a time or a number of playouts for each question."""

    def __init__(self, budget: Budget, seed: str = "0", name: str = "thinker") -> None:
        self.name = name
        self.budget = budget
        self._rng = random.Random(f"thinker {seed}")
        self._rest: Plan = ()
        self._said = ""
        self.playouts = 0  # made for the latest question

    def choose(self, view: View[Any]) -> Option:
        self.playouts = 0
        options = view.options
        following = self._following(view)
        if following is not None:
            return following
        if len(options) == 1:
            return options[0]
        plan = self._best_plan(view, guide_of(view.game))
        self._said, self._rest = plan[0], plan[1:]
        return next(o for o in options if o.key == plan[0])

    def reason(self, view: View[Any], option: Option) -> Words:
        """Return the game's own reason for an answer."""
        return cast(Words, view.game.reason(view, option))

    def _following(self, view: View[Any]) -> Option | None:
        """Return the next part of the plan, if the question is the second part of the last answer."""
        rest, self._rest = self._rest, ()
        last = view.since[-1] if view.since else None
        if not rest or not isinstance(last, Answer) or last.seat != view.seat or last.key != self._said:
            return None
        option = next((o for o in view.options if o.key == rest[0]), None)
        if option is not None:
            self._said, self._rest = rest[0], rest[1:]
        return option

    def _best_plan(self, view: View[Any], guide: Guide[Any]) -> Plan:
        began = time.perf_counter()
        asked = Decision(view.state, view.seat, view.question, view.options)
        arms = [Arm(plan, gain) for gain, plan in guide.plans(asked)]
        longest, leaf = 0.0, self.leaf(view, guide)
        while len(arms) > 1 and self._can_pay(len(arms)):
            world = self._rng.getrandbits(64)
            for arm in arms:
                started = time.perf_counter()
                if self._is_late(started - began + longest):
                    return _best(arms, guide.trust).plan
                arm.worth.append(playout(view, guide, arm.plan, world, leaf))
                self.playouts += 1
                longest = max(longest, time.perf_counter() - started)
            arms = _promising(arms, guide.trust)
        return _best(arms, guide.trust).plan

    def leaf(self, view: View[Any], guide: Guide[Any]) -> Leaf:
        """Make a function that values the end of a playout by the game's guide."""
        return lambda match: guide.value(match.state, view.seat)

    def _can_pay(self, plans: int) -> bool:
        """Whether enough playouts are left to try this many plans in one more world: only whole worlds count."""
        return self.budget.playouts is None or self.playouts + plans <= self.budget.playouts

    def _is_late(self, seconds: float) -> bool:
        return self.budget.seconds is not None and seconds >= self.budget.seconds * SAFETY


def playout(
    view: View[Any], guide: Guide[Any], plan: Plan, world: int, leaf: Leaf, world_of: WorldOf = imagine
) -> float:
    """Play a plan out in one imagined world, and return the value of the match at its end."""
    match = after_plan(view, plan, world, world_of)
    play_on(match, guide, guide.turn(view.state) + guide.horizon)
    return leaf(match)


def after_plan(view: View[Any], plan: Plan, world: int, world_of: WorldOf = imagine) -> Match[Any]:
    """Return an imagined world after a plan, or after the part of it that this world offers."""
    match = world_of(view, random.Random(world))
    match.table.source = Streams(world)
    give_plan(match, view.seat, plan)
    return match


def give_plan(match: Match[Any], seat: int, plan: Plan) -> None:
    """Give the answers of a plan, up to the first that is not offered."""
    try:
        for key in plan:
            match.answer(seat, key)
    except NotOffered:
        pass


def play_on(match: Match[Any], guide: Guide[Any], last: int) -> None:
    """Answer by the game's policy for everybody, until this turn begins."""
    for _ in range(MAX_PLAYOUT_ANSWERS):
        if match.ask is None or guide.turn(match.state) >= last:
            break
        answer_by_policy(match, guide)


def answer_by_policy(match: Match[Any], guide: Guide[Any]) -> None:
    """Answer the open question by the game's policy."""
    assert match.ask is not None
    seat = match.ask.seat
    menu = match.ask.menus[seat]
    options = menu.options
    asked = Decision(match.state, seat, menu.question, options)
    match.answer(seat, guide.policy(asked) if len(options) > 1 else options[0])


class Streams:
    """Separate luck for every kind of outcome: in one world the same cards come, however many dice are rolled."""

    def __init__(self, world: int) -> None:
        self.world = world
        self._streams: dict[str, Callable[[], float]] = {}

    def index(self, kind: str, among: Sequence[int]) -> int:
        stream = self._streams.get(kind)
        if stream is None:
            stream = self._streams[kind] = random.Random(f"{self.world} {kind}").random
        return int(stream() * len(among))


def _best(arms: Sequence[Arm], trust: float) -> Arm:
    """Return the best plan over the worlds that all have tried; the estimate counts like a few worlds more."""
    shared = min(len(arm.worth) for arm in arms)
    return max(arms, key=lambda arm: sum(arm.worth[:shared]) + trust * arm.gain)


def _promising(arms: list[Arm], trust: float) -> list[Arm]:
    """Return the plans that are not clearly worse than the best."""
    worlds = len(arms[0].worth)
    if worlds < MIN_WORLDS:
        return arms
    best = _best(arms, trust)
    return [arm for arm in arms if arm is best or not _clearly_worse(arm, best, worlds)]


def _clearly_worse(arm: Arm, best: Arm, worlds: int) -> bool:
    gaps = [b - a for a, b in zip(arm.worth, best.worth, strict=True)]
    mean = sum(gaps) / worlds
    spread = sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1)
    return mean > 0 and mean >= CLEAR * sqrt(spread / worlds)


# ---- games that bring no guide


def guide_of(game: Game[Any]) -> Guide[Any]:
    """Return the game's guide, or one that only knows the rules: playouts to the end, and the place there."""
    guide: Guide[Any] | None = game.guide
    if guide is not None:
        return guide
    return Guide(_policy_of(game), _value_of(game), each_option, turn=lambda state: 0, horizon=1)


def _policy_of(game: Game[Any]) -> Callable[[Decision[Any]], Option]:
    """Return a policy: the game's sensible bot, or a random choice if it has none."""
    sensible = game.bots.get("sensible")
    rng = random.Random(0)

    def sensible_choice(asked: Decision[Any]) -> Option:
        state, seat, question, options = asked
        view = View(game, seat, state, question, options, [seat], question, state, [])
        option: Option = sensible(view)  # type: ignore[misc]
        return option

    def random_choice(asked: Decision[Any]) -> Option:
        return asked.options[int(rng.random() * len(asked.options))]

    return sensible_choice if sensible is not None else random_choice


def _value_of(game: Game[Any]) -> Callable[[Any, int], float]:
    """Value a better place first, then more points than the best opponent."""

    def value(state: Any, seat: int) -> float:
        standings = {standing.seat: standing for standing in game.standings(state)}
        mine = standings.pop(seat)
        ahead = mine.points - max((other.points for other in standings.values()), default=0)
        return ahead / 1000 - mine.place

    return value


def each_option(asked: Decision[Any]) -> Sequence[tuple[float, Plan]]:
    """Return every option as a plan of its own."""
    return [(0.0, (option.key,)) for option in asked.options]
