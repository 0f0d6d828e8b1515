"""The stopwatch of a match, in milliseconds. It is stopped while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MS: Final = 1000
ROUNDING_TOLERANCE: Final = 0.001  # tolerance for rounding, in milliseconds


class Stopwatch:
    """A stopwatch in milliseconds. It is stopped at first, and shows `time`. `ticks` returns the seconds of a clock."""

    def __init__(self, ticks: Callable[[], float], time: int) -> None:
        self.ticks = ticks
        self._stopped_time = time
        self._start_tick: float | None = None  # tick of its start, which may be in the future; None while it is stopped

    def now(self, at_tick: float | None = None) -> int:
        """Return the time that the stopwatch shows, now or at an earlier tick."""
        if self._start_tick is None:
            return self._stopped_time
        return self._stopped_time + max(
            0, int(((self.ticks() if at_tick is None else at_tick) - self._start_tick) * MS + ROUNDING_TOLERANCE)
        )

    @property
    def is_started(self) -> bool:
        """Whether the stopwatch runs, or will start soon."""
        return self._start_tick is not None

    @property
    def is_running(self) -> bool:
        """Whether the stopwatch runs now."""
        return self._start_tick is not None and self.ticks() >= self._start_tick

    @property
    def starts_in(self) -> int | None:
        """The milliseconds until the stopwatch starts; None if it runs or is stopped."""
        if self._start_tick is None:
            return None
        remaining = int((self._start_tick - self.ticks()) * MS)
        return remaining if remaining > 0 else None

    def start(self, ms: int = 0) -> None:
        """Start the stopwatch after this many milliseconds."""
        if self._start_tick is None:
            self._start_tick = self.ticks() + ms / MS

    def stop(self) -> None:
        """Stop the stopwatch."""
        self._stopped_time, self._start_tick = self.now(), None

    def seconds_until(self, time: int) -> float | None:
        """Return the seconds until the stopwatch shows this time; None while it is stopped."""
        if self._start_tick is None:
            return None
        return max(0.0, self._start_tick + (time - self._stopped_time) / MS - self.ticks())
