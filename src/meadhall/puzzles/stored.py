"""The puzzles of a game as they are kept: matches of bots by seed and answers, and questions in them."""

from __future__ import annotations

import sys
from datetime import date
from functools import lru_cache
from hashlib import sha256
from math import gcd
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.engine import Game, Match, MeadhallError, NotOffered
from meadhall.engine.contract.game import Setting
from meadhall.engine.table.log import Outcome

FILE: Final = "puzzles.json"
FIRST_DAY: Final = date(2026, 1, 1)


class PuzzleError(MeadhallError):
    """A game's puzzles or a puzzle cannot be found, or no longer fit the rules."""


class BotMatch(msgspec.Struct, frozen=True):
    """A match of bots: the seed and the answers in their order are all of it."""

    options: dict[str, Setting]
    seed: str
    answers: str  # keys, with a space between them


class Alternative(msgspec.Struct, frozen=True, array_like=True):
    """Another answer: how many points of a chance it is behind the best, and half of the 95 % interval of that."""

    key: str
    behind: float
    within: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question of a match, the answer that is clearly best, and the measurements of every answer."""

    match: int  # its place among the matches of the book
    at: int  # answers before the question
    seat: int
    trace: str  # a digest of the events before it: other rules may lead elsewhere
    best: str
    chance: float  # to win with the best answer
    within: float  # half of the 95 % interval of that chance
    others: tuple[Alternative, ...]  # the nearest first
    worlds: int  # in which the best and the second best were played out
    first_sight: str  # what the bot of the match answered
    gains: tuple[str, ...] = ()  # features that the best answer leaves higher, as the game names them

    @property
    def margin(self) -> float:
        """How much better the best answer is than the second best."""
        return self.others[0].behind

    @property
    def is_hard(self) -> bool:
        """Whether the answer that looks best at first sight is not the best."""
        return self.best != self.first_sight


class Book(msgspec.Struct, frozen=True):
    """All puzzles of a game. `tried` says how many matches of the seed were looked through for them."""

    game: str
    version: str
    seed: str
    tried: int
    matches: tuple[BotMatch, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()


def puzzles_file(game: Game[Any]) -> Path:
    """The file of a game's puzzles, beside its code."""
    package = game.package or game.first_state.__module__
    return Path(sys.modules[package].__file__ or "").with_name(FILE)


def book_of(game: Game[Any]) -> Book:
    """The puzzles that come with a game; PuzzleError if it has no puzzles."""
    if not has_puzzles(game):
        raise PuzzleError("{game} has no puzzles", game=game.name)
    return read_book(puzzles_file(game))


@lru_cache
def read_book(path: Path) -> Book:
    """The puzzles in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Book)


def has_puzzles(game: Game[Any]) -> bool:
    """Whether puzzles come with a game; a variant has none."""
    return game.variant is None and puzzles_file(game).is_file()


def puzzle_at(book: Book, number: int) -> Puzzle:
    """The puzzle with a number, counted from 1; PuzzleError if no puzzle has it."""
    if not 1 <= number <= len(book.puzzles):
        raise PuzzleError(
            "there is no puzzle {number}; they have the numbers 1 to {most}", number=number, most=len(book.puzzles)
        )
    return book.puzzles[number - 1]


def of_the_day(book: Book, day: date) -> int:
    """Return the number of a day's puzzle; consecutive days never use the same match."""
    count = len(book.puzzles)
    stride = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if gcd(step, count) == 1)
    return (day - FIRST_DAY).days * stride % count + 1


def match_at(game: Game[Any], book: Book, puzzle: Puzzle) -> Match[Any]:
    """The match at the question of a puzzle; PuzzleError where the rules lead elsewhere now."""
    played = book.matches[puzzle.match]
    try:
        match = replayed(game, played, puzzle.at)
    except NotOffered as error:
        raise _outdated(game, book, puzzle) from error
    if match.ask is None or puzzle.seat not in match.ask.waiting or trace(match) != puzzle.trace:
        raise _outdated(game, book, puzzle)
    return match


def replayed(game: Game[Any], played: BotMatch, answers: int) -> Match[Any]:
    """Return a match after its first `answers` answers."""
    match: Match[Any] = Match(game, played.seed, **played.options)
    for key in played.answers.split(" ")[:answers]:
        match.answer(match.asked, key)
    return match


def trace(match: Match[Any]) -> str:
    """A short name for the history of a match, its position, and the possible answers."""
    luck = [(entry.kind, entry.value) for entry in match.log if isinstance(entry, Outcome)]
    stands = [(standing.seat, standing.place, standing.points) for standing in match.standings]
    menu = match.menu()
    return sha256(repr((luck, stands, menu.question, menu.keys)).encode()).hexdigest()[:8]


def _outdated(game: Game[Any], book: Book, puzzle: Puzzle) -> PuzzleError:
    return PuzzleError(
        "puzzle {number} of {game} no longer fits the rules", number=book.puzzles.index(puzzle) + 1, game=game.name
    )
