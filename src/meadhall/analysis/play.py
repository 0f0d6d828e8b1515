"""Play: how much better a seat answered than the bot, in worlds that it could imagine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from meadhall.analysis.chances import (
    GOOD_ERROR,
    MAX_PLAYOUTS,
    MAX_POSITIONS,
    Lookahead,
    answers_at_once,
    standard_error,
)
from meadhall.bots.thinker import give_plan, play_on
from meadhall.engine import Answer, Decision, Match, Plan, View, imagine
from meadhall.engine.model.state import digest
from meadhall.engine.record import Replay

PILOT: Final = 8  # worlds that show how far a difference spreads and what a world costs; they decide nothing else
DOUBT: Final = 0.25  # of a chance: how far the difference in a world that was not tried may lie from the mean


@dataclass
class Comparison:
    """Answers that a seat gave at once, against those of the bot. Both are played on to the same turn.

    In each world both have the same luck in the same turn, so most worlds differ only by what the answers changed.
    """

    view: View[Any]
    given: Plan
    usual: Plan
    side: int
    ahead: Lookahead
    last: int
    rng: random.Random
    entries: int = 0  # of the log, in all worlds so far

    def differences(self, worlds: int) -> list[float]:
        """How much better the given answers came out, in each of this many fresh worlds."""
        seeds = [self.rng.getrandbits(64) for _ in range(worlds)]
        return [self._chance(self.given, seed) - self._chance(self.usual, seed) for seed in seeds]

    def _chance(self, plan: Plan, world: int) -> float:
        match = imagine(self.view, random.Random(world))
        match.table.source = self.ahead.luck(match, world)
        began = len(match.log)
        give_plan(match, self.view.seat, plan)
        play_on(match, self.ahead.guide, self.last)
        self.entries += len(match.log) - began
        return self.ahead.chances.chance_of_side(match, self.side)


class Plays:
    """The play of all answers of a match, within a budget for the match.

    First each comparison is tried in a few worlds. Then each gets as many fresh ones as make the error of the sum
    smallest: more where the difference spreads far, fewer where a world is costly.
    """

    def __init__(self, replay: Replay, ahead: Lookahead) -> None:
        self.replay, self.ahead = replay, ahead
        self.found = dict[int, Comparison]()
        self.spreads, self.costs, self.worlds = dict[int, float](), dict[int, float](), dict[int, int]()
        self._done = 0  # answers that belong to a comparison already

    def try_out(self, at: int) -> None:
        """Try an answer in a few worlds; all are tried, in order, before `share_out`."""
        if at < self._done:
            return
        one = comparison(self.replay[at], asked_at_once(self.replay, at), at, self.ahead)
        if one is not None:
            self.found[at], self._done = one, at + len(one.given)
            self.spreads[at] = sqrt(PILOT) * standard_error(one.differences(PILOT), DOUBT)
            self.costs[at] = sqrt(1 + one.entries / PILOT)

    def share_out(self) -> None:
        """Share the budget of the match between all comparisons."""
        total = sum(spread * self.costs[at] for at, spread in self.spreads.items())
        budget = min(MAX_POSITIONS * self.ahead.chances.judgement.entries, (total / GOOD_ERROR) ** 2)
        for at, spread in self.spreads.items():
            self.worlds[at] = min(MAX_PLAYOUTS, max(PILOT, round(budget / total * spread / self.costs[at])))

    def of(self, at: int) -> tuple[float, float]:
        """The play of an answer with its follow-ups, and the standard error."""
        if at not in self.found:
            return 0.0, 0.0
        found = self.found[at].differences(self.worlds[at])
        return sum(found) / len(found), standard_error(found, DOUBT)


def comparison(match: Match[Any], given: Sequence[Answer], at: int, ahead: Lookahead) -> Comparison | None:
    """Compare answers with those of the game's policy; None if the first is the same, or there is no choice.

    Chances are those of a match in which the policy answers for everybody. So this, not the distance to the best
    answer, is by how much answers changed them.
    """
    if not given or len(match.menu(given[0].seat)) < 2:
        return None
    view, guide = match.view(given[0].seat), ahead.guide
    usual = guide.policy(Decision(view.state, view.seat, view.question, view.options)).key
    if given[0].key == usual:
        return None
    rng = random.Random(f"play {digest(view.state)} {at}")  # no luck that other positions share
    side, plan = ahead.chances.side_of_seat(view.seat), tuple(answer.key for answer in given)
    return Comparison(view, plan, (usual,), side, ahead, ahead.compared_at(view.state), rng)


def asked_at_once(replay: Replay, at: int) -> list[Answer]:
    """The answer to the question of a position and its follow-ups, up to the first that was given unasked."""
    given = answers_at_once(replay, at)
    for number, answer in enumerate(given):
        ask = replay[at + number].ask
        if ask is None or answer.seat not in ask.waiting or answer.key not in ask.menus[answer.seat].keys:
            return given[:number]
    return given
