"""How tests write down chance: cards by field, creatures and tiles by value or id, and swords out of a mixed box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.engine.model.pieces import FRESH
from meadhall.engine.positions.positions import Luck
from meadhall.engine.positions.readers import Named, outcomes, words_of
from meadhall.games.adventureland.positions.names import SEATS, Value, faces_of, outcomes_of
from meadhall.games.adventureland.state import CARD_BAG, CREATURE_BAG, HERB_BAG, SWORD_BAG


def _box(value: str | Iterable[Value]) -> list[Sequence[int]]:
    """A sword out of the mixed box: value or id of one that was used before, or `fresh` for one that never came up."""
    return [[FRESH] if one == "fresh" else faces_of(SWORD_BAG, one) for one in words_of(value)]


LUCK: Final = {
    "cards": Luck(CARD_BAG),
    "dice": Luck("die"),
    "creatures": Luck(CREATURE_BAG, outcomes_of(CREATURE_BAG)),
    "swords": Luck(SWORD_BAG, outcomes_of(SWORD_BAG), free=True),
    "herbs": Luck(HERB_BAG, outcomes_of(HERB_BAG), free=True),
    "box": Luck("box", _box),
    "first_player": Luck("first player", outcomes(Named("seat", SEATS))),
}
