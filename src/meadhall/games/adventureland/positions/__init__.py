"""The words in which a test sets up a position of Adventure Land by hand; docs/testing.md shows them at work."""

from typing import Final

from meadhall.engine.contract.game import Positions
from meadhall.games.adventureland.positions.build import build
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.positions.luck import LUCK
from meadhall.games.adventureland.positions.names import SEATS
from meadhall.games.adventureland.state import State

__all__ = ["POSITIONS", "hand", "on", "where"]

POSITIONS: Final[Positions[State]] = Positions(build=build, luck=LUCK, seats=SEATS)
