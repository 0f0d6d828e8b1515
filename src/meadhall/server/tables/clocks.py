"""Clocks: the time left to each seat. Every event has its time, so replaying the events gives the same clocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from meadhall.server.protocol.bodies import Clocks

RETURN_SECONDS: Final = 30.0  # for a player who ran out of time and returns; at most the initial bank


class SeatClocks:
    """The seconds left to each seat, as of the time `at`."""

    def __init__(self, seconds_left: Sequence[float], time: float) -> None:
        self.seconds_left = list(seconds_left)
        self.at = time

    def run(self, until: float, seats: Collection[int]) -> None:
        """Subtract the time until `until` from these seats."""
        for seat in seats:
            self.seconds_left[seat] = max(0.0, self.seconds_left[seat] - (until - self.at))
        self.at = until

    def stop(self, since: float, until: float, seats: Collection[int]) -> None:
        """Run the clocks of these seats until `since`, and stop them from `since` to `until`."""
        self.run(max(self.at, since), seats)
        self.at = max(self.at, until)

    def seconds_left_at(self, now: float, seat: int, running_seats: Collection[int]) -> float:
        """Return the seconds left to a seat at the time `now`."""
        spent = max(0.0, now - self.at) if seat in running_seats else 0.0
        return max(0.0, self.seconds_left[seat] - spent)

    def deadline(self, running_seats: Collection[int]) -> float | None:
        """Return the time at which the first of these clocks runs out; None if `running_seats` is empty."""
        return min((self.at + self.seconds_left[seat] for seat in running_seats), default=None)


class Bank(SeatClocks):
    """Clocks with a time for the whole match, and a bonus for each answer."""

    def __init__(self, plan: Clocks, seats: int, time: float) -> None:
        super().__init__([plan.bank] * seats, time)
        self.plan = plan
        # per seat: the bonus of each answer that was not undone
        self._bonuses: list[list[float]] = [[] for _ in range(seats)]
        # per seat: sum of the bonuses that are already on the clock, for the answers that others know
        self._bonus_added = [0.0] * seats

    def continue_with(self, seconds_left: Sequence[float], time: float) -> None:
        """Continue with these times after the match was rebuilt from a checkpoint, which has no answers."""
        self.seconds_left, self.at = list(seconds_left), time
        self._bonuses = [[] for _ in seconds_left]
        self._bonus_added = [0.0] * len(seconds_left)

    def settle(self, seat: int, standing: int, public_count: int, *, answered: bool) -> None:
        """Add the bonuses of answers that others now know, and take back the bonuses of undone answers.

        `standing` is the number of the seat's answers that are not undone. Others know the first `public_count` of
        them. If the seat's person has just `answered`, the last answer earns a bonus. A bot's answers earn no bonus.
        """
        bonuses = self._bonuses[seat]
        del bonuses[standing - answered :]
        if answered:
            bonuses += [0.0] * (standing - 1 - len(bonuses)) + [self.plan.more]
        before, self._bonus_added[seat] = self._bonus_added[seat], sum(bonuses[:public_count])
        self.seconds_left[seat] = max(0.0, self.seconds_left[seat] + (self._bonus_added[seat] - before))

    def grant_return_time(self, seat: int) -> None:
        """If a returning player has no time left, add enough time for one answer, at most the initial bank."""
        if not self.seconds_left[seat]:
            self.seconds_left[seat] = min(RETURN_SECONDS, self.plan.bank)


class DecisionClocks(SeatClocks):
    """Clocks with a time allowance for each decision. A decision lasts until others learn of its answer.

    The parts of one answer share a single time allowance. Consecutive secret answers share one too, so that a clock
    does not reveal their number.
    """

    def __init__(self, seats: int, time: float) -> None:
        super().__init__([0.0] * seats, time)
        # per seat: seconds left for each decision, by the number of the seat's known answers before it
        self._seconds_by_decision: list[dict[int, float]] = [{} for _ in range(seats)]
        self._public_answer_counts = [0] * seats

    def settle(self, seat: int, public_count: int, limit: int, *, undone: bool, acted: bool) -> None:
        """Start the time of a decision, or continue it after an undo (`undone`).

        - `public_count` is the number of the seat's answers that others know.
        - `limit` is the time for the open question in seconds; 0 means no limit.
        - `acted` is True if this seat has just answered or undone. If another seat's undo withdrew the question, the
          next one starts with full time.
        """
        old_count, seconds_by_decision = self._public_answer_counts[seat], self._seconds_by_decision[seat]
        if old_count in seconds_by_decision:
            seconds_by_decision[old_count] = self.seconds_left[seat]
        for outdated in [
            nth for nth in seconds_by_decision if nth > public_count or (nth == public_count < old_count and not undone)
        ]:
            del seconds_by_decision[outdated]
        if not limit and not acted:
            seconds_by_decision.pop(public_count, None)
        if limit:
            self.seconds_left[seat] = seconds_by_decision.setdefault(public_count, float(limit))
        self._public_answer_counts[seat] = public_count

    def was_late(self, seat: int) -> bool:
        """Whether the seat's time ran out before the latest of its answers that others know."""
        seconds_by_decision, public_answer_count = self._seconds_by_decision[seat], self._public_answer_counts[seat]
        latest = max((nth for nth in seconds_by_decision if nth < public_answer_count), default=None)
        return latest is not None and not seconds_by_decision[latest]

    def restart(self, time: float) -> None:
        """Give every decision its whole time after the match was rebuilt from a checkpoint, which has no answers."""
        self.at = time
        self._seconds_by_decision = [{} for _ in self._seconds_by_decision]
        self._public_answer_counts = [0] * len(self._public_answer_counts)
