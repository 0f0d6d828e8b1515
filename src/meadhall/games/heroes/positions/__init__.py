"""Positions out of words, for tests. May import the rules."""

from typing import Final

from meadhall.engine.contract.game import Positions
from meadhall.games.heroes.positions.build import build
from meadhall.games.heroes.positions.inspect import hand, life, on, spells, where
from meadhall.games.heroes.positions.luck import LUCK
from meadhall.games.heroes.positions.names import SEATS
from meadhall.games.heroes.state import State

__all__ = ["POSITIONS", "hand", "life", "on", "spells", "where"]

POSITIONS: Final[Positions[State]] = Positions(build=build, luck=LUCK, seats=SEATS)
