"""Uploaded match files are stored as long as they are viewed, up to a size limit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from meadhall.server.accounts.people import People, Person
from meadhall.server.config.settings import DAY, Settings
from meadhall.server.replays.replay_store import Replays, secret_name
from meadhall.server.replays.worker import Query
from meadhall.server.store.database import Database
from meadhall.server.store.schema import REPLAYS
from tests.server.databases import database_in
from tests.server.halls import Clock


class UncheckedReplays(Replays):
    """Replays that accept any text as a file."""

    async def read_match(self, query: Query, name: str, text: str, **more: Any) -> bytes:
        return name.encode()


async def names(database: Database) -> set[str]:
    query = sql.select(REPLAYS.c.text)
    return set(await database.read(lambda connection: connection.execute(query).scalars().all()))


@pytest.fixture
def clock() -> Clock:
    return Clock()


def run_with_shelf(folder: Path, clock: Clock, story: Any, **settings: Any) -> None:
    async def run_story() -> None:
        hall_settings = Settings(data=folder, database=database_in(folder), **settings)
        database = Database(hall_settings.url)
        await database.open()
        person, _ = await People(database).create_guest()
        await story(database, UncheckedReplays(database, hall_settings, clock), person)
        await database.close()

    asyncio.run(run_story())


def test_unused_replays_are_deleted_after_ninety_days(tmp_path: Path, clock: Clock) -> None:
    async def story(database: Database, shelf: UncheckedReplays, person: Person) -> None:
        for text in ("old", "looked at", "brought again"):
            await shelf.store_file(person, text)
        clock.advance(60 * DAY)
        assert await shelf.text(secret_name("looked at")) == "looked at"
        await shelf.store_file(person, "brought again")
        clock.advance(31 * DAY)
        await shelf.open()
        assert await names(database) == {"looked at", "brought again"}
        clock.advance(60 * DAY)
        await shelf.store_file(person, "new")
        assert await names(database) == {"new"}
        assert await shelf.text(secret_name("old")) is None

    run_with_shelf(tmp_path, clock, story)


def test_replays_can_be_kept_for_ever(tmp_path: Path, clock: Clock) -> None:
    async def story(database: Database, shelf: UncheckedReplays, person: Person) -> None:
        await shelf.store_file(person, "old")
        clock.advance(10_000 * DAY)
        await shelf.open()
        assert await names(database) == {"old"}

    run_with_shelf(tmp_path, clock, story, replay_days=0)


def test_least_recently_viewed_replay_is_deleted_first(tmp_path: Path, clock: Clock) -> None:
    async def story(database: Database, shelf: UncheckedReplays, person: Person) -> None:
        for text in "abc":
            await shelf.store_file(person, text)
            clock.advance(2 * DAY)
        await shelf.text(secret_name("a"))
        await shelf.store_file(person, "d")
        assert await names(database) == {"a", "c", "d"}

    run_with_shelf(tmp_path, clock, story, replays=3)
