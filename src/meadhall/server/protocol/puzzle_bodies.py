"""Requests and responses of the routes for puzzles."""

from __future__ import annotations

import msgspec

from meadhall.server.protocol.wire import Sight


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, numbered from 1: their count, today's, the caller's solved ones, and the next one."""

    game: str
    count: int
    today: int
    solved: list[int]
    next: int


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of all games. `streak` is the number of days in a row with a solved puzzle of the day."""

    streak: int
    shelves: list[PuzzleShelf]


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table of a puzzle as the asked seat sees it. `hard`: the best answer is not the obvious one.

    It is puzzle `number` of `of`. `note` names facts that the bots knew and the caller cannot see, or is empty.
    """

    game: str
    number: int
    of: int
    hard: bool
    note: str
    sight: Sight


class PuzzleGuess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The caller's answer to a puzzle."""

    key: str


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """An answer to a puzzle: its chance to win, and in `behind` the difference to the best answer.

    `within` is half of the 95 % interval of `behind`. For the best answer it is half of that of `chance`.
    """

    key: str
    words: str
    chance: float
    behind: float
    within: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answers to a puzzle, the best first. `worlds` is the number of worlds in which the best was played out."""

    best: str
    answers: list[PuzzleAnswer]
    worlds: int
    why: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The solution after the caller's answer, the new streak, and the next puzzle."""

    solution: PuzzleSolution
    streak: int
    next: int
