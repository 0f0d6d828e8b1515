"""Names of bots: `random`, `random:7`, `sensible`, `thinker`, `thinker:0.2s`, `thinker:400`, `thinker:400:7`.

A user's own bots have the name they were loaded with (see `user_bots.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from meadhall.bots.bot import Bot, BotError
from meadhall.bots.random_bot import RandomBot
from meadhall.bots.sensible import SensibleBot
from meadhall.bots.thinker import Budget, Thinker
from meadhall.bots.user_bots import UserBot, loaded_bots
from meadhall.engine import Game, MeadhallError
from meadhall.engine.common.player_names import BOT_PREFIX

DEFAULT_LIMIT = "1s"
INVALID_LIMIT = "bot '{name}': give a time, such as 'thinker:0.2s', or a number of playouts, such as 'thinker:400'"
BOT_NAMES = ("Bram", "Isolde", "Wenna", "Osric", "Tamsin", "Edric", "Rowena")


def free_names(taken_names: Collection[str]) -> Iterator[str]:
    """Yield names for bots that are not in `taken_names`, such as `Bot Bram`."""
    return (
        f"{BOT_PREFIX}{name}"
        for name in BOT_NAMES
        if name not in taken_names and f"{BOT_PREFIX}{name}" not in taken_names
    )


def usual_bot(game: Game[Any]) -> str:
    """Return the name of the default bot: `sensible` if the game has it, otherwise `random`."""
    return "sensible" if "sensible" in bot_names(game) else "random"


def bot_names(game: Game[Any]) -> list[str]:
    """Return the bots that can play this game: the standard bots from weak to strong, the game's, and the user's."""
    other_names = [name for name in game.bots if name not in ("random", "sensible", "thinker")]
    return ["random", *(["sensible"] if "sensible" in game.bots else []), "thinker", *other_names, *loaded_bots(game)]


def find_bot(name: str, game: Game[Any], seed: str = "0") -> Bot:
    """Make the bot with this name for a game. `seed` is for its random choices, unless the name contains a seed."""
    user_bot = loaded_bots(game).get(name)
    if user_bot is not None:
        return _make_user_bot(user_bot, game, seed, name)
    kind, _, settings = name.partition(":")
    if kind not in bot_names(game):
        raise BotError("{game} has no bot '{kind}'; it has {bots}", game=game.name, kind=kind, bots=bot_names(game))
    if kind == "random":
        return RandomBot(settings or seed, name)
    if kind == "thinker":
        budget, _, own_seed = settings.partition(":")
        return Thinker(_budget(name, budget or DEFAULT_LIMIT), own_seed or seed, name)
    if settings:
        raise BotError("bot '{name}': {kind} has no settings, so its name is just '{kind}'", name=name, kind=kind)
    return SensibleBot(game.bots[kind], name)


def _make_user_bot(user_bot: UserBot, game: Game[Any], seed: str, name: str) -> Bot:
    """Make a user's own bot with the function from its file."""
    try:
        bot = user_bot.make_bot(game, user_bot.settings, seed)
    except MeadhallError:
        raise
    except Exception as error:
        raise BotError("creating bot '{name}' failed with {kind}", name=name, kind=type(error).__name__) from error
    if not isinstance(bot, Bot):
        raise BotError("'{name}' is not a bot: it has no name, or cannot choose", name=name)
    return bot


def _budget(name: str, limit_text: str) -> Budget:
    try:
        budget = (
            Budget(seconds=float(limit_text[:-1])) if limit_text.endswith("s") else Budget(playouts=int(limit_text))
        )
    except ValueError:
        budget = Budget()
    if not ((budget.seconds or 0) > 0 or (budget.playouts or 0) > 0):
        raise BotError(INVALID_LIMIT, name=name)
    return budget
