"""`meadhall puzzle`: the table, the question, attempts until one is right, and the value of each answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from meadhall.cli import build_app
from meadhall.commands.puzzle import ask_until_solved, puzzle_day, read_own_record, record_file, session_at
from meadhall.engine import find_game
from meadhall.puzzles import PuzzleRecord, book_of, number_of_the_day
from tests.terminal.test_learn import FakeConsole

GAME = find_game("adventureland")
BOOK = book_of(GAME)


def solve_puzzle(*typed_lines: str, size: tuple[int, int] | None = None) -> tuple[str, list[str]]:
    """Solve the first puzzle with these typed words. `best` and `other` stand for the letters of answers."""
    session, puzzle = session_at(GAME, BOOK, 1)
    letters = {answer.key: answer.letter for answer in session.answers()}
    named = {"best": letters[puzzle.best], "other": letters[puzzle.others[0].key]}
    console = FakeConsole([named.get(word, word) for word in typed_lines])
    return ask_until_solved(session, puzzle, console, size), console.said


def test_wrong_answer_shows_its_gap_and_the_right_one_the_solution() -> None:
    end, lines = solve_puzzle("other", "best")
    assert end == "solved"
    behind = BOOK.puzzles[0].others[0].behind
    assert any(f"yours wins {round(100 * behind)} fewer of 100 matches" in line for line in lines)
    after = lines[lines.index("Right!") :]
    assert sum(" % ± " in line for line in after) == 1 + len(BOOK.puzzles[0].others)


@pytest.mark.parametrize("word", ["show", " show "])
def test_typing_show_prints_the_solution(word: str) -> None:
    end, lines = solve_puzzle(word)
    assert end == "shown"
    assert "Right!" not in lines
    assert any(line.startswith("Chance to win, from ") for line in lines)


@pytest.mark.parametrize("words", [(), ("quit",), ("7", "", "quit")])
def test_quit_or_the_end_of_input_leaves_without_the_solution(words: tuple[str, ...]) -> None:
    end, lines = solve_puzzle(*words)
    assert end == "left"
    assert not any(" % ± " in line for line in lines)
    assert lines.count("No answer has that letter.") == max(0, len(words) - 1)


def test_table_is_drawn_if_there_is_room() -> None:
    _, drawn = solve_puzzle("quit", size=(120, 34))
    _, plain = solve_puzzle("quit", size=(20, 5))
    assert len(drawn) > 34
    assert len(plain) < 34


def run(*arguments: str, keys: str = "") -> str:
    result = CliRunner().invoke(build_app(["puzzle"]), ["puzzle", *arguments, "--plain"], input=keys)
    assert result.exit_code == 0
    return result.output


def test_solved_daily_puzzles_are_stored_and_make_a_streak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    count, number = len(BOOK.puzzles), number_of_the_day(BOOK, puzzle_day())
    session, puzzle = session_at(GAME, BOOK, number)
    best = next(answer.letter for answer in session.answers() if answer.key == puzzle.best)
    assert "No streak yet." in run()
    assert f"the puzzle of the day of {GAME.name} (0 of {count} solved)" in run()
    assert "Streak" not in run(GAME.id, keys="show\n")
    assert "Streak: 1 day" in run(GAME.id, keys=f"{best}\n")
    assert f"the puzzle of the day of {GAME.name} is solved (1 of {count} solved)" in run()


def test_damaged_file_of_solved_puzzles_counts_as_empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record_file().parent.mkdir()
    record_file().write_text("{")
    assert read_own_record() == PuzzleRecord()
