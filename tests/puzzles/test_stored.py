"""The puzzles shipped with the games: each fits the current rules, has several answers, and is translated."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from meadhall.engine import Game, Match, find_game, installed_games
from meadhall.puzzles import Book, Puzzle, PuzzleError, book_of, has_puzzles, match_at, number_of_the_day, puzzle_at
from meadhall.puzzles.making import MIN_EASY_MENU_SIZE, MIN_MARGIN
from meadhall.puzzles.words import gain_words, hidden_content_note, puzzle_perspective, solution_of
from tests.puzzles import doors

GAMES = [name for name in installed_games() if has_puzzles(find_game(name))]


def test_shipped_books_are_not_empty() -> None:
    assert {"adventureland", "heroes"} <= {*GAMES}
    assert all(book_of(find_game(name)).puzzles for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_fits_the_rules(name: str) -> None:
    """If this fails, `meadhall puzzles NAME --check` lists the puzzles that still hold, and --make makes new ones."""
    game = find_game(name)
    book = book_of(game)
    assert (book.game, book.version) == (game.id, game.version)
    for puzzle in book.puzzles:
        assert_fits(game, book, puzzle, match_at(game, book, puzzle))


def assert_fits(game: Game[Any], book: Book, puzzle: Puzzle, match: Match[Any]) -> None:
    number = book.puzzles.index(puzzle) + 1
    keys = match.menu(puzzle.seat).keys
    others = [other.key for other in puzzle.others]
    assert sorted(keys) == sorted([puzzle.best, *others]), f"{number}: every answer was measured"
    assert puzzle.is_hard or len(keys) >= MIN_EASY_MENU_SIZE, f"{number}: it is too easy"
    assert puzzle.first_sight in keys
    assert all(other.behind >= max(MIN_MARGIN, 2 * other.within) for other in puzzle.others), (
        f"{number}: it is not clear"
    )
    assert others == [other.key for other in sorted(puzzle.others, key=lambda other: other.behind)]
    for language in game.languages:
        perspective = puzzle_perspective(match, puzzle.seat, "Ann", language)
        found = solution_of(perspective, puzzle)
        assert (hidden_content_note(perspective) != "") == game.puzzling.uses_hidden_content
        assert "puzzle-note" not in hidden_content_note(perspective), f"{language}: no words"
        assert [answer.key for answer in found.answers] == [puzzle.best, *others]
        assert all(answer.words and 0 <= answer.chance <= 1 for answer in found.answers)
        # a gain may count for more, for less or for both
        for name in (gain.removeprefix("less ") for gain in puzzle.gains):
            assert gain_words(perspective, [name, f"less {name}"]), f"{number}: {name}"


@pytest.mark.parametrize("name", GAMES)
def test_each_puzzle_comes_once_before_any_repeats(name: str) -> None:
    book = book_of(find_game(name))
    count, first = len(book.puzzles), date(2026, 3, 1)
    days = [number_of_the_day(book, first + timedelta(days=day)) for day in range(2 * count)]
    assert sorted(days[:count]) == list(range(1, count + 1))
    assert days[count:] == days[:count]


def test_unknown_puzzle_number_and_game_without_puzzles_are_refused() -> None:
    book = book_of(find_game(GAMES[0]))
    assert puzzle_at(book, len(book.puzzles)) == book.puzzles[-1]
    for number in (0, len(book.puzzles) + 1):
        with pytest.raises(PuzzleError, match=f"puzzles are numbered 1 to {len(book.puzzles)}"):
            puzzle_at(book, number)
    with pytest.raises(PuzzleError, match="Doors has no puzzles"):
        book_of(doors.GAME)


def test_book_of_one_puzzle_has_it_every_day() -> None:
    book = book_of(find_game(GAMES[0]))
    alone = replace_puzzles(book, book.puzzles[:1])
    assert {number_of_the_day(alone, date(2026, 3, day)) for day in range(1, 9)} == {1}


def replace_puzzles(book: Book, puzzles: tuple[Puzzle, ...]) -> Book:
    return Book(book.game, book.version, book.seed, book.tried, book.matches, puzzles)
