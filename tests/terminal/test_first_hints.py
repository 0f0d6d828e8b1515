"""The three hints of the first turns: each appears once, at its moment, and is never shown again."""

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


def test_each_hint_comes_once_at_its_moment(file: Path) -> None:
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


def test_escape_dismisses_all_hints_permanently(file: Path) -> None:
    made = desk(file)
    press(made, "escape")
    assert "press a letter" not in note(made)
    press(made, "d")
    assert "This is a preview" not in note(made)
    assert made.chosen == "go:D6"
    assert "press a letter" not in note(desk(file))
    press(made, "escape")
    assert made.chosen == ""


def test_message_takes_the_place_of_a_hint(file: Path) -> None:
    made = desk(file)
    press(made, "x")
    assert "There is no answer x" in note(made)
    assert "press a letter from the list" not in note(made)


def test_unreadable_or_unwritable_file_is_ignored(tmp_path: Path) -> None:
    made = desk(tmp_path)
    press(made, "escape")
    assert "press a letter" not in note(made)


def test_hints_can_be_off() -> None:
    made = Desk(session())
    assert "press a letter" not in note(made)
    press(made, "d")
    press(made, "escape")
    assert made.chosen == ""
