"""Whole matches, pinned; rewrite.py writes them again on purpose."""

from __future__ import annotations

import pytest

from meadhall.engine import record
from tests.golden.rewrite import FOLDER, MENUS, PLAYED, file_of, menus_of, played


@pytest.mark.parametrize("name", PLAYED)
def test_a_golden_match_is_played_again_byte_for_byte(name: str) -> None:
    match = played(name)
    assert record.save(match) == file_of(name).read_text("utf-8")
    assert f"{name} {menus_of(match)}" in MENUS.read_text("utf-8").splitlines(), "another offer, or another refusal"


LAST = {name.partition("-")[0]: name for name in PLAYED}.values()
RACES = [name for name in PLAYED if "realtime" in name]


@pytest.mark.parametrize("name", sorted({*LAST, *RACES}))
def test_a_golden_match_loads_to_its_end_and_is_proved(name: str) -> None:
    """The last file of each game, and all in real time: that files of all options load is a law of each game."""
    text = file_of(name).read_text("utf-8")
    match = record.load(text)
    assert match.over
    assert record.save(match) == text
    assert record.verify(text).digest == match.digest


def test_no_golden_file_is_left_behind() -> None:
    assert sorted(FOLDER.glob("*.match")) == sorted(map(file_of, PLAYED))
