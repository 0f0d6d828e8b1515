"""Puzzles in the form for browsers: the list of all, the table of each, and its solution."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from meadhall.engine import Game
from meadhall.puzzles import PuzzleRecord, book_of, has_puzzles, match_at, number_of_the_day, puzzle_at
from meadhall.puzzles.words import hidden_content_note, puzzle_perspective, solution_of
from meadhall.server.live.sight import SightContext, letters_of, sight_of
from meadhall.server.protocol import wire
from meadhall.server.protocol.puzzle_bodies import PuzzleAnswer, Puzzles, PuzzleShelf, PuzzleSolution, PuzzleTable
from meadhall.server.wording.hall_words import hall_text


def today() -> date:
    """Return the date of the current puzzles of the day: the date in UTC."""
    return datetime.now(UTC).date()


def shelves(games: Mapping[str, Game[Any]], record: PuzzleRecord) -> Puzzles:
    """Return all games with puzzles, with the puzzle of the day, and a person's record."""
    books = [book_of(game) for game in games.values() if has_puzzles(game)]
    all_shelves = list[PuzzleShelf]()
    for book in filter(lambda book: book.puzzles, books):
        daily, solved = number_of_the_day(book, today()), [*record.solved_in(book.game)]
        all_shelves.append(PuzzleShelf(book.game, len(book.puzzles), daily, solved, record.next_unsolved(book, daily)))
    return Puzzles(record.streak(today()), all_shelves)


def puzzle_table(game: Game[Any], number: int, language: str) -> PuzzleTable:
    """Return the table of a puzzle as the asked seat sees it, without the solution."""
    book = book_of(game)
    puzzle = puzzle_at(book, number)
    match = match_at(game, book, puzzle)
    perspective = puzzle_perspective(
        match, puzzle.seat, hall_text("hall-seat", language, number=puzzle.seat + 1), language
    )
    names = perspective.names
    letters = letters_of(tuple(names))
    seats = [
        wire.Seat(seat, name, letters[seat], bot="" if seat == puzzle.seat else "bot")
        for seat, name in enumerate(names)
    ]
    sight = sight_of(perspective, SightContext(number, seats, [puzzle.seat], 0, []))
    return PuzzleTable(game.id, number, len(book.puzzles), puzzle.is_hard, hidden_content_note(perspective), sight)


def puzzle_solution(game: Game[Any], number: int, language: str) -> PuzzleSolution:
    """Return the best answer to a puzzle, and the chance to win of each answer."""
    book = book_of(game)
    puzzle = puzzle_at(book, number)
    match = match_at(game, book, puzzle)
    perspective = puzzle_perspective(
        match, puzzle.seat, hall_text("hall-seat", language, number=puzzle.seat + 1), language
    )
    solved = solution_of(perspective, puzzle)
    return PuzzleSolution(
        puzzle.best, [PuzzleAnswer(*answer) for answer in solved.answers], puzzle.worlds, solved.reason
    )
