"""Estimates play: how much better a seat answered than the bot, in imagined worlds that fit the seat's view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from meadhall.analysis.chances import (
    MAX_PLAYOUTS,
    MAX_POSITIONS,
    SUFFICIENT_ERROR,
    Lookahead,
    standard_error,
    successive_answers,
)
from meadhall.bots.thinker import carry_out_plan, play_on
from meadhall.engine import Answer, Decision, Match, Plan, View, imagine
from meadhall.engine.model.state import digest
from meadhall.engine.record import Replay

# number of first worlds, which only show how much a difference varies and how costly a world is
PILOT_WORLDS: Final = 8
PRIOR_DEVIATION: Final = 0.25  # distance of a pseudo-observation from the mean, in chance; see `standard_error`


@dataclass
class Comparison:
    """Compares a seat's successive answers with the bot's answers. After both, bots play on to the same turn.

    In each world both have the same luck in the same turn, so the difference comes mostly from the answers.
    """

    view: View[Any]
    own_plan: Plan
    bot_plan: Plan
    side: int
    lookahead: Lookahead
    end_turn: int
    rng: random.Random
    entry_count: int = 0  # number of log entries in all worlds so far, as a measure of the cost

    def play_worlds(self, worlds: int) -> list[float]:
        """Play in this many new worlds. Return for each world the seat's chance minus the bot's chance."""
        seeds = [self.rng.getrandbits(64) for _ in range(worlds)]
        return [self._chance(self.own_plan, seed) - self._chance(self.bot_plan, seed) for seed in seeds]

    def _chance(self, plan: Plan, world: int) -> float:
        match = imagine(self.view, random.Random(world))
        match.table.source = self.lookahead.streams_for(match, world)
        log_length = len(match.log)
        carry_out_plan(match, self.view.seat, plan)
        play_on(match, self.lookahead.guide, self.end_turn)
        self.entry_count += len(match.log) - log_length
        return self.lookahead.chances.chance_of_side(match, self.side)


class PlayEstimator:
    """Estimates how much better or worse than the bot each answer of a match was, within a budget of playouts.

    Each comparison first runs in a few worlds. Then the rest of the budget is divided so that the error of the sum is
    smallest. A comparison gets more worlds if its differences vary much, and fewer if its worlds are costly.
    """

    def __init__(self, replay: Replay, lookahead: Lookahead) -> None:
        self.replay, self.lookahead = replay, lookahead
        self.comparisons = dict[int, Comparison]()
        self.spreads, self.costs, self.worlds = dict[int, float](), dict[int, float](), dict[int, int]()
        self._compared_count = 0  # number of answers that the comparisons cover so far

    def start_comparison(self, position: int) -> None:
        """Compare an answer with the bot's in a few worlds.

        Call it for every answer, in order, before `divide_budget`.
        """
        if position < self._compared_count:
            return
        new_comparison = compare_with_bot(
            self.replay[position], asked_answers(self.replay, position), position, self.lookahead
        )
        if new_comparison is not None:
            self.comparisons[position], self._compared_count = new_comparison, position + len(new_comparison.own_plan)
            self.spreads[position] = sqrt(PILOT_WORLDS) * standard_error(
                new_comparison.play_worlds(PILOT_WORLDS), PRIOR_DEVIATION
            )
            self.costs[position] = sqrt(1 + new_comparison.entry_count / PILOT_WORLDS)

    def divide_budget(self) -> None:
        """Divide the budget of the match among all comparisons."""
        total = sum(spread * self.costs[position] for position, spread in self.spreads.items())
        budget = min(MAX_POSITIONS * self.lookahead.chances.judgement.entries, (total / SUFFICIENT_ERROR) ** 2)
        for position, spread in self.spreads.items():
            self.worlds[position] = min(
                MAX_PLAYOUTS, max(PILOT_WORLDS, round(budget / total * spread / self.costs[position]))
            )

    def estimate_play(self, position: int) -> tuple[float, float]:
        """Return the play of the answers that are compared from this position on, and the standard error of the play.

        Both are 0 if no comparison begins at this position.
        """
        if position not in self.comparisons:
            return 0.0, 0.0
        differences = self.comparisons[position].play_worlds(self.worlds[position])
        return sum(differences) / len(differences), standard_error(differences, PRIOR_DEVIATION)


def compare_with_bot(
    match: Match[Any], answers: Sequence[Answer], position: int, lookahead: Lookahead
) -> Comparison | None:
    """Return a comparison of these answers with those of the game's policy.

    Return None if the first answer is the same as the policy's, or if the seat had no choice. The policy is the
    baseline because the chances assume that it answers for everybody.
    """
    if not answers or len(match.menu(answers[0].seat)) < 2:
        return None
    view, guide = match.view(answers[0].seat), lookahead.guide
    bot_key = guide.policy(Decision(view.state, view.seat, view.question, view.options)).key
    if answers[0].key == bot_key:
        return None
    rng = random.Random(f"play {digest(view.state)} {position}")  # each position has its own luck
    side, plan = lookahead.chances.side_of_seat(view.seat), tuple(answer.key for answer in answers)
    return Comparison(view, plan, (bot_key,), side, lookahead, lookahead.comparison_turn(view.state), rng)


def asked_answers(replay: Replay, position: int) -> list[Answer]:
    """Return the answer at a position and the same seat's next answers, up to the first answer without a question."""
    answers = successive_answers(replay, position)
    for number, answer in enumerate(answers):
        ask = replay[position + number].ask
        if ask is None or answer.seat not in ask.waiting or answer.key not in ask.menus[answer.seat].keys:
            return answers[:number]
    return answers
