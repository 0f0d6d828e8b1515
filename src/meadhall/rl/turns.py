"""A game as a turn-based environment for learners. The seats give numbered answers, one at a time."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from meadhall.bots import Bot, answer_with
from meadhall.engine import BadOption, Game, Match, Setting, View
from meadhall.engine.contract.game import Standing
from meadhall.engine.play.perspective import Perspective
from meadhall.engine.privacy.view import Glance
from meadhall.engine.table.chance import Source
from meadhall.rl.actions import SPARE, Actions
from meadhall.rl.seen_matches import actions_of, seen_matches

END: Final = "end"
POINTS: Final = "points"
REWARD_KINDS: Final = (END, POINTS)


def end_rewards(standings: Sequence[Standing], teams: Sequence[Sequence[int]], is_cooperative: bool) -> list[float]:
    """Return the reward of each seat by its place, from 1 (first) to -1 (last).

    An opponent with the same place counts 0. If all seats win or lose together, all get 1 or all
    get -1. If no seat is first, all get -1.
    """
    places = {standing.seat: standing.place for standing in standings}
    if 1 not in places.values():
        return [-1.0] * len(places)
    if is_cooperative or len(teams) == 1:
        return [1.0 if places[seat] == 1 else -1.0 for seat in range(len(places))]
    return [_reward_against(places, seat, teams) for seat in range(len(places))]


def _reward_against(places: dict[int, int], seat: int, teams: Sequence[Sequence[int]]) -> float:
    teammates = next((team for team in teams if seat in team), (seat,))
    opponents = [other for other in places if other not in teammates and other != seat]
    lead = sum((places[seat] < places[other]) - (places[seat] > places[other]) for other in opponents)
    return lead / len(opponents)


Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
MAX_ABSOLUTE_VALUE: Final = float(2**24)  # maximum absolute value of a number in an observation
MAX_ANSWERS: Final = 20_000  # answers after which a match is truncated


class TurnBasedEnvironment:
    """A game with given options as a turn-based environment, with its current match.

    If several seats are asked at once, they answer in seat order, beginning after the seat that answered last.
    """

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Setting],
        *,
        rewards: str = END,
        spare: int = SPARE,
        max_answers: int = MAX_ANSWERS,
    ) -> None:
        if rewards not in REWARD_KINDS:
            raise BadOption(
                "rewards cannot be {given}; it must be one of {ways}", given=repr(rewards), ways=list(REWARD_KINDS)
            )
        self.game = game
        self.options = options
        self.rewards = rewards
        self.max_answers = max_answers
        seen = seen_matches(game, options)
        self.encoder = seen.encoder
        self.actions: Actions = actions_of(game, seen, spare)
        self.seats = game.seats(options)
        self.teams = game.teams(options)
        self.shared = seen.is_cooperative
        self.begin("0")

    def begin(self, seed: str) -> None:
        """Begin a match."""
        self.match: Match[Any] = Match(self.game, seed=seed, **self.options)
        self.answers = 0
        self.last_seat = -1
        self._points = [0.0] * self.seats
        self._glances: dict[int, Glance[Any]] = {}
        if self.rewards != END:
            self._points_gained()

    def fork(self, luck: Source) -> TurnBasedEnvironment:
        """Return a copy whose match continues from here. `luck` decides its future outcomes."""
        fork = copy.copy(self)
        fork.match = self.match.fork(luck)
        fork._points, fork._glances = [*self._points], {}
        return fork

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def is_truncated(self) -> bool:
        """Whether the match was cut off at `max_answers` answers."""
        return self.answers >= self.max_answers and not self.is_over

    @property
    def asked_seats(self) -> list[int]:
        """The asked seats."""
        return [] if self.match.ask is None else self.match.ask.waiting

    @property
    def seat(self) -> int:
        """The seat that answers next, or 0 if nobody is asked."""
        return min(self.asked_seats, key=lambda seat: (seat - self.last_seat - 1) % self.seats, default=0)

    def keys(self, seat: int) -> list[str]:
        """Return the option keys of a seat; empty if it is not asked."""
        return [option.key for option in self.glance(seat).options]

    def mask(self, seat: int) -> Mask:
        """Return a mask with 1 for every action that a seat can choose now."""
        mask = np.zeros(self.actions.count, np.int8)
        mask[list(self.actions.keys_by_number(self.keys(seat)))] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """Return the observation of a seat as numbers."""
        numbers = np.array(self.encoder.numbers(self.glance(seat)), np.float32)
        return np.clip(numbers, -MAX_ABSOLUTE_VALUE, MAX_ABSOLUTE_VALUE)

    def view(self, seat: int) -> View[Any]:
        """Return the view of a seat, as bots receive it."""
        return self.match.view(seat)

    def words(self, seat: int) -> dict[str, str]:
        """Return the words of a seat's options, by key."""
        perspective = self._perspective(seat)
        return {option.key: perspective.option_words(option) for option in self.glance(seat).options}

    def drawing(self, seat: int) -> str:
        """Return the table as a seat sees it, as lines of the plain terminal."""
        from meadhall.terminal.plain.sentences import question_lines, things_of_seats
        from meadhall.terminal.session import Player, Session

        session = Session(self.match, [Player(name) for name in self._names])
        session.seat = seat
        question = question_lines(session) if self.keys(seat) else []
        return "\n".join([*things_of_seats(session), *question])

    def act(self, action: int) -> list[float]:
        """Answer for the asked seat, and return the reward of each seat."""
        seat = self.seat
        self.answer_by_key(seat, self.actions.key(self.keys(seat), action))
        return self.take_rewards()

    def answer_by_key(self, seat: int, key: str) -> None:
        """Answer for a seat with an option's key."""
        self.match.answer(seat, key)
        self._count_answer(seat)

    def answer_by_bot(self, bot: Bot) -> None:
        """Let a bot answer for the asked seat."""
        seat = self.seat
        answer_with(bot, self.match, seat)
        self._count_answer(seat)

    def _count_answer(self, seat: int) -> None:
        self.last_seat = seat
        self.answers += 1
        self._glances.clear()

    def take_rewards(self) -> list[float]:
        """Return the reward of each seat since the last call."""
        if self.rewards != END:
            return self._points_gained()
        if not self.is_over:
            return [0.0] * self.seats
        return end_rewards(self.match.standings, self.teams, self.shared)

    def _points_gained(self) -> list[float]:
        """Return the points that each seat gained since the last call."""
        before = self._points
        self._points = [
            float(standing.points) for standing in sorted(self.match.standings, key=lambda standing: standing.seat)
        ]
        return [new - old for new, old in zip(self._points, before, strict=True)]

    def glance(self, seat: int) -> Glance[Any]:
        """Return the glance of a seat, cached until the next answer."""
        if seat not in self._glances:
            self._glances[seat] = self.match.glance(seat)
        return self._glances[seat]

    def _perspective(self, seat: int) -> Perspective:
        return Perspective(self.match, self._names, seat)

    @property
    def _names(self) -> list[str]:
        return [f"Seat {seat}" for seat in range(self.seats)]
