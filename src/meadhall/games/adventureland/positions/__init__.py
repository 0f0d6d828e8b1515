"""The words that tests use to set up a position: see docs/testing.md. May import all modules except `bot`."""

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.model.pieces import FRESH
from meadhall.engine.positions.positions import Luck, Positions
from meadhall.engine.positions.readers import SEAT, NamedNumber, listed_words, outcomes_reader
from meadhall.games.adventureland.positions.build import WORDS, begin, finish
from meadhall.games.adventureland.positions.inspect import hand, on, where
from meadhall.games.adventureland.positions.names import CREATURE_CARD, SEATS, Value, faces_of, outcomes_of, tile_reader
from meadhall.games.adventureland.positions.players import SEAT_FIELDS, SEAT_WORDS
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG, State

__all__ = ["POSITIONS", "hand", "on", "where"]


def _box_outcomes(value: str | Iterable[Value]) -> list[Sequence[int]]:
    """Return the outcomes of drawing a sword from the box.

    The word is the value or id of a used sword, or `fresh` for a sword that was never seen.
    """
    return [[FRESH] if word == "fresh" else faces_of(SWORD_BAG, word) for word in listed_words(value)]


LUCK: Final = {
    "cards": Luck(CARD_BAG),
    "dice": Luck("die"),
    "creatures": Luck(CREATURE_BAG, outcomes_of(CREATURE_BAG)),
    "swords": Luck(SWORD_BAG, outcomes_of(SWORD_BAG), free=True),
    "herbs": Luck(HERB_BAG, outcomes_of(HERB_BAG), free=True),
    "box": Luck("box", _box_outcomes),
    "first_player": Luck("first player", outcomes_reader(NamedNumber("seat", SEATS))),
}
_TILES: Final = {
    "swords": tile_reader(SWORD_BAG),
    "used_swords": tile_reader(SWORD_BAG),
    "herbs": tile_reader(HERB_BAG),
}
POSITIONS: Final[Positions[State]] = Positions(
    luck=LUCK,
    seats=SEATS,
    each=SEAT_FIELDS,
    fields={**_TILES, "beaten": CREATURE_CARD, "turn": SEAT, "first": SEAT},
    words=WORDS,
    seat_words=SEAT_WORDS,
    text="parties",
    begin=begin,
    finish=finish,
)
