"""Games as environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

>>> from meadhall.rl import env
>>> heroes = env("heroes", players=2)

Learners get only views and menus. Install `meadhall[rl]` for PettingZoo and Gymnasium, and `meadhall[openspiel]` for
OpenSpiel.
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
    max_answers: int = 20_000,
    **options: object,
) -> MeadhallAEC:
    """Return a game as an AEC environment of PettingZoo, with one agent per seat.

    - `rewards`: `end` rewards each seat by its place when the match ends, `points` by its new points after each answer.
    - `render_mode`: with `ansi`, `render` returns the table as text.
    - `details`: adds the view and the words of the options to the `info` of the asked seat.
    - `spare`: number of actions that are reserved for keys that are not known in advance.
    - `max_answers`: a match is truncated after this many answers.

    All other arguments are options of the game.
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
        max_answers=max_answers,
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
    max_answers: int = 20_000,
    **options: object,
) -> MeadhallSeat:
    """Return one seat of a game as an environment of Gymnasium; bots play the other seats.

    `bots` is the name of one bot for all other seats, or a list with a name for each of them. All other arguments have
    the same meaning as in `env`.
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
        max_answers=max_answers,
    )
    return environment


def spiel_game(
    game: str | Game[Any], *, deals: int = 1024, spare: int = 32, max_answers: int = 20_000, **options: object
) -> SpielGame:
    """Return a game for OpenSpiel. It has one chance node, at the beginning, which chooses one of `deals` seeds.

    All dice and cards follow from the seed. `resample_from_infostate` of a state returns another world, with new luck,
    that its player cannot tell from this one. All other arguments have the same meaning as in `env`.
    """
    require("pyspiel", "openspiel")
    game_object = find_game(game) if isinstance(game, str) else game
    settings = {"deals": deals, "spare": spare, "max_answers": max_answers}
    spiel: SpielGame = require("meadhall.rl.openspiel", "openspiel").load(game_object, settings, options)
    return spiel
