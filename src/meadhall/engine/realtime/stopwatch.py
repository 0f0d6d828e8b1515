"""A stopwatch in milliseconds that stops while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MS: Final = 1000
TRIFLE: Final = 0.001  # ms of tolerance for rounding


class Stopwatch:
    """Milliseconds of a match, by a monotonic clock (`ticks`, in seconds). It begins stopped."""

    def __init__(self, ticks: Callable[[], float], at: int) -> None:
        self.ticks = ticks
        self._at = at
        self._since: float | None = None  # when it started, or will

    def now(self, tick: float | None = None) -> int:
        """The time it shows, now or at an earlier tick."""
        if self._since is None:
            return self._at
        return self._at + max(0, int(((self.ticks() if tick is None else tick) - self._since) * MS + TRIFLE))

    @property
    def goes(self) -> bool:
        """Whether it runs, or will start in a moment."""
        return self._since is not None

    @property
    def runs(self) -> bool:
        """Whether it runs now."""
        return self._since is not None and self.ticks() >= self._since

    @property
    def starts_in(self) -> int | None:
        """Milliseconds until it starts; None if it runs already, or has no start."""
        if self._since is None:
            return None
        left = int((self._since - self.ticks()) * MS)
        return left if left > 0 else None

    def go(self, ms: int = 0) -> None:
        """Start it after this many milliseconds."""
        if self._since is None:
            self._since = self.ticks() + ms / MS

    def halt(self) -> None:
        """Stop it."""
        self._at, self._since = self.now(), None

    def seconds_until(self, at: int) -> float | None:
        """Seconds until it shows this time; None while it is stopped."""
        if self._since is None:
            return None
        return max(0.0, self._since + (at - self._at) / MS - self.ticks())
