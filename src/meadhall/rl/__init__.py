"""Learners: games as environments of PettingZoo, Gymnasium and OpenSpiel, which use only views and menus.

>>> from meadhall.rl import env
>>> heroes = env("heroes", players=2)

It imports the engine, bots and the plain drawing of a table. Further packages come with `meadhall[rl]`, and with
`meadhall[openspiel]`.
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
    """A game as an AEC environment of PettingZoo, one agent a seat.

    `rewards` come at the end, by place, or are the points as they come (`points`). `details` adds view and words of the
    asked seat to its info. `spare` actions are for unknown keys; after `longest` answers a match is truncated. All
    else are options of the game.
    """
    for module in ("numpy", "gymnasium", "pettingzoo"):
        require(module, "rl")
    found = find_game(game) if isinstance(game, str) else game
    made: MeadhallAEC = require("meadhall.rl.aec", "rl").MeadhallAEC(
        found,
        found.options(**options),
        rewards=rewards,
        render_mode=render_mode,
        details=details,
        spare=spare,
        longest=longest,
    )
    return made


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
    """One seat of a game as an environment of Gymnasium; bots play the others, of one kind or one named for each.

    The rest is as in `env`.
    """
    for module in ("numpy", "gymnasium"):
        require(module, "rl")
    found = find_game(game) if isinstance(game, str) else game
    made: MeadhallSeat = require("meadhall.rl.single", "rl").MeadhallSeat(
        found,
        found.options(**options),
        seat=seat,
        bots=bots,
        rewards=rewards,
        render_mode=render_mode,
        details=details,
        spare=spare,
        longest=longest,
    )
    return made


def spiel_game(
    game: str | Game[Any], *, deals: int = 1024, spare: int = 32, longest: int = 20_000, **options: object
) -> SpielGame:
    """A game as OpenSpiel loads it: the luck of a match is one of `deals`, chosen by chance at its beginning.

    A state can be moved to another world that its player cannot tell from it (`resample_from_infostate`), with other
    luck to come. The rest is as in `env`.
    """
    require("pyspiel", "openspiel")
    found = find_game(game) if isinstance(game, str) else game
    settings = {"deals": deals, "spare": spare, "longest": longest}
    loaded: SpielGame = require("meadhall.rl.openspiel", "openspiel").load(found, settings, options)
    return loaded
