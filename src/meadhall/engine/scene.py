"""What a seat sees, as places, pieces and labels; terminal, screen reader and browser are drawn from it."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Somewhere pieces can be. `column` and `row` are given where places form a grid, counted from 0."""

    id: str
    name: str
    kind: str
    column: int | None = None
    row: int | None = None
    region: str = ""
    note: str = ""

    @property
    def words(self) -> str:
        """What it is, before anything lies there: `D9, river, The Great River, field 6 of 18`."""
        return ", ".join(part for part in (self.name, self.kind, self.region, self.note) if part)


class Figure(msgspec.Struct, frozen=True):
    """One thing at a place: a short sign in printed ASCII for the board and a name to be spoken, like `a gold piece`.

    With an `owner` the name goes without article, like `party of 3`, since a voice puts `your` or `Bram's` before it.
    """

    place: str
    kind: str
    sign: str
    name: str
    owner: int | None = None
    number: int | None = None


class Card(msgspec.Struct, frozen=True):
    """Something in front of a seat: what it is and how many, with the values of those that the viewer knows."""

    kind: str
    name: str
    count: int
    values: list[int] = []


class SeatScene(msgspec.Struct, frozen=True):
    """What lies before one player."""

    seat: int
    points: int
    cards: list[Card]
    note: str = ""


class Scene(msgspec.Struct, frozen=True):
    """Everything one seat sees. `facts` are the counters of the table, as label and number."""

    title: str
    phase: str
    turn: int
    places: list[Place]
    figures: list[Figure]
    seats: list[SeatScene]
    facts: list[tuple[str, int]]

    def place(self, name: str) -> Place | None:
        """The place with this id or name, however it is written."""
        wanted = name.casefold()
        return next((p for p in self.places if wanted in (p.id.casefold(), p.name.casefold())), None)

    def at(self, place: str) -> list[Figure]:
        """What is at the place with this id."""
        return [figure for figure in self.figures if figure.place == place]

    def of(self, owner: int) -> list[Figure]:
        """The figures of one seat, in the order of their places."""
        return [figure for figure in self.figures if figure.owner == owner]
