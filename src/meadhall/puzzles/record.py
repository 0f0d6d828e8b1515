"""The puzzles that a person has solved, and the streak: days in a row with a solved puzzle of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import msgspec

from meadhall.puzzles.stored import Book, of_the_day

ONE_DAY = timedelta(days=1)


class PuzzleRecord(msgspec.Struct, frozen=True):
    """Solved puzzles of each game by number, and the streak."""

    solved: Mapping[str, tuple[int, ...]] = {}
    day: date = date.min  # the last day with a solved puzzle of the day
    run: int = 0  # days in a row up to then

    def after(self, book: Book, number: int, today: date) -> PuzzleRecord:
        """The record after solving this puzzle."""
        numbers = {*self.of(book.game), number}
        record = msgspec.structs.replace(self, solved={**self.solved, book.game: tuple(sorted(numbers))})
        if number != of_the_day(book, today) or self.day == today:
            return record
        return msgspec.structs.replace(record, day=today, run=self.streak(today) + 1)

    def of(self, game: str) -> tuple[int, ...]:
        """Numbers of the solved puzzles of a game."""
        return self.solved.get(game, ())

    def streak(self, today: date) -> int:
        """Days in a row up to today, or up to yesterday while today's puzzles are still to be solved."""
        return self.run if self.day >= today - ONE_DAY else 0

    def next_of(self, book: Book, number: int) -> int:
        """The first unsolved puzzle after this one, otherwise simply the next one."""
        count = len(book.puzzles)
        others = [(number + step) % count + 1 for step in range(count - 1)] or [number]
        return next((other for other in others if other not in self.of(book.game)), others[0])

    def joined(self, other: PuzzleRecord) -> PuzzleRecord:
        """Join two records of a person into one, with the streak that goes on."""
        solved = {game: tuple(sorted({*self.of(game), *other.of(game)})) for game in {**self.solved, **other.solved}}
        day, run = max((self.day, self.run), (other.day, other.run))
        return PuzzleRecord(solved, day, run)
