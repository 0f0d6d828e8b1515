"""Clocks: how much time each seat has left. Times come with the events, so replaying them gives the same clocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from meadhall.server.protocol.bodies import Clocks

GRACE: Final = 30.0  # seconds that a returning player has at least after running out of time, or a smaller bank


class SeatClocks:
    """The seconds that each seat has left, correct at the moment `at`."""

    def __init__(self, left: Sequence[float], at: float) -> None:
        self.left = list(left)
        self.at = at

    def run(self, until: float, seats: Collection[int]) -> None:
        """Let time pass for these seats."""
        for seat in seats:
            self.left[seat] = max(0.0, self.left[seat] - (until - self.at))
        self.at = until

    def stand(self, since: float, until: float, seats: Collection[int]) -> None:
        """Let time pass for these seats until `since`, and stop the clocks from then until `until`."""
        self.run(max(self.at, since), seats)
        self.at = max(self.at, until)

    def left_at(self, now: float, seat: int, running: Collection[int]) -> float:
        """Seconds that a seat has left at a moment."""
        spent = max(0.0, now - self.at) if seat in running else 0.0
        return max(0.0, self.left[seat] - spent)

    def deadline(self, running: Collection[int]) -> float | None:
        """When the first of these seats runs out of time."""
        return min((self.at + self.left[seat] for seat in running), default=None)


class Bank(SeatClocks):
    """A time for the whole match, with a bonus for each answer."""

    def __init__(self, plan: Clocks, seats: int, at: float) -> None:
        super().__init__([plan.bank] * seats, at)
        self.plan = plan
        self._brings: list[list[float]] = [[] for _ in range(seats)]  # for each standing answer that others know of
        self._brought = [0.0] * seats  # their sum

    def go_on(self, left: Sequence[float], at: float) -> None:
        """Continue with this much time left, in a match that counts its answers from zero."""
        self.left, self.at = list(left), at
        self._brings = [[] for _ in left]
        self._brought = [0.0] * len(left)

    def settle(self, seat: int, standing: int, heard: int, *, answered: bool) -> None:
        """Add the bonus of answers once others know of them, and remove that of undone ones.

        `standing` counts the seat's answers, `heard` those that others know of. If its person has just `answered`, the
        last one earns a bonus; a bot's answers earn nothing.
        """
        brings = self._brings[seat]
        del brings[standing - answered :]
        if answered:
            brings += [0.0] * (standing - 1 - len(brings)) + [self.plan.more]
        before, self._brought[seat] = self._brought[seat], sum(brings[:heard])
        self.left[seat] = max(0.0, self.left[seat] + (self._brought[seat] - before))

    def came_back(self, seat: int) -> None:
        """Give a returning player without time enough for one answer, at most the initial bank."""
        if not self.left[seat]:
            self.left[seat] = min(GRACE, self.plan.bank)


class DecisionClocks(SeatClocks):
    """A time for each decision, which ends when others know of the answer.

    All parts of an answer share the time, and so do secret answers: a clock tells nobody how many they have not heard
    of.
    """

    def __init__(self, seats: int, at: float) -> None:
        super().__init__([0.0] * seats, at)
        self._left: list[dict[int, float]] = [{} for _ in range(seats)]  # by the answers before each decision
        self._heard = [0] * seats

    def settle(self, seat: int, heard: int, limit: int, *, back: bool, own: bool) -> None:
        """Start the time of a decision, or continue it after an undo (`back`).

        `heard` counts the answers of the seat that others know of. `limit` is that of the open question, 0 without a
        limit. A seat whose question was cancelled by another seat has the whole time for the next one.
        """
        before, left = self._heard[seat], self._left[seat]
        if before in left:
            left[before] = self.left[seat]
        for gone in [nth for nth in left if nth > heard or (nth == heard < before and not back)]:
            del left[gone]
        if not limit and not own:
            left.pop(heard, None)
        if limit:
            self.left[seat] = left.setdefault(heard, float(limit))
        self._heard[seat] = heard

    def ran_out(self, seat: int) -> bool:
        """Whether the time was up before the latest answer that others know of."""
        left, heard = self._left[seat], self._heard[seat]
        latest = max((nth for nth in left if nth < heard), default=None)
        return latest is not None and not left[latest]

    def restart(self, at: float) -> None:
        """Give every decision its whole time, in a match that counts its answers from zero."""
        self.at = at
        self._left = [{} for _ in self._left]
        self._heard = [0] * len(self._heard)
