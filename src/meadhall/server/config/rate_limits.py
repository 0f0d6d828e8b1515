"""Rate limits, limits on concurrent use, and growing delays after failures."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Now = Callable[[], float]
HOUSEHOLD_FACTOR: Final = 5  # all people behind one address share this many times the rate of one person
MAX_CALLERS: Final = 20_000  # callers to remember, which limits the memory


@dataclass(frozen=True)
class Rate:
    """A maximum number of actions in a number of seconds."""

    count: int
    seconds: float


class Bucket:
    """A rate limit: at most `count` actions in any period of `seconds`."""

    __slots__ = ("_now", "_rate", "_taken")

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._taken: deque[float] = deque()

    def take(self) -> bool:
        """Count an action if the limit allows it, and return whether it was counted."""
        if self.seconds_to_wait() > 0:
            return False
        self._taken.append(self._now())
        return True

    def give_back(self) -> None:
        """Remove the last action from the count, because it did not happen."""
        if self._taken:
            self._taken.pop()

    def seconds_to_wait(self) -> float:
        """Return the seconds until the next action is allowed; 0 if it is allowed now."""
        now = self._now()
        while self._taken and self._taken[0] <= now - self._rate.seconds:
            self._taken.popleft()
        if len(self._taken) < self._rate.count:
            return 0.0
        return self._taken[0] + self._rate.seconds - now


class Buckets:
    """A bucket for each caller. A caller is any string. The caller who acted longest ago is forgotten first."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Count an action of this caller if the limit allows it, and return whether it was counted."""
        return self._bucket(caller).take()

    def seconds_to_wait(self, caller: str) -> float:
        """Return the seconds until this caller's next action is allowed."""
        return self._bucket(caller).seconds_to_wait()

    def give_back(self, caller: str) -> None:
        """Remove this caller's last action from the count, because it did not happen."""
        self._bucket(caller).give_back()

    @property
    def callers(self) -> list[str]:
        """The remembered callers, the latest last."""
        return list(self._buckets)

    def _bucket(self, caller: str) -> Bucket:
        bucket = self._buckets.setdefault(caller, Bucket(self._rate, self._now))
        self._buckets.move_to_end(caller)
        while len(self._buckets) > MAX_CALLERS:
            self._buckets.popitem(last=False)
        return bucket


class Allowance:
    """A rate limit for each person, and a larger one for each address, because anyone can create new guests."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._persons = Buckets(rate, now)
        self._addresses = Buckets(Rate(HOUSEHOLD_FACTOR * rate.count, rate.seconds), now)

    def take(self, person: str, address: str) -> float:
        """Count an action for both and return 0; if a limit is reached, return the seconds to wait."""
        wait = max(self._persons.seconds_to_wait(person), self._addresses.seconds_to_wait(address))
        if wait == 0:
            self._persons.take(person)
            self._addresses.take(address)
        return wait

    def give_back(self, person: str, address: str) -> None:
        """Remove the last action from both counts, because it did not happen."""
        self._persons.give_back(person)
        self._addresses.give_back(address)


class BackOff:
    """A delay for each caller that doubles after each failure in a row, up to a limit."""

    def __init__(
        self, first_delay: float = 1.0, max_delay: float = 300.0, free_failures: int = 3, now: Now = time.monotonic
    ) -> None:
        self._first_delay = first_delay
        self._max_delay = max_delay
        self._free_failures = free_failures
        self._now = now
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def seconds_to_wait(self, caller: str) -> float:
        """Return the seconds that this caller must still wait."""
        _, until = self._failures.get(caller, (0, 0.0))
        return max(0.0, until - self._now())

    def record_failure(self, caller: str) -> None:
        """Record a failure of this caller."""
        count = self._failures.get(caller, (0, 0.0))[0] + 1
        delay = (
            0.0
            if count <= self._free_failures
            else min(self._max_delay, self._first_delay * 2.0 ** (min(count, 60) - self._free_failures - 1))
        )
        self._failures[caller] = (count, self._now() + delay)
        self._failures.move_to_end(caller)
        while len(self._failures) > MAX_CALLERS:
            self._failures.popitem(last=False)

    def reset(self, caller: str) -> None:
        """Forget the failures of this caller."""
        self._failures.pop(caller, None)


class ConcurrencyLimit:
    """A limit on the number of things that each caller uses at the same time."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._in_use: Counter[str] = Counter()

    def take(self, caller: str) -> bool:
        """Count one more for this caller if the limit allows it, and return whether it was counted."""
        if self._in_use[caller] >= self._limit:
            return False
        self._in_use[caller] += 1
        return True

    def release(self, caller: str) -> None:
        """Count one less for this caller."""
        self._in_use[caller] -= 1
        if self._in_use[caller] <= 0:
            del self._in_use[caller]
