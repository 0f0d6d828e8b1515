"""People: guests, known by a secret token in their browser, and accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from meadhall.engine.language.language import FIRST
from meadhall.server.accounts.guest_names import account_key, chosen_name, guest_name
from meadhall.server.accounts.puzzle_records import NEW, read_record, write_record
from meadhall.server.accounts.sessions import Browser, Sessions, hashed, new_token
from meadhall.server.config.settings import DAY
from meadhall.server.protocol.bodies import MOST_SETTINGS, PageSetting, Settings
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import FOR_EVER, Retention, delete_expired, is_over
from meadhall.server.store.schema import PEOPLE, REPLAYS, SESSIONS, SETTINGS, SUBSCRIPTIONS

SEEN_EVERY: Final = DAY  # precision of the time when a session was last used
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@dataclass(frozen=True)
class Person:
    """A person at this hall: `id` never changes, `name` is what others read, `account` is set with an account.

    `language` is the language of the current request.
    """

    id: str
    name: str
    account: str | None = None
    language: str = FIRST


class LoggedIn(NamedTuple):
    """A person who has logged in, the token of the session, and the guest whose tables come along."""

    person: Person
    token: str
    guest: str | None


class People:
    """Guests and accounts. Unused ones are deleted once a day, when a guest arrives."""

    def __init__(
        self, database: Database, now: Callable[[], float] = time.time, retention: Retention = FOR_EVER
    ) -> None:
        self.sessions = Sessions(database, now)
        self._database = database
        self._now = now
        self._retention = retention
        self._cleared = now()  # when this node, or another one, last deleted them
        self._nobody = ""
        self._hashing = asyncio.Semaphore(2)  # each takes 19 MiB for a moment

    async def open(self) -> None:
        """Delete everything that nobody has used for long."""
        await self._database.write(self._clear)

    def _clear(self, on: sql.Connection) -> None:
        self._cleared = self._now()
        delete_expired(on, self._cleared, self._retention)

    # ---- the caller

    async def guest(self, device: str = "") -> tuple[Person, str]:
        """Create a guest and the token of the session."""
        person, token = Person(secrets.token_urlsafe(12), guest_name()), new_token()

        def work(on: sql.Connection) -> None:
            if self._now() - self._cleared > DAY:
                self._clear(on)
            on.execute(sql.insert(PEOPLE).values(id=person.id, name=person.name, at=self._now()))
            self.sessions.begin(on, person.id, token, device)

        await self._database.write(work)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        """Return the person with this token."""
        query = sql.select(PEOPLE, SESSIONS.c.seen).join(SESSIONS).where(SESSIONS.c.token == hashed(token))
        row = await self._database.read(lambda on: on.execute(query).one_or_none())
        if row is None or is_over(row.seen, self._now(), self._retention):
            return None
        if self._now() - row.seen > SEEN_EVERY:
            seen = sql.update(SESSIONS).where(SESSIONS.c.token == hashed(token)).values(seen=self._now())
            await self._database.write(lambda on: on.execute(seen))
        return _person(row)

    # ---- names

    async def rename(self, person: Person, name: str) -> Person:
        """Return the same person with another name."""
        chosen = chosen_name(name)
        change = sql.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=chosen)
        await self._database.write(lambda on: on.execute(change))
        return Person(person.id, chosen, person.account)

    # ---- settings of the pages

    async def settings(self, person: Person) -> dict[str, PageSetting]:
        """Return the settings kept with an account; none for a guest."""
        if person.account is None:
            return {}
        query = sql.select(SETTINGS.c.body).where(SETTINGS.c.person == person.id)
        body = await self._database.read(lambda on: on.execute(query).scalar_one_or_none())
        return {} if body is None else msgspec.json.decode(body, type=Settings).values

    async def keep_settings(self, person: Person, changed: Settings) -> dict[str, PageSetting]:
        """Keep changed settings with an account, beside its newest others, and return all; Denial for a guest."""
        if person.account is None:
            raise Denial("not-now", "settings-need-account")

        def work(on: sql.Connection) -> dict[str, PageSetting]:
            body = on.execute(sql.select(SETTINGS.c.body).where(SETTINGS.c.person == person.id)).scalar_one_or_none()
            before = {} if body is None else msgspec.json.decode(body, type=Settings).values
            others = [(name, value) for name, value in before.items() if name not in changed.values]
            settings = Settings(dict([*others, *changed.values.items()][-MOST_SETTINGS:]))
            on.execute(sql.delete(SETTINGS).where(SETTINGS.c.person == person.id))
            on.execute(sql.insert(SETTINGS).values(person=person.id, body=msgspec.json.encode(settings)))
            return settings.values

        return await self._database.write(work)

    # ---- accounts

    async def open_account(self, person: Person, account: str, password: str, device: str = "") -> tuple[Person, str]:
        """Give a guest an account and a new token. The old one ends, because others may have seen it."""
        if person.account is not None:
            raise Denial("not-now", "account-already", account=person.account)
        shown = chosen_name(account)
        secret = await self._hash(password)
        fresh = new_token()

        def work(on: sql.Connection) -> bool:
            key = account_key(shown)
            if on.execute(sql.select(PEOPLE.c.id).where(PEOPLE.c.account == key)).first() is not None:
                return False
            here = (PEOPLE.c.id == person.id) & PEOPLE.c.account.is_(None)
            values = {"account": key, "account_name": shown, "password": secret}
            if on.execute(sql.update(PEOPLE).where(here).values(values)).rowcount != 1:
                return False
            on.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person.id))
            self.sessions.begin(on, person.id, fresh, device)
            return True

        if not await self._database.write(work):
            raise Denial("taken", "account-taken", account=shown)
        return Person(person.id, person.name, shown), fresh

    async def log_in(self, account: str, password: str, browser: Browser) -> LoggedIn:
        """Log in to an account, with a new token; the browser's old one ends.

        A guest disappears. The account receives the guest's replays, channel and solved puzzles at once.
        The tables follow later.
        """
        query = sql.select(PEOPLE).where(PEOPLE.c.account == account_key(account))
        row = await self._database.read(lambda on: on.execute(query).one_or_none())
        right = await self._verify(row.password if row is not None else await self._of_nobody(), password)
        if row is None or not right:
            raise Denial("forbidden", "wrong-password")
        fresh = new_token()

        def work(on: sql.Connection) -> str | None:
            guest = _end_here(on, browser.token)
            if guest is not None:
                _become(on, guest, row.id)
            self.sessions.begin(on, row.id, fresh, browser.device)
            return guest

        return LoggedIn(_person(row), fresh, await self._database.write(work))

    async def _of_nobody(self) -> str:
        """Hash of an unknown password: an unknown account takes as long as a wrong password."""
        if not self._nobody:
            self._nobody = await self._hash(new_token())
        return self._nobody

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, secret: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_fits, secret, password)


def _end_here(on: sql.Connection, token: str | None) -> str | None:
    """End the session of a browser, and return its guest, if it was one."""
    if token is None:
        return None
    this = SESSIONS.c.token == hashed(token)
    guest = sql.select(PEOPLE.c.id).join(SESSIONS).where(this, PEOPLE.c.account.is_(None))
    found: str | None = on.execute(guest).scalar_one_or_none()
    on.execute(sql.delete(SESSIONS).where(this))
    return found


def _become(on: sql.Connection, guest: str, person: str) -> None:
    """Turn a guest into a person with an account."""
    on.execute(sql.update(PEOPLE).where(PEOPLE.c.id == guest).values(became=person))
    on.execute(sql.update(REPLAYS).where(REPLAYS.c.person == guest).values(person=person))
    on.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == guest))
    theirs, mine = SUBSCRIPTIONS.c.person == guest, SUBSCRIPTIONS.c.person == person
    if on.execute(sql.select(SUBSCRIPTIONS.c.person).where(mine)).first() is None:
        on.execute(sql.update(SUBSCRIPTIONS).where(theirs).values(person=person))
    on.execute(sql.delete(SUBSCRIPTIONS).where(theirs))
    write_record(on, person, read_record(on, person).joined(read_record(on, guest)))
    write_record(on, guest, NEW)


def _fits(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.account_name)
