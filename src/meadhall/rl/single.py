"""Gymnasium: one seat of a game. Bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
from gymnasium.spaces import Discrete, Space

from meadhall.bots import Bot, find_bot
from meadhall.engine import BadOption, Game, NotOffered, Setting, View
from meadhall.rl.aec import Observation, observation_of, observation_space, seat_info
from meadhall.rl.turns import TurnBasedEnvironment


class MeadhallSeat(gymnasium.Env[Observation, int]):
    """One seat against bots. Bots answer at once, so every step is an answer of this seat.

    An action that is not on offer is replaced by the default answer, and `info["refused"]` has the reason.
    """

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Setting],
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        details: bool = False,
        **settings: Any,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.turns = TurnBasedEnvironment(game, options, **settings)
        others = self.turns.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if not 0 <= seat <= others or len(names) != others:
            raise BadOption(
                "{game} has {seats} seats with these options: a seat from 0 to {last}, and {last} bots",
                game=game.name,
                seats=self.turns.seats,
                last=others,
            )
        self.seat = seat
        self.names = names
        self._seat_bots("0")
        self.render_mode = render_mode
        self.details = details
        self.observation_space = observation_space(self.turns)
        self.action_space: Space[Any] = Discrete(self.turns.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match and let the bots answer until this seat is asked."""
        super().reset(seed=seed)
        luck = str(self.np_random.integers(2**62))
        self.turns.begin(luck)
        self._seat_bots(luck)
        self._play_bots()
        return observation_of(self.turns, self.seat), seat_info(self.turns, self.seat, self.details)

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answer, then let the bots answer until this seat is asked again or the match is over."""
        if self.turns.is_over:
            raise NotOffered("the match is over: reset the environment")
        refused = self._answer(int(action))
        self._play_bots()
        reward = self.turns.take_rewards()[self.seat]
        info = seat_info(self.turns, self.seat, self.details) | refused
        return observation_of(self.turns, self.seat), reward, self.turns.is_over, self.turns.is_truncated, info

    def view(self) -> View[Any]:
        """Return the view of the seat, as bots receive it."""
        return self.turns.view(self.seat)

    def render(self) -> Any:
        """Return the table as the seat sees it, in lines of text."""
        return self.turns.drawing(self.seat) if self.render_mode == "ansi" else None

    def _answer(self, action: int) -> dict[str, Any]:
        keys = self.turns.keys(self.seat)
        try:
            self.turns.answer_by_key(self.seat, self.turns.actions.key(keys, action))
        except NotOffered as error:
            self.turns.answer_by_key(self.seat, self.turns.match.menu(self.seat).unanswered().key)
            return {"refused": str(error)}
        return {}

    def _seat_bots(self, luck: str) -> None:
        other_seats = [seat for seat in range(self.turns.seats) if seat != self.seat]
        pairs = zip(other_seats, self.names, strict=True)
        self._bots: dict[int, Bot] = {seat: find_bot(name, self.turns.game, f"{luck} {seat}") for seat, name in pairs}

    def _play_bots(self) -> None:
        turns = self.turns
        while not turns.is_over and not turns.is_truncated and self.seat not in turns.asked_seats:
            turns.answer_by_bot(self._bots[turns.seat])
