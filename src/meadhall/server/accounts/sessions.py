"""Login sessions. The browser has the token, the database only its hash."""

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

NAME_DIGITS: Final = 16  # hex digits of the hash that identify a session for its owner
# Parts of a user agent, and the name of the browser. The first match counts: many browsers also contain other names.
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
    """The browser of a request: its session token, and its kind."""

    token: str | None
    device: str


class Sessions:
    """All sessions, in the database."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def create(self, connection: sql.Connection, person: str, token: str, device: str) -> None:
        """Create a session of a person, inside a transaction of the caller."""
        now = self._now()
        row = {"token": hashed(token), "person": person, "at": now, "seen": now, "device": device}
        connection.execute(sql.insert(SESSIONS).values(row))

    async def sessions_of(self, person: str, token: str | None) -> list[Session]:
        """Return all sessions of a person: first the session with this token, then all others by last use."""
        query = sql.select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        current = hashed(token) if token else ""
        sessions = [
            Session(row.token[:NAME_DIGITS], row.device, row.at, row.seen, row.token == current) for row in rows
        ]
        return sorted(sessions, key=lambda session: not session.here)

    async def end_session(self, person: str, hash_start: str) -> str:
        """End a person's session, whose hash begins with `hash_start`, and return the hash.

        Raise Denial if it is unknown.
        """
        own_tokens = sql.select(SESSIONS.c.token).where(SESSIONS.c.person == person)
        tokens = await self._database.read(lambda connection: connection.execute(own_tokens).scalars().all())
        token = next((token for token in tokens if token[:NAME_DIGITS] == hash_start), None)
        if token is None:
            raise Denial("unknown", "session-ended")
        deletion = sql.delete(SESSIONS).where(SESSIONS.c.token == token)
        await self._database.write(lambda connection: connection.execute(deletion))
        return str(token)

    async def log_out(self, token: str, everywhere: bool = False) -> None:
        """End the session with this token, or all sessions of its person."""

        def work(connection: sql.Connection) -> None:
            is_session = SESSIONS.c.token == hashed(token)
            owner = sql.select(SESSIONS.c.person).where(is_session).scalar_subquery()
            connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == owner if everywhere else is_session))

        await self._database.write(work)


def new_token() -> str:
    """Return a random secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return the hash of a token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """Return the browser and system of a user agent, such as `Firefox, Linux`; empty if unknown."""
    matches = (next((name for word, name in names if word in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in matches if name)
