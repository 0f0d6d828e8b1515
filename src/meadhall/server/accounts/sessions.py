"""Login sessions: the browser holds the token, the database only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from meadhall.server.protocol.bodies import Session
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.store.schema import SESSIONS

NAMED: Final = 16  # letters of the hash that name a session for its owner
# Parts of a user agent, and the name of its browser. The first match counts, since many browsers also name others.
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


@dataclass(frozen=True)
class Browser:
    """The browser of a request: its token, and its kind."""

    token: str | None
    device: str


class Sessions:
    """All sessions. One begins inside the transaction that creates or finds its person."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def begin(self, on: sql.Connection, person: str, token: str, device: str) -> None:
        """Create a session of a person."""
        now = self._now()
        row = {"token": hashed(token), "person": person, "at": now, "seen": now, "device": device}
        on.execute(sql.insert(SESSIONS).values(row))

    async def of(self, person: str, token: str | None) -> list[Session]:
        """Return all sessions of a person, the one with this token first, then the latest."""
        query = sql.select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
        rows = await self._database.read(lambda on: on.execute(query).all())
        here = hashed(token) if token else ""
        found = [Session(row.token[:NAMED], row.device, row.at, row.seen, row.token == here) for row in rows]
        return sorted(found, key=lambda one: not one.here)

    async def end(self, person: str, name: str) -> str:
        """End one session of a person, and return its hash; Denial if there is no such session."""
        mine = sql.select(SESSIONS.c.token).where(SESSIONS.c.person == person)
        tokens = await self._database.read(lambda on: on.execute(mine).scalars().all())
        token = next((token for token in tokens if token[:NAMED] == name), None)
        if token is None:
            raise Denial("unknown", "session-ended")
        ended = sql.delete(SESSIONS).where(SESSIONS.c.token == token)
        await self._database.write(lambda on: on.execute(ended))
        return str(token)

    async def log_out(self, token: str, everywhere: bool = False) -> None:
        """End the session with this token, or all of its person."""

        def work(on: sql.Connection) -> None:
            this = SESSIONS.c.token == hashed(token)
            whose = sql.select(SESSIONS.c.person).where(this).scalar_subquery()
            on.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == whose if everywhere else this))

        await self._database.write(work)


def new_token() -> str:
    """Return a secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return the stored form of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """Return the kind of a browser in a word or two, such as `Firefox, Linux`; empty if unknown."""
    found = (next((name for sign, name in names if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
