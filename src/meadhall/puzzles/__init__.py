"""Puzzles: questions from matches of bots, with one answer that is clearly better than all others."""

from meadhall.puzzles.making import check_puzzles, find_puzzles
from meadhall.puzzles.record import PuzzleRecord
from meadhall.puzzles.stored import (
    Alternative,
    Book,
    Puzzle,
    PuzzleError,
    book_of,
    has_puzzles,
    match_at,
    number_of_the_day,
    puzzle_at,
    puzzles_file,
)

__all__ = [
    "Alternative",
    "Book",
    "Puzzle",
    "PuzzleError",
    "PuzzleRecord",
    "book_of",
    "check_puzzles",
    "find_puzzles",
    "has_puzzles",
    "match_at",
    "number_of_the_day",
    "puzzle_at",
    "puzzles_file",
]
