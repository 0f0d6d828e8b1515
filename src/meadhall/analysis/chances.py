"""The chances of a position: judged at once, or after bots have played on from it in many worlds."""

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

MAX_POSITIONS: Final = 64  # positions of a match whose chances are looked up
BATCH: Final = 8  # playouts between two looks at their error
MAX_PLAYOUTS: Final = 256  # playouts of one position at most
DOUBT: Final = 0.5  # of a chance: how far a world that was not tried may lie from the mean
GOOD_ERROR: Final = 0.025  # of a chance: a smaller standard error is good enough


@dataclass
class Chances:
    """Win chances of all sides by the game's judgement, without playouts. Each side is judged from its own view."""

    game: Game[Any]
    sides: Sides

    def of(self, match: Match[Any]) -> tuple[float, ...]:
        """The chance of each side, from all that its first seat knows; the result, once the match is over."""
        if match.over:
            return final_shares(match, self.sides)
        return tuple(self.chance_of_side(match, at) for at in range(len(self.sides)))

    def chance_of_side(self, match: Match[Any], side: int) -> float:
        """The chance of one side."""
        if match.over:
            return final_shares(match, self.sides)[side]
        return self.judgement.chances(match.glance(self.sides[side][0]).state, self.sides)[side]

    def side_of_seat(self, seat: Seat) -> int:
        """The side that a seat is on."""
        return next(at for at, seats in enumerate(self.sides) if seat in seats)

    @property
    def judgement(self) -> Judgement[Any]:
        """The judgement of the game, which must have one."""
        assert self.game.judgement is not None
        return self.game.judgement


class TurnStreams:
    """One random stream per turn and kind of outcome, so that a turn has the same dice whatever was answered before."""

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
    """The chance of each side in a sample of playouts, and its standard error."""

    mean: tuple[float, ...]
    error: tuple[float, ...]


class Lookahead:
    """Chances of positions of a match: bots play on from them in many worlds, and then the judgement is asked.

    The game's policy answers for everybody, with new luck. All positions of one stretch of turns are judged at the same
    later turn, most of them at the end of the match. So within a stretch only luck and other answers move the chance,
    whatever the judgement gets wrong.
    """

    def __init__(self, replay: Replay, chances: Chances) -> None:
        self.chances, self.guide = chances, guide_of(chances.game)
        rng = random.Random(f"chances {replay[0].digest}")
        self.worlds = [rng.getrandbits(64) for _ in range(MAX_PLAYOUTS)]

    def horizon(self, state: Any) -> int:
        """The turn at which a position is judged."""
        reach = self.chances.judgement.reach
        return reach * (self.guide.turn(state) // reach + 2) if reach else self.guide.turn(state)

    def compared_at(self, state: Any) -> int:
        """The turn at which an answer is compared with that of the bot."""
        near = self.guide.turn(state) + min(1, self.guide.horizon)
        return near if self.chances.judgement.soon else self.horizon(state)

    def luck(self, match: Match[Any], world: int) -> TurnStreams:
        """The luck of a world, for a match in it."""
        return TurnStreams(world, partial(self.guide.turn, match.state))

    def sample(self, match: Match[Any], last: int, effort: int = 1) -> Sample:
        """The chances of a position, judged at this turn: playouts until they agree, or have cost enough."""
        found, entries = list[tuple[float, ...]](), 0
        for world in self.worlds:
            fork = match.fork(random.Random(world))
            fork.table.source = self.luck(fork, world)
            began = len(fork.log)
            play_on(fork, self.guide, last)
            entries += len(fork.log) - began
            found.append(self.chances.of(fork))
            if not any(isinstance(entry, Outcome) for entry in fork.log[began:]):
                return Sample(found[0], (0.0,) * len(found[0]))  # no luck is left
            if len(found) % BATCH == 0:
                sample = sample_of(found)
                if entries >= effort * self.chances.judgement.entries or max(sample.error) <= GOOD_ERROR:
                    return sample
        return sample_of(found)


def sample_of(worlds: Sequence[tuple[float, ...]]) -> Sample:
    """Mean and standard error of each side over all worlds."""
    sides = [*zip(*worlds, strict=True)]
    return Sample(tuple(sum(side) / len(side) for side in sides), tuple(map(standard_error, sides)))


def places_of_luck(replay: Replay) -> frozenset[int]:
    """Return the positions whose chance is computed: each answer followed by luck.

    If there are more than MAX_POSITIONS, only the last of each turn; if those are still too many, every n-th of them.
    """
    turn = guide_of(replay.game).turn
    found = [at for at in range(len(replay) - 1) if any(isinstance(entry, Outcome) for entry in replay.entries(at + 1))]
    if len(found) > MAX_POSITIONS:
        found = [*{turn(replay[at].state): at for at in found}.values()]
    each = -(-len(found) // MAX_POSITIONS)
    return frozenset(found[:: -max(1, each)])


def answer_at(replay: Replay, at: int) -> Answer:
    """The answer to the question of a position."""
    return next(entry for entry in replay.entries(at + 1) if isinstance(entry, Answer))


def answers_at_once(replay: Replay, at: int) -> list[Answer]:
    """The answer to the question of a position, and the same seat's next ones before any outcome."""
    answers = [answer_at(replay, at)]
    while at + len(answers) < len(replay) - 1 and len(replay.entries(at + len(answers))) == 1:
        following = answer_at(replay, at + len(answers))
        if following.seat != answers[0].seat:
            break
        answers.append(following)
    return answers


def final_shares(match: Match[Any], sides: Sides) -> tuple[float, ...]:
    """Each side's share of the win of a match that is over: all, a part of a tie, or nothing."""
    first = {standing.seat for standing in match.standings if standing.place == 1}
    won = [not first.isdisjoint(side) for side in sides]
    return tuple(one / max(1, sum(won)) for one in won)


def standard_error(values: Sequence[float], doubt: float = DOUBT) -> float:
    """Standard error of the mean. One doubtful sample is added, so that a few equal samples do not look sure."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) + doubt**2) / len(values)
