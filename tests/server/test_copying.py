"""A hall is copied completely or not at all, and its matches continue in the copy."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from sqlalchemy.pool import NullPool

from meadhall.cli import run as called
from meadhall.engine.common.errors import MeadhallError
from meadhall.server import copying
from meadhall.server.config.settings import Settings
from meadhall.server.copying import copy_hall, database_at
from meadhall.server.hall.hall import Hall
from meadhall.server.location import locked_folder
from meadhall.server.protocol.bodies import Clocks, Join
from meadhall.server.store import engines
from meadhall.server.store.database import Database
from meadhall.server.store.migrations import HEAD_VERSION, alembic_config, migrate, version_of
from meadhall.server.store.schema import (
    ANALYSES,
    CHECKPOINTS,
    EVENTS,
    HALL,
    LEASES,
    METADATA,
    PEOPLE,
    PUZZLE_RECORDS,
    REPLAYS,
    SESSIONS,
    SETTINGS,
    SUBSCRIPTIONS,
    TABLE_PEOPLE,
    TABLES,
)
from meadhall.server.tables.events import HallReopened
from tests.server.databases import database_in
from tests.server.halls import ANN, BEA, ME, OPEN, PIG, QUICK_PACE, Clock, InlineBots, Place, run
from tests.server.test_postgres import needs_postgres
from tests.waiting import PATIENCE

ROWS_OF_FULL_HALL: dict[sql.Table, Sequence[dict[str, Any]]] = {
    PEOPLE: [
        {"id": "ann", "name": "Ann Øß 字", "account": "ann", "account_name": "Ann", "password": "x$y", "at": 0.1 + 0.2},
        {"id": "bea", "name": "Bea", "at": 1764150000.123456, "became": "ann"},
    ],
    SESSIONS: [{"token": "f" * 64, "person": "ann", "at": 1.5, "seen": 2.5, "device": "Firefox, Linux"}],
    REPLAYS: [
        {"id": f"r{number}", "person": "bea", "text": 'a "match"\n' * number, "at": 1.0, "used": 2.0}
        for number in range(25)
    ],
    PUZZLE_RECORDS: [{"person": "ann", "body": b'{"solved":{"heroes":[1]}}'}],
    ANALYSES: [{"id": f"a{number}", "body": b'{"steps":[]}' * number, "used": 2.0} for number in range(25)],
    SETTINGS: [{"person": "ann", "body": b'{"values":{}}'}],
    SUBSCRIPTIONS: [
        {
            "person": "ann",
            "channel": "https://ntfy.sh/ann",
            "language": "de",
            "origin": "https://hall.example",
            "failed": 0,
        }
    ],
    TABLES: [
        {
            "id": f"table-{number}",
            "game": "pig",
            "public": number % 2 == 0,
            "state": "running",
            "touched": number / 3,
            "deadline": None if number % 3 else 1e9 + number,
            "card": None if number % 2 else bytes(range(256)),
            "carded": number,
            "owner": 7,
        }
        for number in range(40)
    ],
    TABLE_PEOPLE: [
        {"person": "ann", "table_id": f"table-{number}", "heard": number - 1, "reminded": number / 7}
        for number in range(40)
    ],
    CHECKPOINTS: [{"table_id": f"table-{number}", "seq": number, "body": b"\x00{}" * number} for number in range(40)],
    EVENTS: [
        {
            "table_id": f"table-{number % 40}",
            "seq": number // 40,
            "command_id": f"c{number}" if number % 2 else None,
            "person": "ann" if number % 2 else None,
            "body": b"\x00\xff" * (number % 50),
            "at": number * 1.1,
        }
        for number in range(1300)
    ],
}
LAST_OPEN_TIME = 1764150000.5


@contextlib.contextmanager
def connection_to(place: Settings) -> Generator[sql.Connection]:
    engine = sql.create_engine(place.url, poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def new_hall(place: Settings) -> Settings:
    """Set up an unused hall. Return its settings."""
    place.data.mkdir(exist_ok=True)
    with connection_to(place) as connection:
        migrate(connection)
    return place


def full_hall(place: Settings) -> Settings:
    """Fill every table of a hall that nodes have opened before. Return its settings."""
    new_hall(place)
    with connection_to(place) as connection, connection.begin():
        for table, rows in ROWS_OF_FULL_HALL.items():
            for row in rows:
                connection.execute(sql.insert(table).values(row))
        connection.execute(
            sql.insert(LEASES).values(number=7, address="a:1", seen=LAST_OPEN_TIME, until=0.0, over=True)
        )
        connection.execute(sql.update(HALL).values(alive=LAST_OPEN_TIME - 100, key="secret"))
    return place


def settings_for_file(folder: Path) -> Settings:
    return Settings(data=folder)


def new_target(folder: Path) -> Settings:
    """Return settings for an empty target: a folder, or a database if the tests run on PostgreSQL."""
    return Settings(data=folder, database=database_in(folder))


def rows_of(place: Settings) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows except ownership of tables."""
    with connection_to(place) as connection:
        return {
            table.name: sorted(
                (
                    tuple(value for name, value in row._mapping.items() if name != "owner")
                    for row in connection.execute(table.select())
                ),
                key=repr,
            )
            for table in copying.COPIED_TABLES
        }


def is_untouched(place: Settings) -> bool:
    """Whether the target is still empty, without any table."""
    if not place.database and not Path(place.database_location).is_file():
        return True
    with connection_to(place) as connection:
        return sql.inspect(connection).get_table_names() == []


def refusal_of_copy(source: Settings, target: Settings) -> str:
    with pytest.raises(MeadhallError) as refused:
        copy_hall(source, target)
    return str(refused.value)


# ---- complete copies


def test_everything_is_copied_there_and_back(tmp_path: Path) -> None:
    first, second, third = (
        full_hall(settings_for_file(tmp_path / "1")),
        new_target(tmp_path / "2"),
        settings_for_file(tmp_path / "3"),
    )
    progress = list[tuple[int, int]]()
    rows = copy_hall(first, second, lambda done, total: progress.append((done, total)))
    assert rows == {table.name: len(kept) for table, kept in ROWS_OF_FULL_HALL.items()}
    assert progress[-1] == (sum(rows.values()),) * 2
    assert len(progress) > len(ROWS_OF_FULL_HALL)
    assert copy_hall(second, third) == rows
    assert rows_of(first) == rows_of(second) == rows_of(third)


def test_all_tables_are_copied_except_hall_and_leases() -> None:
    assert {*copying.COPIED_TABLES, HALL, LEASES} == set(METADATA.tables.values())


def test_copied_tables_belong_to_no_node_and_keep_the_last_open_time(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    copy_hall(first, second)
    with connection_to(second) as connection:
        assert connection.execute(sql.select(TABLES.c.owner).distinct()).scalars().all() == [None]
        assert connection.execute(sql.select(HALL.c.alive, HALL.c.key)).one() == (LAST_OPEN_TIME, None)
        assert connection.execute(sql.select(LEASES)).all() == []


def test_new_database_accepts_a_copy(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_hall(new_target(tmp_path / "2"))
    copy_hall(first, second)
    assert rows_of(first) == rows_of(second)


def test_copy_keeps_the_name_of_the_hall_cookie(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    copy_hall(first, second)
    with connection_to(first) as old, connection_to(second) as new:
        name = old.execute(sql.select(HALL.c.name)).scalar_one()
        assert new.execute(sql.select(HALL.c.name)).scalars().all() == [name]


@contextlib.contextmanager
def checked_unchanged(place: Settings) -> Generator[None]:
    before = rows_of(place)
    yield
    assert rows_of(place) == before


def test_hall_of_an_older_version_is_migrated_in_the_copy(tmp_path: Path) -> None:
    first, second = new_target(tmp_path / "1"), settings_for_file(tmp_path / "2")
    (tmp_path / "1").mkdir()
    with connection_to(first) as connection:
        command.upgrade(alembic_config(connection), "0001")
        connection.execute(sql.text("insert into people (id, name, at) values ('ann', 'Ann', 1)"))
        connection.commit()
    copy_hall(first, second)
    with connection_to(first) as old, connection_to(second) as new:
        assert (version_of(old), version_of(new)) == ("0001", HEAD_VERSION)
        assert new.execute(sql.select(PEOPLE.c.name)).scalars().all() == ["Ann"]


def test_match_continues_in_the_copy_with_its_remaining_time(tmp_path: Path) -> None:
    first, second = settings_for_file(tmp_path / "1"), new_target(tmp_path / "2")
    first.data.mkdir()

    async def begin() -> tuple[str, float]:
        async with hall_in(first, 1000.0) as place:
            table = (await place.new_table(ME, OPEN, person=ANN, public=True, clock=Clocks(600, 0))).id
            await place.hall.join(BEA, table, Join())
            place.clock.advance(60)
            return table, min(clock.left for clock in (await place.connect(table, ANN)).sight.clocks)

    async def go_on(table: str) -> tuple[float, list[str]]:
        async with hall_in(second, 9000.0) as place:
            seconds_left = min(clock.left for clock in (await place.connect(table, ANN)).sight.clocks)
            kinds = [type(kept.event).__name__ for kept in await place.hall.journal.events(table)]
            return seconds_left, kinds

    async def story() -> None:
        table, before = await begin()
        await asyncio.to_thread(copy_hall, first, second)
        seconds_left, kinds = await go_on(table)
        assert seconds_left == pytest.approx(before, abs=1.0)
        assert HallReopened.__name__ in kinds

    run(story())


@contextlib.asynccontextmanager
async def hall_in(place: Settings, time: float) -> AsyncGenerator[Place]:
    """Yield a hall that is open in this place, at this time."""
    database, clock, bots = Database(place.url), Clock(), InlineBots()
    clock.time = time
    await database.open()
    hall = Hall(database, bots, QUICK_PACE, games=[PIG], now=clock)
    await hall.open()
    try:
        yield Place(hall, database, clock, bots)
    finally:
        await hall.close()
        await database.close()


# ---- refusals


@pytest.mark.parametrize("table", [PEOPLE, TABLES])
def test_copy_to_a_database_with_data_is_refused(tmp_path: Path, table: sql.Table) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_hall(new_target(tmp_path / "2"))
    with connection_to(second) as connection, connection.begin():
        connection.execute(sql.insert(table), ROWS_OF_FULL_HALL[table][0])
    with checked_unchanged(second):
        refusal = refusal_of_copy(first, second)
    assert "is not empty, it has " in refusal
    assert refusal.endswith("; choose a place without a hall")


def test_hall_that_is_not_empty_is_not_migrated(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    second.data.mkdir()
    with connection_to(second) as connection:
        command.upgrade(alembic_config(connection), "0003")
        connection.execute(sql.text("insert into people (id, name, at) values ('ann', 'Ann', 1)"))
        connection.commit()
    assert "is not empty, it has 1 people and 0 tables" in refusal_of_copy(first, second)
    with connection_to(second) as connection:
        assert version_of(connection) == "0003"


def test_copy_without_a_source_is_refused_and_creates_none(tmp_path: Path) -> None:
    first, second = new_target(tmp_path / "1"), settings_for_file(tmp_path / "2")
    assert refusal_of_copy(first, second).startswith(
        f"there is no hall in {first.database_location}; name the folder of one"
    )
    assert is_untouched(first)
    assert is_untouched(second)


def test_hall_is_not_copied_onto_itself(tmp_path: Path) -> None:
    hall = full_hall(new_target(tmp_path / "1"))
    assert refusal_of_copy(hall, hall) == f"{hall.database_location} cannot be copied into itself"


def test_equal_folder_paths_give_the_same_database(tmp_path: Path) -> None:
    assert database_at(f"{tmp_path}/a/../b") == database_at(str(tmp_path / "b"))


def test_file_is_not_a_folder(tmp_path: Path) -> None:
    full_hall(settings_for_file(tmp_path))
    with pytest.raises(MeadhallError, match=r"is a file; name the folder that contains the hall's hall.sqlite3"):
        database_at(str(tmp_path / "hall.sqlite3"))


def test_invalid_database_address_is_refused() -> None:
    with pytest.raises(MeadhallError, match="this is not a database address"):
        database_at("mysql://root:secret@db.example/hall")


@contextlib.contextmanager
def open_hall_in(place: Settings) -> Generator[None]:
    """Keep a hall open in this place."""
    if not place.database:
        with locked_folder(place):
            yield
        return
    engine = engines.writer_engine(place.url)
    with engine.connect():
        yield
    engine.dispose()


@pytest.mark.parametrize("which", ["source", "target"])
@pytest.mark.parametrize("turned", [False, True])
def test_open_hall_is_neither_source_nor_target(
    tmp_path: Path, which: str, turned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "LOCK_TIMEOUT", 50)
    one, other = settings_for_file(tmp_path / "1"), new_target(tmp_path / "2")
    source, target = (other, one) if turned else (one, other)
    full_hall(source)
    which_one = source if which == "source" else target
    with open_hall_in(which_one):
        refusal = refusal_of_copy(source, target)
    assert refusal == f"a hall is open in {which_one.database_location}; close it, then copy"
    assert is_untouched(target)


@pytest.mark.parametrize("which", ["source", "target"])
def test_database_of_a_newer_version_is_not_copied(tmp_path: Path, which: str) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_hall(settings_for_file(tmp_path / "2"))
    with connection_to(first if which == "source" else second) as connection:
        connection.execute(sql.text("update alembic_version set version_num = '9999'"))
        connection.commit()
    assert "was written by a newer Meadhall (schema 9999" in refusal_of_copy(first, second)


def test_unknown_tables_are_refused(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    second.data.mkdir()
    with connection_to(second) as connection:
        connection.execute(sql.text("create table people (name text)"))
        connection.commit()
    refusal = refusal_of_copy(first, second)
    assert refusal.startswith(second.database_location)
    assert "is damaged or not a Meadhall database (" in refusal


@needs_postgres
def test_copy_rejected_by_postgresql_names_the_table_and_copies_nothing(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    with connection_to(first) as connection, connection.begin():
        connection.execute(sql.insert(PEOPLE).values(id="long", name="x" * 60, at=0.0))
    refusal = refusal_of_copy(first, second)
    assert refusal.startswith(f"{second.database_location} does not accept a row of people: value too long")
    assert refusal.endswith("; nothing was copied")
    assert "xxx" not in refusal
    assert is_untouched(second)


# ---- interruptions


def test_interrupted_copy_leaves_nothing_and_can_be_repeated(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")

    def stop(done: int, total: int) -> None:
        if done > total / 2:
            raise KeyboardInterrupt

    with checked_unchanged(first), pytest.raises(KeyboardInterrupt):
        copy_hall(first, second, stop)
    assert is_untouched(second)
    copy_hall(first, second)
    assert rows_of(first) == rows_of(second)


KILLED_COPY_PROGRAM = """
import os, signal, sys
from pathlib import Path
from meadhall.server.config.settings import Settings
from meadhall.server.copying import copy_hall
def report(done, total):
    if done > total / 2:
        os.kill(os.getpid(), signal.SIGKILL)
data, database = sys.argv[1:]
copy_hall(Settings(data=Path(data) / "1"), Settings(data=Path(data) / "2", database=database), report)
"""


def test_killed_copy_leaves_nothing_and_can_be_repeated(tmp_path: Path) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    command = [sys.executable, "-c", KILLED_COPY_PROGRAM, str(tmp_path), second.database]
    with checked_unchanged(first):
        assert subprocess.run(command, check=False, timeout=PATIENCE).returncode == -signal.SIGKILL
    assert is_untouched(second)
    copy_hall(first, second)
    assert rows_of(first) == rows_of(second)


def test_missing_rows_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    insert = copying._insert

    def lose_one(connection: sql.Connection, table: sql.Table, rows: Sequence[dict[str, Any]], place: str) -> None:
        insert(connection, table, rows[1:] if table is EVENTS and len(rows) < 500 else rows, place)

    monkeypatch.setattr(copying, "_insert", lose_one)
    refusal = refusal_of_copy(first, second)
    assert refusal == f"{second.database_location} has 1299 rows in events instead of 1300; nothing was copied"
    assert is_untouched(second)


# ---- the command


def arguments_for(place: Settings) -> str:
    return place.database or str(place.data)


def test_copy_command_prints_counts_and_how_to_open_the_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = full_hall(settings_for_file(tmp_path / "1")), new_target(tmp_path / "2")
    assert called(["copy", arguments_for(first), arguments_for(second)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "Copied 2 people, 40 tables with 1,300 events, and 25 match files; all of it was counted again in the copy.",
        f"{second.database_location} now holds the hall. Open it with {'--database' if second.database else '--data'}. "
        f"The one in {first.database_location} is unchanged.",
    ]
    assert called(["copy", arguments_for(first), arguments_for(second)]) == 2
    assert capsys.readouterr().err.startswith(f"meadhall: {second.database_location} is not empty, it has 2 people")


def test_ctrl_c_ends_a_copy_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(source: Settings, target: Settings, report_progress: Callable[[int, int], None]) -> None:
        report_progress(30, 70)
        raise KeyboardInterrupt

    monkeypatch.setattr(copying, "copy_hall", interrupted)
    assert called(["copy", str(tmp_path / "1"), str(tmp_path / "2")]) == 130
    assert capsys.readouterr().err.splitlines()[-1] == (
        "Stopped after 30 of 70 rows. Nothing was copied, and nothing was changed."
    )
