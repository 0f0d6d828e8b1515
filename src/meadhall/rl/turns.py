"""Turns: a match for learners, one numbered answer of one seat after the other."""

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
WAYS: Final = (END, POINTS)


def end_rewards(standings: Sequence[Standing], teams: Sequence[Sequence[int]], shared: bool) -> list[float]:
    """The reward of each seat by its place, from 1 (first) to -1 (last); opponents on the same place count 0.

    If all win or lose together, or if nobody is first, all seats get 1, or all get -1.
    """
    place = {standing.seat: standing.place for standing in standings}
    if 1 not in place.values():
        return [-1.0] * len(place)
    if shared or len(teams) == 1:
        return [1.0 if place[seat] == 1 else -1.0 for seat in range(len(place))]
    return [_against(place, seat, teams) for seat in range(len(place))]


def _against(place: dict[int, int], seat: int, teams: Sequence[Sequence[int]]) -> float:
    mates = next((team for team in teams if seat in team), (seat,))
    others = [other for other in place if other not in mates and other != seat]
    beaten = sum((place[seat] < place[other]) - (place[seat] > place[other]) for other in others)
    return beaten / len(others)


Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
LARGEST: Final = float(2**24)  # limit of the absolute value of a number in an observation
MAX_ANSWERS: Final = 20_000  # answers after which a match is truncated


class Turns:
    """A game with given options for learners, and the current match.

    If several seats are asked at once, they answer in seat order, from the seat after the last one.
    """

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Setting],
        *,
        rewards: str = END,
        spare: int = SPARE,
        longest: int = MAX_ANSWERS,
    ) -> None:
        if rewards not in WAYS:
            raise BadOption("rewards cannot be {given}; one of {ways}", given=repr(rewards), ways=list(WAYS))
        self.game = game
        self.options = options
        self.rewards = rewards
        self.longest = longest
        found = seen_matches(game, options)
        self.encoder = found.encoder
        self.actions: Actions = actions_of(game, found, spare)
        self.seats = game.seats(options)
        self.teams = game.teams(options)
        self.shared = found.shared
        self.begin("0")

    def begin(self, seed: str) -> None:
        """Begin a match."""
        self.match: Match[Any] = Match(self.game, seed=seed, **self.options)
        self.answers = 0
        self.last = -1
        self._points = [0.0] * self.seats
        self._seen: dict[int, Glance[Any]] = {}
        if self.rewards != END:
            self._gains()

    def fork(self, luck: Source) -> Turns:
        """A copy whose match continues from here, with this luck to come."""
        other = copy.copy(self)
        other.match = self.match.fork(luck)
        other._points, other._seen = [*self._points], {}
        return other

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def truncated(self) -> bool:
        """Whether the match was cut off at `longest` answers."""
        return self.answers >= self.longest and not self.over

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return [] if self.match.ask is None else self.match.ask.waiting

    @property
    def seat(self) -> int:
        """The seat that answers next; the first one if nobody is asked."""
        return min(self.waiting, key=lambda seat: (seat - self.last - 1) % self.seats, default=0)

    def keys(self, seat: int) -> list[str]:
        """The options of a seat, empty if it is not asked."""
        return [option.key for option in self.glance(seat).options]

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat has now."""
        mask = np.zeros(self.actions.count, np.int8)
        mask[list(self.actions.of(self.keys(seat)))] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """The knowledge of a seat as numbers."""
        numbers = np.array(self.encoder.numbers(self.glance(seat)), np.float32)
        return np.clip(numbers, -LARGEST, LARGEST)

    def view(self, seat: int) -> View[Any]:
        """The view of a seat, as bots receive it."""
        return self.match.view(seat)

    def words(self, seat: int) -> dict[str, str]:
        """The options of a seat, each key with its words."""
        looks = self._perspective(seat)
        return {option.key: looks.words(option) for option in self.glance(seat).options}

    def drawing(self, seat: int) -> str:
        """The table as a seat sees it, in the lines of the plain terminal."""
        from meadhall.terminal.plain.sentences import question_lines, things_of_seats
        from meadhall.terminal.session import Player, Session

        session = Session(self.match, [Player(name) for name in self._names])
        session.seat = seat
        asked = question_lines(session) if self.keys(seat) else []
        return "\n".join([*things_of_seats(session), *asked])

    def act(self, action: int) -> list[float]:
        """Answer for the asked seat, and return the reward of each seat."""
        seat = self.seat
        self.answer_by_key(seat, self.actions.key(self.keys(seat), action))
        return self.take_rewards()

    def answer_by_key(self, seat: int, key: str) -> None:
        """Answer for a seat with the key of an option."""
        self.match.answer(seat, key)
        self._answered(seat)

    def bot_answers(self, bot: Bot) -> None:
        """Let a bot answer for the asked seat."""
        seat = self.seat
        answer_with(bot, self.match, seat)
        self._answered(seat)

    def _answered(self, seat: int) -> None:
        self.last = seat
        self.answers += 1
        self._seen.clear()

    def take_rewards(self) -> list[float]:
        """The reward of each seat since the last call."""
        if self.rewards != END:
            return self._gains()
        if not self.over:
            return [0.0] * self.seats
        return end_rewards(self.match.standings, self.teams, self.shared)

    def _gains(self) -> list[float]:
        """Points gained since the last call."""
        before = self._points
        self._points = [float(one.points) for one in sorted(self.match.standings, key=lambda one: one.seat)]
        return [now - then for now, then in zip(self._points, before, strict=True)]

    def glance(self, seat: int) -> Glance[Any]:
        """The glance of a seat, cached for each moment."""
        if seat not in self._seen:
            self._seen[seat] = self.match.glance(seat)
        return self._seen[seat]

    def _perspective(self, seat: int) -> Perspective:
        return Perspective(self.match, self._names, seat)

    @property
    def _names(self) -> list[str]:
        return [f"Seat {seat}" for seat in range(self.seats)]
