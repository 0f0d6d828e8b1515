"""Requests and responses of the routes for puzzles."""

from __future__ import annotations

import msgspec

from meadhall.server.protocol.wire import Sight


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, numbered from 1, for a caller.

    `today` is the puzzle of the day. `solved` are the puzzles that the caller has solved. `next` is the first unsolved
    puzzle after `today`.
    """

    game: str
    count: int
    today: int
    solved: list[int]
    next: int


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of all games. `streak` counts the days in a row on which the caller solved the puzzle of the day."""

    streak: int
    shelves: list[PuzzleShelf]


class PuzzleTable(msgspec.Struct, frozen=True):
    """The table of a puzzle as the asked seat sees it.

    - `number`: number of the puzzle, from 1.
    - `of`: number of puzzles of the game.
    - `hard`: whether the best answer is not the obvious one.
    - `note`: facts that the bots knew and the caller cannot see, or `""`.
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
    """An answer to a puzzle.

    - `chance`: chance to win with this answer, from 0 to 1.
    - `behind`: how much lower `chance` is than the chance of the best answer. It is 0 for the best answer.
    - `within`: margin of error of `behind` (half of the 95 % interval). For the best answer it is that of `chance`.
    """

    key: str
    words: str
    chance: float
    behind: float
    within: float


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The answers to a puzzle, the best one first.

    `worlds` is the number of worlds in which bots continued the match after the best answer.
    """

    best: str
    answers: list[PuzzleAnswer]
    worlds: int
    why: str


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The solution after the caller's answer, the new streak, and the next puzzle."""

    solution: PuzzleSolution
    streak: int
    next: int
