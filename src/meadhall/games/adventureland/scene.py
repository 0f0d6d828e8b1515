"""The table as one seat sees it: fields, start areas, pieces, what lies before each player, and the counters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from meadhall.engine.pieces import UNSEEN, Piece
from meadhall.engine.scene import Card, Figure, Place, Scene, SeatScene
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.collecting import value_of
from meadhall.games.adventureland.content import CREATURES, EXPANSION, STRENGTH
from meadhall.games.adventureland.map import (
    COLUMNS,
    FIELD_NAMES,
    FIELDS,
    NOWHERE,
    REGION,
    RIVER_INDEX,
    RIVER_ORDER,
    TERRAIN_NAME,
    place_name,
    start_areas,
)
from meadhall.games.adventureland.state import (
    COMPANION,
    CREATURE,
    GIANT,
    GOLD,
    HERB,
    ITEM_NAMES,
    NOTHING,
    SWORD,
    Party,
    State,
)
from meadhall.games.adventureland.words.phrases import count, figures, heading, luggage, tile

SIGNS: Final = {HERB: '"', SWORD: "!", COMPANION: "i", GOLD: "$"}
TITLE: Final = "Adventure Land"


def scene(s: State, seat: int) -> Scene:
    """The table from a state that holds only what this seat knows (-1: a spectator)."""
    return Scene(
        title=f"{TITLE}, {rules_of(s).name}",
        phase=_phase(s),
        turn=s.turn,
        places=_places(s.players),
        figures=_items(s) + [_party(p) for p in s.parties if p.at != NOWHERE] + _persons(s),
        seats=_seats(s),
        facts=_facts(s),
    )


def _phase(s: State) -> str:
    last = ", the last" if s.end_called else ""
    fight = ", a fight" if s.fight is not None else ""
    return f"Round {s.round}{last}{fight}" if s.round else "Set-up"


# ---- places


def _field(field: int) -> Place:
    water = f"field {RIVER_INDEX[field]} of {len(RIVER_ORDER)}" if field in RIVER_INDEX else ""
    name = FIELD_NAMES[field]
    return Place(name, name, TERRAIN_NAME[field], field % COLUMNS, field // COLUMNS, REGION[field], water)


FIELD_PLACES: Final = [_field(field) for field in range(FIELDS)]


@cache
def _places(players: int) -> list[Place]:
    return FIELD_PLACES + [_area(area) for area in start_areas(players)]


def _area(area: int) -> Place:
    """A start area stands beside its row or column, so it has no place in the grid."""
    return Place(place_name(area), heading(area), "start area")


# ---- figures


def _items(s: State) -> list[Figure]:
    return [_item(s, field) for field, item in enumerate(s.lying) if item != NOTHING]


def _item(s: State, field: int) -> Figure:
    item, where = s.lying[field], FIELD_NAMES[field]
    if item == CREATURE:
        number = s.which[field]
        return _creature(number, where, s.king is not None and s.king.creature == number)
    if item == GIANT:
        strength = giant_strength(s)
        return Figure(
            where, "giant", f"G{strength}", f"the giant with the princess, strength {strength}", None, strength
        )
    if item in (HERB, SWORD):
        piece = s.which[field]
        return _tile(item, None if s.faces.face[piece] == UNSEEN else value_of(s, piece, item), where)
    return _plain(item, where)


@cache
def _creature(number: int, where: str, holds_king: bool) -> Figure:
    kind = CREATURES[number]
    words = f"a {kind.name}, strength {kind.strength}{', with the king' if holds_king else ''}"
    return Figure(where, "creature", f"@{kind.strength}", words, None, kind.strength)


@cache
def _tile(item: int, value: int | None, where: str) -> Figure:
    words = f"a {ITEM_NAMES[item]}, face down" if value is None else f"a {tile(item, value)}"
    return Figure(where, ITEM_NAMES[item], SIGNS[item], words, None, value)


@cache
def _plain(item: int, where: str) -> Figure:
    return Figure(where, ITEM_NAMES[item], SIGNS[item], "a gold piece" if item == GOLD else "a companion")


@lru_cache(maxsize=10_000)
def _party(p: Party) -> Figure:
    many = str(p.adventurers) if p.adventurers > 1 else ""
    sign = f"{p.owner + 1}{f'x{many}' if many else ''}{f'+{p.companions}' if p.companions else ''}"
    name = f"party of {figures(p.adventurers, p.companions)}{luggage(p)}"
    return Figure(place_name(p.at), "party", sign, name, p.owner, p.size)


def _persons(s: State) -> list[Figure]:
    """The water sprite and the king, where they stand on the board."""
    found: list[Figure] = []
    if s.sprite >= 0:
        found.append(Figure(FIELD_NAMES[s.sprite], "sprite", "S", "the water sprite"))
    if s.king is not None and s.king.at != NOWHERE:
        found.append(Figure(FIELD_NAMES[s.king.at], "king", "K", "the king"))
    return found


# ---- seats and counters


def _seats(s: State) -> list[SeatScene]:
    rules = rules_of(s)
    return [
        SeatScene(seat, sum(rules.parts(s, seat).values()), _cards(s, seat), _note(s, seat))
        for seat in range(s.players)
    ]


def _cards(s: State, seat: int) -> list[Card]:
    carried = sum(s.parties[p].gold for p in s.in_play(seat))
    cards = [
        _tiles(s, "sword", SWORD, s.swords[seat]),
        _tiles(s, "herb", HERB, s.herbs[seat]),
        Card("gold", "gold", s.gold[seat] + carried),
        Card("beaten", "fog creatures beaten", len(s.beaten[seat]), [STRENGTH[c] for c in s.beaten[seat]]),
    ]
    if s.princess is not None:
        cards.append(Card("key", "keys", sum(s.princess.keys[seat])))
    return cards


def _tiles(s: State, kind: str, item: int, pieces: Sequence[Piece]) -> Card:
    values = [value_of(s, piece, item) for piece in pieces if s.faces.face[piece] != UNSEEN]
    return Card(kind, f"{kind}s", len(pieces), sorted(values, reverse=True))


def _note(s: State, seat: int) -> str:
    """How many parties are left, and who has whom."""
    waiting = len(s.in_play(seat)) - len(s.on_board(seat))
    parts = [f"{count(len(s.on_board(seat)), 'party', 'parties')} on the board"]
    parts += [f"{waiting} waiting"] if waiting else []
    if s.princess is not None:
        parts += [
            f"the {colour} key"
            for colour, held in zip(EXPANSION.key_colours, s.princess.keys[seat], strict=True)
            if held
        ]
        parts += ["the princess"] if s.princess.rescued_by == seat else []
    if s.king is not None and s.king.rescued_by == seat:
        parts.append("the king")
    return ", ".join(parts)


def _facts(s: State) -> list[tuple[str, int]]:
    creatures = s.lying.count(CREATURE)
    facts = [("swords", s.swords_on_table), ("companions", s.companions_on_table), ("cards", s.cards_left)]
    if s.king is not None:
        facts.append(("super companions", s.king.supers_left))
    return [*facts, ("creatures on the board", creatures), ("creatures to come", s.creatures_on_table)]
