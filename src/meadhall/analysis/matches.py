"""Analyses a finished match: judges every position, repeats the luck of every answer, and tries other answers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from meadhall.analysis.report import Analysis, Mistake, Share, Step
from meadhall.analysis.verdict import Verdict, brief, play_of, verdict_on
from meadhall.bots.thinker import guide_of, play_on
from meadhall.engine import CLOCK, Answer, Game, Guide, Match, MeadhallError, Outcome, Seat
from meadhall.engine.contract.judgement import Sides
from meadhall.engine.record import Replay

REPEATS: Final = 24  # how often the luck of an answer is repeated at first
MORE: Final = 24  # and how often more where it matters much
MUCH: Final = 0.03  # of a chance: luck that spreads so far is repeated more often
SURE: Final = 1.96  # standard errors on each side of a 95 % interval
Progress = Callable[[int, int], None]


class NotAnalysable(MeadhallError):
    """A match whose luck and skill cannot be analysed."""


@dataclass
class Chances:
    """The chances of the sides of one match, each as it could know them."""

    game: Game[Any]
    sides: Sides

    def of(self, match: Match[Any]) -> tuple[float, ...]:
        """The chance of each side, from all that its first seat knows; the result, once the match is over."""
        if match.over:
            return final_shares(match, self.sides)
        return tuple(self.of_side(match, at) for at in range(len(self.sides)))

    def of_side(self, match: Match[Any], side: int) -> float:
        """The chance of one side."""
        if match.over:
            return final_shares(match, self.sides)[side]
        assert self.game.judgement is not None
        return self.game.judgement.chances(match.glance(self.sides[side][0]).state, self.sides)[side]

    def at_turn(self, match: Match[Any], guide: Guide[Any], last: int) -> tuple[float, ...]:
        """The chance of each side at the start of this turn, if the game's policy plays until then."""
        play_on(match, guide, last)
        return self.of(match)

    def side_of(self, seat: Seat) -> int:
        """The side that a seat is on."""
        return next(at for at, seats in enumerate(self.sides) if seat in seats)


def final_shares(match: Match[Any], sides: Sides) -> tuple[float, ...]:
    """Each side's share of the win of a match that is over: all, a part of a tie, or nothing."""
    first = {standing.seat for standing in match.standings if standing.place == 1}
    won = [not first.isdisjoint(side) for side in sides]
    return tuple(one / max(1, sum(won)) for one in won)


def analyse(replay: Replay, progress: Progress | None = None) -> Analysis:
    """Luck and skill of a match that is over; NotAnalysable says why not. `progress` hears of each answer done."""
    began = time.perf_counter()
    require_analysable(replay)
    chances = chances_of(replay)
    start, steps, verdicts, spreads = chances.of(replay[0]), list[Step](), list[Verdict](), list[list[float]]()
    plays = list[tuple[float, float]]()
    judged = 0  # answers so far that have been judged, as parts of another too
    for at in range(len(replay) - 1):
        answer = answer_at(replay, at)
        match, after = replay[at], chances.of(replay[at + 1])
        verdict = None
        if at >= judged:
            given = answers_at_once(replay, at)
            verdict = verdict_on(match, given, at, chances)
            judged = at + (len(verdict.keys) if verdict is not None else 1)
        if verdict is not None and verdict.is_mistake:
            verdicts.append(verdict)
        luck, spread = [0.0] * len(start), [0.0] * len(start)
        if any(isinstance(entry, Outcome) for entry in replay.entries(at + 1)):
            luck, spread = _luck(match, answer, replay[at + 1], chances, at)
        spreads.append(spread)
        plays.append(play_of(match, answer, at, chances))
        error = verdict.loss if verdict is not None and verdict.is_mistake else 0.0
        steps.append(Step(answer.seat, answer.key, after, tuple(luck), error))
        if progress is not None:
            progress(at + 1, len(replay) - 1)
    mistakes = sorted((verdict.mistake for verdict in verdicts), key=lambda one: -one.loss)
    return Analysis(
        replay.game.id,
        replay.game.version,
        start,
        tuple(steps),
        tuple(mistakes),
        tuple(_share(side, chances, start, steps, mistakes, spreads, plays) for side in range(len(start))),
        Verdict.least,
        round(time.perf_counter() - began, 1),
    )


def chances_of(replay: Replay) -> Chances:
    """The chances of the sides of a match that can be analysed."""
    game = replay.game
    assert game.judgement is not None
    return Chances(game, game.judgement.sides(game.teams(replay.match.options)))


def answer_at(replay: Replay, at: int) -> Answer:
    """The answer to the question of a position."""
    return next(entry for entry in replay.entries(at + 1) if isinstance(entry, Answer))


def answers_at_once(replay: Replay, at: int) -> list[Answer]:
    """The answer to the question of a position, and those of the same seat right after it, before anything came up."""
    answers = [answer_at(replay, at)]
    while at + len(answers) < len(replay) - 1 and len(replay.entries(at + len(answers))) == 1:
        following = answer_at(replay, at + len(answers))
        if following.seat != answers[0].seat:
            break
        answers.append(following)
    return answers


def require_analysable(replay: Replay) -> None:
    """Raise NotAnalysable if a match cannot be analysed."""
    game = replay.game
    if game.judgement is None:
        raise NotAnalysable("{game} cannot be analysed: it does not judge its positions", game=game.name)
    if replay.seat is not None:
        raise NotAnalysable("this file holds only what one seat knew; analyse the file of the whole match")
    if not replay.match.over:
        raise NotAnalysable("the match is still running: luck and skill are told when it is over")
    asked = [entry for at in range(1, len(replay)) for entry in replay.entries(at) if isinstance(entry, Answer)]
    if any(entry.seat == CLOCK for entry in asked):
        raise NotAnalysable("a match against the clock cannot be analysed yet: its luck is also in the fingers")


def _luck(
    match: Match[Any], answer: Answer, then: Match[Any], chances: Chances, at: int
) -> tuple[list[float], list[float]]:
    """How much better each side fared than it might have, and the standard error of that.

    Both are judged at the end of the turn: a judgement knows little of a fight that is not over.
    """
    lot, guide = random.Random(f"luck {match.digest} {at}"), brief(guide_of(match.game))
    last = guide.turn(match.state) + guide.horizon
    closed = then.ask is None or guide.turn(then.state) >= last

    def fork(of: Match[Any]) -> Match[Any]:
        return of.fork(random.Random(lot.getrandbits(64)))

    def came() -> tuple[float, ...]:
        return chances.at_turn(fork(then), guide, last)

    def might_come() -> tuple[float, ...]:
        again = fork(match)
        again.answer(answer.seat, answer.key, answer.at)
        return chances.at_turn(again, guide, last)

    known = [chances.of(then)] if closed else [came() for _ in range(REPEATS)]
    found = [might_come() for _ in range(REPEATS)]
    sides = range(len(known[0]))
    if any(_deviation([one[side] for one in found]) > MUCH for side in sides):
        known += [] if closed else [came() for _ in range(MORE)]
        found += [might_come() for _ in range(MORE)]
    luck, errors = list[float](), list[float]()
    for side in sides:
        here, there = [one[side] for one in known], [one[side] for one in found]
        luck.append(sum(here) / len(here) - sum(there) / len(there))
        errors.append(sqrt(_deviation(here) ** 2 / len(here) + _deviation(there) ** 2 / len(there)))
    return luck, errors


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))


def _share(
    side: int,
    chances: Chances,
    start: Sequence[float],
    steps: Sequence[Step],
    mistakes: Sequence[Mistake],
    spreads: Sequence[Sequence[float]],
    plays: Sequence[tuple[float, float]],
) -> Share:
    luck = [step.luck[side] for step in steps]
    own = [one for one in mistakes if one.seat in chances.sides[side]]
    by_side = [[play for play, step in zip(plays, steps, strict=True) if step.seat in seats] for seats in chances.sides]
    play, play_within = _sum(by_side[side])
    rivals = max(1, len(start) - 1)
    others, others_within = _sum([one for at, those in enumerate(by_side) if at != side for one in those])
    end = steps[-1].chances[side] if steps else start[side]
    lucky = max(range(len(luck)), key=lambda at: luck[at], default=-1)
    unlucky = min(range(len(luck)), key=lambda at: luck[at], default=-1)
    return Share(
        seats=tuple(chances.sides[side]),
        start=start[side],
        luck=sum(luck),
        luck_within=SURE * sqrt(sum(spread[side] ** 2 for spread in spreads)),
        play=play,
        play_within=play_within,
        others=-others / rivals,
        others_within=others_within / rivals,
        rest=end - start[side] - sum(luck) - play + others / rivals,
        end=end,
        best=lucky if luck and luck[lucky] > 0 else -1,
        worst=unlucky if luck and luck[unlucky] < 0 else -1,
        mistakes=sum(one.loss for one in own),
        mistakes_within=sqrt(sum(one.within**2 for one in own)),
    )


def _sum(plays: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The sum of these, and half of its 95 % interval."""
    return sum(play for play, _ in plays), SURE * sqrt(sum(error**2 for _, error in plays))
