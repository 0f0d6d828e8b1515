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
    """Begin a match of a game, given by id or as an object, with its options."""
    from meadhall.engine import Match, find_game

    return Match(find_game(game) if isinstance(game, str) else game, seed, **options)


def __getattr__(name: str) -> Any:
    """Load a public name on first use, so that the command line can print before the engine is imported."""
    if name in __all__:
        return getattr(import_module("meadhall.engine"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
