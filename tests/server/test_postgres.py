"""A hall in PostgreSQL is alone in its database, and reconnects after a cut connection."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.serving import build_site
from meadhall.server.store import engines
from meadhall.server.store.database import Database
from meadhall.server.store.schema import PEOPLE
from tests.server.databases import SERVER, database_in, url_in

needs_postgres = pytest.mark.skipif(
    not os.environ.get(SERVER), reason="PostgreSQL is not here: make test-nodes installs it, and runs what it needs"
)


def insert_person(name: str) -> Callable[[sql.Connection], object]:
    insert = sql.insert(PEOPLE).values(id=name, name=name, at=0.0)
    return lambda connection: connection.execute(insert)


def names_in(connection: sql.Connection) -> list[str]:
    return list(connection.execute(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.name)).scalars())


async def id_of_writing_connection(database: Database) -> int:
    return await database.write(
        lambda connection: int(connection.execute(sql.text("select pg_backend_pid()")).scalar_one())
    )


async def cut_connection(database: Database) -> None:
    """End the connection by which a hall writes, as a restarting server does."""
    writer_id = await id_of_writing_connection(database)
    await database.read(
        lambda connection: connection.execute(sql.text(f"select pg_terminate_backend({writer_id}, 5000)")).all()
    )


def opening_error(settings: Settings) -> str:
    """Return the error of a hall that cannot be opened."""
    with pytest.raises(MeadhallError) as refused:
        asyncio.run(build_site(settings).open())
    return str(refused.value)


@pytest.fixture(autouse=True)
def short_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time for which a hall waits for another to close."""
    monkeypatch.setattr(engines, "LOCK_TIMEOUT", 50)


@needs_postgres
def test_database_in_use_refuses_a_second_server(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database_in(tmp_path))

    async def both() -> str:
        first, second = Database(settings.url), build_site(settings)
        await first.open()
        with pytest.raises(MeadhallError) as refused:
            await build_site(settings).open()
        await first.close()
        await second.open()
        await second.close()
        return str(refused.value)

    error_text = asyncio.run(both())
    assert error_text.startswith("postgresql:/")
    assert error_text.endswith("is in use by another hall; close it, or choose another database with --database")


@needs_postgres
def test_hall_reconnects_after_a_cut_and_is_alone_again(tmp_path: Path) -> None:
    async def story() -> list[str]:
        first, second = Database(url_in(tmp_path)), Database(url_in(tmp_path))
        await first.open()
        await first.write(insert_person("ann"))
        await cut_connection(first)
        with pytest.raises(OperationalError):
            await first.write_batched(insert_person("bea"))
        await first.write_batched(insert_person("cas"))
        with pytest.raises(OperationalError):
            await second.open()
        await second.close()
        names = await first.read(names_in)
        await first.close()
        return names

    assert asyncio.run(story()) == ["ann", "cas"]


@needs_postgres
def test_disconnected_hall_writes_nothing_after_another_has_opened(tmp_path: Path) -> None:
    async def story() -> list[str]:
        first, second = Database(url_in(tmp_path)), Database(url_in(tmp_path))
        await first.open()
        await cut_connection(first)
        await second.open()
        for name in ("ann", "bea", "cas"):
            with pytest.raises(OperationalError):
                await first.write_batched(insert_person(name))
        await second.write(insert_person("dot"))
        names = await second.read(names_in)
        await second.close()
        await first.write_batched(insert_person("eve"))
        names += await first.read(names_in)
        await first.close()
        return names

    assert asyncio.run(story()) == ["dot", "dot", "eve"]


@needs_postgres
def test_schema_with_unknown_tables_is_refused(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    engine = sql.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sql.text("create table people (name text)"))
    engine.dispose()
    assert "is not a Meadhall database (relation" in opening_error(Settings(data=tmp_path, database=url))


@needs_postgres
def test_missing_server_is_reported_without_the_password(tmp_path: Path) -> None:
    error_text = opening_error(Settings(data=tmp_path, database="postgresql://hall:secret@127.0.0.1:1/meadhall"))
    assert error_text.startswith("postgresql://127.0.0.1:1/meadhall cannot be reached (")
    assert error_text.endswith(": check --database, and that its server is running")
    assert "secret" not in error_text
