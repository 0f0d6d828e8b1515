"""What the cards still in the stack may bring to each place, and how long the game may last."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.games.adventureland.land import (
    CITY,
    COLUMNS,
    FIELDS,
    FOG,
    FOREST,
    MOUNTAIN,
    NOWHERE,
    RIVER,
    RIVER_INDEX,
    START_AREAS,
    TERRAIN,
    WAYS,
    Place,
)
from meadhall.games.adventureland.state import CARD_BAG, CREATURE, GIANT, NOTHING, State
from meadhall.games.adventureland.terrain_cards import CARDS_A_TURN

# What an item to come is worth to whoever may reach it, by terrain, and how much of that a place can hope for:
# its own field (received without a move), a field in line (one move), any other to the south-east (two moves).
GOODS: Final = {FOREST: 1.0, MOUNTAIN: 1.5, CITY: 1.5, RIVER: 1.5, FOG: 1.5}
OWN_FIELD: Final = {FOREST: 1.0, MOUNTAIN: 1.5, CITY: 1.5, RIVER: 0.5, FOG: 0.0}
IN_LINE: Final = 0.08
FURTHER: Final = 0.012
CITY_OWN: Final = 0.9
CITY_IN_LINE: Final = 0.12
CITY_FURTHER: Final = 0.04


class Prospects(NamedTuple):
    """For each place: goods to hope for there, and companions; and the cards that are left."""

    goods: list[float]
    cities: list[float]
    cards: int
    mountain_cards: int
    city_cards: int
    fog_cards: int
    river: tuple[int, ...]  # river order of the river cards to come


@lru_cache(4096)
def prospects(cards: tuple[Place, ...]) -> Prospects:
    """The prospects of every place while exactly these cards are to come."""
    coming = [0.0] * FIELDS
    city = [0.0] * FIELDS
    own = [0.0] * FIELDS
    for field in cards:
        terrain = TERRAIN[field]
        coming[field] = GOODS[terrain]
        own[field] = OWN_FIELD[terrain]
        if terrain == CITY:
            city[field] = 1.0
    kinds = [TERRAIN[field] for field in cards]
    return Prospects(
        _spread(own, coming, 1.0, IN_LINE, FURTHER),
        _spread(city, city, CITY_OWN, CITY_IN_LINE, CITY_FURTHER),
        len(cards),
        kinds.count(MOUNTAIN),
        kinds.count(CITY),
        kinds.count(FOG),
        tuple(sorted(RIVER_INDEX[field] for field in cards if TERRAIN[field] == RIVER)),
    )


def _spread(own: list[float], coming: list[float], here: float, in_line: float, further: float) -> list[float]:
    """Sums what lies to the east, to the south and in the whole quarter, for each place."""
    east = coming[:]
    south = coming[:]
    quarter = coming[:]
    hopes = [0.0] * FIELDS
    for field in range(FIELDS - 1, -1, -1):
        below, right = field + COLUMNS < FIELDS, field % COLUMNS < COLUMNS - 1
        if right:
            east[field] += east[field + 1]
            quarter[field] += quarter[field + 1]
        if below:
            south[field] += south[field + COLUMNS]
            quarter[field] += quarter[field + COLUMNS]
        if right and below:
            quarter[field] -= quarter[field + COLUMNS + 1]
        lines = east[field] + south[field] - 2 * coming[field]
        hopes[field] = here * own[field] + in_line * lines + further * (quarter[field] - coming[field] - lines)
    for area in range(FIELDS, FIELDS + len(START_AREAS)):
        way = WAYS[area][0]
        line = east[way[0]] if way[1] == way[0] + 1 else south[way[0]]
        hopes.append(in_line * line + further * (quarter[way[0]] - line))
    return hopes


def draws_left(s: State, p: Prospects) -> float:
    """How many cards other than fog are likely to come before the end (AL-END-01, AL-END-02)."""
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
    """For each field: which kinds of item one move from there can take (as bits), and a creature it can fight."""

    kinds: list[int]
    creature_on: list[Place]
    creatures: tuple[Place, ...]


@lru_cache(4096)
def reach(lying: bytes, sprite: Place) -> Reach:
    """What is in line of each field while exactly these items lie on the board."""
    kinds = [0] * FIELDS
    creature_on = [NOWHERE] * FIELDS
    creatures = tuple(field for field in range(FIELDS) if lying[field] == CREATURE)
    for field in range(FIELDS):
        item = lying[field]
        if item in (NOTHING, GIANT) or field == sprite:
            continue
        for step, end in ((-1, field - field % COLUMNS), (-COLUMNS, 0)):
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
    """How likely the next card is to sweep a party off this river field (AL-WSP-04)."""
    here = RIVER_INDEX[field]
    if sprite == NOWHERE:
        return (here in river) / max(cards, 1)
    stands = RIVER_INDEX.get(sprite, 0)
    if stands < here:
        return sum(1 for i in river if i >= here) / max(cards, 1)
    return sum(1 for i in river if i <= here) / max(cards, 1)
