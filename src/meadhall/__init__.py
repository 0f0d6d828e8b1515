"""Meadhall: hero board games with enforced rules, on one engine.

>>> import meadhall
>>> match = meadhall.play("adventureland", seed=7, players=2)
>>> match.menu().question
'first-move'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meadhall.engine import Game, Match, MeadhallError, find_game, installed_games

__version__ = "0.1.0"
__all__ = ["Game", "Match", "MeadhallError", "find_game", "installed_games", "play"]


def play(game: str | Game[Any], seed: str | int | None = None, **options: object) -> Match[Any]:
    """Begin a match with these options. `game` is the id of a game, or a game object."""
    from meadhall.engine import Match, find_game

    return Match(find_game(game) if isinstance(game, str) else game, seed, **options)


def __getattr__(name: str) -> Any:
    """Import a public name from the engine on first use, so that the command line starts fast."""
    if name in __all__:
        return getattr(import_module("meadhall.engine"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
