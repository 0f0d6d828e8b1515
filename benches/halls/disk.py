"""The data of a hall on disk, read without the hall."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from benches.halls.browser import Browser
from meadhall.engine.model.state import digest
from meadhall.server.tables.events import DECODER
from meadhall.server.tables.fold import Fold
from meadhall.server.tables.journal import StoredEvent
from meadhall.server.tables.waking import fold_table

FILES = ("hall.sqlite3", "hall.sqlite3-wal")


class Disk:
    """A copy of the data of a hall as they are now: looking at them changes nothing."""

    def __init__(self, folder: Path) -> None:
        self._copy = tempfile.TemporaryDirectory()
        for name in FILES:
            if (folder / name).exists():
                shutil.copy(folder / name, self._copy.name)
        self._database = sqlite3.connect(Path(self._copy.name) / FILES[0])

    def close(self) -> None:
        """Forgets the copy."""
        self._database.close()
        self._copy.cleanup()

    @property
    def is_whole(self) -> bool:
        """Whether SQLite finds nothing wrong with it."""
        return self._database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    def events(self, table: str) -> list[StoredEvent]:
        """Everything that has happened at a table."""
        query = "SELECT seq, command_id, person, body, at FROM events WHERE table_id = ? ORDER BY seq"
        rows = self._database.execute(query, (table,))
        return [StoredEvent(seq, command, person, DECODER.decode(body), at) for seq, command, person, body, at in rows]


class Events(Protocol):
    """A source of the events of a table."""

    def events(self, table: str) -> list[StoredEvent]: ...


def check(disk: Events, browsers: Sequence[Browser]) -> int:
    """Compares the disk with what the people at one table were told; how many acknowledged commands there are."""
    kept = disk.events(browsers[0].seated.table)
    assert [one.seq for one in kept] == list(range(1, len(kept) + 1)), "the events have gaps"
    fold = fold_table(browsers[0].seated.table, kept)
    acknowledged = sum(_check_commands(kept, fold, browser) for browser in browsers)
    _check_sights(kept, browsers)
    return acknowledged


def _check_commands(kept: Sequence[StoredEvent], fold: Fold, browser: Browser) -> int:
    """Check that each acknowledged command is stored once, at its place."""
    mine = [one for one in kept if one.person == browser.seated.guest.id and one.command is not None]
    found = {one.command: fold.number_for(browser.seated.guest.id, one.seq) for one in mine}
    assert len(found) == len(mine), "a command was carried out twice"
    for command, seq in browser.done.items():
        assert found.get(command) == seq, (
            f"{command} was acknowledged as {seq}, and is {found.get(command)} on the disk"
        )
    lost = {refused["id"] for refused in browser.refused} - browser.done.keys()
    assert not lost & found.keys(), "a command was refused, and yet carried out"
    return len(browser.done)


def _check_sights(kept: Sequence[StoredEvent], browsers: Sequence[Browser]) -> None:
    """Check that each sight shown equals the fold of the events so far."""
    fold = fold_table(browsers[0].seated.table, kept[:1])
    for one in kept[1:]:
        fold.apply(one.event, one.at, one.person, one.command)
        for browser in browsers:
            number, seat = fold.number_for(browser.seated.guest.id), browser.seated.seat
            seen = browser.seen.get(number)
            if seen is not None:
                now = digest(fold.match.view(seat).state)
                assert now == seen, f"seat {seat} was shown another table at {number}"
