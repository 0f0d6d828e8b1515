"""Readers turn a word of a test into a value of the state, if the type of the field does not say how.

A reader reads one entry of a list, one value of a table, or the whole of any other field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.common.errors import BadPosition, listed
from meadhall.engine.model.pieces import EVERYONE, UNSEEN, Face, Piece
from meadhall.engine.positions.position import Position

Reader = Callable[[Position[Any], Any], Any]
Bag = str | Callable[[int], str]  # its name, or a name for each seat
Faces = Callable[[str], Sequence[Face]]  # the faces that a name stands for

NONE: Final[Mapping[str, int]] = {"-": -1}
SEEN_BY_ALL, SEEN_BY_NOBODY = "!", "?"


def _no_signs() -> dict[str, Any]:
    return dict(NONE)


@dataclass(frozen=True)
class NamedNumber:
    """Reads a number by name, or as it is; `signs` are for values without a name, like `-` for -1.

    `names` are in the order of their numbers, or give a value for each name.
    """

    kind: str
    names: Sequence[str] | Mapping[str, Any]
    signs: Mapping[str, Any] = field(default_factory=_no_signs)

    def __post_init__(self) -> None:
        odd = next((name for name in self.names if not isinstance(name, str)), None)  # pyright: ignore[reportUnnecessaryIsInstance]
        if odd is not None:
            right = f"a list of names such as '{self.kind}-1'"
            raise TypeError(f"NamedNumber('{self.kind}', ...) takes {right}, and not {odd!r}")

    def __call__(self, p: Position[Any], value: object) -> Any:
        try:
            return self.find(value)
        except BadPosition as error:
            raise p.wrong(str(error)) from None

    def find(self, value: object) -> Any:
        """Find the value of a name; BadPosition if there is no such name."""
        named = self.names if isinstance(self.names, Mapping) else {name: at for at, name in enumerate(self.names)}
        known = {**named, **self.signs}
        if isinstance(value, str) and value in known:
            return known[value]
        if not isinstance(value, str | bool) and value in known.values():
            return value
        raise BadPosition(f"there is no {self.kind} {_shown(value)}; there are {listed(self.names, 40)}")


def ids(kind: str, names: Iterable[str]) -> NamedNumber:
    """Read a text that is one of these ids, or empty."""
    return NamedNumber(kind, {name: name for name in names}, {"": "", "-": ""})


def outcomes_reader(known: NamedNumber) -> Callable[[Any], list[Sequence[int]]]:
    """Read luck by names: `a b` or a list."""
    return lambda value: [[known.find(word)] for word in listed_words(value)]


def listed_words(value: Any) -> list[Any]:
    """Read `a b c`, a list, or one thing as a list."""
    if isinstance(value, str):
        return [*value.split()]
    return list(value) if hasattr(value, "__iter__") else [value]


@dataclass(frozen=True)
class SeatName:
    """Reads a seat by name or number; `-` and -1 mean no seat."""

    def __call__(self, p: Position[Any], value: object) -> int:
        return -1 if value in ("-", -1) else p.seat_of(value)


SEAT: Final = SeatName()


@dataclass(frozen=True)
class ByName:
    """Reads a list with named entries, or a table with such keys: `wood=3 hill=1`, `{"wood": 3}`.

    Other entries of a list stay as they are; `entry` reads each value, if its type does not say how.
    """

    key: Reader
    entry: Reader | None = None

    def __call__(self, p: Position[Any], value: object) -> Any:
        return self.key(p, value)


@dataclass(frozen=True)
class OpenCard:
    """Reads an open card, as a number, and takes it out of its bag. `faces` gives the faces of a name."""

    bag: Bag
    faces: Faces | None = None
    signs: Mapping[str, int] = field(default_factory=_no_signs)

    def __call__(self, p: Position[Any], value: object) -> Face:
        if isinstance(value, str) and value in self.signs:
            return self.signs[value]
        bag = bag_name(p, self.bag)
        return p.take(bag, value, known_faces(p, bag, value, self.faces))


@dataclass(frozen=True)
class LaidPiece:
    """Reads a piece, and takes its face out of its bag, or out of the one bag with such a face.

    Its own seat has seen it. Everybody has if no seat owns it, or if `is_open`. `name!` has been seen by all and
    `name?` by nobody. `?` alone is a piece without a face yet, and `-` means no piece.
    """

    bag: Bag = ""
    faces: Faces | None = None
    is_open: bool = False

    def __call__(self, p: Position[Any], value: object) -> Piece:
        if value in ("-", -1):
            return -1
        mark = value[-1:] if isinstance(value, str) and value.endswith((SEEN_BY_ALL, SEEN_BY_NOBODY)) else ""
        bag, name = self._bag(p, value.removesuffix(mark) if isinstance(value, str) else value)
        if name == "":
            return p.lay(bag, UNSEEN, 0)
        seen = EVERYONE if mark == SEEN_BY_ALL or self.is_open else p.owner
        face = p.take(bag, name, known_faces(p, bag, name, self.faces))
        return p.lay(bag, face, 0 if mark == SEEN_BY_NOBODY else seen)

    def _bag(self, p: Position[Any], name: object) -> tuple[str, object]:
        """Split a name into the bag and the rest: `road:wood` names both."""
        bags: Mapping[str, Any] = p.state.faces.bags
        said, stroke, rest = name.rpartition(":") if isinstance(name, str) else ("", "", "")
        if stroke and said in bags:
            return said, rest
        if self.bag:
            return bag_name(p, self.bag), name
        return _bag_with(p, name), name


def bag_name(p: Position[Any], bag: Bag) -> str:
    """Name of a bag, which may be the seat's own."""
    return bag if isinstance(bag, str) else bag(p.seat)


def _bag_with(p: Position[Any], name: object) -> str:
    """The one bag that has a face of this name."""
    bags: list[str] = list(p.state.faces.bags)
    found = [bag for bag in bags if p.faces_called(bag, name)] if name != "" else bags
    if len(found) == 1:
        return found[0]
    if not found:
        known = listed(dict.fromkeys(one for bag in bags for one in p.names_of(bag)), 40)
        unnamed = "none with a name: name the faces of each bag in Game.face_names"
        raise p.wrong(f"there is no card '{name}'; there are {known or unnamed}")
    raise p.wrong(f"'{name or '?'}' may come out of {listed(found)}: write {found[0]}:{name or '?'}")


def known_faces(p: Position[Any], bag: str, value: object, faces: Faces | None) -> Sequence[Face]:
    """The faces that a name of a test stands for, or an error."""
    found = faces(str(value)) if faces is not None else p.faces_called(bag, value)
    if not found:
        known = listed(dict.fromkeys(p.names_of(bag)), 40) or "numbers"
        raise p.wrong(f"there is no {bag} {_shown(value)}; there are {known}")
    return found


def _shown(value: object) -> str:
    return f"'{value}'" if isinstance(value, str | int) else repr(value)
