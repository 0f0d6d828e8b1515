"""Prospects from the cards in the stack: the items to expect near each place, and the number of draws left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.games.adventureland import land
from meadhall.games.adventureland.land import Place
from meadhall.games.adventureland.state import CARD_BAG, CREATURE, GIANT, NOTHING, State
from meadhall.games.adventureland.terrain_cards import CARDS_A_TURN

# Value of a future item, by terrain. Each place gets a share of it. The share is high on the place itself (no
# move), lower in line with it (one move), and lowest elsewhere to the south-east (two moves).
ITEM_VALUES: Final = {land.FOREST: 1.0, land.MOUNTAIN: 1.5, land.CITY: 1.5, land.RIVER: 1.5, land.FOG: 1.5}
ITEM_VALUES_ON_FIELD: Final = {land.FOREST: 1.0, land.MOUNTAIN: 1.5, land.CITY: 1.5, land.RIVER: 0.5, land.FOG: 0.0}
SHARE_IN_LINE: Final = 0.08
SHARE_FURTHER_AWAY: Final = 0.012
COMPANION_SHARE_ON_FIELD: Final = 0.9
COMPANION_SHARE_IN_LINE: Final = 0.12
COMPANION_SHARE_FURTHER_AWAY: Final = 0.04


class Prospects(NamedTuple):
    """The expected items and companions at each place, and the number of cards left by kind."""

    items: list[float]  # value of the expected items, by place
    companions: list[float]  # number of expected companions, by place
    cards: int
    mountain_cards: int
    city_cards: int
    fog_cards: int
    river_positions: tuple[int, ...]  # positions along the river (from 1) of the river cards in the stack


@lru_cache(4096)
def prospects_of(cards: tuple[Place, ...]) -> Prospects:
    """Return the prospects of every place if exactly these cards are left."""
    item_values = [0.0] * land.FIELDS
    companions = [0.0] * land.FIELDS
    values_on_field = [0.0] * land.FIELDS
    for field in cards:
        terrain = land.TERRAIN[field]
        item_values[field] = ITEM_VALUES[terrain]
        values_on_field[field] = ITEM_VALUES_ON_FIELD[terrain]
        if terrain == land.CITY:
            companions[field] = 1.0
    terrains = [land.TERRAIN[field] for field in cards]
    return Prospects(
        _weighted_sums(values_on_field, item_values, 1.0, SHARE_IN_LINE, SHARE_FURTHER_AWAY),
        _weighted_sums(
            companions, companions, COMPANION_SHARE_ON_FIELD, COMPANION_SHARE_IN_LINE, COMPANION_SHARE_FURTHER_AWAY
        ),
        len(cards),
        terrains.count(land.MOUNTAIN),
        terrains.count(land.CITY),
        terrains.count(land.FOG),
        tuple(sorted(land.RIVER_INDEX[field] for field in cards if land.TERRAIN[field] == land.RIVER)),
    )


def _weighted_sums(
    values_on_field: list[float], values: list[float], field_share: float, line_share: float, further_share: float
) -> list[float]:
    """Return a weighted sum of items for each place: on it, in line with it, and elsewhere south-east of it."""
    east = values[:]
    south = values[:]
    quarter = values[:]
    sums = [0.0] * land.FIELDS
    for field in range(land.FIELDS - 1, -1, -1):
        has_row_below, has_column_right = field + land.COLUMNS < land.FIELDS, field % land.COLUMNS < land.COLUMNS - 1
        if has_column_right:
            east[field] += east[field + 1]
            quarter[field] += quarter[field + 1]
        if has_row_below:
            south[field] += south[field + land.COLUMNS]
            quarter[field] += quarter[field + land.COLUMNS]
        if has_column_right and has_row_below:
            quarter[field] -= quarter[field + land.COLUMNS + 1]
        lines = east[field] + south[field] - 2 * values[field]
        sums[field] = (
            field_share * values_on_field[field]
            + line_share * lines
            + further_share * (quarter[field] - values[field] - lines)
        )
    for area in range(land.FIELDS, land.FIELDS + len(land.START_AREAS)):
        way = land.WAYS[area][0]
        line = east[way[0]] if way[1] == way[0] + 1 else south[way[0]]
        sums.append(line_share * line + further_share * (quarter[way[0]] - line))
    return sums


def draws_left(s: State, p: Prospects) -> float:
    """Return the expected number of cards other than fog before the end (AL-END-01, AL-END-02)."""
    if s.end_called:
        turns = (s.first - s.turn - 1) % s.players
        return float(CARDS_A_TURN * turns)
    cards = p.cards - p.fog_cards
    if s.princess is not None or s.king is not None:
        return float(cards)
    swords = s.swords_on_table * (cards + 1) / (p.mountain_cards + 1)
    companions = s.companions_on_table * (cards + 1) / (p.city_cards + 1)
    return max(swords, companions) + s.players / 2


class Reach(NamedTuple):
    """The items that one move from each field can reach."""

    kinds: list[int]  # by field: a bit mask of the kinds of item in reach
    creature_on: list[Place]  # by field: the field of a creature in reach, or NOWHERE
    creatures: tuple[Place, ...]  # the fields of all creatures


@lru_cache(4096)
def compute_reach(lying: bytes, sprite: Place) -> Reach:
    """Return the items in line with each field, for these items on the board."""
    kinds = [0] * land.FIELDS
    creature_on = [land.NOWHERE] * land.FIELDS
    creatures = tuple(field for field in range(land.FIELDS) if lying[field] == CREATURE)
    for field in range(land.FIELDS):
        item = lying[field]
        if item in (NOTHING, GIANT) or field == sprite:
            continue
        for step, end in ((-1, field - field % land.COLUMNS), (-land.COLUMNS, 0)):
            for start in range(field + step, end - 1, step):
                if start == sprite or lying[start] >= CREATURE:
                    break
                kinds[start] |= 1 << item
                if item == CREATURE:
                    creature_on[start] = field
    return Reach(kinds, creature_on, creatures)


def stack_cards(s: State) -> tuple[Place, ...]:
    return tuple(s.faces.bags[CARD_BAG])


def sweep_chance(river: tuple[int, ...], sprite: Place, field: Place, cards: int) -> float:
    """Return the chance that the next card makes the sprite sweep this river field (AL-WSP-04)."""
    field_index = land.RIVER_INDEX[field]
    if sprite == land.NOWHERE:
        return (field_index in river) / max(cards, 1)
    sprite_index = land.RIVER_INDEX.get(sprite, 0)
    if sprite_index < field_index:
        return sum(1 for i in river if i >= field_index) / max(cards, 1)
    return sum(1 for i in river if i <= field_index) / max(cards, 1)
