"""Reads the data of a hall on disk, without the hall."""

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
from meadhall.server.tables.loading import fold_table

FILES = ("hall.sqlite3", "hall.sqlite3-wal")


class DiskCopy:
    """A copy of a hall's current data, so that reading it has no effect on the hall."""

    def __init__(self, folder: Path) -> None:
        self._copy = tempfile.TemporaryDirectory()
        for name in FILES:
            if (folder / name).exists():
                shutil.copy(folder / name, self._copy.name)
        self._database = sqlite3.connect(Path(self._copy.name) / FILES[0])

    def close(self) -> None:
        """Delete the copy."""
        self._database.close()
        self._copy.cleanup()

    @property
    def is_whole(self) -> bool:
        """Whether SQLite's integrity check passes."""
        return self._database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    def events(self, table: str) -> list[StoredEvent]:
        """Return the stored events of a table."""
        query = "SELECT seq, command_id, person, body, at FROM events WHERE table_id = ? ORDER BY seq"
        rows = self._database.execute(query, (table,))
        return [StoredEvent(seq, command, person, DECODER.decode(body), at) for seq, command, person, body, at in rows]


class Events(Protocol):
    """A source of the events of a table."""

    def events(self, table: str) -> list[StoredEvent]: ...


def check_events(disk: Events, browsers: Sequence[Browser]) -> int:
    """Compare the stored events with what the clients of a table saw; return the number of acknowledged commands."""
    stored = disk.events(browsers[0].seated.table)
    assert [event.seq for event in stored] == list(range(1, len(stored) + 1)), "the events have gaps"
    fold = fold_table(browsers[0].seated.table, stored)
    acknowledged = sum(_check_commands(stored, fold, browser) for browser in browsers)
    _check_sights(stored, browsers)
    return acknowledged


def _check_commands(stored: Sequence[StoredEvent], fold: Fold, browser: Browser) -> int:
    """Check that each acknowledged command is stored exactly once, with its number."""
    own = [event for event in stored if event.person == browser.seated.guest.id and event.command is not None]
    numbers = {event.command: fold.event_number_for(browser.seated.guest.id, event.seq) for event in own}
    assert len(numbers) == len(own), "a command was carried out twice"
    for command, seq in browser.done.items():
        assert numbers.get(command) == seq, (
            f"{command} was acknowledged as {seq}, and is {numbers.get(command)} on the disk"
        )
    refused_ids = {refused["id"] for refused in browser.refused} - browser.done.keys()
    assert not refused_ids & numbers.keys(), "a command was refused, and yet carried out"
    return len(browser.done)


def _check_sights(stored: Sequence[StoredEvent], browsers: Sequence[Browser]) -> None:
    """Check that each sight that was shown equals the fold of the events up to its number."""
    fold = fold_table(browsers[0].seated.table, stored[:1])
    for event in stored[1:]:
        fold.apply(event.event, event.time, event.person, event.command)
        for browser in browsers:
            number, seat = fold.event_number_for(browser.seated.guest.id), browser.seated.seat
            shown = browser.seen.get(number)
            if shown is not None:
                current = digest(fold.match.view(seat).state)
                assert current == shown, f"seat {seat} was shown another table at {number}"
