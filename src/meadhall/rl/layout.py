"""Layouts: they turn a value of any state type into numbers. Their count is the same for all values.

`layout_of` makes a layout from a type. `include` extends it so that a value fits: longer lists, new words and keys,
and wider ranges of numbers. `size` is the number of columns, and `columns` yields their names and ranges. `writing.py`
compiles a layout to a function that writes values. A layout is plain data, and is stored with a learned policy.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Union

import msgspec

from meadhall.engine.common.errors import FlowError
from meadhall.engine.model.pieces import FRESH, Faces

# a list has room for the longest seen list and 1/SLACK more, unless all seen lists have the same length
SLACK_DIVISOR = 4


class Column(NamedTuple):
    """One number of an observation: its name, and the smallest and largest value seen."""

    name: str
    minimum: float
    maximum: float


FLAG = (0.0, 1.0)


class Number(msgspec.Struct, tag="number"):
    """A number; booleans are 0 or 1."""

    least: float = 0  # smallest value seen
    most: float = 0  # largest value seen

    @property
    def size(self) -> int:
        return 1

    def include(self, value: float) -> None:
        self.least, self.most = min(self.least, float(value)), max(self.most, float(value))

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(name, self.least, self.most)


class Text(msgspec.Struct, tag="text"):
    """A word, as its index among the seen words, counted from 1. An unseen word is 0."""

    words: list[str] = []

    @property
    def size(self) -> int:
        return 1

    def include(self, value: object) -> None:
        if str(value) not in self.words:
            self.words = sorted([*self.words, str(value)])

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(name, 0, len(self.words))


class OptionalValue(msgspec.Struct, tag="maybe"):
    """An optional value: a flag and the value. None is written as zeros."""

    some: Layout

    @property
    def size(self) -> int:
        return 1 + self.some.size

    def include(self, value: Any) -> None:
        if value is not None:
            self.some.include(value)

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(f"{name}?", *FLAG)
        yield from self.some.columns(name)


class Record(msgspec.Struct, tag="record"):
    """The fields of a dataclass, struct or named tuple, in order."""

    fields: dict[str, Layout]

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields.values())

    def include(self, value: Any) -> None:
        for name, field in self.fields.items():
            field.include(getattr(value, name))

    def columns(self, name: str) -> Iterator[Column]:
        for field_name, field in self.fields.items():
            yield from field.columns(f"{name}.{field_name}" if name else field_name)


class FixedTuple(msgspec.Struct, tag="pair"):
    """The parts of a tuple of fixed length."""

    parts: list[Layout]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def include(self, value: Sequence[Any]) -> None:
        for part, item in zip(self.parts, value, strict=True):
            part.include(item)

    def columns(self, name: str) -> Iterator[Column]:
        for index, part in enumerate(self.parts):
            yield from part.columns(f"{name}[{index}]")


class Row(msgspec.Struct, tag="row"):
    """A list: its length (unless all lengths are equal) and its items, padded with zeros or cut off."""

    item: Layout
    least: int = -1  # smallest length seen; -1 before the first list
    longest: int = 0  # largest length seen

    @property
    def max_items(self) -> int:
        return self.longest if self.least == self.longest else self.longest + 1 + self.longest // SLACK_DIVISOR

    @property
    def size(self) -> int:
        return self.max_items * self.item.size + (self.least != self.longest)

    def include(self, value: Sequence[Any]) -> None:
        length = len(value)
        self.least = length if self.least < 0 else min(self.least, length)
        self.longest = max(self.longest, length)
        for item in value:
            self.item.include(item)

    def columns(self, name: str) -> Iterator[Column]:
        if self.least != self.longest:
            yield Column(f"{name}#", 0, self.max_items)
        for index in range(self.max_items):
            yield from self.item.columns(f"{name}[{index}]")


class Table(msgspec.Struct, tag="table"):
    """A mapping: a flag and the value for each seen key. A missing key is written as zeros."""

    item: Layout
    keys: list[str] = []

    @property
    def size(self) -> int:
        return len(self.keys) * (1 + self.item.size)

    def include(self, value: Mapping[Any, Any]) -> None:
        for key, item in value.items():
            if str(key) not in self.keys:
                self.keys = sorted([*self.keys, str(key)])
            self.item.include(item)

    def columns(self, name: str) -> Iterator[Column]:
        for key in self.keys:
            yield Column(f"{name}[{key}]?", *FLAG)
            yield from self.item.columns(f"{name}[{key}]")


class Members(msgspec.Struct, tag="members"):
    """A set: one flag per seen member."""

    members: list[str] = []

    @property
    def size(self) -> int:
        return len(self.members)

    def include(self, value: typing.Collection[Any]) -> None:
        self.members = sorted({*self.members, *map(str, value)})

    def columns(self, name: str) -> Iterator[Column]:
        for member in self.members:
            yield Column(f"{name}[{member}]", *FLAG)


class Bag(msgspec.Struct, tag="bag"):
    """The number of pieces with each face in a bag. The first number counts the faces that are not drawn yet."""

    least: int = 0  # smallest face seen
    most: int = -1  # largest face seen
    equal: int = 1  # largest number of equal faces

    @property
    def size(self) -> int:
        return 2 + self.most - self.least

    def include(self, value: Sequence[int]) -> None:
        drawn = [face for face in value if face != FRESH]
        self.least, self.most = min([self.least, *drawn]), max([self.most, *drawn])
        self.equal = max([self.equal, *Counter(value).values()])

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(f"{name}[fresh]", 0, self.equal)
        for face in range(self.least, self.most + 1):
            yield Column(f"{name}[{face}]", 0, self.equal)


class Pieces(msgspec.Struct, tag="pieces"):
    """All pieces and bags.

    For each piece: its face (-1 if the viewer has not seen it), a bit mask of the seats that have seen it, and its bag.
    Then for each bag: the number of pieces with each face, among all faces that the viewer has not seen.
    """

    seats: int
    face: Row
    seen: Row
    bag: Row
    bags: dict[str, Bag] = {}

    @property
    def size(self) -> int:
        return self.face.size + self.seen.size + self.bag.size + sum(bag.size for bag in self.bags.values())

    def _seen(self, value: Faces) -> list[int]:
        everyone = (1 << self.seats) - 1
        return [seen & everyone for seen in value.seen]

    def include(self, value: Faces) -> None:
        self.face.include(value.face)
        self.seen.include(self._seen(value))
        self.bag.include(value.bag)
        for name, faces in sorted(value.bags.items()):
            self.bags.setdefault(name, Bag()).include(faces)

    def columns(self, name: str) -> Iterator[Column]:
        yield from self.face.columns(f"{name}.face")
        yield from self.seen.columns(f"{name}.seen")
        yield from self.bag.columns(f"{name}.bag")
        for key, bag in self.bags.items():
            yield from bag.columns(f"{name}.bags[{key}]")


Layout = Number | Text | OptionalValue | Record | FixedTuple | Row | Table | Members | Bag | Pieces


def layout_of(hint: Any, seats: int) -> Layout:
    """Return an empty layout for values of a type. Raise FlowError if states cannot have this type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is Faces:
        return Pieces(seats, Row(Number()), Row(Number()), Row(Text()))
    if hint in (int, float, bool):
        return Number()
    if hint is str or origin is typing.Literal:
        return Text()
    if origin in (Union, types.UnionType):
        inner_types = [arg for arg in args if arg is not type(None)]
        # values of several types are written as text
        inner = layout_of(inner_types[0], seats) if len(inner_types) == 1 else Text()
        return OptionalValue(inner) if len(inner_types) < len(args) else inner
    if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
        return Row(layout_of(args[0], seats))
    if origin is tuple:
        return FixedTuple([layout_of(arg, seats) for arg in args])
    if origin in (dict, Mapping):
        return Table(layout_of(args[1], seats))
    if origin in (set, frozenset):
        return Members()
    if names := _fields(hint):
        hints = typing.get_type_hints(hint)
        return Record({name: layout_of(hints[name], seats) for name in names})
    raise FlowError(f"a flat observation cannot hold {hint!r}")


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    """Return the field names of a dataclass, struct or named tuple; an empty tuple for other types."""
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    names: tuple[str, ...] = getattr(kind, "__struct_fields__", ()) or getattr(kind, "_fields", ())
    return names
