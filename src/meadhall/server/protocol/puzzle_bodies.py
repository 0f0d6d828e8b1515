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
    """The puzzles of all games, and `streak`, the days in a row on which the reader solved a puzzle of the day."""

    streak: int
    shelves: list[PuzzleShelf]


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table of a puzzle as the asked seat sees it. If it is `hard`, the best answer is not the obvious one.

    `note` names what the bots knew and the reader does not, if there was anything.
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
    """An answer to a puzzle: its chance to win, and how far it lies behind the best answer.

    `within` is half of the 95 % interval of `behind`. For the best answer it is that of its chance.
    """

    key: str
    words: str
    chance: float
    behind: float
    within: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answers to a puzzle, the best first. `worlds` counts the worlds in which the best was played out."""

    best: str
    answers: list[PuzzleAnswer]
    worlds: int
    why: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The solution for a reader who has answered, the streak after it, and the next puzzle."""

    solution: PuzzleSolution
    streak: int
    next: int
