"""Readers turn a test's word into a value of the state, for fields whose type is not enough to read them.

A reader reads one entry of a list, one value of a mapping, or the whole value of any other field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.engine.common.errors import BadPosition, joined_names
from meadhall.engine.model.pieces import ALL_SEATS, UNSEEN, Face, Piece
from meadhall.engine.positions.position import Position

Reader = Callable[[Position[Any], Any], Any]
Bag = str | Callable[[int], str]  # name of a bag, or a function that returns the name for a seat
Faces = Callable[[str], Sequence[Face]]  # returns the faces that a name stands for

NONE: Final[Mapping[str, int]] = {"-": -1}
SEEN_BY_ALL, SEEN_BY_NOBODY = "!", "?"


def _no_symbols() -> dict[str, Any]:
    return dict(NONE)


@dataclass(frozen=True)
class NamedNumber:
    """Reads a name as a number; also accepts the number itself.

    `names` lists the names in the order of their numbers, or maps names to values. `signs` has
    symbols for values without a name, such as `-` for -1.
    """

    kind: str
    names: Sequence[str] | Mapping[str, Any]
    signs: Mapping[str, Any] = field(default_factory=_no_symbols)

    def __post_init__(self) -> None:
        wrong_name = next((name for name in self.names if not isinstance(name, str)), None)  # pyright: ignore[reportUnnecessaryIsInstance]
        if wrong_name is not None:
            expected = f"a list of names such as '{self.kind}-1'"
            raise TypeError(f"NamedNumber('{self.kind}', ...) takes {expected}, and not {wrong_name!r}")

    def __call__(self, p: Position[Any], value: object) -> Any:
        try:
            return self.find(value)
        except BadPosition as error:
            raise p.wrong(str(error)) from None

    def find(self, value: object) -> Any:
        """Return the value of a name. Raise BadPosition if there is no such name."""
        numbers = (
            self.names if isinstance(self.names, Mapping) else {name: index for index, name in enumerate(self.names)}
        )
        known = {**numbers, **self.signs}
        if isinstance(value, str) and value in known:
            return known[value]
        if not isinstance(value, str | bool) and value in known.values():
            return value
        raise BadPosition(f"there is no {self.kind} {_quoted(value)}; there are {joined_names(self.names, 40)}")


def ids(kind: str, names: Iterable[str]) -> NamedNumber:
    """Return a reader for a text that must be one of these ids, or empty."""
    return NamedNumber(kind, {name: name for name in names}, {"": "", "-": ""})


def outcomes_reader(known: NamedNumber) -> Callable[[Any], list[Sequence[int]]]:
    """Return a function that reads outcomes by name, from `a b` or a list."""
    return lambda value: [[known.find(word)] for word in listed_words(value)]


def listed_words(value: Any) -> list[Any]:
    """Return the items of `a b c` or a list; a single thing is a list of one item."""
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
    """Reads single entries of a list, or a mapping, by names: `wood=3 hill=1`, `{"wood": 3}`.

    `key` reads the names. `entry` reads the values, if their type is not enough. Other entries of a list do not change.
    """

    key: Reader
    entry: Reader | None = None

    def __call__(self, p: Position[Any], value: object) -> Any:
        return self.key(p, value)


@dataclass(frozen=True)
class OpenCard:
    """Reads an open card as its face, and takes the face out of its bag. `faces` returns the faces of a name."""

    bag: Bag
    faces: Faces | None = None
    signs: Mapping[str, int] = field(default_factory=_no_symbols)

    def __call__(self, p: Position[Any], value: object) -> Face:
        if isinstance(value, str) and value in self.signs:
            return self.signs[value]
        bag = bag_name(p, self.bag)
        return p.take(bag, value, known_faces(p, bag, value, self.faces))


@dataclass(frozen=True)
class LaidPiece:
    """Reads a new piece, and takes its face out of `bag`, or else out of the only bag with such a face.

    The current seat has seen the piece, or everybody if there is no current seat, or if `is_open`. As a value, `name!`
    means seen by everybody, `name?` seen by nobody, `?` a piece without a face, and `-` no piece.
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
        seen = ALL_SEATS if mark == SEEN_BY_ALL or self.is_open else p.owner
        face = p.take(bag, name, known_faces(p, bag, name, self.faces))
        return p.lay(bag, face, 0 if mark == SEEN_BY_NOBODY else seen)

    def _bag(self, p: Position[Any], name: object) -> tuple[str, object]:
        """Return the bag and the name of a face: `road:wood` names both; for `wood`, only one bag may have it."""
        bags: Mapping[str, Any] = p.state.faces.bags
        bag_part, colon, rest = name.rpartition(":") if isinstance(name, str) else ("", "", "")
        if colon and bag_part in bags:
            return bag_part, rest
        if self.bag:
            return bag_name(p, self.bag), name
        return _bag_with(p, name), name


def bag_name(p: Position[Any], bag: Bag) -> str:
    """Return the name of a bag, which may depend on the current seat."""
    return bag if isinstance(bag, str) else bag(p.seat)


def _bag_with(p: Position[Any], name: object) -> str:
    """Return the only bag that has a face of this name. Raise BadPosition if there are several or none."""
    bags: list[str] = list(p.state.faces.bags)
    matching = [bag for bag in bags if p.faces_called(bag, name)] if name != "" else bags
    if len(matching) == 1:
        return matching[0]
    if not matching:
        known = joined_names(dict.fromkeys(face_name for bag in bags for face_name in p.names_of(bag)), 40)
        unnamed = "none with a name: name the faces of each bag in Game.face_names"
        raise p.wrong(f"there is no card '{name}'; there are {known or unnamed}")
    raise p.wrong(f"'{name or '?'}' may come out of {joined_names(matching)}: write {matching[0]}:{name or '?'}")


def known_faces(p: Position[Any], bag: str, value: object, faces: Faces | None) -> Sequence[Face]:
    """Return the faces that a name stands for. Raise BadPosition if there is no such face."""
    matches = faces(str(value)) if faces is not None else p.faces_called(bag, value)
    if not matches:
        known = joined_names(dict.fromkeys(p.names_of(bag)), 40) or "numbers"
        raise p.wrong(f"there is no {bag} {_quoted(value)}; there are {known}")
    return matches


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str | int) else repr(value)
