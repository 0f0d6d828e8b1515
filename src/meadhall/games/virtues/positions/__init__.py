"""Positions built from words, for tests. May import the rules."""

from typing import Final

from meadhall.engine.positions.positions import Positions
from meadhall.games.virtues.positions.build import WORDS, begin, finish
from meadhall.games.virtues.positions.names import FIELDS, LUCK, SEAT_WORDS, SEATS
from meadhall.games.virtues.state import State

__all__ = ["POSITIONS"]

POSITIONS: Final[Positions[State]] = Positions(
    luck=LUCK,
    seats=SEATS,
    each=("players",),
    fields=FIELDS,
    words=WORDS,
    seat_words=SEAT_WORDS,
    begin=begin,
    finish=finish,
)
