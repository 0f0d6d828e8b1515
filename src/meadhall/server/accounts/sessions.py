"""Login sessions: the browser holds the token, the database only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sql

from meadhall.server.protocol.bodies import Session
from meadhall.server.protocol.problems import Denied
from meadhall.server.store.database import Database
from meadhall.server.store.schema import SESSIONS

NAMED: Final = 16  # signs of a hash by which its owner calls a session
# What a browser says of itself, and what people call it: the first that fits, for many say that they are others too.
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
    """From what somebody calls: the token that it has, and the kind that it is."""

    token: str | None
    device: str


class Sessions:
    """The sessions of everybody. One begins within the transaction that says for whom."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def begin(self, on: sql.Connection, person: str, token: str, device: str) -> None:
        """Lets a browser be known as a person."""
        now = self._now()
        row = {"token": hashed(token), "person": person, "at": now, "seen": now, "device": device}
        on.execute(sql.insert(SESSIONS).values(row))

    async def of(self, person: str, token: str | None) -> list[Session]:
        """All sessions of a person, the one with this token first, then those seen last."""
        query = sql.select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
        rows = await self._database.read(lambda on: on.execute(query).all())
        here = hashed(token) if token else ""
        found = [Session(row.token[:NAMED], row.device, row.at, row.seen, row.token == here) for row in rows]
        return sorted(found, key=lambda one: not one.here)

    async def end(self, person: str, name: str) -> str:
        """Ends one session of a person, and gives its hash; Denied if there is none of that name."""
        mine = sql.select(SESSIONS.c.token).where(SESSIONS.c.person == person)
        tokens = await self._database.read(lambda on: on.execute(mine).scalars().all())
        token = next((token for token in tokens if token[:NAMED] == name), None)
        if token is None:
            raise Denied("unknown", "session-ended")
        ended = sql.delete(SESSIONS).where(SESSIONS.c.token == token)
        await self._database.write(lambda on: on.execute(ended))
        return str(token)

    async def log_out(self, token: str, everywhere: bool = False) -> None:
        """Ends the session with this token, or all of its person."""

        def work(on: sql.Connection) -> None:
            this = SESSIONS.c.token == hashed(token)
            whose = sql.select(SESSIONS.c.person).where(this).scalar_subquery()
            on.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == whose if everywhere else this))

        await self._database.write(work)


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """The kind of a browser in a word or two, as `Firefox, Linux`; nothing where it does not say."""
    found = (next((name for sign, name in names if sign in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
