"""The three hints of the first turns: each at its moment and once, and kept between matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.first_hints import FirstHints
from meadhall.terminal.fullscreen.keys import press
from tests.terminal.moment import session


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hints"


def desk(file: Path) -> Desk:
    made = Desk(session())
    made.hints = FirstHints(file)
    made.frame(100, 30)
    return made


def note(made: Desk) -> str:
    return " ".join(" ".join(made.frame(100, 30).canvas.text()[-4:-1]).split())


def test_each_comes_at_its_moment_and_once(file: Path) -> None:
    made = desk(file)
    assert "press a letter from the list" in note(made)
    press(made, "d")
    assert "This is a preview" in note(made)
    press(made, "d")
    assert "Cannot choose something?" in note(made)
    press(made, "a")
    assert "This is a preview" not in note(made)
    press(made, "a")
    assert "Cannot choose" not in note(made)
    assert "Cannot choose" not in note(desk(file))


def test_escape_sends_them_all_away_for_good(file: Path) -> None:
    made = desk(file)
    press(made, "escape")
    assert "press a letter" not in note(made)
    press(made, "d")
    assert "This is a preview" not in note(made)
    assert made.chosen == "go:D6"
    assert "press a letter" not in note(desk(file))
    press(made, "escape")
    assert made.chosen == ""


def test_a_message_goes_before_a_hint(file: Path) -> None:
    made = desk(file)
    press(made, "x")
    assert "There is no answer x" in note(made)
    assert "press a letter from the list" not in note(made)


def test_a_file_that_cannot_be_read_or_written_stops_nobody(tmp_path: Path) -> None:
    made = desk(tmp_path)
    press(made, "escape")
    assert "press a letter" not in note(made)


def test_without_hints_there_are_none() -> None:
    made = Desk(session())
    assert "press a letter" not in note(made)
    press(made, "d")
    press(made, "escape")
    assert made.chosen == ""
