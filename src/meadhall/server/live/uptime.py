"""The uptime of the server, and the breaks in which its machine was suspended."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

# seconds; shorter differences are noise, because two clocks are read one after the other
MIN_BREAK_SECONDS: Final = 1.0
MAX_BREAKS: Final = 10  # latest breaks to remember; tables record them soon


class Break(NamedTuple):
    """A period in which the machine was suspended."""

    since: float
    until: float


def seconds_asleep() -> float:
    """Return how many seconds the machine has slept, counted from an arbitrary starting point."""
    since_boot = getattr(time, "CLOCK_BOOTTIME", None)
    if since_boot is None:  # the monotonic clock stops in sleep, and the wall clock does not
        return time.time() - time.monotonic()
    return time.clock_gettime(since_boot) - time.clock_gettime(time.CLOCK_MONOTONIC)


class Uptime:
    """The uptime of the hall. `since` is the time when it started, or when the last break ended."""

    def __init__(self, now: Callable[[], float], sleep_clock: Callable[[], float] = seconds_asleep) -> None:
        self._now = now
        self._sleep_clock = sleep_clock
        self._last_sleep_seconds = sleep_clock()
        self._breaks: deque[Break] = deque(maxlen=MAX_BREAKS)
        self.since = now()

    def check(self) -> float:
        """Record a break if the machine has slept since the last check; return `since`."""
        old_sleep_seconds, self._last_sleep_seconds = self._last_sleep_seconds, self._sleep_clock()
        if self._last_sleep_seconds - old_sleep_seconds >= MIN_BREAK_SECONDS:
            self.since = self._now()
            self._breaks.append(Break(self.since - (self._last_sleep_seconds - old_sleep_seconds), self.since))
        return self.since

    def breaks_after(self, time: float) -> list[Break]:
        """Return the breaks that ended after this time, in order."""
        self.check()
        return [pause for pause in self._breaks if pause.until > time]
