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
    current_desk = Desk(session())
    current_desk.hints = FirstHints(file)
    current_desk.frame(100, 30)
    return current_desk


def note(shown_desk: Desk) -> str:
    return " ".join(" ".join(shown_desk.frame(100, 30).canvas.text()[-4:-1]).split())


def test_each_hint_comes_once_at_its_moment(file: Path) -> None:
    current_desk = desk(file)
    assert "press a letter from the list" in note(current_desk)
    press(current_desk, "d")
    assert "This is a preview" in note(current_desk)
    press(current_desk, "d")
    assert "Cannot choose something?" in note(current_desk)
    press(current_desk, "a")
    assert "This is a preview" not in note(current_desk)
    press(current_desk, "a")
    assert "Cannot choose" not in note(current_desk)
    assert "Cannot choose" not in note(desk(file))


def test_escape_dismisses_all_hints_permanently(file: Path) -> None:
    current_desk = desk(file)
    press(current_desk, "escape")
    assert "press a letter" not in note(current_desk)
    press(current_desk, "d")
    assert "This is a preview" not in note(current_desk)
    assert current_desk.chosen == "go:D6"
    assert "press a letter" not in note(desk(file))
    press(current_desk, "escape")
    assert current_desk.chosen == ""


def test_message_takes_the_place_of_a_hint(file: Path) -> None:
    current_desk = desk(file)
    press(current_desk, "x")
    assert "There is no answer x" in note(current_desk)
    assert "press a letter from the list" not in note(current_desk)


def test_unreadable_or_unwritable_file_is_ignored(tmp_path: Path) -> None:
    current_desk = desk(tmp_path)
    press(current_desk, "escape")
    assert "press a letter" not in note(current_desk)


def test_hints_can_be_off() -> None:
    current_desk = Desk(session())
    assert "press a letter" not in note(current_desk)
    press(current_desk, "d")
    press(current_desk, "escape")
    assert current_desk.chosen == ""
