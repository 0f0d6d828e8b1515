"""People: guests and owners of accounts, both recognised by a secret token in their browser."""

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
from meadhall.server.accounts.guest_names import account_key, checked_name, random_guest_name
from meadhall.server.accounts.puzzle_records import EMPTY_RECORD, read_record, write_record
from meadhall.server.accounts.sessions import Browser, Sessions, hashed, new_token
from meadhall.server.config.settings import DAY
from meadhall.server.protocol.bodies import MAX_SETTINGS, PageSetting, Settings
from meadhall.server.protocol.problems import Denial
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import KEEP_FOREVER, Retention, delete_expired, is_expired
from meadhall.server.store.schema import PEOPLE, REPLAYS, SESSIONS, SETTINGS, SUBSCRIPTIONS

SEEN_PRECISION: Final = DAY  # seconds; the last use of a session is stored at most this often
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@dataclass(frozen=True)
class Person:
    """A person at this hall. `id` never changes, `name` is shown to others, `account` is None for a guest.

    `language` is the language of the current request.
    """

    id: str
    name: str
    account: str | None = None
    language: str = FIRST


class Login(NamedTuple):
    """A person who has logged in, the token of the new session, and the guest whose tables the account takes over."""

    person: Person
    token: str
    guest: str | None


class People:
    """Guests and accounts. Expired sessions and guests are deleted at most once a day, when a new guest arrives."""

    def __init__(
        self, database: Database, now: Callable[[], float] = time.time, retention: Retention = KEEP_FOREVER
    ) -> None:
        self.sessions = Sessions(database, now)
        self._database = database
        self._now = now
        self._retention = retention
        self._cleared_at = now()  # when this process last deleted expired sessions and guests
        self._unknown_hash = ""
        self._hashing = asyncio.Semaphore(2)  # each hash needs 19 MiB of memory

    async def open(self) -> None:
        """Delete expired sessions and guests."""
        await self._database.write(self._delete_expired)

    def _delete_expired(self, connection: sql.Connection) -> None:
        self._cleared_at = self._now()
        delete_expired(connection, self._cleared_at, self._retention)

    # ---- the caller

    async def create_guest(self, device: str = "") -> tuple[Person, str]:
        """Create a guest, and return the guest with the token of their session."""
        person, token = Person(secrets.token_urlsafe(12), random_guest_name()), new_token()

        def work(connection: sql.Connection) -> None:
            if self._now() - self._cleared_at > DAY:
                self._delete_expired(connection)
            connection.execute(sql.insert(PEOPLE).values(id=person.id, name=person.name, at=self._now()))
            self.sessions.create(connection, person.id, token, device)

        await self._database.write(work)
        return person, token

    async def find_by_token(self, token: str) -> Person | None:
        """Return the person with this session token; None if the token is unknown or the session has expired."""
        query = sql.select(PEOPLE, SESSIONS.c.seen).join(SESSIONS).where(SESSIONS.c.token == hashed(token))
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None or is_expired(row.seen, self._now(), self._retention):
            return None
        if self._now() - row.seen > SEEN_PRECISION:
            update = sql.update(SESSIONS).where(SESSIONS.c.token == hashed(token)).values(seen=self._now())
            await self._database.write(lambda connection: connection.execute(update))
        return _person(row)

    # ---- names

    async def rename(self, person: Person, name: str) -> Person:
        """Store a new name, and return the person with it."""
        chosen = checked_name(name)
        change = sql.update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=chosen)
        await self._database.write(lambda connection: connection.execute(change))
        return Person(person.id, chosen, person.account)

    # ---- settings of the pages

    async def settings(self, person: Person) -> dict[str, PageSetting]:
        """Return the settings stored with an account; empty for a guest."""
        if person.account is None:
            return {}
        query = sql.select(SETTINGS.c.body).where(SETTINGS.c.person == person.id)
        body = await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return {} if body is None else msgspec.json.decode(body, type=Settings).values

    async def store_settings(self, person: Person, changed: Settings) -> dict[str, PageSetting]:
        """Store changed settings with an account, and return all its settings. Raise Denial for a guest.

        If there are too many, the settings that were changed longest ago are dropped.
        """
        if person.account is None:
            raise Denial("not-now", "settings-need-account")

        def work(connection: sql.Connection) -> dict[str, PageSetting]:
            body = connection.execute(
                sql.select(SETTINGS.c.body).where(SETTINGS.c.person == person.id)
            ).scalar_one_or_none()
            before = {} if body is None else msgspec.json.decode(body, type=Settings).values
            others = [(name, value) for name, value in before.items() if name not in changed.values]
            settings = Settings(dict([*others, *changed.values.items()][-MAX_SETTINGS:]))
            connection.execute(sql.delete(SETTINGS).where(SETTINGS.c.person == person.id))
            connection.execute(sql.insert(SETTINGS).values(person=person.id, body=msgspec.json.encode(settings)))
            return settings.values

        return await self._database.write(work)

    # ---- accounts

    async def open_account(self, person: Person, account: str, password: str, device: str = "") -> tuple[Person, str]:
        """Create an account for a guest, and return a new token. All old sessions end: others may know their tokens."""
        if person.account is not None:
            raise Denial("not-now", "account-already", account=person.account)
        clean_name = checked_name(account)
        secret = await self._hash(password)
        token_of_session = new_token()

        def work(connection: sql.Connection) -> bool:
            key = account_key(clean_name)
            if connection.execute(sql.select(PEOPLE.c.id).where(PEOPLE.c.account == key)).first() is not None:
                return False
            is_guest = (PEOPLE.c.id == person.id) & PEOPLE.c.account.is_(None)
            values = {"account": key, "account_name": clean_name, "password": secret}
            if connection.execute(sql.update(PEOPLE).where(is_guest).values(values)).rowcount != 1:
                return False
            connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person.id))
            self.sessions.create(connection, person.id, token_of_session, device)
            return True

        if not await self._database.write(work):
            raise Denial("taken", "account-taken", account=clean_name)
        return Person(person.id, person.name, clean_name), token_of_session

    async def log_in(self, account: str, password: str, browser: Browser) -> Login:
        """Log in to an account with a new session, and end the browser's old session.

        If the old session belongs to a guest, the guest's replays, channel and solved puzzles move to the account at
        once, and the guest's tables later.
        """
        query = sql.select(PEOPLE).where(PEOPLE.c.account == account_key(account))
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        is_correct = await self._verify(
            row.password if row is not None else await self._hash_for_unknown_account(), password
        )
        if row is None or not is_correct:
            raise Denial("forbidden", "wrong-password")
        token_of_session = new_token()

        def work(connection: sql.Connection) -> str | None:
            guest = _end_session(connection, browser.token)
            if guest is not None:
                _merge_guest(connection, guest, row.id)
            self.sessions.create(connection, row.id, token_of_session, browser.device)
            return guest

        return Login(_person(row), token_of_session, await self._database.write(work))

    async def _hash_for_unknown_account(self) -> str:
        """Return the hash of a random password, so that an unknown account takes as long as a wrong password."""
        if not self._unknown_hash:
            self._unknown_hash = await self._hash(new_token())
        return self._unknown_hash

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, secret: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_is_password_correct, secret, password)


def _end_session(connection: sql.Connection, token: str | None) -> str | None:
    """End the session with this token, and return its guest; None if it belongs to an account."""
    if token is None:
        return None
    is_this_session = SESSIONS.c.token == hashed(token)
    guest = sql.select(PEOPLE.c.id).join(SESSIONS).where(is_this_session, PEOPLE.c.account.is_(None))
    guest_id: str | None = connection.execute(guest).scalar_one_or_none()
    connection.execute(sql.delete(SESSIONS).where(is_this_session))
    return guest_id


def _merge_guest(connection: sql.Connection, guest: str, person: str) -> None:
    """Transfer replays, channel and solved puzzles of a guest to a person with an account."""
    connection.execute(sql.update(PEOPLE).where(PEOPLE.c.id == guest).values(became=person))
    connection.execute(sql.update(REPLAYS).where(REPLAYS.c.person == guest).values(person=person))
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == guest))
    is_of_guest, is_of_person = SUBSCRIPTIONS.c.person == guest, SUBSCRIPTIONS.c.person == person
    if connection.execute(sql.select(SUBSCRIPTIONS.c.person).where(is_of_person)).first() is None:
        connection.execute(sql.update(SUBSCRIPTIONS).where(is_of_guest).values(person=person))
    connection.execute(sql.delete(SUBSCRIPTIONS).where(is_of_guest))
    write_record(connection, person, read_record(connection, person).merged_with(read_record(connection, guest)))
    write_record(connection, guest, EMPTY_RECORD)


def _is_password_correct(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.account_name)
