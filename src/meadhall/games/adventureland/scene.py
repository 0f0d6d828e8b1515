"""The table as one seat sees it: fields, start areas, pieces, what lies before each player, and the counters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from meadhall.engine import UNSEEN, Card, Face, Figure, Piece, Place, Scene, SeatScene
from meadhall.games.adventureland import land
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.adventures.princess import giant_strength
from meadhall.games.adventureland.collecting import VALUES
from meadhall.games.adventureland.content import STRENGTH
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
from meadhall.games.adventureland.words.english.labels import Labels

SIGNS: Final = {HERB: '"', SWORD: "!", COMPANION: "i", GOLD: "$"}


class Held(NamedTuple):
    """All that a seat's panel tells, as far as the looker knows it; of tiles how many, and the worth of known ones."""

    on_board: int
    waiting: int
    swords: int
    known_swords: tuple[int, ...]
    herbs: int
    known_herbs: tuple[int, ...]
    gold: int
    beaten: tuple[int, ...]
    keys: tuple[bool, ...] | None
    has_princess: bool
    has_king: bool


def held_by(s: State, seat: int) -> Held:
    """What the panel of a seat is to tell."""
    mine = s.parties_of(seat)
    on_board, waiting, carried = _marching(tuple(s.parties[mine.start : mine.stop]))
    return Held(
        on_board=on_board,
        waiting=waiting,
        swords=len(s.swords[seat]),
        known_swords=_known(s, VALUES[SWORD], s.swords[seat]),
        herbs=len(s.herbs[seat]),
        known_herbs=_known(s, VALUES[HERB], s.herbs[seat]),
        gold=s.gold[seat] + carried,
        beaten=s.beaten[seat],
        keys=tuple(s.princess.keys[seat]) if s.princess is not None else None,
        has_princess=s.princess is not None and s.princess.rescued_by == seat,
        has_king=s.king is not None and s.king.rescued_by == seat,
    )


@lru_cache(maxsize=10_000)
def _marching(parties: tuple[Party, ...]) -> tuple[int, int, int]:
    """Of the parties of a seat, how many are on the board and how many wait, and the gold that they carry."""
    there = [party for party in parties if party.at != land.NOWHERE]
    waiting = sum(party.at >= land.FIELDS for party in there)
    return len(there) - waiting, waiting, sum(party.gold for party in there)


def _known(s: State, worth: Sequence[int], pieces: Sequence[Piece]) -> tuple[int, ...]:
    """The worth of the tiles whose faces are known, the best first."""
    faces = s.faces.face
    return tuple(sorted([worth[faces[piece]] for piece in pieces if faces[piece] != UNSEEN], reverse=True))


@lru_cache(maxsize=1_000)
def _tile_fields(lying: Sequence[int]) -> list[int]:
    """The fields on which tiles lie."""
    return [field for field, item in enumerate(lying) if item in VALUES]


class Scenes:
    """Makes the table of what a seat knows, with labels in one language; what never changes is made once."""

    def __init__(self, labels: Labels) -> None:
        self._say = labels
        self._fields = [self._field(field) for field in range(land.FIELDS)]
        self._places = cache(self._places_for)
        self._creature = cache(self._creature_at)
        self._tile = cache(self._tile_at)
        self._giant = cache(self._giant_at)
        self._plain = cache(self._plain_at)
        self._party = lru_cache(maxsize=10_000)(self._party_now)
        self._parties = lru_cache(maxsize=1_000)(self._parties_now)
        self._lying = lru_cache(maxsize=1_000)(self._lying_now)
        self._seat = lru_cache(maxsize=10_000)(self._seat_now)

    def __call__(self, s: State, seat: int) -> Scene:
        """The table from a state that holds only what this seat knows (-1: a spectator)."""
        return Scene(
            title=self._say.title(s.options.adventure),
            phase=self._say.phase(s.round, s.end_called, s.fight is not None),
            turn=s.turn,
            places=self._places(s.players),
            figures=[*self._items(s), *self._parties(tuple(s.parties)), *self._persons(s)],
            seats=self._seats(s),
            facts=self._facts(s),
        )

    # ---- places

    def _field(self, field: int) -> Place:
        say, name = self._say, land.FIELD_NAMES[field]
        water = say.water(land.RIVER_INDEX[field], len(land.RIVER_ORDER)) if field in land.RIVER_INDEX else ""
        return Place(
            name, name, say.terrain(field), field % land.COLUMNS, field // land.COLUMNS, say.region(field), water
        )

    def _places_for(self, players: int) -> list[Place]:
        return self._fields + [self._area(area) for area in land.start_areas(players)]

    def _area(self, area: int) -> Place:
        """A start area stands beside its row or column, so it has no place in the grid."""
        return Place(land.place_name(area), *self._say.area(area))

    # ---- figures

    def _items(self, s: State) -> Sequence[Figure]:
        """What lies on the board; four people at a table mostly see the same."""
        lying, faces = tuple(s.lying), s.faces.face
        known = tuple([faces[s.which[field]] for field in _tile_fields(lying)])
        king = s.king.creature if s.king is not None else None
        return self._lying(lying, tuple(s.which), known, king, giant_strength(s) if GIANT in lying else 0)

    def _lying_now(
        self, lying: Sequence[int], which: Sequence[int], known: Sequence[Face], king: int | None, giant: int
    ) -> list[Figure]:
        tiles = iter(known)
        items: list[Figure] = []
        for where, item, number in zip(land.FIELD_NAMES, lying, which, strict=True):
            if item == NOTHING:
                continue
            if item == CREATURE:
                items.append(self._creature(where, number, number == king))
            elif item in VALUES:
                items.append(self._tile(where, item, next(tiles)))
            elif item == GIANT:
                items.append(self._giant(where, giant))
            else:
                items.append(self._plain(where, item))
        return items

    def _parties_now(self, parties: Sequence[Party]) -> list[Figure]:
        return [self._party(party) for party in parties if party.at != land.NOWHERE]

    def _creature_at(self, where: str, number: int, holds_king: bool) -> Figure:
        strength = STRENGTH[number]
        return Figure(where, "creature", f"@{strength}", self._say.creature(number, holds_king), None, strength)

    def _tile_at(self, where: str, item: int, face: Face) -> Figure:
        value = None if face == UNSEEN else VALUES[item][face]
        return Figure(where, ITEM_NAMES[item], SIGNS[item], self._say.tile(item, value), None, value)

    def _giant_at(self, where: str, strength: int) -> Figure:
        return Figure(where, "giant", f"G{strength}", self._say.giant(strength), None, strength)

    def _plain_at(self, where: str, item: int) -> Figure:
        return Figure(where, ITEM_NAMES[item], SIGNS[item], self._say.item(item))

    def _party_now(self, p: Party) -> Figure:
        many = str(p.adventurers) if p.adventurers > 1 else ""
        sign = f"{p.owner + 1}{f'x{many}' if many else ''}{f'+{p.companions}' if p.companions else ''}"
        return Figure(land.place_name(p.at), "party", sign, self._say.party(p), p.owner, p.size)

    def _persons(self, s: State) -> list[Figure]:
        """The water sprite and the king, where they stand on the board."""
        found: list[Figure] = []
        if s.sprite >= 0:
            found.append(Figure(land.FIELD_NAMES[s.sprite], "sprite", "S", self._say.sprite()))
        if s.king is not None and s.king.at != land.NOWHERE:
            found.append(Figure(land.FIELD_NAMES[s.king.at], "king", "K", self._say.king()))
        return found

    # ---- seats and counters

    def _seats(self, s: State) -> list[SeatScene]:
        rules = rules_of(s)
        return [self._seat(seat, sum(rules.parts(s, seat).values()), held_by(s, seat)) for seat in range(s.players)]

    def _seat_now(self, seat: int, points: int, held: Held) -> SeatScene:
        return SeatScene(seat, points, self._cards(held), self._note(held))

    def _cards(self, held: Held) -> list[Card]:
        cards = [
            self._card("sword", held.swords, held.known_swords),
            self._card("herb", held.herbs, held.known_herbs),
            self._card("gold", held.gold),
            self._card("beaten", len(held.beaten), [STRENGTH[c] for c in held.beaten]),
        ]
        if held.keys is not None:
            cards.append(self._card("key", sum(held.keys)))
        return cards

    def _card(self, kind: str, count: int, values: Iterable[int] = ()) -> Card:
        return Card(kind, self._say.card(kind), count, [*values])

    def _note(self, held: Held) -> str:
        """How many parties are left, and who has whom."""
        say = self._say
        parts = [say.parties(held.on_board)]
        parts += [say.waiting(held.waiting)] if held.waiting else []
        parts += [say.key(colour) for colour, has_it in enumerate(held.keys or ()) if has_it]
        parts += [say.princess()] if held.has_princess else []
        parts += [say.king()] if held.has_king else []
        return ", ".join(parts)

    def _facts(self, s: State) -> list[tuple[str, int]]:
        facts = [("swords", s.swords_on_table), ("companions", s.companions_on_table), ("cards", s.cards_left)]
        if s.king is not None:
            facts.append(("super companions", s.king.supers_left))
        facts += [("creatures on the board", s.lying.count(CREATURE)), ("creatures to come", s.creatures_on_table)]
        return [(self._say.fact(name), number) for name, number in facts]


scene: Final = Scenes(Labels())
