"""Positions from words, for tests. May import the rules."""

from typing import Final

from meadhall.engine import Positions
from meadhall.engine.positions.positions import SEATS
from meadhall.engine.positions.readers import SEAT
from meadhall.games.heropath.positions.build import WORDS, begin, finish
from meadhall.games.heropath.positions.heroes import SEAT_WORDS
from meadhall.games.heropath.positions.luck import LUCK
from meadhall.games.heropath.positions.names import BOUNDS
from meadhall.games.heropath.state import State

__all__ = ["POSITIONS"]

POSITIONS: Final[Positions[State]] = Positions(
    luck=LUCK,
    seats=SEATS,
    each=("heroes",),
    fields={"first": SEAT, **BOUNDS},
    words=WORDS,
    seat_words=SEAT_WORDS,
    text="at",
    begin=begin,
    finish=finish,
    needs={"travel": ["travel"], "rest": ["rest"], "visit": ["visit"], "answer": ["deal"]},
)
