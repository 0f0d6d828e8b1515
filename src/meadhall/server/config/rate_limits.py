"""Rate limits, limits on simultaneous use, and growing delays after failures."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Now = Callable[[], float]
HOUSEHOLD: Final = 5  # people behind one address share this many times the rate of one person
MOST_KEPT: Final = 20_000  # callers to remember at once, to bound the memory


@dataclass(frozen=True)
class Rate:
    """A number of actions in a number of seconds."""

    count: int
    seconds: float


class Bucket:
    """Allows a rate and no more: at any moment, the last `seconds` hold at most `count`."""

    __slots__ = ("_now", "_rate", "_taken")

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._taken: deque[float] = deque()

    def take(self) -> bool:
        """Take one, if one is left."""
        if self.wait() > 0:
            return False
        self._taken.append(self._now())
        return True

    def give_back(self) -> None:
        """Return the last one, since it was not used."""
        if self._taken:
            self._taken.pop()

    def wait(self) -> float:
        """Seconds until the next one is free; 0 if one is free now."""
        now = self._now()
        while self._taken and self._taken[0] <= now - self._rate.seconds:
            self._taken.popleft()
        if len(self._taken) < self._rate.count:
            return 0.0
        return self._taken[0] + self._rate.seconds - now


class Buckets:
    """A bucket for each caller, by any name; the least recent caller is forgotten first."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one for this caller, if one is left."""
        return self._bucket(who).take()

    def wait(self, who: str) -> float:
        """Seconds until this caller has one again."""
        return self._bucket(who).wait()

    def give_back(self, who: str) -> None:
        """Return the last one of this caller, since it was not used."""
        self._bucket(who).give_back()

    @property
    def callers(self) -> list[str]:
        """The remembered callers, the latest last."""
        return list(self._of)

    def _bucket(self, who: str) -> Bucket:
        found = self._of.setdefault(who, Bucket(self._rate, self._now))
        self._of.move_to_end(who)
        while len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)
        return found


class Allowance:
    """A rate for each person, and a larger one for each address, since a new guest costs nothing."""

    def __init__(self, rate: Rate, now: Now = time.monotonic) -> None:
        self._persons = Buckets(rate, now)
        self._addresses = Buckets(Rate(HOUSEHOLD * rate.count, rate.seconds), now)

    def take(self, person: str, address: str) -> float:
        """Take one for both and return 0, or return the seconds to wait."""
        wait = max(self._persons.wait(person), self._addresses.wait(address))
        if wait == 0:
            self._persons.take(person)
            self._addresses.take(address)
        return wait

    def give_back(self, person: str, address: str) -> None:
        """Return the last one, since it was not used."""
        self._persons.give_back(person)
        self._addresses.give_back(address)


class BackOff:
    """Doubles the wait after each mistake in a row, up to a limit; a success resets it."""

    def __init__(self, first: float = 1.0, most: float = 300.0, free: int = 3, now: Now = time.monotonic) -> None:
        self._first = first
        self._most = most
        self._free = free
        self._now = now
        self._of: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Seconds that this caller must still wait."""
        _, until = self._of.get(who, (0, 0.0))
        return max(0.0, until - self._now())

    def missed(self, who: str) -> None:
        """Note a mistake."""
        count = self._of.get(who, (0, 0.0))[0] + 1
        pause = 0.0 if count <= self._free else min(self._most, self._first * 2.0 ** (min(count, 60) - self._free - 1))
        self._of[who] = (count, self._now() + pause)
        self._of.move_to_end(who)
        while len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)

    def worked(self, who: str) -> None:
        """Forget the mistakes of a caller."""
        self._of.pop(who, None)


class AtOnce:
    """Limits how many things each caller has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def come(self, who: str) -> bool:
        """Take a place for this caller, if one is left."""
        if self._here[who] >= self._most:
            return False
        self._here[who] += 1
        return True

    def go(self, who: str) -> None:
        """Give a place back."""
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]
