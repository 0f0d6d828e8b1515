"""A stopwatch in milliseconds that stands still while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MS: Final = 1000
TRIFLE: Final = 0.001  # ms by which numbers with a point may miss a whole one


class Stopwatch:
    """Milliseconds of a match, by a clock that only ever goes forward (`ticks`, in seconds). It stands at first."""

    def __init__(self, ticks: Callable[[], float], at: int) -> None:
        self.ticks = ticks
        self._at = at
        self._since: float | None = None  # when it began to run, or will

    def now(self, tick: float | None = None) -> int:
        """What it shows, or showed then."""
        if self._since is None:
            return self._at
        return self._at + max(0, int(((self.ticks() if tick is None else tick) - self._since) * MS + TRIFLE))

    @property
    def goes(self) -> bool:
        """Whether it runs, or will in a moment."""
        return self._since is not None

    @property
    def runs(self) -> bool:
        """Whether it runs now."""
        return self._since is not None and self.ticks() >= self._since

    @property
    def goes_on(self) -> int | None:
        """In how many milliseconds it begins to run; None if it runs already, or nobody has said when."""
        if self._since is None:
            return None
        left = int((self._since - self.ticks()) * MS)
        return left if left > 0 else None

    def go(self, ms: int = 0) -> None:
        """Lets it run after so many milliseconds."""
        if self._since is None:
            self._since = self.ticks() + ms / MS

    def halt(self) -> None:
        """Lets it stand."""
        self._at, self._since = self.now(), None

    def seconds_until(self, at: int) -> float | None:
        """After how many seconds it will show this; None while it stands."""
        if self._since is None:
            return None
        return max(0.0, self._since + (at - self._at) / MS - self.ticks())
