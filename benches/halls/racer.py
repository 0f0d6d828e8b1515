"""A client that races with dice at a table in real time, possibly over a slow connection."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from benches.halls.browser import Browser
from benches.halls.door import SeatedGuest

DRAFT_QUESTION = "draft"  # the question for Spells
PASSING_ANSWERS = ("none", "pass", "go-on")  # answers that lead to the next Preparation after a Stop


class Racer(Browser):
    """Throws the first die again as soon as it sees the die land, while `is_throwing`.

    `stop_time` is the time of the last call of Stop, by the event loop's clock.
    """

    def __init__(self, seated: SeatedGuest, port: int) -> None:
        super().__init__(seated, port, random.Random(seated.seat))
        self.is_throwing = True
        self.stop_time = 0.0

    def _receive(self, raw: bytes) -> None:
        before = self.store.sight
        super()._receive(raw)
        if self.store.sight is not before:
            self._act()

    @property
    def keys(self) -> list[str]:
        """Option keys of the open question."""
        sight = self.store.sight
        return [option["key"] for option in sight["ask"]["options"]] if sight is not None and sight["ask"] else []

    @property
    def state(self) -> dict[str, Any]:
        """The state of the game as this seat sees it."""
        return {} if self.store.sight is None else self.store.sight["state"]

    @property
    def race(self) -> dict[str, Any]:
        """The times of the race."""
        return {} if self.store.sight is None else self.store.sight["race"] or {}

    @property
    def is_rolling(self) -> bool:
        """Whether a Preparation runs and all of this seat's dice but the first have landed."""
        return self._lowest_face(1) >= 0

    @property
    def have_all_landed(self) -> bool:
        """Whether a Preparation runs and all of this seat's dice have landed."""
        return self._lowest_face(0) >= 0

    def _lowest_face(self, first: int) -> int:
        if not self.state or not self.rounds or not self.state["duels"][0]["open"]:
            return -1
        dice: list[int] = self.state["sides"][self.seated.seat]["dice"][first:6]
        return min(dice)

    @property
    def landed_throws(self) -> int:
        """Number of this seat's throws that have landed."""
        events = [line["event"] for line in self.store.story]
        return sum(event["type"] == "DiceThrown" and event["seat"] == self.seated.seat for event in events)

    @property
    def rounds(self) -> int:
        """Number of Preparations so far."""
        duels = self.state.get("duels") or [{"rounds": -1}]
        return int(duels[0]["rounds"]) + 1

    def _act(self) -> None:
        keys = self.keys
        throws = [key for key in keys if key.startswith("throw:")]
        if throws and self.is_throwing:
            self.answer("throw:1" if "throw:1" in throws else throws[0])
        for key in keys:
            if key in PASSING_ANSWERS:
                self.answer(key)
        if keys and self.store.sight is not None and self.store.sight["ask"]["kind"] == DRAFT_QUESTION:
            self.answer(keys[0])

    def continue_throwing(self) -> None:
        """Continue to throw."""
        self.is_throwing = True
        self._act()

    def stop(self) -> None:
        """Call Stop."""
        self.stop_time = asyncio.get_running_loop().time()
        self.answer("stop:none")

    def answer(self, key: str) -> None:
        """Send an answer, unless the same answer is unacknowledged."""
        if not any(order.get("key") == key for order in self.store.outbox.values()):
            sight = self.store.sight
            self.send_command(type="answer", seat=self.seated.seat, key=key, seq=sight["seq"] if sight else None)
