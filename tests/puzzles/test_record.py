"""Puzzle records: solved puzzles, the next one, and the streak."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from meadhall.engine import find_game
from meadhall.puzzles import Book, PuzzleRecord, book_of, number_of_the_day

ONE_DAY = timedelta(days=1)
FRIDAY = date(2026, 2, 27)


@pytest.fixture(name="book")
def heroes_book() -> Book:
    return book_of(find_game("heroes"))


def with_solved(record: PuzzleRecord, book: Book, day: date) -> PuzzleRecord:
    return record.with_solved(book, number_of_the_day(book, day), day)


def test_streak_grows_daily_and_restarts_after_a_missed_day(book: Book) -> None:
    record = with_solved(PuzzleRecord(), book, FRIDAY)
    assert record.streak(FRIDAY) == 1
    record = with_solved(record, book_of(find_game("virtues")), FRIDAY)
    assert record.streak(FRIDAY) == 1
    record = with_solved(record, book, FRIDAY + ONE_DAY)
    assert [record.streak(FRIDAY + days * ONE_DAY) for days in (1, 2, 3)] == [2, 2, 0]
    assert with_solved(record, book, FRIDAY + 3 * ONE_DAY).streak(FRIDAY + 3 * ONE_DAY) == 1


def test_other_puzzles_do_not_change_the_streak(book: Book) -> None:
    other = number_of_the_day(book, FRIDAY) % len(book.puzzles) + 1
    record = PuzzleRecord().with_solved(book, other, FRIDAY)
    assert record.solved_in("heroes") == (other,)
    assert record.solved_in("virtues") == ()
    assert record.streak(FRIDAY) == 0


def test_next_puzzle_is_unsolved_and_wraps_around(book: Book) -> None:
    count = len(book.puzzles)
    record = PuzzleRecord({"heroes": (1, 3)})
    assert record.next_unsolved(book, 2) == 4
    assert record.next_unsolved(book, count) == 2
    everything = PuzzleRecord({"heroes": tuple(range(1, count + 1))})
    assert everything.next_unsolved(book, count) == 1


def test_two_records_of_one_person_are_merged(book: Book) -> None:
    guest = with_solved(PuzzleRecord({"heroes": (1,)}), book, FRIDAY)
    account = PuzzleRecord({"heroes": (2,), "virtues": (1,)}, FRIDAY - ONE_DAY, 5)
    joined = account.merged_with(guest)
    assert {1, 2, number_of_the_day(book, FRIDAY)} == {*joined.solved_in("heroes")}
    assert joined.solved_in("virtues") == (1,)
    assert joined.streak(FRIDAY) == 1
    assert account.merged_with(PuzzleRecord()) == account
