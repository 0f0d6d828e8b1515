"""Limits of each caller: what they did recently, and how many sockets they have open."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Literal

from meadhall.server.config.rate_limits import Allowance, AtOnce, BackOff, Buckets
from meadhall.server.config.settings import Limits

Full = Literal["", "address", "person"]


class Counts:
    """Counts of one process for its limits. Each node of a hall counts for itself."""

    def __init__(self, limits: Limits) -> None:
        self.buckets = {
            "requests": Buckets(limits.requests),
            "guests": Buckets(limits.guests),
            "logins": Buckets(limits.logins),
            "notices": Buckets(limits.notices),
            "chats": Buckets(limits.chat),
        }
        self.tables = Allowance(limits.tables)
        self.imports = Allowance(limits.imports)
        self.analyses = Allowance(limits.analyses)
        self._passwords = BackOff()
        self._of_address = AtOnce(limits.sockets)
        self._of_person = AtOnce(limits.sockets)

    def take(self, what: Literal["requests", "guests", "logins", "notices", "chats"], who: str) -> float:
        """Take one for a caller and return 0; if none is left, return the seconds until there is one."""
        bucket = self.buckets[what]
        return 0.0 if bucket.take(who) else bucket.wait(who)

    def wait_for_password(self, who: str) -> float:
        """Seconds that this caller must wait before trying another password."""
        return self._passwords.wait(who)

    def note_password(self, who: str, *, right: bool) -> None:
        """Note whether a password was right."""
        if right:
            self._passwords.worked(who)
        else:
            self._passwords.missed(who)

    @contextlib.contextmanager
    def socket(self, address: str, person: str) -> Generator[Full]:
        """Hold a place for a socket while inside; yields which of the two has none left, or nothing."""
        full = self._come(address, person)
        try:
            yield full
        finally:
            if not full:
                self._of_address.go(address)
                self._of_person.go(person)

    def _come(self, address: str, person: str) -> Full:
        if not self._of_person.come(person):
            return "person"
        if not self._of_address.come(address):
            self._of_person.go(person)
            return "address"
        return ""
