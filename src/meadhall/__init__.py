"""Meadhall: hero board games with enforced rules, on one engine.

>>> import meadhall
>>> match = meadhall.play("adventureland", seed=7, players=2)
>>> match.menu().question
'first-move'
"""

from __future__ import annotations

from typing import Any

from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.play.match import Match

__version__ = "0.1.0"
__all__ = ["Game", "Match", "MeadhallError", "find_game", "installed_games", "play"]


def play(game: str | Game[Any], seed: str | int | None = None, **options: object) -> Match[Any]:
    """Begins a match of a game, by its id or itself, with its options."""
    return Match(find_game(game) if isinstance(game, str) else game, seed, **options)
