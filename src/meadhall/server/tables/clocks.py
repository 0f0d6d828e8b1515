"""Clocks: how much time each seat has left. Times come with the events, so replaying them gives the same clocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from meadhall.server.protocol.bodies import Clocks

GRACE: Final = 30.0  # seconds that who takes the seat back after the time was up has at least, or all of a smaller bank


class Bank:
    """The time of all seats; `at` is the moment for which it is right."""

    def __init__(self, plan: Clocks, seats: int, at: float) -> None:
        self.plan = plan
        self.left = [plan.bank] * seats
        self._brings: list[list[float]] = [[] for _ in range(seats)]  # each answer that stands, once it is heard of
        self._brought = [0.0] * seats  # those that were heard of, all together
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

    def go_on(self, left: Sequence[float], at: float) -> None:
        """Goes on with so much time left, in a match that counts its answers anew."""
        self.left, self.at = list(left), at
        self._brings = [[] for _ in left]
        self._brought = [0.0] * len(left)

    def settle(self, seat: int, standing: int, heard: int, *, answered: bool) -> None:
        """Adds what answers bring, once others have heard of them, and takes off what those brought that went back.

        So many of the seat stand now, and others have heard of so many. If its person has just `answered`, the last one
        is to bring something; those of its bot bring nothing.
        """
        brings = self._brings[seat]
        del brings[standing - answered :]
        if answered:
            brings += [0.0] * (standing - 1 - len(brings)) + [self.plan.more]
        before, self._brought[seat] = self._brought[seat], sum(brings[:heard])
        self.left[seat] = max(0.0, self.left[seat] + (self._brought[seat] - before))

    def came_back(self, seat: int) -> None:
        """Whoever takes a seat back after the time was up may answer once, in no more than the match began with."""
        if not self.left[seat]:
            self.left[seat] = min(GRACE, self.plan.bank)

    def left_at(self, now: float, seat: int, running: Collection[int]) -> float:
        """Seconds that a seat has left at a moment."""
        spent = max(0.0, now - self.at) if seat in running else 0.0
        return max(0.0, self.left[seat] - spent)

    def deadline(self, running: Collection[int]) -> float | None:
        """When the first of these seats has no time left."""
        return min((self.at + self.left[seat] for seat in running), default=None)
