"""Estimates win chances in a position: by the judgement alone, or by playouts in many worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

from meadhall.bots.thinker import guide_of, play_on
from meadhall.engine import Answer, Game, Match, Outcome, Seat
from meadhall.engine.contract.judgement import Judgement, Sides
from meadhall.engine.record import Replay

MAX_POSITIONS: Final = 64  # maximum number of positions in a match for which chances are computed
PLAYOUTS_PER_CHECK: Final = 8  # playouts between two checks of their error
MAX_PLAYOUTS: Final = 256  # maximum number of playouts of one position
PRIOR_DEVIATION: Final = 0.5  # distance of a pseudo-observation from the mean, in chance; see `standard_error`
SUFFICIENT_ERROR: Final = 0.025  # standard error of a chance at which playouts may stop


@dataclass
class Chances:
    """Estimates win chances by the game's judgement, without playouts. Each side is judged from its own view."""

    game: Game[Any]
    sides: Sides

    def by_side(self, match: Match[Any]) -> tuple[float, ...]:
        """Return each side's chance, judged by what its first seat knows. After the match, return the results."""
        if match.over:
            return final_shares(match, self.sides)
        return tuple(self.chance_of_side(match, side) for side in range(len(self.sides)))

    def chance_of_side(self, match: Match[Any], side: int) -> float:
        """Return the chance of one side. After the match, return its result."""
        if match.over:
            return final_shares(match, self.sides)[side]
        return self.judgement.chances(match.glance(self.sides[side][0]).state, self.sides)[side]

    def side_of_seat(self, seat: Seat) -> int:
        """Return the side of a seat."""
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    @property
    def judgement(self) -> Judgement[Any]:
        """The judgement of the game, which must have one."""
        assert self.game.judgement is not None
        return self.game.judgement


class TurnStreams:
    """A separate random stream for each turn and kind of outcome.

    So the dice of a turn do not depend on earlier answers.
    """

    def __init__(self, world: int, turn: Callable[[], int]) -> None:
        self.world, self.turn = world, turn
        self._streams: dict[tuple[int, str], Callable[[], float]] = {}

    def index(self, kind: str, among: Sequence[int]) -> int:
        turn = self.turn()
        stream = self._streams.get((turn, kind))
        if stream is None:
            stream = self._streams[turn, kind] = random.Random(f"{self.world} {turn} {kind}").random
        return int(stream() * len(among))


class Sample(NamedTuple):
    """The mean chance of each side over some playouts, and the standard error of that mean."""

    mean: tuple[float, ...]
    error: tuple[float, ...]


class Lookahead:
    """Estimates the chances in positions of a match by playouts with new luck.

    In a playout the game's policy answers for everybody. The judgement rates the playout at a later turn, its horizon.
    All positions in one stretch of turns have the same horizon, usually the end of the match. So errors of the
    judgement do not change the chances within a stretch: only luck and answers do.
    """

    def __init__(self, replay: Replay, chances: Chances) -> None:
        self.chances, self.guide = chances, guide_of(chances.game)
        rng = random.Random(f"chances {replay[0].digest}")
        self.worlds = [rng.getrandbits(64) for _ in range(MAX_PLAYOUTS)]

    def horizon(self, state: Any) -> int:
        """Return the turn at which the judgement rates playouts from a position."""
        stretch_length = self.chances.judgement.reach
        return (
            stretch_length * (self.guide.turn(state) // stretch_length + 2)
            if stretch_length
            else self.guide.turn(state)
        )

    def comparison_turn(self, state: Any) -> int:
        """Return the turn at which the judgement rates playouts that compare an answer with the bot's answer."""
        end_of_turn = self.guide.turn(state) + min(1, self.guide.horizon)
        return end_of_turn if self.chances.judgement.soon else self.horizon(state)

    def streams_for(self, match: Match[Any], world: int) -> TurnStreams:
        """Return the random streams for a match in an imagined world."""
        return TurnStreams(world, partial(self.guide.turn, match.state))

    def estimate_chances(self, match: Match[Any], end_turn: int, effort: int = 1) -> Sample:
        """Return a position's chances from playouts to `end_turn`.

        Playouts stop when the error is small or the budget is used up. `effort` multiplies the budget.
        """
        results, entries = list[tuple[float, ...]](), 0
        for world in self.worlds:
            fork = match.fork(random.Random(world))
            fork.table.source = self.streams_for(fork, world)
            began = len(fork.log)
            play_on(fork, self.guide, end_turn)
            entries += len(fork.log) - began
            results.append(self.chances.by_side(fork))
            if not any(isinstance(entry, Outcome) for entry in fork.log[began:]):
                return Sample(results[0], (0.0,) * len(results[0]))  # without outcomes all playouts are equal
            if len(results) % PLAYOUTS_PER_CHECK == 0:
                sample = sample_of(results)
                if entries >= effort * self.chances.judgement.entries or max(sample.error) <= SUFFICIENT_ERROR:
                    return sample
        return sample_of(results)


def sample_of(worlds: Sequence[tuple[float, ...]]) -> Sample:
    """Return the mean and standard error of each side's chance over all worlds."""
    sides = [*zip(*worlds, strict=True)]
    return Sample(tuple(sum(side) / len(side) for side in sides), tuple(map(standard_error, sides)))


def luck_positions(replay: Replay) -> frozenset[int]:
    """Return the positions of the answers that outcomes follow. Chances are computed after these answers.

    If there are more than MAX_POSITIONS, return only the last one in each turn. If even these are too many, return
    every n-th of them.
    """
    turn = guide_of(replay.game).turn
    positions = [
        position
        for position in range(len(replay) - 1)
        if any(isinstance(entry, Outcome) for entry in replay.entries(position + 1))
    ]
    if len(positions) > MAX_POSITIONS:
        positions = [*{turn(replay[position].state): position for position in positions}.values()]
    stride = -(-len(positions) // MAX_POSITIONS)
    return frozenset(positions[:: -max(1, stride)])


def answer_at(replay: Replay, position: int) -> Answer:
    """Return the answer that was given at a position."""
    return next(entry for entry in replay.entries(position + 1) if isinstance(entry, Answer))


def successive_answers(replay: Replay, position: int) -> list[Answer]:
    """Return the answer at a position, and the same seat's next answers up to the first outcome."""
    answers = [answer_at(replay, position)]
    while position + len(answers) < len(replay) - 1 and len(replay.entries(position + len(answers))) == 1:
        next_answer = answer_at(replay, position + len(answers))
        if next_answer.seat != answers[0].seat:
            break
        answers.append(next_answer)
    return answers


def final_shares(match: Match[Any], sides: Sides) -> tuple[float, ...]:
    """Return each side's share of the win in a finished match: 1 for a win, a part for a tie, otherwise 0."""
    first = {standing.seat for standing in match.standings if standing.place == 1}
    is_first = [not first.isdisjoint(side) for side in sides]
    return tuple(wins / max(1, sum(is_first)) for wins in is_first)


def standard_error(values: Sequence[float], prior_deviation: float = PRIOR_DEVIATION) -> float:
    """Return the standard error of the mean.

    One pseudo-observation is added, at the distance `prior_deviation` from the mean. So a few equal values do not give
    an error of 0.
    """
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) + prior_deviation**2) / len(values)
