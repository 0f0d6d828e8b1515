"""Migrations produce the schema. Waiting writes share one commit, and a failing write affects no other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.pool import NullPool

from meadhall.server.store.database import Database
from meadhall.server.store.migrations import HEAD_VERSION, alembic_config, migrate
from meadhall.server.store.schema import METADATA, PEOPLE, REPLAYS, SESSIONS, TABLES
from tests.server.databases import url_in


def insert_person(name: str) -> Callable[[sql.Connection], object]:
    insert = sql.insert(PEOPLE).values(id=name, name=name, at=0.0)
    return lambda connection: connection.execute(insert)


def names_in(connection: sql.Connection) -> list[str]:
    return list(connection.execute(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.name)).scalars())


def test_migrations_produce_the_schema(tmp_path: Path) -> None:
    async def differences() -> object:
        database = Database(url_in(tmp_path))
        await database.open()
        differing = await database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
        )
        await database.close()
        return differing

    assert asyncio.run(differences()) == []


def test_last_migration_step_is_a_constant(tmp_path: Path) -> None:
    with sql.create_engine(url_in(tmp_path), poolclass=NullPool).connect() as connection:
        assert ScriptDirectory.from_config(alembic_config(connection)).get_current_head() == HEAD_VERSION
        migrate(connection)
        assert sorted(sql.inspect(connection).get_table_names()) == sorted([*METADATA.tables, "alembic_version"])
        connection.rollback()
        migrate(connection)


def test_migrated_database_keeps_its_rows(tmp_path: Path) -> None:
    with sql.create_engine(url_in(tmp_path), poolclass=NullPool).connect() as connection:
        command.upgrade(alembic_config(connection), "0001")
        for row in (
            "insert into people (id, name, at) values ('ann', 'Ann', 1)",
            "insert into sessions (token, person, at, seen) values ('t', 'ann', 2, 3)",
            "insert into replays (id, person, text, at) values ('r', 'ann', 'text', 4)",
            "insert into tables values ('T1', 'pig', false, 'running', 5, null, 'card', 6)",
        ):
            connection.execute(sql.text(row))
        connection.commit()
        migrate(connection)
        assert connection.execute(sql.select(SESSIONS.c.device, SESSIONS.c.seen)).one() == ("", 3)
        assert connection.execute(sql.select(REPLAYS.c.text, REPLAYS.c.used)).one() == ("text", 4)
        assert connection.execute(sql.select(TABLES.c.card, TABLES.c.carded)).one() == (None, 0), "outdated"


def test_reopened_database_keeps_its_rows(tmp_path: Path) -> None:
    async def once(name: str) -> list[str]:
        database = Database(url_in(tmp_path))
        await database.open()
        await database.write(insert_person(name))
        names = await database.read(names_in)
        await database.close()
        return names

    assert asyncio.run(once("ann")) == ["ann"]
    assert asyncio.run(once("bea")) == ["ann", "bea"]


def test_waiting_writes_share_a_commit_and_a_failing_one_fails_alone(tmp_path: Path) -> None:
    async def written() -> tuple[list[bool], int, list[str]]:
        database = Database(url_in(tmp_path))
        await database.open()
        commits = 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(database._writing, "commit", count)
        await asyncio.gather(*(database.write_batched(insert_person(name)) for name in "abcdefgh"))
        together = commits
        more_writes = (database.write_batched(insert_person(name)) for name in "ijak")
        results = await asyncio.gather(*more_writes, return_exceptions=True)
        names = await database.read(names_in)
        await database.close()
        return [isinstance(result, Exception) for result in results], together, names

    failed, commits, names = asyncio.run(written())
    assert commits == 1
    assert failed == [False, False, True, False]
    assert names == list("abcdefghijk")


def test_writes_soon_after_a_commit_share_the_next_one(tmp_path: Path) -> None:
    async def commits(one_by_one: bool) -> int:
        database, seen = Database(url_in(tmp_path)), list[str]()
        event.listen(database._writing, "commit", lambda _: seen.append("commit"))
        await database.open()
        before = len(seen)
        work = [asyncio.create_task(database.write_batched(insert_person(f"{one_by_one}-first")))]
        for count in range(10):
            await (work[-1] if one_by_one else asyncio.sleep(0))
            work.append(asyncio.create_task(database.write_batched(insert_person(f"{one_by_one}-{count}"))))
        await asyncio.gather(*work)
        await database.close()
        return len(seen) - before

    assert asyncio.run(commits(False)) <= 3
    assert asyncio.run(commits(True)) >= 5


def test_write_failure_does_not_reveal_the_values(tmp_path: Path) -> None:
    async def failing() -> str:
        database = Database(url_in(tmp_path))
        await database.open()
        await database.write(insert_person("Wanda"))
        with pytest.raises(sql.exc.IntegrityError) as caught:
            await database.write(insert_person("Wanda"))
        await database.close()
        return str(caught.value)

    error_text = asyncio.run(failing())
    assert "INSERT" in error_text
    assert "Wanda" not in error_text


def test_write_to_a_closed_database_fails(tmp_path: Path) -> None:
    async def late() -> None:
        database = Database(url_in(tmp_path))
        with pytest.raises(ConnectionError):
            await database.write(names_in)
        await database.open()
        await database.close()

    asyncio.run(late())
