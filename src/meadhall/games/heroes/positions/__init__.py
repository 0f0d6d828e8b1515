"""Positions built from words, for tests. May import the rules."""

from typing import Final

from meadhall.engine import Positions
from meadhall.engine.positions.readers import SEAT
from meadhall.games.heroes.positions.build import SEAT_WORDS, WORDS, begin, finish
from meadhall.games.heroes.positions.inspect import LUCK, SEATS, board_words, hand, life, permanent_words, space_words
from meadhall.games.heroes.state import State

__all__ = ["POSITIONS", "board_words", "hand", "life", "permanent_words", "space_words"]

POSITIONS: Final[Positions[State]] = Positions(
    luck=LUCK,
    seats=SEATS,
    fields={"first": SEAT, "turn": SEAT},
    words=WORDS,
    seat_words=SEAT_WORDS,
    text="board",
    begin=begin,
    finish=finish,
    needs={
        "act": ["round"],
        "action": ["round", "act"],
        "activate": ["round", "act"],
        "next": ["round"],
        "resume": ["round"],
    },
)
