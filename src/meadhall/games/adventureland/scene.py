"""The scene: the table as one seat sees it, with fields, start areas, pieces, panels and counters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Card, Face, Figure, Piece, Place, Scene, SeatScene
from meadhall.engine.common.text import Text, Words, text
from meadhall.engine.presentation.alike import read_off_state
from meadhall.games.adventureland import adventure, collecting, content, land, state, texts
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.state import Party, State

SYMBOLS: Final = {state.HERB: '"', state.SWORD: "!", state.COMPANION: "i", state.GOLD: "$"}
START_AREA: Final = text("start-area")
SPRITE: Final = text("water-sprite")
KING: Final = text("king")


class PanelContents(NamedTuple):
    """The contents of a seat's panel, as far as the viewer knows them: for tiles, their number and known values."""

    on_board: int  # number of parties on fields
    waiting: int  # number of parties in start areas
    swords: int
    known_swords: tuple[int, ...]
    herbs: int
    known_herbs: tuple[int, ...]
    gold: int
    beaten: tuple[int, ...]  # beaten creatures
    keys: tuple[bool, ...] | None  # by colour, whether the seat has the key; None without keys in this adventure
    has_princess: bool
    has_king: bool


def panel_contents(s: State, seat: int) -> PanelContents:
    """Return the contents of a seat's panel."""
    parties = s.parties_of(seat)
    on_board, waiting, carried = _party_counts(tuple(s.parties[parties.start : parties.stop]))
    return PanelContents(
        on_board=on_board,
        waiting=waiting,
        swords=len(s.swords[seat]),
        known_swords=_known_values(s, collecting.TILE_VALUES[state.SWORD], s.swords[seat]),
        herbs=len(s.herbs[seat]),
        known_herbs=_known_values(s, collecting.TILE_VALUES[state.HERB], s.herbs[seat]),
        gold=s.gold[seat] + carried,
        beaten=s.beaten[seat],
        keys=tuple(s.princess.keys[seat]) if s.princess is not None else None,
        has_princess=s.princess is not None and s.princess.rescued_by == seat,
        has_king=s.king is not None and s.king.rescued_by == seat,
    )


@lru_cache(maxsize=10_000)
def _party_counts(parties: tuple[Party, ...]) -> tuple[int, int, int]:
    """Return the number of parties on the board, the number of waiting parties, and the gold that all carry."""
    in_play = [party for party in parties if party.at != land.NOWHERE]
    waiting = sum(party.at >= land.FIELDS for party in in_play)
    return len(in_play) - waiting, waiting, sum(party.gold for party in in_play)


def _known_values(s: State, values: Sequence[int], pieces: Sequence[Piece]) -> tuple[int, ...]:
    """Return the values of the tiles with known faces, best first."""
    faces = s.faces.face
    return tuple(sorted([values[faces[piece]] for piece in pieces if faces[piece] != UNSEEN], reverse=True))


@lru_cache(maxsize=1_000)
def _tile_fields(lying: Sequence[int]) -> list[int]:
    """Return the fields with tiles."""
    return [field for field, item in enumerate(lying) if item in collecting.TILE_VALUES]


@read_off_state
def scene(s: State, seat: int) -> Scene:
    """Return the scene for a seat (-1: a spectator). `s` contains only what the seat knows."""
    return Scene(
        title=text("title", adventure=text(f"adventure-{s.options.adventure}")),
        phase=text("phase", round=s.round, last=int(s.end_called), fight=int(s.fight is not None)),
        turn=s.turn,
        places=_places(s.players),
        figures=[*_item_figures(s), *_party_figures(tuple(s.parties)), *_person_figures(s)],
        seats=_seats(s),
        facts=_facts(s),
    )


# ---- places


@cache
def _places(players: int) -> list[Place]:
    """Return all fields and start areas. Start areas are beside the grid, so they have no row and column."""
    areas = land.start_areas(players)
    return [*map(_field, range(land.FIELDS)), *[Place(land.place_name(a), texts.PLACES[a], START_AREA) for a in areas]]


@cache
def _field(field: int) -> Place:
    name = land.FIELD_NAMES[field]
    index = land.RIVER_INDEX.get(field)
    water = text("water", number=index, of=len(land.RIVER_ORDER)) if index is not None else ""
    terrain, column, row = texts.TERRAINS[land.TERRAIN[field]], field % land.COLUMNS, field // land.COLUMNS
    return Place(name, name, terrain, column, row, Text(f"region-{texts.REGIONS[name]}"), water)


# ---- figures


def _item_figures(s: State) -> Sequence[Figure]:
    """Return the figures of items on the board.

    They are cached by the known faces, because most viewers know the same faces and can share the figures.
    """
    lying, faces = tuple(s.lying), s.faces.face
    known_faces = tuple([faces[s.which[field]] for field in _tile_fields(lying)])
    king = s.king.creature if s.king is not None else None
    return _cached_item_figures(
        lying, tuple(s.which), known_faces, king, giant_strength(s) if state.GIANT in lying else 0
    )


@lru_cache(maxsize=1_000)
def _cached_item_figures(
    lying: Sequence[int], which: Sequence[int], known_faces: Sequence[Face], king: int | None, strength_of_giant: int
) -> list[Figure]:
    tiles = iter(known_faces)
    items: list[Figure] = []
    for field_name, item, number in zip(land.FIELD_NAMES, lying, which, strict=True):
        if item == state.NOTHING:
            continue
        if item == state.CREATURE:
            items.append(_creature_figure(field_name, number, number == king))
        elif item in collecting.TILE_VALUES:
            items.append(_tile_figure(field_name, item, next(tiles)))
        elif item == state.GIANT:
            items.append(_giant_figure(field_name, strength_of_giant))
        else:
            items.append(_plain_figure(field_name, item))
    return items


@lru_cache(maxsize=1_000)
def _party_figures(parties: Sequence[Party]) -> list[Figure]:
    return [_party_figure(party) for party in parties if party.at != land.NOWHERE]


@cache
def _creature_figure(field_name: str, creature: int, holds_king: bool) -> Figure:
    strength = content.CREATURE_STRENGTHS[creature]
    name = text("lying-creature", creature=texts.foe_text(creature), king=int(holds_king))
    return Figure(field_name, "creature", f"@{strength}", name, None, strength)


@cache
def _tile_figure(field_name: str, item: int, face: Face) -> Figure:
    value = None if face == UNSEEN else collecting.TILE_VALUES[item][face]
    name = (
        text(f"lying-{state.ITEM_NAMES[item]}")
        if value is None
        else text("lying-tile", tile=texts.tile_text(item, value))
    )
    return Figure(field_name, state.ITEM_NAMES[item], SYMBOLS[item], name, None, value)


@cache
def _giant_figure(field_name: str, strength: int) -> Figure:
    return Figure(field_name, "giant", f"G{strength}", text("lying-giant", strength=strength), None, strength)


@cache
def _plain_figure(field_name: str, item: int) -> Figure:
    return Figure(field_name, state.ITEM_NAMES[item], SYMBOLS[item], text(f"lying-{state.ITEM_NAMES[item]}"))


@lru_cache(maxsize=10_000)
def _party_figure(p: Party) -> Figure:
    group_size = str(p.adventurers) if p.adventurers > 1 else ""
    sign = f"{p.owner + 1}{f'x{group_size}' if group_size else ''}{f'+{p.companions}' if p.companions else ''}"
    return Figure(land.place_name(p.at), "party", sign, text("party-of", **texts.party_args(p)), p.owner, p.size)


def _person_figures(s: State) -> list[Figure]:
    """Return the figures of the water sprite and the king."""
    figures: list[Figure] = []
    if s.sprite >= 0:
        figures.append(Figure(land.FIELD_NAMES[s.sprite], "sprite", "S", SPRITE))
    if s.king is not None and s.king.at != land.NOWHERE:
        figures.append(Figure(land.FIELD_NAMES[s.king.at], "king", "K", KING))
    return figures


# ---- seats and counters


def _seats(s: State) -> list[SeatScene]:
    rules = adventure.rules_of(s)
    return [
        _seat(seat, sum(rules.points_by_source(s, seat).values()), panel_contents(s, seat)) for seat in range(s.players)
    ]


@lru_cache(maxsize=10_000)
def _seat(seat: int, points: int, contents: PanelContents) -> SeatScene:
    return SeatScene(seat, points, _cards(contents), _note(contents))


def _cards(contents: PanelContents) -> list[Card]:
    cards = [
        _card("sword", contents.swords, contents.known_swords),
        _card("herb", contents.herbs, contents.known_herbs),
        _card("gold", contents.gold),
        _card("beaten", len(contents.beaten), [content.CREATURE_STRENGTHS[c] for c in contents.beaten]),
    ]
    if contents.keys is not None:
        cards.append(_card("key", sum(contents.keys)))
    return cards


def _card(kind: str, count: int, values: Iterable[int] = ()) -> Card:
    return Card(kind, text(f"card-{kind}"), count, [*values])


def _note(contents: PanelContents) -> Words:
    """Return a list of the parties, keys, and the princess or king, if the seat has them."""
    parts = [text("on-board", parties=contents.on_board)]
    parts += [text("waiting", waiting=contents.waiting)] if contents.waiting else []
    keys = enumerate(contents.keys or ())
    parts += [text("key", colour=content.EXPANSION.key_colours[colour]) for colour, has_key in keys if has_key]
    parts += [text("princess")] if contents.has_princess else []
    parts += [KING] if contents.has_king else []
    return texts.listed_texts(parts)


def _facts(s: State) -> list[tuple[Words, int]]:
    facts = [("swords", s.swords_on_table), ("companions", s.companions_on_table), ("cards", s.cards_left)]
    if s.king is not None:
        facts.append(("super-companions", s.king.supers_left))
    facts += [("creatures-on-board", s.lying.count(state.CREATURE)), ("creatures-to-come", s.creatures_on_table)]
    return [(text(f"fact-{name}"), number) for name, number in facts]
