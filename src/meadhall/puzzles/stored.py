"""The stored puzzles of a game: matches of bots, as seeds and answers, and positions of questions in these matches."""

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
    """A puzzle cannot be found, or it no longer fits the rules."""


class BotMatch(msgspec.Struct, frozen=True):
    """A match of bots, stored as options, seed and answers."""

    options: dict[str, Setting]
    seed: str
    answers: str  # keys, separated by spaces


class Alternative(msgspec.Struct, frozen=True, array_like=True):
    """Another answer. `behind` is the chance that it loses compared with the best answer, from 0 to 1.

    `within` is the margin of error of `behind`: half of its 95 % interval.
    """

    key: str
    behind: float
    within: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question of a match, its clearly best answer, and the measured chances of all answers."""

    match: int  # index of the match in the book
    at: int  # number of answers before the question
    seat: int
    trace: str  # digest of outcomes, standings and menu; it differs if new rules lead to another position
    best: str
    chance: float  # chance to win with the best answer
    within: float  # half of the 95 % interval of that chance
    others: tuple[Alternative, ...]  # sorted by chance, the best one first
    worlds: int  # number of worlds in which the best and the second-best answer were both played out
    first_sight: str  # the answer that the bot gave in the match
    gains: tuple[
        str, ...
    ] = ()  # features in which the best answer gains most; the prefix `less` means that a low value is good

    @property
    def margin(self) -> float:
        """The gap in chance between the best and the second-best answer."""
        return self.others[0].behind

    @property
    def is_hard(self) -> bool:
        """Whether the bot's answer was not the best one."""
        return self.best != self.first_sight


class Book(msgspec.Struct, frozen=True):
    """All puzzles of a game. `tried` is the number of matches that were searched so far."""

    game: str
    version: str
    seed: str
    tried: int
    matches: tuple[BotMatch, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()


def puzzles_file(game: Game[Any]) -> Path:
    """Return the path of the file of a game's puzzles, which is next to its code."""
    package = game.package or game.first_state.__module__
    return Path(sys.modules[package].__file__ or "").with_name(FILE)


def book_of(game: Game[Any]) -> Book:
    """Return the puzzles of a game. Raise PuzzleError if it has none."""
    if not has_puzzles(game):
        raise PuzzleError("{game} has no puzzles", game=game.name)
    return read_book(puzzles_file(game))


@lru_cache
def read_book(path: Path) -> Book:
    """Read the puzzles in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Book)


def has_puzzles(game: Game[Any]) -> bool:
    """Whether a game has puzzles. Variants have no puzzles."""
    return game.variant is None and puzzles_file(game).is_file()


def puzzle_at(book: Book, number: int) -> Puzzle:
    """Return the puzzle with a number, counted from 1. Raise PuzzleError if there is no such puzzle."""
    if not 1 <= number <= len(book.puzzles):
        raise PuzzleError(
            "there is no puzzle {number}; puzzles are numbered 1 to {most}", number=number, most=len(book.puzzles)
        )
    return book.puzzles[number - 1]


def number_of_the_day(book: Book, day: date) -> int:
    """Return the number of the puzzle of a day. Two days in a row never use the same match."""
    count = len(book.puzzles)
    stride = next(step for step in range(count * 5 // 8 + 1, 2 * count + 2) if gcd(step, count) == 1)
    return (day - FIRST_DAY).days * stride % count + 1


def match_at(game: Game[Any], book: Book, puzzle: Puzzle) -> Match[Any]:
    """Return the match at the question of a puzzle. Raise PuzzleError if the puzzle no longer fits the rules."""
    bot_match = book.matches[puzzle.match]
    try:
        match = replay_bot_match(game, bot_match, puzzle.at)
    except NotOffered as error:
        raise _outdated_error(game, book, puzzle) from error
    if match.ask is None or puzzle.seat not in match.ask.waiting or position_digest(match) != puzzle.trace:
        raise _outdated_error(game, book, puzzle)
    return match


def replay_bot_match(game: Game[Any], bot_match: BotMatch, answers: int) -> Match[Any]:
    """Return a match after its first `answers` answers."""
    match: Match[Any] = Match(game, bot_match.seed, **bot_match.options)
    for key in bot_match.answers.split(" ")[:answers]:
        match.answer(match.asked, key)
    return match


def position_digest(match: Match[Any]) -> str:
    """Return a digest of a match's outcomes, standings and menu."""
    luck = [(entry.kind, entry.value) for entry in match.log if isinstance(entry, Outcome)]
    standings = [(standing.seat, standing.place, standing.points) for standing in match.standings]
    menu = match.menu()
    return sha256(repr((luck, standings, menu.question, menu.keys)).encode()).hexdigest()[:8]


def _outdated_error(game: Game[Any], book: Book, puzzle: Puzzle) -> PuzzleError:
    return PuzzleError(
        "puzzle {number} of {game} no longer fits the rules", number=book.puzzles.index(puzzle) + 1, game=game.name
    )
