"""What a seat sees, as places, pieces and labels. Terminal, screen reader and a plain browser table are drawn from it."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Somewhere pieces can be. `column` and `row` are given where places form a grid."""

    id: str
    name: str
    kind: str
    column: int | None = None
    row: int | None = None
    region: str = ""


class Figure(msgspec.Struct, frozen=True):
    """One thing at a place: a short sign for the board and a full name to be spoken."""

    place: str
    kind: str
    sign: str
    name: str
    owner: int | None = None
    number: int | None = None


class Card(msgspec.Struct, frozen=True):
    """Something in front of a seat: what it is and how many, or what value where the viewer knows it."""

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
