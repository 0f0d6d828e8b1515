"""Unused sessions expire, and guests without data are deleted."""

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
from meadhall.server.store.schema import PEOPLE, REPLAYS, SESSIONS, TABLE_PEOPLE, TABLES
from tests.server.databases import url_in
from tests.server.halls import Clock

RETENTION = Retention(sessions=180, guests=30)


class KnownGuest(NamedTuple):
    """A guest, and the token of their only session."""

    person: Person
    token: str


class PeopleOfHall:
    """The people of a hall, with a clock that a test moves."""

    def __init__(self, database: Database, clock: Clock, retention: Retention) -> None:
        self.database = database
        self.clock = clock
        self.retention = retention
        self.people = People(database, clock, retention)

    async def guest(self) -> KnownGuest:
        return KnownGuest(*await self.people.create_guest())

    async def is_known(self, guest: KnownGuest) -> bool:
        return await self.people.find_by_token(guest.token) is not None

    async def person_ids(self) -> set[str]:
        query = sql.select(PEOPLE.c.id)
        return set(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def sessions(self) -> int:
        count = sql.select(sql.func.count()).select_from(SESSIONS)
        return await self.database.read(lambda connection: connection.execute(count).scalar_one())

    async def give_table(self, guest: KnownGuest) -> None:
        """Give a guest a table."""
        name = f"T{guest.person.id}"
        table = sql.insert(TABLES).values(id=name, game="pig", public=True, state="running", touched=0, carded=0)
        seat = sql.insert(TABLE_PEOPLE).values(person=guest.person.id, table_id=name, heard=0)
        await self.database.write(lambda connection: (connection.execute(table), connection.execute(seat)))

    async def give_match_file(self, guest: KnownGuest) -> None:
        """Give a guest an uploaded match file."""
        row = {"id": "R1", "person": guest.person.id, "text": "", "at": 0, "used": 0}
        await self.database.write(lambda connection: connection.execute(sql.insert(REPLAYS).values(row)))

    async def give_solved_puzzle(self, guest: KnownGuest) -> None:
        """Give a guest a solved puzzle."""
        book = book_of(find_game("heroes"))
        await PuzzleRecords(self.database).record_solved(guest.person.id, book, 1, date(2026, 2, 27))

    async def let_days_pass(self, count: float) -> None:
        """Let a number of days pass, and open the hall again."""
        self.clock.advance(count * DAY)
        self.people = People(self.database, self.clock, self.retention)
        await self.people.open()


def run_story(folder: Path, story: Callable[[PeopleOfHall], Awaitable[None]], retention: Retention = RETENTION) -> None:
    async def run() -> None:
        database = Database(url_in(folder))
        await database.open()
        await story(PeopleOfHall(database, Clock(), retention))
        await database.close()

    asyncio.run(run())


def test_guest_without_data_is_deleted_after_the_retention_time(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        expired_guest, returning_guest = await hall.guest(), await hall.guest()
        await hall.give_solved_puzzle(expired_guest)
        await hall.let_days_pass(20)
        assert await hall.is_known(returning_guest)
        await hall.let_days_pass(11)
        assert await hall.person_ids() == {returning_guest.person.id}
        assert not await hall.is_known(expired_guest)
        assert await hall.is_known(returning_guest)

    run_story(tmp_path, story)


def test_guest_with_a_table_or_a_match_file_is_kept_for_longer(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        sitter, bringer = await hall.guest(), await hall.guest()
        await hall.give_table(sitter)
        await hall.give_match_file(bringer)
        await hall.let_days_pass(179)
        assert await hall.is_known(sitter)
        assert await hall.is_known(bringer)
        await hall.let_days_pass(181)
        assert not await hall.is_known(sitter)
        assert await hall.sessions() == 0
        assert await hall.person_ids() == {sitter.person.id, bringer.person.id}, (
            "their table and their file are still here"
        )

    run_story(tmp_path, story)


def test_account_holder_can_log_in_again_after_any_time(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        guest = await hall.guest()
        person, token = await hall.people.open_account(guest.person, "Wanda", "correct horse battery")
        await hall.let_days_pass(181)
        assert await hall.person_ids() == {person.id}
        assert await hall.people.find_by_token(token) is None

    run_story(tmp_path, story)


def test_logged_out_guest_is_deleted_unless_they_have_a_table(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        expired_guest, guest_with_table = await hall.guest(), await hall.guest()
        await hall.give_table(guest_with_table)
        for guest in (expired_guest, guest_with_table):
            await hall.people.sessions.log_out(guest.token)
        await hall.let_days_pass(0)
        assert await hall.person_ids() == {guest_with_table.person.id}

    run_story(tmp_path, story)


def test_expired_session_is_refused_even_before_it_is_deleted(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        sitter = await hall.guest()
        await hall.give_table(sitter)
        hall.clock.advance(181 * DAY)
        assert not await hall.is_known(sitter)
        assert await hall.sessions() == 1

    run_story(tmp_path, story)


def test_open_hall_cleans_up_once_a_day_when_guests_arrive(tmp_path: Path) -> None:
    async def story(hall: PeopleOfHall) -> None:
        first = await hall.guest()
        hall.clock.advance(31 * DAY)
        second = await hall.guest()
        assert await hall.person_ids() == {second.person.id}
        await hall.people.sessions.log_out(second.token)
        third = await hall.guest()
        assert await hall.person_ids() == {second.person.id, third.person.id}, "deleted at most once a day"
        assert first.person.id not in await hall.person_ids()

    run_story(tmp_path, story)


@pytest.mark.parametrize("days", [40, 4000])
def test_zero_days_keep_guests_for_ever(tmp_path: Path, days: int) -> None:
    async def story(hall: PeopleOfHall) -> None:
        guest = await hall.guest()
        await hall.let_days_pass(days)
        assert await hall.is_known(guest)

    run_story(tmp_path, story, Retention())
