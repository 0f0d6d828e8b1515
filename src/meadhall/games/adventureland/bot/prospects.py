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
GOODS: Final = {land.FOREST: 1.0, land.MOUNTAIN: 1.5, land.CITY: 1.5, land.RIVER: 1.5, land.FOG: 1.5}
OWN_FIELD: Final = {land.FOREST: 1.0, land.MOUNTAIN: 1.5, land.CITY: 1.5, land.RIVER: 0.5, land.FOG: 0.0}
IN_LINE: Final = 0.08
FURTHER: Final = 0.012
CITY_OWN: Final = 0.9
CITY_IN_LINE: Final = 0.12
CITY_FURTHER: Final = 0.04


class Prospects(NamedTuple):
    """The expected items and companions at each place, and the number of cards left by kind."""

    items: list[float]  # value of the expected items, by place
    cities: list[float]  # number of expected companions, by place
    cards: int
    mountain_cards: int
    city_cards: int
    fog_cards: int
    river_positions: tuple[int, ...]  # positions along the river (from 1) of the river cards in the stack


@lru_cache(4096)
def prospects(cards: tuple[Place, ...]) -> Prospects:
    """Return the prospects of every place if exactly these cards are left."""
    coming = [0.0] * land.FIELDS
    city = [0.0] * land.FIELDS
    own = [0.0] * land.FIELDS
    for field in cards:
        terrain = land.TERRAIN[field]
        coming[field] = GOODS[terrain]
        own[field] = OWN_FIELD[terrain]
        if terrain == land.CITY:
            city[field] = 1.0
    kinds = [land.TERRAIN[field] for field in cards]
    return Prospects(
        _spread(own, coming, 1.0, IN_LINE, FURTHER),
        _spread(city, city, CITY_OWN, CITY_IN_LINE, CITY_FURTHER),
        len(cards),
        kinds.count(land.MOUNTAIN),
        kinds.count(land.CITY),
        kinds.count(land.FOG),
        tuple(sorted(land.RIVER_INDEX[field] for field in cards if land.TERRAIN[field] == land.RIVER)),
    )


def _spread(own: list[float], coming: list[float], here: float, in_line: float, further: float) -> list[float]:
    """Return a weighted sum of items for each place: on it, in line with it, and elsewhere south-east of it."""
    east = coming[:]
    south = coming[:]
    quarter = coming[:]
    hopes = [0.0] * land.FIELDS
    for field in range(land.FIELDS - 1, -1, -1):
        below, right = field + land.COLUMNS < land.FIELDS, field % land.COLUMNS < land.COLUMNS - 1
        if right:
            east[field] += east[field + 1]
            quarter[field] += quarter[field + 1]
        if below:
            south[field] += south[field + land.COLUMNS]
            quarter[field] += quarter[field + land.COLUMNS]
        if right and below:
            quarter[field] -= quarter[field + land.COLUMNS + 1]
        lines = east[field] + south[field] - 2 * coming[field]
        hopes[field] = here * own[field] + in_line * lines + further * (quarter[field] - coming[field] - lines)
    for area in range(land.FIELDS, land.FIELDS + len(land.START_AREAS)):
        way = land.WAYS[area][0]
        line = east[way[0]] if way[1] == way[0] + 1 else south[way[0]]
        hopes.append(in_line * line + further * (quarter[way[0]] - line))
    return hopes


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
def reach(lying: bytes, sprite: Place) -> Reach:
    """Return the items in line with each field, for these items on the board."""
    kinds = [0] * land.FIELDS
    creature_on = [land.NOWHERE] * land.FIELDS
    creatures = tuple(field for field in range(land.FIELDS) if lying[field] == CREATURE)
    for field in range(land.FIELDS):
        item = lying[field]
        if item in (NOTHING, GIANT) or field == sprite:
            continue
        for step, end in ((-1, field - field % land.COLUMNS), (-land.COLUMNS, 0)):
            for at in range(field + step, end - 1, step):
                if at == sprite or lying[at] >= CREATURE:
                    break
                kinds[at] |= 1 << item
                if item == CREATURE:
                    creature_on[at] = field
    return Reach(kinds, creature_on, creatures)


def cards_of(s: State) -> tuple[Place, ...]:
    return tuple(s.faces.bags[CARD_BAG])


def swept_share(river: tuple[int, ...], sprite: Place, field: Place, cards: int) -> float:
    """Return the chance that the next card makes the sprite sweep this river field (AL-WSP-04)."""
    here = land.RIVER_INDEX[field]
    if sprite == land.NOWHERE:
        return (here in river) / max(cards, 1)
    position = land.RIVER_INDEX.get(sprite, 0)
    if position < here:
        return sum(1 for i in river if i >= here) / max(cards, 1)
    return sum(1 for i in river if i <= here) / max(cards, 1)
