"""What a seat sees, as places, pieces and labels; terminal, screen reader and browser are drawn from it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from meadhall.engine.common.english import label
from meadhall.engine.common.text import Words


class Place(msgspec.Struct, frozen=True, gc=False):
    """Somewhere pieces can be.

    Where places form a grid, `column` and `row` count from 0. On a map, `spot` is the middle of the place, in units of
    the map's own, x to the right and y down, and `roads` are the ids of places that a drawn road leads to; one end of
    a road may name it alone. The ground has a `colour` as cards have one, or else one that is chosen by the kind. Where
    the places are rooms of a plan, `area` is where each lies beside its `spot`: left, top, width and height.
    """

    id: str
    name: Words
    kind: Words
    column: int | None = None
    row: int | None = None
    region: Words = ""
    note: Words = ""
    colour: str = ""
    spot: tuple[float, float] | None = None
    roads: list[str] = []
    area: tuple[float, float, float, float] | None = None

    @property
    def words(self) -> str:
        """What it is, before anything lies there: `D9, river, The Great River, field 6 of 18`."""
        return ", ".join(part for part in (self.name, self.kind, self.region, self.note) if part)


class Figure(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """One thing at a place: a short sign in printed ASCII for the board and a name to be spoken, like `a gold piece`.

    With an `owner` the name goes without article, like `party of 3`, since a wording puts `your` or `Bram's` before it.
    """

    place: str
    kind: str
    sign: str
    name: Words
    owner: int | None = None
    number: int | None = None


class CardFace(msgspec.Struct, frozen=True, gc=False):
    """One card that the viewer knows: its name, a short sign in printed ASCII, a colour and what it does.

    An answer whose key names the `id`, as `load:silk` does, is given by the card itself; alike cards may share an `id`.
    Colours are `red`, `blue`, `green`, `amber`, `violet`, `white` and `grey`. A `turned` card has been used for now.
    """

    id: str
    name: Words
    sign: str = ""
    colour: str = ""
    text: Words = ""
    turned: bool = False


class Card(msgspec.Struct, frozen=True, gc=False):
    """Cards of one kind in front of a seat: what they are and how many.

    Of those that the viewer knows `values` are their numbers, where a number says enough, or else `faces` the cards.
    """

    kind: str
    name: Words
    count: int
    values: list[int] = []
    faces: list[CardFace] = []


class SeatScene(msgspec.Struct, frozen=True, gc=False):
    """What lies before one player."""

    seat: int
    points: int
    cards: list[Card]
    note: Words = ""


class Marker(msgspec.Struct, frozen=True, gc=False):
    """Something that stands on a track: a short sign in printed ASCII, a name, and where."""

    sign: str
    name: Words
    at: int
    owner: int | None = None


class Track(msgspec.Struct, frozen=True, gc=False):
    """A row of numbers with markers on it. `marks` are numbers that mean something, with what: `(30, "wins")`."""

    name: Words
    last: int
    markers: list[Marker]
    marks: list[tuple[int, Words]] = []
    first: int = 0


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Something that is about to happen, while others may still do something about it.

    `title` says who does what to whom, `text` what it would do in numbers; `asked` are the seats that are asked, the
    present one first.
    """

    title: Words
    text: Words
    by: int = -1
    asked: list[int] = []
    colour: str = ""


class Rung(msgspec.Struct, frozen=True, gc=False):
    """A part of a strength: what it comes from, how much it adds, and whose it is."""

    name: Words
    points: int
    owner: int | None = None


class Ladder(msgspec.Struct, frozen=True, gc=False):
    """A strength that is put together against the one it `needs`: a fight. `text` is what else counts, as a chance."""

    title: Words
    needs: int
    rungs: list[Rung]
    text: Words = ""

    @property
    def reached(self) -> int:
        """The strength so far."""
        return sum(rung.points for rung in self.rungs)


class Scene(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat sees.

    `facts` are the counters of the table, as label and number; `moments` are what is about to happen, the innermost
    last. `table` are cards that lie before all, such as a market, and, as a number without faces, piles of cards;
    `ladder` is the fight that is going on.
    """

    title: Words
    phase: Words
    turn: int
    places: list[Place]
    figures: list[Figure]
    seats: list[SeatScene]
    facts: list[tuple[Words, int]]
    tracks: list[Track] = []
    moments: list[Moment] = []
    table: list[Card] = []
    ladder: Ladder | None = None

    def place(self, name: str) -> Place | None:
        """The place with this id or name, however it is written."""
        wanted = name.casefold()
        return next((p for p in self.places if wanted in (p.id.casefold(), p.name.casefold())), None)

    def at(self, place: str) -> list[Figure]:
        """What is at the place with this id."""
        return [figure for figure in self.figures if figure.place == place]

    @property
    def faces(self) -> list[CardFace]:
        """All cards that the viewer knows, wherever they lie."""
        lying = [*self.table, *(card for seat in self.seats for card in seat.cards)]
        return [face for card in lying for face in card.faces]

    @property
    def named(self) -> set[str]:
        """The ids of all places and known cards: what an answer's key may point at."""
        named = {place.id for place in self.places}
        for cards in (self.table, *[seat.cards for seat in self.seats]):
            for card in cards:
                named.update([face.id for face in card.faces])
        return named

    def of(self, owner: int) -> list[Figure]:
        """The figures of one seat, in the order of their places."""
        return [figure for figure in self.figures if figure.owner == owner]


# ---- for a game that has no scene of its own


def plain_scene(title: str, points: Sequence[int], state: Any) -> Scene:
    """The numbers of the state: those of the table as facts; lists with one entry a seat as cards before each seat."""
    seats = [SeatScene(seat, has, list(_cards(state, seat, len(points)))) for seat, has in enumerate(points)]
    return Scene(title, label(state.step), getattr(state, "turn", -1), [], [], seats, list(_facts(state)))


def _facts(part: Any, before: str = "") -> Iterator[tuple[str, int]]:
    for name, value in _fields(part):
        if isinstance(value, int) and name != "turn":
            yield before + label(name), int(value)
        elif dataclasses.is_dataclass(value):
            yield from _facts(value, f"{before}{label(name)}: ")


def _cards(state: Any, seat: int, seats: int) -> Iterator[Card]:
    for name, value in _fields(state):
        if name == "points" or not isinstance(value, list) or len(value) != seats:  # pyright: ignore[reportUnknownArgumentType]
            continue
        mine: object = value[seat]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(mine, int):
            yield Card(name, label(name), mine)
        elif isinstance(mine, Sequence):
            yield Card(name, label(name), len(mine))  # pyright: ignore[reportUnknownArgumentType]


def _fields(part: Any) -> Iterator[tuple[str, Any]]:
    for field in dataclasses.fields(part):
        if field.name not in ("step", "faces"):
            yield field.name, getattr(part, field.name)
