"""The counts for the limits of each caller: recent actions and open sockets."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Literal

from meadhall.server.config.rate_limits import Allowance, BackOff, Buckets, ConcurrencyLimit
from meadhall.server.config.settings import Limits

ReachedLimit = Literal["", "address", "person"]


class LimitCounts:
    """Counts each caller's actions and sockets in this process. Each node of a hall counts for itself."""

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
        self._sockets_by_address = ConcurrencyLimit(limits.sockets)
        self._sockets_by_person = ConcurrencyLimit(limits.sockets)

    def take(self, kind: Literal["requests", "guests", "logins", "notices", "chats"], caller: str) -> float:
        """Count an action of a caller and return 0; if the limit is reached, return the seconds to wait."""
        bucket = self.buckets[kind]
        return 0.0 if bucket.take(caller) else bucket.seconds_to_wait(caller)

    def password_delay(self, caller: str) -> float:
        """Return the seconds that a caller must wait before the next attempt with a password."""
        return self._passwords.seconds_to_wait(caller)

    def record_password(self, caller: str, *, is_correct: bool) -> None:
        """Record whether a password was right."""
        if is_correct:
            self._passwords.reset(caller)
        else:
            self._passwords.record_failure(caller)

    @contextlib.contextmanager
    def socket(self, address: str, person: str) -> Generator[ReachedLimit]:
        """Count an open socket inside a `with` block. Yield the limit that is already reached, or ""."""
        reached_limit = self._take_socket(address, person)
        try:
            yield reached_limit
        finally:
            if not reached_limit:
                self._sockets_by_address.release(address)
                self._sockets_by_person.release(person)

    def _take_socket(self, address: str, person: str) -> ReachedLimit:
        if not self._sockets_by_person.take(person):
            return "person"
        if not self._sockets_by_address.take(address):
            self._sockets_by_person.release(person)
            return "address"
        return ""
