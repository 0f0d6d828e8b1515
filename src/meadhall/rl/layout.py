"""Layouts: how a value of any state type becomes a row of numbers of fixed length.

A layout is made from the types of a state and from seen values (`see`): these give the lengths of lists, the words and
keys, and the range of numbers. `size` counts the numbers of a value, and `columns` names them. `writing.py` compiles it
to a function that writes any value. It is plain data and can be stored beside a learned policy.
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

SLACK = 4  # a list of varying length has room for a quarter more than was seen


class Column(NamedTuple):
    """One number of an observation: its name, and the smallest and largest value seen."""

    name: str
    least: float
    most: float


FLAG = (0.0, 1.0)


class Number(msgspec.Struct, tag="number"):
    """A number; booleans are 0 or 1."""

    least: float = 0
    most: float = 0

    @property
    def size(self) -> int:
        return 1

    def see(self, value: float) -> None:
        self.least, self.most = min(self.least, float(value)), max(self.most, float(value))

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(name, self.least, self.most)


class Text(msgspec.Struct, tag="text"):
    """Index of a word among those seen, from 1; 0 for any other."""

    words: list[str] = []

    @property
    def size(self) -> int:
        return 1

    def see(self, value: object) -> None:
        if str(value) not in self.words:
            self.words = sorted([*self.words, str(value)])

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(name, 0, len(self.words))


class OptionalValue(msgspec.Struct, tag="maybe"):
    """A flag and the value; all zeros for None."""

    some: Layout

    @property
    def size(self) -> int:
        return 1 + self.some.size

    def see(self, value: Any) -> None:
        if value is not None:
            self.some.see(value)

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(f"{name}?", *FLAG)
        yield from self.some.columns(name)


class Record(msgspec.Struct, tag="record"):
    """The fields of a dataclass, struct or named tuple, in order."""

    fields: dict[str, Layout]

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields.values())

    def see(self, value: Any) -> None:
        for name, field in self.fields.items():
            field.see(getattr(value, name))

    def columns(self, name: str) -> Iterator[Column]:
        for part, field in self.fields.items():
            yield from field.columns(f"{name}.{part}" if name else part)


class FixedTuple(msgspec.Struct, tag="pair"):
    """The parts of a tuple of fixed length."""

    parts: list[Layout]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def see(self, value: Sequence[Any]) -> None:
        for part, one in zip(self.parts, value, strict=True):
            part.see(one)

    def columns(self, name: str) -> Iterator[Column]:
        for at, part in enumerate(self.parts):
            yield from part.columns(f"{name}[{at}]")


class Row(msgspec.Struct, tag="row"):
    """A list: its length, unless that is constant, and its items, padded with zeros or cut off."""

    item: Layout
    least: int = -1
    longest: int = 0

    @property
    def most(self) -> int:
        return self.longest if self.least == self.longest else self.longest + 1 + self.longest // SLACK

    @property
    def size(self) -> int:
        return self.most * self.item.size + (self.least != self.longest)

    def see(self, value: Sequence[Any]) -> None:
        length = len(value)
        self.least = length if self.least < 0 else min(self.least, length)
        self.longest = max(self.longest, length)
        for one in value:
            self.item.see(one)

    def columns(self, name: str) -> Iterator[Column]:
        if self.least != self.longest:
            yield Column(f"{name}#", 0, self.most)
        for at in range(self.most):
            yield from self.item.columns(f"{name}[{at}]")


class Table(msgspec.Struct, tag="table"):
    """A dict: for each seen key 1 and its value, or zeros."""

    item: Layout
    keys: list[str] = []

    @property
    def size(self) -> int:
        return len(self.keys) * (1 + self.item.size)

    def see(self, value: Mapping[Any, Any]) -> None:
        for key, one in value.items():
            if str(key) not in self.keys:
                self.keys = sorted([*self.keys, str(key)])
            self.item.see(one)

    def columns(self, name: str) -> Iterator[Column]:
        for key in self.keys:
            yield Column(f"{name}[{key}]?", *FLAG)
            yield from self.item.columns(f"{name}[{key}]")


class Members(msgspec.Struct, tag="members"):
    """A set: a flag for each seen member."""

    members: list[str] = []

    @property
    def size(self) -> int:
        return len(self.members)

    def see(self, value: typing.Collection[Any]) -> None:
        self.members = sorted({*self.members, *map(str, value)})

    def columns(self, name: str) -> Iterator[Column]:
        for member in self.members:
            yield Column(f"{name}[{member}]", *FLAG)


class Bag(msgspec.Struct, tag="bag"):
    """Counts per face in a bag, for all faces seen; the first entry counts undrawn faces."""

    least: int = 0
    most: int = -1
    equal: int = 1  # most pieces of one face

    @property
    def size(self) -> int:
        return 2 + self.most - self.least

    def see(self, value: Sequence[int]) -> None:
        known = [face for face in value if face != FRESH]
        self.least, self.most = min([self.least, *known]), max([self.most, *known])
        self.equal = max([self.equal, *Counter(value).values()])

    def columns(self, name: str) -> Iterator[Column]:
        yield Column(f"{name}[fresh]", 0, self.equal)
        for face in range(self.least, self.most + 1):
            yield Column(f"{name}[{face}]", 0, self.equal)


class Pieces(msgspec.Struct, tag="pieces"):
    """All pieces and bags.

    Each piece has its face, -1 if the viewer has not seen it, a bit sum of the seats that have seen it, and its bag.
    Then come all bags, with everything that has not come up for the viewer.
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

    def see(self, value: Faces) -> None:
        self.face.see(value.face)
        self.seen.see(self._seen(value))
        self.bag.see(value.bag)
        for name, faces in sorted(value.bags.items()):
            self.bags.setdefault(name, Bag()).see(faces)

    def columns(self, name: str) -> Iterator[Column]:
        yield from self.face.columns(f"{name}.face")
        yield from self.seen.columns(f"{name}.seen")
        yield from self.bag.columns(f"{name}.bag")
        for key, bag in self.bags.items():
            yield from bag.columns(f"{name}.bags[{key}]")


Layout = Number | Text | OptionalValue | Record | FixedTuple | Row | Table | Members | Bag | Pieces


def layout_of(hint: Any, seats: int) -> Layout:
    """An empty layout for values of a type; FlowError for a type that no state may have."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is Faces:
        return Pieces(seats, Row(Number()), Row(Number()), Row(Text()))
    if hint in (int, float, bool):
        return Number()
    if hint is str or origin is typing.Literal:
        return Text()
    if origin in (Union, types.UnionType):
        some = [arg for arg in args if arg is not type(None)]
        inner = layout_of(some[0], seats) if len(some) == 1 else Text()  # numbers and words, each taken as a word
        return OptionalValue(inner) if len(some) < len(args) else inner
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
    """Names of the fields of a dataclass, struct or named tuple; empty for anything else."""
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind))
    names: tuple[str, ...] = getattr(kind, "__struct_fields__", ()) or getattr(kind, "_fields", ())
    return names
