"""Unused sessions end, and guests without any data are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sql

from meadhall.engine import find_game
from meadhall.puzzles import book_of
from meadhall.server.accounts.people import People, Person
from meadhall.server.accounts.puzzle_records import PuzzleRecords
from meadhall.server.config.settings import DAY
from meadhall.server.store.database import Database
from meadhall.server.store.expiry import Retention
from meadhall.server.store.schema import PEOPLE, REPLAYS, SESSIONS, SITTERS, TABLES
from tests.server.databases import url_in
from tests.server.halls import Clock

KEEP = Retention(sessions=180, guests=30)


class Known(NamedTuple):
    """A guest, and the token of the one session."""

    person: Person
    token: str


class Register:
    """The people of a hall, at a time that a test says."""

    def __init__(self, database: Database, clock: Clock, retention: Retention) -> None:
        self.database = database
        self.clock = clock
        self.retention = retention
        self.people = People(database, clock, retention)

    async def guest(self) -> Known:
        return Known(*await self.people.create_guest())

    async def is_known(self, one: Known) -> bool:
        return await self.people.find_by_token(one.token) is not None

    async def kept(self) -> set[str]:
        query = sql.select(PEOPLE.c.id)
        return set(await self.database.read(lambda on: on.execute(query).scalars().all()))

    async def sessions(self) -> int:
        count = sql.select(sql.func.count()).select_from(SESSIONS)
        return await self.database.read(lambda on: on.execute(count).scalar_one())

    async def sits(self, one: Known) -> None:
        """Gives somebody a table."""
        name = f"T{one.person.id}"
        table = sql.insert(TABLES).values(id=name, game="pig", public=True, state="running", touched=0, carded=0)
        seat = sql.insert(SITTERS).values(person=one.person.id, table_id=name, heard=0)
        await self.database.write(lambda on: (on.execute(table), on.execute(seat)))

    async def brings(self, one: Known) -> None:
        """Lets somebody have brought a match file."""
        row = {"id": "R1", "person": one.person.id, "text": "", "at": 0, "used": 0}
        await self.database.write(lambda on: on.execute(sql.insert(REPLAYS).values(row)))

    async def solves(self, one: Known) -> None:
        """Lets somebody have solved a puzzle."""
        book = book_of(find_game("heroes"))
        await PuzzleRecords(self.database).record_solved(one.person.id, book, 1, date(2026, 2, 27))

    async def days(self, count: float) -> None:
        """Let a number of days pass, and open the hall again."""
        self.clock.pass_by(count * DAY)
        self.people = People(self.database, self.clock, self.retention)
        await self.people.open()


def told(folder: Path, story: Callable[[Register], Awaitable[None]], retention: Retention = KEEP) -> None:
    async def run() -> None:
        database = Database(url_in(folder))
        await database.open()
        await story(Register(database, Clock(), retention))
        await database.close()

    asyncio.run(run())


def test_guest_without_data_is_deleted_after_the_retention_time(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        gone, came_back = await hall.guest(), await hall.guest()
        await hall.solves(gone)
        await hall.days(20)
        assert await hall.is_known(came_back)
        await hall.days(11)
        assert await hall.kept() == {came_back.person.id}
        assert not await hall.is_known(gone)
        assert await hall.is_known(came_back)

    told(tmp_path, story)


def test_guest_with_a_table_or_a_match_file_is_kept_for_longer(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        sitter, bringer = await hall.guest(), await hall.guest()
        await hall.sits(sitter)
        await hall.brings(bringer)
        await hall.days(179)
        assert await hall.is_known(sitter)
        assert await hall.is_known(bringer)
        await hall.days(181)
        assert not await hall.is_known(sitter)
        assert await hall.sessions() == 0
        assert await hall.kept() == {sitter.person.id, bringer.person.id}, "their table and their file are still here"

    told(tmp_path, story)


def test_account_holder_can_log_in_again_after_any_time(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        guest = await hall.guest()
        person, token = await hall.people.open_account(guest.person, "Wanda", "correct horse battery")
        await hall.days(181)
        assert await hall.kept() == {person.id}
        assert await hall.people.find_by_token(token) is None

    told(tmp_path, story)


def test_a_guest_who_logged_out_is_forgotten_unless_there_is_a_table(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        gone, sitter = await hall.guest(), await hall.guest()
        await hall.sits(sitter)
        for one in (gone, sitter):
            await hall.people.sessions.log_out(one.token)
        await hall.days(0)
        assert await hall.kept() == {sitter.person.id}

    told(tmp_path, story)


def test_a_session_that_is_too_old_lets_nobody_in_even_before_it_is_cleared_away(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        sitter = await hall.guest()
        await hall.sits(sitter)
        hall.clock.pass_by(181 * DAY)
        assert not await hall.is_known(sitter)
        assert await hall.sessions() == 1

    told(tmp_path, story)


def test_while_the_hall_is_open_it_clears_away_once_a_day_when_guests_come(tmp_path: Path) -> None:
    async def story(hall: Register) -> None:
        first = await hall.guest()
        hall.clock.pass_by(31 * DAY)
        second = await hall.guest()
        assert await hall.kept() == {second.person.id}
        await hall.people.sessions.log_out(second.token)
        third = await hall.guest()
        assert await hall.kept() == {second.person.id, third.person.id}, "not twice a day"
        assert first.person.id not in await hall.kept()

    told(tmp_path, story)


@pytest.mark.parametrize("days", [40, 4000])
def test_nobody_is_forgotten_where_the_settings_say_for_ever(tmp_path: Path, days: int) -> None:
    async def story(hall: Register) -> None:
        guest = await hall.guest()
        await hall.days(days)
        assert await hall.is_known(guest)

    told(tmp_path, story, Retention())
