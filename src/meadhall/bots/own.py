"""Bots of one's own: a Python file whose `bot(game, settings, seed)` makes one, as in `homebody.py`.

Nothing is loaded because somebody names it: whoever runs a command or a hall lets its bots be met first.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import BotError
from meadhall.engine import Game, UnknownGame
from meadhall.engine.contract.registry import loaded

SUFFIX: Final = ".py"
MAKER: Final = "bot"  # what a file calls the function that makes one
GAMES: Final = "GAMES"  # and the ids of the games that it can play, if not all

TAKEN: Final = ("random", "sensible", "thinker")
LONGEST: Final = 24  # letters of a name in a hall


class Own(NamedTuple):
    """How a bot of one's own is made: by whom, with which settings, and for which games (none named: for all)."""

    make: Callable[[Game[Any], str, str], object]
    settings: str
    games: tuple[str, ...]

    def plays(self, game: Game[Any]) -> bool:
        """Whether it can play a game, whatever variant of it."""
        return not self.games or game.original in self.games


_met: dict[str, Own] = {}


def in_a_file(word: str) -> bool:
    """Whether a word names a bot by its file: `homebody.py`, or with settings `homebody.py:calm`."""
    return parted(word) is not None


def meet(word: str, name: str = "") -> str:
    """Loads the bot in a file; from here on `find_bot` knows it by this word, or a name. BotError if there is none.

    What stands behind a colon are its settings, as in `homebody.py:calm`.
    """
    parts = parted(word)
    if parts is None:
        raise BotError("'{word}' is no file of a bot, as homebody.py would be", word=word)
    known = name or word
    if known not in _met:
        _met[known] = _own(*parts)
    return known


def forget() -> None:
    """Knows no bot of one's own any more, as at the beginning."""
    _met.clear()


def meet_files(*words: str) -> None:
    """Loads all bots that these words name by their files, and lets the other words be."""
    for word in words:
        if in_a_file(word):
            meet(word)


def called(word: str) -> str:
    """What the bot in a file is called in a hall: as its file is; BotError where that cannot be."""
    parts = parted(word)
    name = Path(word).stem if parts is None else parts[0].stem
    if name in TAKEN or not name.isidentifier() or len(name) > LONGEST:
        raise BotError("a bot cannot be called '{name}' here: rename its file", name=name)
    return name


def met(game: Game[Any]) -> dict[str, Own]:
    """The bots of one's own that were met and can play this game, by name."""
    return {name: own for name, own in _met.items() if own.plays(game) and name not in game.bots}


def parted(word: str) -> tuple[Path, str] | None:
    """The file and the settings in a word; None where it names no file."""
    place, suffix, behind = word.partition(SUFFIX)
    if not suffix or not (behind == "" or behind.startswith(":")):
        return None
    return Path(place + suffix), behind[1:]


def _own(path: Path, settings: str) -> Own:
    if not path.is_file():
        raise BotError("no bot can be loaded from {path}: there is no such file", path=str(path))
    try:
        module = loaded(path.resolve(), path)
    except UnknownGame as error:  # in whose words nothing is said of games here
        raise BotError(str(error)) from error
    make: Any = getattr(module, MAKER, None)
    if not callable(make):
        raise BotError("{path} has no function bot(game, settings, seed)", path=str(path))
    return Own(make, settings, tuple(getattr(module, GAMES, ())))
