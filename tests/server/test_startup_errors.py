"""A hall that cannot be opened gives the reason in one sentence without a traceback, and a failing exit code."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings
from meadhall.server.serving import build_site
from meadhall.server.store import engines
from meadhall.server.store.migrations import HEAD_VERSION, migrate
from meadhall.server.store.open_errors import SQLITE_MESSAGES, UnusableDatabase, explained_errors
from tests.waiting import PATIENCE


def newer_database(file: Path) -> None:
    with sql.create_engine(engines.sqlite_url(file)).connect() as connection:
        migrate(connection)
        connection.execute(sql.text("update alembic_version set version_num = '9999'"))
        connection.commit()


def no_database(file: Path) -> None:
    file.write_text("garbage")


def truncated_database(file: Path) -> None:
    with sql.create_engine(engines.sqlite_url(file)).connect() as connection:
        migrate(connection)
    file.write_bytes(file.read_bytes()[:6000])


def foreign_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table people (name)")


def opening_error(folder: Path) -> str:
    """Return the error of a hall that cannot be opened with the contents of this folder."""

    async def opened() -> None:
        await build_site(Settings(data=folder)).open()

    with pytest.raises(MeadhallError) as refused:
        asyncio.run(opened())
    return str(refused.value)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (no_database, r"hall.sqlite3 is damaged .* \(file is not a database\)\. Restore a backup"),
        (
            truncated_database,
            r"hall.sqlite3 is damaged .* \(.*malformed\)\. Restore a backup, or move it away to start over",
        ),
        (foreign_database, r"hall.sqlite3 is damaged or not a Meadhall database \(.*people already exists\)"),
        (
            Path.mkdir,
            r"hall.sqlite3 cannot be read or written \(unable to open database file\): check its permissions",
        ),
        (
            newer_database,
            rf"by a newer Meadhall \(schema 9999; this version supports {HEAD_VERSION}\): update Meadhall",
        ),
    ],
)
def test_unusable_database_is_explained(tmp_path: Path, make: Callable[[Path], object], says: str) -> None:
    make(tmp_path / "hall.sqlite3")
    assert re.search(says, opening_error(tmp_path))


def test_locked_database_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "LOCK_TIMEOUT", 10)
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3", isolation_level=None)) as other:
        other.execute("begin exclusive")
        error_text = opening_error(tmp_path)
    assert "hall.sqlite3 is in use by another program (database is locked); close it first" in error_text


@pytest.mark.parametrize("code", SQLITE_MESSAGES)
def test_every_sqlite_error_has_its_sentence(code: int) -> None:
    trouble = sqlite3.OperationalError("trouble")
    trouble.sqlite_errorcode = code | 0x200
    with pytest.raises(UnusableDatabase) as refused, explained_errors("hall.sqlite3"):
        raise OperationalError("select", {}, trouble)
    assert str(refused.value) == SQLITE_MESSAGES[code].format(file="hall.sqlite3", what="trouble")


def test_other_errors_are_passed_on_unchanged() -> None:
    with pytest.raises(ZeroDivisionError), explained_errors("hall.sqlite3"):
        raise ZeroDivisionError


def run_serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_damaged_database_gives_one_sentence_and_a_failing_exit_code(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_text("garbage")
    result = run_serve("--port", "0", "--data", str(tmp_path))
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"meadhall: {tmp_path / 'hall.sqlite3'} is damaged or not a Meadhall database")
    assert result.stderr.count("\n") == 1


def test_port_in_use_is_explained_in_the_same_way(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run_serve("--port", str(port), "--data", str(tmp_path))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"meadhall: cannot open the hall at 127.0.0.1 port {port}: ")
    assert result.stderr.count("\n") == 1
