"""The table as a seat sees it: places, pieces and labels, for terminal, screen reader and browser."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from meadhall.engine.common.english import label
from meadhall.engine.common.text import Words


class Place(msgspec.Struct, frozen=True, gc=False):
    """A place on the board. Places form a grid, a map or a plan of rooms."""

    id: str
    """Name of the place in keys."""
    name: Words
    """Name for people."""
    kind: Words
    """Kind of place, such as `forest`."""
    column: int | None = None
    """Column of a grid, from 0."""
    row: int | None = None
    """Row of a grid, from 0."""
    region: Words = ""
    """The region of the place."""
    note: Words = ""
    """Anything else worth knowing."""
    colour: str = ""
    """Colour of the ground, named like those of cards. `""`: the colour depends on the kind."""
    centre: tuple[float, float] | None = None
    """Centre of the place on a map, in units of the map: x to the right, y down."""
    roads: list[str] = []
    """Ids of places that a drawn road leads to. Each road is listed at one or both of its ends."""
    area: tuple[float, float, float, float] | None = None
    """Area of a room on a plan: left, top, width and height."""
    icon: str = ""
    """English name of the thing to draw on the place, such as `coin`. `""`: the note and the kind decide."""

    @property
    def words(self) -> str:
        """The place without its contents, in words: `D9, river, The Great River, field 6 of 18`."""
        return ", ".join(part for part in (self.name, self.kind, self.region, self.note) if part)


class Figure(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A thing at a place."""

    place: str
    """Id of the place."""
    kind: str
    """Kind of thing."""
    sign: str
    """Short symbol in printable ASCII, for boards drawn with characters."""
    name: Words
    """Name to read aloud, such as `a gold piece`. With an owner it has no article: `party of 3`."""
    owner: int | None = None
    """Seat of the owner, if there is one."""
    number: int | None = None
    """Number on the thing, if it has one."""


class CardFace(msgspec.Struct, frozen=True, gc=False):
    """A card whose face the viewer knows. The card itself is the button for an answer whose key names its id."""

    id: str
    """Name of the card in keys, such as `silk` in `load:silk`. Equal cards may share it."""
    name: Words
    """Name for people."""
    sign: str = ""
    """Short symbol in printable ASCII."""
    colour: str = ""
    """`red`, `blue`, `green`, `amber`, `violet`, `white`, `grey` or `""`."""
    text: Words = ""
    """Effect of the card."""
    turned: bool = False
    """Whether the card is used up for now."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """Cards of one kind that lie together."""

    kind: str
    """Kind of card."""
    name: Words
    """Name to read aloud."""
    count: int
    """How many cards there are."""
    values: list[int] = []
    """Numbers of the cards that the viewer knows, if a number says enough."""
    faces: list[CardFace] = []
    """The cards that the viewer knows, if a number does not say enough."""


class SeatScene(msgspec.Struct, frozen=True, gc=False):
    """The cards in front of a seat."""

    seat: int
    """Number of the seat."""
    points: int
    """Points of the seat."""
    cards: list[Card]
    """Cards in front of the seat."""
    note: Words = ""
    """Anything else worth knowing."""


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A marker on a track."""

    sign: str
    """Short symbol in printable ASCII."""
    name: Words
    """Name to read aloud."""
    at: int
    """Number of the track on which the marker stands."""
    owner: int | None = None
    """Seat of the owner, if there is one."""


class Track(msgspec.Struct, frozen=True, gc=False):
    """A row of numbers with markers on it."""

    name: Words
    """Name for people."""
    last: int
    """Last number."""
    markers: list[Marker]
    """The markers on the track."""
    marks: list[tuple[int, Words]] = []
    """Numbers that have a meaning, each with its meaning: `[30, "wins"]`."""
    first: int = 0
    """First number."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A coming event that others may still prevent or change."""

    title: Words
    """The actor, the action and the target."""
    text: Words
    """The effect of the event in numbers."""
    by: int = -1
    """The seat that causes the event, or -1."""
    asked: list[int] = []
    """The seats that may react. The one that must answer now comes first."""
    colour: str = ""
    """Colour of its card, or `""`."""


class Rung(msgspec.Struct, frozen=True, gc=False):
    """One contribution to the strength in a fight."""

    name: Words
    """Origin of the contribution."""
    points: int
    """Strength that it adds."""
    owner: int | None = None
    """Seat of the owner, if there is one."""


class Ladder(msgspec.Struct, frozen=True, gc=False):
    """A fight: the strength reached so far, against the strength needed."""

    title: Words
    """The opponent in the fight."""
    needs: int
    """Strength needed."""
    rungs: list[Rung]
    """Contributions to the strength so far."""
    text: Words = ""
    """Other factors, such as a chance."""
    reached: int = 0
    """Strength so far: the sum of the contributions."""
    lacks: int = 0
    """Strength still missing."""

    def __post_init__(self) -> None:
        """Compute `reached` and `lacks` for clients."""
        reached = sum(rung.points for rung in self.rungs)
        msgspec.structs.force_setattr(self, "reached", reached)
        msgspec.structs.force_setattr(self, "lacks", max(0, self.needs - reached))


class Scene(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat sees."""

    title: Words
    phase: Words
    turn: int
    places: list[Place]
    figures: list[Figure]
    seats: list[SeatScene]
    facts: list[tuple[Words, int]]
    """Counters of the table: label and number."""
    tracks: list[Track] = []
    moments: list[Moment] = []
    """The event that is about to happen. The innermost comes last."""
    table: list[Card] = []
    """Shared cards, such as a market. A pile has a number and no faces."""
    ladder: Ladder | None = None
    """The current fight."""
    characters: list[str] = []
    """Ids of heroes and others that keys name, if they are neither places nor cards. Only "why not?" needs them."""

    def place(self, name: str) -> Place | None:
        """Return the place with this id or name in upper or lower case, or None."""
        wanted = name.casefold()
        return next((p for p in self.places if wanted in (p.id.casefold(), p.name.casefold())), None)

    def figures_at(self, place: str) -> list[Figure]:
        """Return the figures at the place with this id."""
        return [figure for figure in self.figures if figure.place == place]

    @property
    def faces(self) -> list[CardFace]:
        """All cards that the viewer knows, on the table and in front of seats."""
        lying = [*self.table, *(card for seat in self.seats for card in seat.cards)]
        return [face for card in lying for face in card.faces]

    @property
    def ids_in_keys(self) -> set[str]:
        """The ids of all places and known cards, which keys of answers can contain."""
        named = {place.id for place in self.places}
        for cards in (self.table, *[seat.cards for seat in self.seats]):
            for card in cards:
                named.update([face.id for face in card.faces])
        return named

    def has_any(self, names: Collection[str]) -> bool:
        """Whether one of these names is the id of a place, a known card, a character or a seat.

        The end of a place's id is enough: `f1` for `0f1`.
        """
        ids = {*self.ids_in_keys, *self.characters, *(str(seat.seat) for seat in self.seats)}
        own_names = (name for name in names if not name.isdecimal())
        return not ids.isdisjoint(names) or any(place.id.endswith(name) for name in own_names for place in self.places)

    def card_location(self, key: str, viewer: int) -> dict[str, Words | int] | None:
        """Return the name, seat (-1: the table) and heap of the known card that a key names; None if it names none."""
        seats = sorted(self.seats, key=lambda owner: owner.seat != viewer)  # of equal cards, prefer the viewer's own
        heaps = [
            *((owner.seat, heap) for owner in seats for heap in owner.cards),
            *((-1, heap) for heap in self.table),
        ]
        for seat, heap in heaps:
            for face in heap.faces:
                if face.id in names_in(key):
                    return {"card": face.name, "seat": seat, "heap": heap.name}
        return None

    def figures_of(self, owner: int) -> list[Figure]:
        """Return the figures of one seat, in the order of their places."""
        return [figure for figure in self.figures if figure.owner == owner]


@lru_cache(maxsize=20_000)
def names_in(key: str) -> tuple[str, ...]:
    """Return the parts of a key that may name places or cards: D6 and E7 for `swap:D6,E7`. A slash ends a part."""
    _, _, rest = key.partition(":")
    parts = rest.replace("+", ",").replace(":", ",").split(",")
    return tuple([part.partition("/")[0] for part in parts])


# ---- the default scene


def plain_scene(title: str, points: Sequence[int], state: Any) -> Scene:
    """Return the default scene: numbers in the state as facts, and lists with one entry per seat as cards of seats."""
    seats = [SeatScene(seat, score, list(_cards(state, seat, len(points)))) for seat, score in enumerate(points)]
    return Scene(title, label(state.step), getattr(state, "turn", -1), [], [], seats, list(_facts(state)))


def _facts(part: Any, prefix: str = "") -> Iterator[tuple[str, int]]:
    for name, value in _field_values(part):
        if isinstance(value, int) and name != "turn":
            yield prefix + label(name), int(value)
        elif dataclasses.is_dataclass(value):
            yield from _facts(value, f"{prefix}{label(name)}: ")


def _cards(state: Any, seat: int, seats: int) -> Iterator[Card]:
    for name, value in _field_values(state):
        if name == "points" or not isinstance(value, list) or len(value) != seats:  # pyright: ignore[reportUnknownArgumentType]
            continue
        seat_value: object = value[seat]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(seat_value, int):
            yield Card(name, label(name), seat_value)
        elif isinstance(seat_value, Sequence):
            yield Card(name, label(name), len(seat_value))  # pyright: ignore[reportUnknownArgumentType]


def _field_values(part: Any) -> Iterator[tuple[str, Any]]:
    for field in dataclasses.fields(part):
        if field.name not in ("step", "faces"):
            yield field.name, getattr(part, field.name)
