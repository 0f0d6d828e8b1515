"""Games as environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

>>> from meadhall.rl import env
>>> heroes = env("heroes", players=2)

Learners get only views and menus. The other packages come with `meadhall[rl]` and `meadhall[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from meadhall.engine import Game, find_game
from meadhall.rl.needs import NotInstalled, require

if TYPE_CHECKING:
    from meadhall.rl.aec import MeadhallAEC
    from meadhall.rl.openspiel import SpielGame
    from meadhall.rl.single import MeadhallSeat

__all__ = ["NotInstalled", "env", "seat_env", "spiel_game"]


def env(
    game: str | Game[Any],
    *,
    rewards: str = "end",
    render_mode: str | None = None,
    details: bool = False,
    spare: int = 32,
    longest: int = 20_000,
    **options: object,
) -> MeadhallAEC:
    """Return a game as an AEC environment of PettingZoo, with one agent per seat.

    `rewards` are `end` (by place, at the end) or `points` (after each answer). `details` adds view and words of the
    asked seat to its info. `spare` is the number of actions for unknown keys. A match is truncated after `longest`
    answers. Other arguments are options of the game.
    """
    for module in ("numpy", "gymnasium", "pettingzoo"):
        require(module, "rl")
    game_object = find_game(game) if isinstance(game, str) else game
    environment: MeadhallAEC = require("meadhall.rl.aec", "rl").MeadhallAEC(
        game_object,
        game_object.options(**options),
        rewards=rewards,
        render_mode=render_mode,
        details=details,
        spare=spare,
        longest=longest,
    )
    return environment


def seat_env(
    game: str | Game[Any],
    *,
    seat: int = 0,
    bots: str | Sequence[str] = "random",
    rewards: str = "end",
    render_mode: str | None = None,
    details: bool = False,
    spare: int = 32,
    longest: int = 20_000,
    **options: object,
) -> MeadhallSeat:
    """Return one seat of a game as an environment of Gymnasium; bots play the other seats.

    `bots` is one kind of bot, or a list with a bot for each other seat. Other arguments are as in `env`.
    """
    for module in ("numpy", "gymnasium"):
        require(module, "rl")
    game_object = find_game(game) if isinstance(game, str) else game
    environment: MeadhallSeat = require("meadhall.rl.single", "rl").MeadhallSeat(
        game_object,
        game_object.options(**options),
        seat=seat,
        bots=bots,
        rewards=rewards,
        render_mode=render_mode,
        details=details,
        spare=spare,
        longest=longest,
    )
    return environment


def spiel_game(
    game: str | Game[Any], *, deals: int = 1024, spare: int = 32, longest: int = 20_000, **options: object
) -> SpielGame:
    """Return a game for OpenSpiel, in which one chance node at the beginning chooses one of `deals` seeds of luck.

    `resample_from_infostate` of a state returns another world with other future luck, which its player cannot tell
    apart. Other arguments are as in `env`.
    """
    require("pyspiel", "openspiel")
    game_object = find_game(game) if isinstance(game, str) else game
    settings = {"deals": deals, "spare": spare, "longest": longest}
    spiel: SpielGame = require("meadhall.rl.openspiel", "openspiel").load(game_object, settings, options)
    return spiel
