"""Bots by name: `random`, `random:7`, `sensible`, `thinker`, `thinker:0.2s`, `thinker:400`, `thinker:400:7`.

A user's own bots go by the name they were loaded with (`own.py`).
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
from meadhall.engine.common.player_names import BOT

THINKING_TIME = "1s"
THINKS = "bot '{name}': give a time, as in 'thinker:0.2s', or a number of playouts, as in 'thinker:400'"
BOT_NAMES = ("Bram", "Isolde", "Wenna", "Osric", "Tamsin", "Edric", "Rowena")


def free_names(taken: Collection[str]) -> Iterator[str]:
    """Yield names that no bot has yet, each once: `Bot Bram`."""
    return (f"{BOT}{name}" for name in BOT_NAMES if name not in taken and f"{BOT}{name}" not in taken)


def usual_bot(game: Game[Any]) -> str:
    """Return the default bot: the game's own sensible one, if it has one."""
    return "sensible" if "sensible" in bot_names(game) else "random"


def bot_names(game: Game[Any]) -> list[str]:
    """Return the kinds of bot that can play this game: weakest first, then the game's others, then the user's own."""
    own = [name for name in game.bots if name not in ("random", "sensible", "thinker")]
    return ["random", *(["sensible"] if "sensible" in game.bots else []), "thinker", *own, *loaded_bots(game)]


def find_bot(name: str, game: Game[Any], seed: str = "0") -> Bot:
    """Make the bot of this name for this game; `seed` feeds its random choices, unless the name gives another."""
    own = loaded_bots(game).get(name)
    if own is not None:
        return _made(own, game, seed, name)
    kind, _, rest = name.partition(":")
    if kind not in bot_names(game):
        raise BotError("{game} has no bot '{kind}'; it has {bots}", game=game.name, kind=kind, bots=bot_names(game))
    if kind == "random":
        return RandomBot(rest or seed, name)
    if kind == "thinker":
        budget, _, own_seed = rest.partition(":")
        return Thinker(_budget(name, budget or THINKING_TIME), own_seed or seed, name)
    if rest:
        raise BotError("bot '{name}': {kind} has no settings, so its name is just '{kind}'", name=name, kind=kind)
    return SensibleBot(game.bots[kind], name)


def _made(own: UserBot, game: Game[Any], seed: str, name: str) -> Bot:
    """Make a user's own bot by the function in its file."""
    try:
        bot = own.make(game, own.settings, seed)
    except MeadhallError:
        raise
    except Exception as error:
        raise BotError("creating bot '{name}' failed with {kind}", name=name, kind=type(error).__name__) from error
    if not isinstance(bot, Bot):
        raise BotError("'{name}' is not a bot: it has no name, or cannot choose", name=name)
    return bot


def _budget(name: str, words: str) -> Budget:
    try:
        budget = Budget(seconds=float(words[:-1])) if words.endswith("s") else Budget(playouts=int(words))
    except ValueError:
        budget = Budget()
    if not ((budget.seconds or 0) > 0 or (budget.playouts or 0) > 0):
        raise BotError(THINKS, name=name)
    return budget
