"""`meadhall puzzle`: the table and the question, letters until one is right, and what each answer is worth."""

from __future__ import annotations

import pytest

from meadhall.commands.puzzle import session_at, solve, todays
from meadhall.engine import find_game
from meadhall.puzzles import book_of
from tests.terminal.test_learn import Typist

GAME = find_game("adventureland")
BOOK = book_of(GAME)


def typed(*words: str, size: tuple[int, int] | None = None) -> tuple[bool, list[str]]:
    """Solves the first puzzle by these words; `best` and `other` stand for letters of answers."""
    session, puzzle = session_at(GAME, BOOK, 1)
    letters = {one.key: one.letter for one in session.answers()}
    named = {"best": letters[puzzle.best], "other": letters[puzzle.others[0].key]}
    typist = Typist([named.get(word, word) for word in words])
    return solve(session, puzzle, typist, size), typist.said


def test_a_wrong_letter_is_told_how_far_it_is_behind_and_a_right_one_the_solution() -> None:
    told, said = typed("other", "best")
    assert told
    behind = BOOK.puzzles[0].others[0].behind
    assert any(f"yours wins {round(100 * behind)} of 100 matches less" in line for line in said)
    after = said[said.index("Right!") :]
    assert sum(" % ± " in line for line in after) == 1 + len(BOOK.puzzles[0].others)


@pytest.mark.parametrize("word", ["show", " show "])
def test_show_tells_the_solution(word: str) -> None:
    told, said = typed(word)
    assert told
    assert "Right!" not in said
    assert any(line.startswith("Chance to win, from ") for line in said)


@pytest.mark.parametrize("words", [(), ("quit",), ("7", "", "quit")])
def test_quit_or_the_end_of_input_leaves_without_the_solution(words: tuple[str, ...]) -> None:
    told, said = typed(*words)
    assert not told
    assert not any(" % ± " in line for line in said)
    assert said.count("This is no letter of an answer.") == max(0, len(words) - 1)


def test_the_table_is_drawn_where_there_is_room() -> None:
    _, drawn = typed("quit", size=(120, 34))
    _, plain = typed("quit", size=(20, 5))
    assert len(drawn) > 34
    assert len(plain) < 34


def test_without_a_game_the_puzzles_of_the_day_are_listed() -> None:
    assert f"the puzzle of the day of {GAME.name}, one of {len(BOOK.puzzles)}" in "\n".join(todays())
