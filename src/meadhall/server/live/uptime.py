"""How long the server has been up without a break, and when its machine was suspended."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

NOTICED: Final = 1.0  # seconds; shorter differences come from reading two clocks one after the other
MAX_BREAKS: Final = 10  # breaks; tables with a running clock are told of each at once


class Break(NamedTuple):
    """A time while nobody could be here."""

    since: float
    until: float


def slept() -> float:
    """How many seconds the machine has been asleep in total, from any starting point."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is None:  # without it, compare the wall clock with the monotonic one, which stops
        return time.time() - time.monotonic()
    return time.clock_gettime(boot) - time.clock_gettime(time.CLOCK_MONOTONIC)


class Uptime:
    """The uptime of the hall. `since` is the end of the last break, or the start."""

    def __init__(self, now: Callable[[], float], slept: Callable[[], float] = slept) -> None:
        self._now = now
        self._slept = slept
        self._known = slept()
        self._breaks: deque[Break] = deque(maxlen=MAX_BREAKS)
        self.since = now()

    def look(self) -> float:
        """Check whether the machine has slept since the last check; return `since`."""
        before, self._known = self._known, self._slept()
        if self._known - before >= NOTICED:
            self.since = self._now()
            self._breaks.append(Break(self.since - (self._known - before), self.since))
        return self.since

    def breaks(self, at: float) -> list[Break]:
        """The breaks that had not ended at this time, in order."""
        self.look()
        return [one for one in self._breaks if one.until > at]
