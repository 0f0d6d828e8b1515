"""A user's own bots: a Python file whose `bot(game, settings, seed)` makes one, as in `homebody.py`.

A name alone loads nothing. The command or the server must load its bots first.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import BotError
from meadhall.engine import Game, UnknownGame
from meadhall.engine.contract.registry import loaded

SUFFIX: Final = ".py"
MAKER: Final = "bot"  # name of the function in the file that makes a bot
GAMES: Final = "GAMES"  # optional: ids of the games that the bot can play

RESERVED_NAMES: Final = ("random", "sensible", "thinker")
MAX_NAME_LETTERS: Final = 24  # characters of a name on a server


class UserBot(NamedTuple):
    """A user's own bot: function, settings and games (empty: all)."""

    make: Callable[[Game[Any], str, str], object]
    settings: str
    games: tuple[str, ...]

    def plays(self, game: Game[Any]) -> bool:
        """Whether the bot can play a game, in any variant."""
        return not self.games or game.original in self.games


_loaded: dict[str, UserBot] = {}


def names_a_file(word: str) -> bool:
    """Whether a word names a bot by its file: `homebody.py`, or with settings `homebody.py:calm`."""
    return split_file_name(word) is not None


def load_bot(word: str, name: str = "") -> str:
    """Load the bot in a file, so that `find_bot` knows it by this word or by `name`; BotError if the file has no bot.

    The part after a colon holds settings, as in `homebody.py:calm`.
    """
    parts = split_file_name(word)
    if parts is None:
        raise BotError("'{word}' is not a bot file such as homebody.py", word=word)
    known = name or word
    if known not in _loaded:
        _loaded[known] = _own(*parts)
    return known


def unload_bots() -> None:
    """Unload all bots of the user."""
    _loaded.clear()


def load_bot_files(*words: str) -> None:
    """Load all bots that these words name by their files, and ignore the other words."""
    for word in words:
        if names_a_file(word):
            load_bot(word)


def own_bot_name(word: str) -> str:
    """Return a bot's name on a server, taken from its file name; BotError if that is not possible."""
    parts = split_file_name(word)
    name = Path(word).stem if parts is None else parts[0].stem
    if name in RESERVED_NAMES or not name.isidentifier() or len(name) > MAX_NAME_LETTERS:
        raise BotError("a bot cannot be called '{name}' here: rename its file", name=name)
    return name


def loaded_bots(game: Game[Any]) -> dict[str, UserBot]:
    """Return the loaded bots that can play this game, by name."""
    return {name: own for name, own in _loaded.items() if own.plays(game) and name not in game.bots}


def split_file_name(word: str) -> tuple[Path, str] | None:
    """Split a word into file and settings; None if it names no file."""
    place, suffix, behind = word.partition(SUFFIX)
    if not suffix or not (behind == "" or behind.startswith(":")):
        return None
    return Path(place + suffix), behind[1:]


def _own(path: Path, settings: str) -> UserBot:
    if not path.is_file():
        raise BotError("no bot can be loaded from {path}: there is no such file", path=str(path))
    try:
        module = loaded(path.resolve(), path)
    except UnknownGame as error:  # the reason speaks of games, and this is about a bot
        raise BotError(str(error)) from error
    make: Any = getattr(module, MAKER, None)
    if not callable(make):
        raise BotError("{path} has no function bot(game, settings, seed)", path=str(path))
    return UserBot(make, settings, tuple(getattr(module, GAMES, ())))
