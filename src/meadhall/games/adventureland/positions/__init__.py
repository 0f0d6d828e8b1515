"""Words by which a test sets up a position by hand, see docs/testing.md. May import all but bot."""

from typing import Final

from meadhall.engine.positions.positions import Positions
from meadhall.engine.positions.readers import SEAT
from meadhall.games.adventureland.positions.build import WORDS, begin, finish
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.positions.luck import LUCK
from meadhall.games.adventureland.positions.names import CREATURE_CARD, SEATS, tile
from meadhall.games.adventureland.positions.players import EACH, SEAT_WORDS
from meadhall.games.adventureland.state import HERB_BAG, SWORD_BAG, State

__all__ = ["POSITIONS", "hand", "on", "where"]

_TILES: Final = {"swords": tile(SWORD_BAG), "used_swords": tile(SWORD_BAG), "herbs": tile(HERB_BAG)}
POSITIONS: Final[Positions[State]] = Positions(
    luck=LUCK,
    seats=SEATS,
    each=EACH,
    fields={**_TILES, "beaten": CREATURE_CARD, "turn": SEAT, "first": SEAT},
    words=WORDS,
    seat_words=SEAT_WORDS,
    text="parties",
    begin=begin,
    finish=finish,
)
