"""How long the server has been up without a break, and when its machine was suspended."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

NOTICED: Final = 1.0  # seconds; what is shorter was no sleep, but two clocks that were read one after the other
KEPT: Final = 10  # breaks; tables where a clock runs are told of each as soon as it is over


class Break(NamedTuple):
    """A time in which nobody could be here."""

    since: float
    until: float


def slept() -> float:
    """How many seconds the machine has been asleep by now, counted from anywhere."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is None:  # there the clock on the wall tells it: it goes on, and the other one stands
        return time.time() - time.monotonic()
    return time.clock_gettime(boot) - time.clock_gettime(time.CLOCK_MONOTONIC)


class Uptime:
    """The hours of the hall, from when this is made. `since` is when the last break was over, or the hall opened."""

    def __init__(self, now: Callable[[], float], slept: Callable[[], float] = slept) -> None:
        self._now = now
        self._slept = slept
        self._known = slept()
        self._breaks: deque[Break] = deque(maxlen=KEPT)
        self.since = now()

    def look(self) -> float:
        """Notices whether the machine has slept since the last look; gives `since`."""
        before, self._known = self._known, self._slept()
        if self._known - before >= NOTICED:
            self.since = self._now()
            self._breaks.append(Break(self.since - (self._known - before), self.since))
        return self.since

    def breaks(self, at: float) -> list[Break]:
        """The breaks that were not over then, the first one first."""
        self.look()
        return [one for one in self._breaks if one.until > at]
