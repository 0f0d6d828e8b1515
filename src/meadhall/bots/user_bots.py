"""A user's own bots: Python files with a function `bot(game, settings, seed)`, such as `homebody.py`.

A bot can be used by its name only after the command or the server has loaded its file.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import BotError
from meadhall.engine import Game, UnknownGame
from meadhall.engine.contract.registry import load_module

SUFFIX: Final = ".py"
MAKER_NAME: Final = "bot"  # name of the function that makes a bot
GAMES_NAME: Final = "GAMES"  # name of the optional list of game ids that the bot can play

RESERVED_NAMES: Final = ("random", "sensible", "thinker")
MAX_NAME_LENGTH: Final = 24  # maximum length of a name on a server


class UserBot(NamedTuple):
    """A user's own bot: the function that makes it, its settings, and the ids of its games (empty: all games)."""

    make_bot: Callable[[Game[Any], str, str], object]
    settings: str
    games: tuple[str, ...]

    def plays(self, game: Game[Any]) -> bool:
        """Whether the bot can play a game, in any variant."""
        return not self.games or game.base_id in self.games


_loaded: dict[str, UserBot] = {}


def is_bot_file(bot_spec: str) -> bool:
    """Whether a name is a bot file, with or without settings: `homebody.py` or `homebody.py:calm`."""
    return split_bot_spec(bot_spec) is not None


def load_bot(bot_spec: str, name: str = "") -> str:
    """Load a bot from its file and return its name, for use with `find_bot`. Raise BotError if the file has no bot.

    By default the bot's name is `bot_spec`, which may end in settings, as in `homebody.py:calm`.
    """
    parts = split_bot_spec(bot_spec)
    if parts is None:
        raise BotError("'{word}' is not a bot file such as homebody.py", word=bot_spec)
    bot_name = name or bot_spec
    if bot_name not in _loaded:
        _loaded[bot_name] = _read_bot(*parts)
    return bot_name


def unload_bots() -> None:
    """Unload all bots of the user."""
    _loaded.clear()


def load_bot_files(*bot_specs: str) -> None:
    """Load the bots whose files are among these names, and ignore all other names."""
    for bot_spec in bot_specs:
        if is_bot_file(bot_spec):
            load_bot(bot_spec)


def own_bot_name(file_name: str) -> str:
    """Return a bot's name on a server: its file name without the suffix. Raise BotError if the name is not valid."""
    parts = split_bot_spec(file_name)
    name = Path(file_name).stem if parts is None else parts[0].stem
    if name in RESERVED_NAMES or not name.isidentifier() or len(name) > MAX_NAME_LENGTH:
        raise BotError("a bot cannot be called '{name}' here: rename its file", name=name)
    return name


def loaded_bots(game: Game[Any]) -> dict[str, UserBot]:
    """Return the loaded bots that can play this game, by name."""
    return {name: bot for name, bot in _loaded.items() if bot.plays(game) and name not in game.bots}


def split_bot_spec(bot_spec: str) -> tuple[Path, str] | None:
    """Split `homebody.py:calm` into its path and settings. Return None if it is not a bot file."""
    stem, suffix, settings = bot_spec.partition(SUFFIX)
    if not suffix or not (settings == "" or settings.startswith(":")):
        return None
    return Path(stem + suffix), settings[1:]


def _read_bot(path: Path, settings: str) -> UserBot:
    if not path.is_file():
        raise BotError("no bot can be loaded from {path}: there is no such file", path=str(path))
    try:
        module = load_module(path.resolve(), path)
    except UnknownGame as error:  # loading failed, but this file is a bot and not a game
        raise BotError(str(error)) from error
    make_bot: Any = getattr(module, MAKER_NAME, None)
    if not callable(make_bot):
        raise BotError("{path} has no function bot(game, settings, seed)", path=str(path))
    return UserBot(make_bot, settings, tuple(getattr(module, GAMES_NAME, ())))
