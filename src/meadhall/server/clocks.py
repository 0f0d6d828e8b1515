"""Clocks: how much time each seat has left. Time comes with the events, so that a table folded again has the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from meadhall.server.bodies import Clocks

GRACE: Final = 30.0  # seconds that somebody has at least who takes the seat back after the time was up


class Bank:
    """The time of all seats; `at` is the moment for which it is right."""

    def __init__(self, plan: Clocks, seats: int, at: float) -> None:
        self.plan = plan
        self.left = [plan.bank] * seats
        self.at = at

    def run(self, until: float, seats: Collection[int]) -> None:
        """Lets time pass for these seats."""
        for seat in seats:
            self.left[seat] = max(0.0, self.left[seat] - (until - self.at))
        self.at = until

    def stand(self, since: float, until: float, seats: Collection[int]) -> None:
        """Lets time pass for these seats until a moment, and for nobody from then on."""
        self.run(max(self.at, since), seats)
        self.at = max(self.at, until)

    def answered(self, seat: int) -> None:
        """Adds what each answer brings."""
        self.left[seat] += self.plan.more

    def came_back(self, seat: int) -> None:
        """Whoever takes a seat back may answer at least once."""
        self.left[seat] = max(self.left[seat], GRACE)

    def left_at(self, now: float, seat: int, running: Collection[int]) -> float:
        """Seconds that a seat has left at a moment."""
        spent = max(0.0, now - self.at) if seat in running else 0.0
        return max(0.0, self.left[seat] - spent)

    def deadline(self, running: Collection[int]) -> float | None:
        """When the first of these seats has no time left."""
        return min((self.at + self.left[seat] for seat in running), default=None)
