"""What is counted for the whole hall: how much each caller has done of late, and how many sockets each has open."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, Literal

import msgspec

from meadhall.server.config.rate_limits import Allowance, AtOnce, BackOff, Buckets
from meadhall.server.config.settings import Limits

Verb = Literal["take", "give-back", "wait", "missed", "worked", "come", "go"]
What = Literal["requests", "guests", "logins", "notices", "chats", "tables", "imports", "passwords", "sockets"]
Full = Literal["", "address", "person"]
FULL: Final[tuple[Full, ...]] = ("", "address", "person")


class Act(msgspec.Struct, frozen=True, array_like=True):
    """Something that is to be counted for a caller, known by one name or by several."""

    verb: Verb
    what: What
    who: list[str]

    @property
    def asks(self) -> bool:
        """Whether there is something to hear in answer to it."""
        return self.verb in ("take", "wait", "come")


class Counts:
    """The counts themselves; in one place, however many processes the hall has."""

    def __init__(self, limits: Limits) -> None:
        self.buckets: dict[What, Buckets] = {
            "requests": Buckets(limits.requests),
            "guests": Buckets(limits.guests),
            "logins": Buckets(limits.logins),
            "notices": Buckets(limits.notices),
            "chats": Buckets(limits.chat),
        }
        self._allowances: dict[What, Allowance] = {
            "tables": Allowance(limits.tables),
            "imports": Allowance(limits.imports),
        }
        self._passwords = BackOff()
        self._of_address = AtOnce(limits.sockets)
        self._of_person = AtOnce(limits.sockets)

    def do(self, act: Act) -> float:
        """Counts something; gives the seconds to wait until it may be, and of a socket which of FULL it is."""
        if act.what == "passwords":
            return self._try(act.verb, act.who[0])
        if act.what == "sockets":
            address, person = act.who
            return float(FULL.index(self._come(address, person))) if act.verb == "come" else self._go(address, person)
        if act.what in self._allowances:
            return self._allow(self._allowances[act.what], act)
        bucket, who = self.buckets[act.what], act.who[0]
        return 0.0 if bucket.take(who) else bucket.wait(who)

    def _allow(self, allowance: Allowance, act: Act) -> float:
        person, address = act.who
        if act.verb == "take":
            return allowance.take(person, address)
        allowance.give_back(person, address)
        return 0.0

    def _try(self, verb: Verb, who: str) -> float:
        if verb == "wait":
            return self._passwords.wait(who)
        if verb == "missed":
            self._passwords.missed(who)
        else:
            self._passwords.worked(who)
        return 0.0

    def _come(self, address: str, person: str) -> Full:
        if not self._of_person.come(person):
            return "person"
        if not self._of_address.come(address):
            self._of_person.go(person)
            return "address"
        return ""

    def _go(self, address: str, person: str) -> float:
        self._of_address.go(address)
        self._of_person.go(person)
        return 0.0


class Ledger:
    """Counts by way of whoever keeps the counts."""

    def __init__(self, count: Callable[[Act], Awaitable[float]]) -> None:
        self._count = count

    async def take(self, what: What, *who: str) -> float:
        """Takes one of these for a caller, if there is one left; else the seconds until there is."""
        return await self._count(Act("take", what, list(who)))

    async def give_back(self, what: What, *who: str) -> None:
        """Gives the last one back: it came to nothing."""
        await self._count(Act("give-back", what, list(who)))

    async def wait_for_password(self, who: str) -> float:
        """Seconds that this caller has to wait before the next password is tried."""
        return await self._count(Act("wait", "passwords", [who]))

    async def note_password(self, who: str, *, right: bool) -> None:
        """Notes whether a password was the right one."""
        await self._count(Act("worked" if right else "missed", "passwords", [who]))

    @contextlib.asynccontextmanager
    async def socket(self, address: str, person: str) -> AsyncGenerator[Full]:
        """Holds a place for a socket while inside; says who has none left: the address, the person, or nobody."""
        full = FULL[int(await self._count(Act("come", "sockets", [address, person])))]
        try:
            yield full
        finally:
            if not full:
                await self._count(Act("go", "sockets", [address, person]))


def kept_here(counts: Counts) -> Ledger:
    """A ledger of counts in this process."""

    async def count(act: Act) -> float:
        return counts.do(act)

    return Ledger(count)
