"""Clocks: how much time each seat has left. Time comes with the events, so that a table folded again has the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from meadhall.server.bodies import Clocks

GRACE: Final = 30.0  # seconds that who takes the seat back after the time was up has at least, or all of a smaller bank


class Bank:
    """The time of all seats; `at` is the moment for which it is right."""

    def __init__(self, plan: Clocks, seats: int, at: float) -> None:
        self.plan = plan
        self.left = [plan.bank] * seats
        self._brought: list[list[float]] = [[] for _ in range(seats)]  # by each answer that stands
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

    def answered(self, seat: int, standing: int) -> None:
        """Adds what each answer brings, now that so many of the seat stand; those of its bot have brought nothing."""
        brought = self._brought[seat]
        brought += [0.0] * (standing - 1 - len(brought)) + [self.plan.more]
        self.left[seat] += self.plan.more

    def stands(self, seat: int, standing: int) -> None:
        """Takes off what answers had brought that were taken back since, now that so many of the seat stand."""
        brought = self._brought[seat]
        self.left[seat] = max(0.0, self.left[seat] - sum(brought[standing:]))
        del brought[standing:]

    def came_back(self, seat: int) -> None:
        """Whoever takes a seat back after the time was up may answer once, in no more than the match began with."""
        if not self.left[seat]:
            self.left[seat] = min(GRACE, self.plan.bank)

    def left_at(self, now: float, seat: int, running: Collection[int], heard: int | None = None) -> float:
        """Seconds that a seat has left at a moment; with `heard`, without what answers after so many have brought."""
        spent = max(0.0, now - self.at) if seat in running else 0.0
        unheard = sum(self._brought[seat][heard:]) if heard is not None else 0.0
        return max(0.0, self.left[seat] - spent - unheard)

    def deadline(self, running: Collection[int]) -> float | None:
        """When the first of these seats has no time left."""
        return min((self.at + self.left[seat] for seat in running), default=None)
