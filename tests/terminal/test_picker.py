"""`meadhall play` without arguments asks for the game and how to start it."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import run
from meadhall.commands import play as playing
from meadhall.engine import find_game, installed_games
from meadhall.terminal import picker, sitting
from meadhall.terminal.picker import PickedGame, pick_game


class FakeConsole:
    """A console with scripted input that keeps what was printed."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.said: list[str] = []

    def read(self, prompt: str) -> str | None:
        return next(self.lines, None)

    def say(self, line: str) -> None:
        self.said.append(line)

    def clear(self) -> None:
        raise AssertionError("nothing is hidden here")


def test_picker_lists_every_game_with_players_and_theme() -> None:
    console = FakeConsole([])
    assert pick_game(console) is None
    for letter, name in zip("abcde", installed_games(), strict=True):
        line = next(line for line in console.said if line.startswith(f"{letter}. "))
        assert find_game(name).name in line
    assert "a. Adventure Land: 2 to 4 players. Your adventurers wait at the edge of a wide land." in console.said[0]


def test_letter_or_the_start_of_a_name_picks_a_game() -> None:
    at = installed_games().index("virtues")
    for word in ("abcde"[at], "seven", "virtues"):
        assert pick_game(FakeConsole([word, "c"])) == PickedGame("virtues", "usual")


def test_first_match_has_its_options_and_easy_bots() -> None:
    picked = pick_game(FakeConsole(["adventure", "a"]))
    assert picked == PickedGame("adventureland", "first", ("--players", "2", "--open_tiles", "true"), "gentle")


def test_lesson_is_offered_if_there_is_one() -> None:
    assert pick_game(FakeConsole(["virtues", "b"])) == PickedGame("virtues", "lesson")
    assert picker.ways_of(find_game(str(Path(__file__).parents[2] / "examples" / "pig.py"))) == ["usual"]


def test_picker_asks_again_after_a_wrong_letter_and_q_leaves() -> None:
    console = FakeConsole(["z", "q"])
    assert pick_game(console) is None
    assert console.said[-1] == "Type a letter from a to e, or the first letters of a name."


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """Pretend that there is a terminal, and return the list of what would be shown."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    shown_screens: list[Any] = []
    monkeypatch.setattr(playing, "_play_on_screen", lambda session, *rest: shown_screens.append(session))
    return shown_screens


def test_bare_play_command_starts_the_picked_game(at_a_terminal: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        picker, "pick_game", lambda voices: PickedGame("adventureland", "first", ("--players", "2"), "gentle")
    )
    assert run(["play"]) == 0
    (session,) = at_a_terminal
    assert session.match.game.id == "adventureland"
    assert len(session.players) == 2


def test_nothing_is_played_without_a_pick(at_a_terminal: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picker, "pick_game", lambda voices: None)
    assert run(["play"]) == 0
    assert at_a_terminal == []


def test_new_match_has_the_same_players_and_options_and_its_own_file(at_a_terminal: list[Any]) -> None:
    assert run(["play", "adventureland", "--players", "3", "--adventure", "2", "--seed", "7"]) == 0
    (first,) = at_a_terminal
    second = sitting.new_session(first)
    assert second.match.options == first.match.options
    assert second.players == first.players
    assert second.path != first.path
    assert second.match.seed != first.match.seed


def test_after_a_match_another_begins_and_a_replay_is_shown(
    at_a_terminal: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "adventureland", "--seed", "7"]) == 0
    wishes, seen, shown = iter(["another", "replay"]), list[Any](), list[Any]()

    def until_left(session: Any, **more: Any) -> str:
        seen.append(session)
        return next(wishes)

    monkeypatch.setattr(sitting, "_play_until_left", until_left)
    monkeypatch.setattr(sitting, "watch_replay", lambda match, names, *rest, **more: shown.append((match, names)))
    sitting.play_drawn(at_a_terminal[0], "", ascii=False)
    assert len(seen) == 2
    ((match, names),) = shown
    assert match.match.seed == seen[1].match.seed
    assert names == seen[1].names
    assert capsys.readouterr().out.count("Your match is saved in") == 2
