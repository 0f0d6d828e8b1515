"""A hall that is killed during play keeps every acknowledged command exactly once, and continues."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benches.crash import play_with_kills
from benches.halls.disk import DiskCopy, check_events
from benches.halls.tables import Tables


def test_nothing_is_lost_or_done_twice_when_a_hall_is_killed(tmp_path: Path) -> None:
    report, everybody = asyncio.run(play_with_kills(tmp_path, kills=3, tables=3, seed="a test", mean_interval=0.3))
    assert report.kills == len(report.seconds_to_open) == len(report.seconds_to_play) == 3
    assert report.acknowledged >= 3 * 3
    assert max(report.seconds_to_play) < 10
    check_loss_is_noticed(tmp_path, everybody)


def check_loss_is_noticed(folder: Path, everybody: Tables) -> None:
    """Check that the comparison finds a command that was removed on purpose."""
    table = everybody.tables[0]
    disk = DiskCopy(folder)
    assert disk.is_whole
    browser = max(table, key=lambda one: len(one.done))
    browser.done["never"] = 3
    with pytest.raises(AssertionError, match="never was acknowledged as 3, and is None on the disk"):
        check_events(disk, table)
    del browser.done["never"]
    seen = max(browser.seen)
    browser.seen[seen] = "another"
    with pytest.raises(AssertionError, match=f"seat {browser.seated.seat} was shown another table at {seen}"):
        check_events(disk, table)
    disk.close()
