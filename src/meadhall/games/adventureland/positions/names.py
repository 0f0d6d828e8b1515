"""Readers of position words for seats, places, tiles and creatures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from meadhall.engine import BadPosition, Face, Piece
from meadhall.engine.common.errors import joined_names
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.readers import LaidPiece, OpenCard, Reader, listed_words
from meadhall.games.adventureland.content import (
    CONTENT,
    CREATURE_IDS,
    CREATURE_STRENGTHS,
    HERB_IDS,
    HERB_VALUES,
    SWORD_EXTRAS,
    SWORD_IDS,
)
from meadhall.games.adventureland.land import FIELDS, PLACE, Place
from meadhall.games.adventureland.state import CREATURE_BAG, HERB_BAG, SWORD_BAG, State

P = Position[State]
SEATS: Final = tuple(CONTENT.pieces.colours)
FACE_IDS: Final = {CREATURE_BAG: CREATURE_IDS, SWORD_BAG: SWORD_IDS, HERB_BAG: HERB_IDS}
FACE_VALUES: Final = {CREATURE_BAG: CREATURE_STRENGTHS, SWORD_BAG: SWORD_EXTRAS, HERB_BAG: HERB_VALUES}
Value = int | str  # a strength, an extra value, a herb's value, or an id like F09


def place_of(name: str) -> Place:
    """Return the field or start area with this name."""
    if name not in PLACE:
        raise BadPosition(
            f"there is no place '{name}'; fields are A1 to K10, start areas row1 to row5 and colA to colE"
        )
    return PLACE[name]


def field_of(name: str) -> Place:
    field = place_of(name)
    if field >= FIELDS:
        raise BadPosition(f"{name} is a start area, which holds no items; name a field")
    return field


def faces_of(bag: str, value: Value) -> list[Face]:
    """Return the faces with this value or id."""
    if isinstance(value, str) and value in FACE_IDS[bag]:
        return [FACE_IDS[bag].index(value)]
    faces = [f for f, face_value in enumerate(FACE_VALUES[bag]) if str(face_value) == str(value)]
    if not faces:
        raise BadPosition(
            f"there is no {bag} '{value}'; it is one of {joined_names(sorted(set(FACE_VALUES[bag])))} or an id "
            f"like {FACE_IDS[bag][0]}"
        )
    return faces


def outcomes_of(bag: str) -> Callable[[Any], list[Sequence[Face]]]:
    """Return a reader of scripted outcomes of this bag."""
    return lambda value: [faces_of(bag, word) for word in listed_words(value)]


CREATURE_CARD: Final = OpenCard(CREATURE_BAG, partial(faces_of, CREATURE_BAG))


def tile_reader(bag: str) -> Reader:
    """Return a reader of a herb or sword whose face its owner knows. With the option open_tiles, everybody knows it."""
    secret_tile, open_tile = (LaidPiece(bag, partial(faces_of, bag), is_open) for is_open in (False, True))

    def read(p: P, value: Value) -> Piece:
        return (open_tile if p.state.options.open_tiles else secret_tile)(p, value)

    return read
