"""Pinned whole matches. `rewrite.py` writes new files if a change is meant."""

from __future__ import annotations

import pytest

from meadhall.engine import record
from tests.golden.rewrite import FOLDER, MENUS, PLAYED, file_of, menus_of, play_match


@pytest.mark.parametrize("name", PLAYED)
def test_golden_match_replays_byte_for_byte(name: str) -> None:
    match = play_match(name)
    assert record.save(match) == file_of(name).read_text("utf-8")
    assert f"{name} {menus_of(match)}" in MENUS.read_text("utf-8").splitlines(), "another offer, or another refusal"


LAST = {name.partition("-")[0]: name for name in PLAYED}.values()
RACES = [name for name in PLAYED if "realtime" in name]


@pytest.mark.parametrize("name", sorted({*LAST, *RACES}))
def test_golden_match_loads_to_its_end_and_is_verified(name: str) -> None:
    """Covers the last file of each game, and all in real time. A law of each game loads files with all options."""
    text = file_of(name).read_text("utf-8")
    match = record.load(text)
    assert match.over
    assert record.save(match) == text
    assert record.verify(text).digest == match.digest


def test_every_golden_file_has_a_match() -> None:
    assert sorted(FOLDER.glob("*.match")) == sorted(map(file_of, PLAYED))
