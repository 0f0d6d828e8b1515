"""Responses of the routes of puzzles."""

from __future__ import annotations

import msgspec

from meadhall.server.protocol.wire import Sight


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The number of puzzles of a game, today's, the reader's solved ones, and the next one. They count from 1."""

    game: str
    count: int
    today: int
    solved: list[int]
    next: int


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of all games, and for how many days in a row the reader has solved one of the day's."""

    streak: int
    shelves: list[PuzzleShelf]


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table of a puzzle as the asked seat sees it. Of a `hard` one, the best answer is not the obvious one.

    `note` says what the bots knew that played it out and the reader does not, if they knew more.
    """

    game: str
    number: int
    of: int
    hard: bool
    note: str
    sight: Sight


class PuzzleGuess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reader's answer to a puzzle."""

    key: str


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """An answer to a puzzle: its chance to win, how far that is behind the best, and half of the 95 % interval of that.

    Of the best answer the interval is that of its chance.
    """

    key: str
    words: str
    chance: float
    behind: float
    within: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answers to a puzzle, the best first; in how many worlds the best was played out, and why it is the best."""

    best: str
    answers: list[PuzzleAnswer]
    worlds: int
    why: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The solution for a reader who has answered, the streak after it, and the next puzzle."""

    solution: PuzzleSolution
    streak: int
    next: int
