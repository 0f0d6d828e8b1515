"""A person's solved puzzles, and their streak: the days in a row on which they solved the puzzle of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import msgspec

from meadhall.puzzles.stored import Book, number_of_the_day

ONE_DAY = timedelta(days=1)


class PuzzleRecord(msgspec.Struct, frozen=True):
    """The numbers of the solved puzzles of each game, and the streak."""

    solved: Mapping[str, tuple[int, ...]] = {}
    day: date = date.min  # the last day on which the puzzle of the day was solved
    run: int = 0  # length of the streak, in days, up to `day`

    def with_solved(self, book: Book, number: int, today: date) -> PuzzleRecord:
        """Return the record after solving this puzzle today."""
        numbers = {*self.solved_in(book.game), number}
        record = msgspec.structs.replace(self, solved={**self.solved, book.game: tuple(sorted(numbers))})
        if number != number_of_the_day(book, today) or self.day == today:
            return record
        return msgspec.structs.replace(record, day=today, run=self.streak(today) + 1)

    def solved_in(self, game: str) -> tuple[int, ...]:
        """Return the numbers of the solved puzzles of a game."""
        return self.solved.get(game, ())

    def streak(self, today: date) -> int:
        """Return the length of the streak in days. The streak does not end before today is over."""
        return self.run if self.day >= today - ONE_DAY else 0

    def next_unsolved(self, book: Book, number: int) -> int:
        """Return the number of the first unsolved puzzle after this one. If all are solved, return the next number."""
        count = len(book.puzzles)
        candidates = [(number + step) % count + 1 for step in range(count - 1)] or [number]
        return next(
            (candidate for candidate in candidates if candidate not in self.solved_in(book.game)), candidates[0]
        )

    def merged_with(self, other: PuzzleRecord) -> PuzzleRecord:
        """Merge two records of one person. The streak with the later day continues."""
        solved = {
            game: tuple(sorted({*self.solved_in(game), *other.solved_in(game)}))
            for game in {**self.solved, **other.solved}
        }
        day, run = max((self.day, self.run), (other.day, other.run))
        return PuzzleRecord(solved, day, run)
