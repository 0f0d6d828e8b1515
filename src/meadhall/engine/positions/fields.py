"""Values for the fields of a state, read by their types: nested parts, lists, tables, pieces, decks."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from meadhall.engine.common.errors import listed
from meadhall.engine.flows.flow import SEAT_MARK
from meadhall.engine.kit.decks import Deck
from meadhall.engine.model.pieces import PIECE_MARK, Faces
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.readers import SEAT, ByName, LaidPiece, OpenCard, Reader, bag_name

YES: Final = {True, "yes", "true"}
NO: Final = {False, "no", "false"}
CALLED: Final = {int: "a number", str: "a text", bool: "yes or no"}
OPEN: Final = ("discards", "top", "under")  # cards of a deck that everybody has seen
NOT_WORDS: Final = {"options"}  # fields that are not words: the options of a game are words of their own


class Field(NamedTuple):
    """One field of a part of a state: its name, its type, and whether a new part needs it."""

    name: str
    hint: Any
    is_required: bool
    is_hand: bool


_known: dict[type[Any], dict[str, Field]] = {}


def fields_of(kind: type[Any]) -> dict[str, Field]:
    """The fields of a dataclass, named tuple or struct that a word may set."""
    if kind not in _known:
        _known[kind] = _fields_of(kind)
    return _known[kind]


def _fields_of(kind: type[Any]) -> dict[str, Field]:
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        missing = dataclasses.MISSING
        found = [
            Field(f.name, hints[f.name], f.default is missing and f.default_factory is missing, "hand" in f.metadata)
            for f in dataclasses.fields(kind)
        ]
    elif issubclass(kind, msgspec.Struct):
        found = [Field(f.name, hints[f.name], f.required, False) for f in msgspec.structs.fields(kind)]
    else:
        defaults = kind._field_defaults
        found = [Field(name, hints[name], name not in defaults, False) for name in kind._fields]
    return {f.name: f for f in found if f.name not in NOT_WORDS and f.hint is not Faces}


def is_record(hint: Any) -> bool:
    """Whether a type has fields of its own."""
    if not isinstance(hint, type):
        return False
    kind: Any = hint
    return dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct) or hasattr(kind, "_field_defaults")


def kind_of(part: Any) -> type[Any]:
    """The type of a part of a state."""
    kind: type[Any] = part.__class__
    return kind


class Fields:
    """Reads values into a position. `readers` are the game's own, by `Part.field` or by `field` alone."""

    def __init__(self, p: Position[Any], readers: Mapping[str, Reader]) -> None:
        self.p = p
        self.readers = readers
        self.left: list[tuple[Deck, object]] = []  # decks whose remaining cards are given

    def set(self, part: Any, name: str, value: object) -> None:
        """Set one field of a mutable part."""
        with self.p.reading(name):
            self.read_into(part, name, value)

    def read_into(self, part: Any, name: str, value: object) -> None:
        """Set the field of a word whose name is in the errors already."""
        f = fields_of(kind_of(part))[name]
        reader, old = self._reader(kind_of(part), f), getattr(part, name, None)
        new = self.read(f.hint, value, reader, old)
        if f.hint is int and reader is None and new < 0 <= (0 if old is None else old):
            raise self.p.wrong(f"is a number from 0 on, not {new}")
        setattr(part, name, new)

    def read(self, hint: Any, value: object, reader: Reader | None, old: Any) -> Any:
        """Read a value of a type from a test's words; `old` is the value before."""
        hint, reader = _plain(hint, reader)
        if _is_optional(hint):
            some = next(arg for arg in typing.get_args(hint) if arg is not type(None))
            return None if value is None else self.read(some, value, reader, old)
        origin = typing.get_origin(hint)
        if origin in (list, tuple, set):
            return self._list(origin, typing.get_args(hint)[0], value, reader, old)
        if origin is dict:
            return self._table(hint, value, reader, old)
        if hint is Deck:
            return self._deck(old, value)
        if reader is None and is_record(hint):
            return self._record(hint, value, old)
        self._lift(hint, reader, old)
        return reader(self.p, value) if reader is not None else self._scalar(hint, value)

    def _reader(self, kind: type[Any], f: Field) -> Reader | None:
        found = self.readers.get(f"{kind.__name__}.{f.name}") or self.readers.get(f.name)
        return LaidPiece() if found is None and f.is_hand else found

    # ---- lists and tables

    def _list(self, origin: Any, hint: Any, value: object, reader: Reader | None, old: Any) -> Any:
        before: list[Any] = [*old] if old is not None else []
        if isinstance(reader, ByName):
            pairs = self._pairs(value)
            if pairs is not None:
                return origin(self._patched(hint, pairs, reader, before))
            reader = reader.entry
        items = self._items(value)
        inner = _plain(hint, reader)
        parts = inner[1] is None and is_record(inner[0])
        if not parts:
            self._lift(list[hint], reader, before)
            before = []
        self._lift(list[hint], reader, before[len(items) :])
        return origin(self._entries(hint, items, reader, before))

    def _entries(self, hint: Any, items: Sequence[object], reader: Reader | None, before: Sequence[Any]) -> list[Any]:
        entries: list[Any] = []
        for at, item in enumerate(items):
            with self.p.reading(str(at + 1)):
                entries.append(self.read(hint, item, reader, before[at] if at < len(before) else None))
        return entries

    def _patched(self, hint: Any, pairs: Iterable[tuple[str, object]], reader: ByName, entries: list[Any]) -> list[Any]:
        for name, value in pairs:
            at = reader.key(self.p, name)
            if not isinstance(at, int) or not 0 <= at < len(entries):
                raise self.p.wrong(f"there are {len(entries)} entries, and none of them is {name}")
            with self.p.reading(name):
                entries[at] = self.read(hint, value, reader.entry, entries[at])
        return entries

    def _table(self, kind: Any, value: object, reader: Reader | None, old: Any) -> Any:
        key, hint = typing.get_args(kind)
        pairs = self._pairs(value)
        if pairs is None:
            raise self.p.wrong(f"wants a table like {{'key': value}}, not {value!r}")
        keys, entry = (reader.key, reader.entry) if isinstance(reader, ByName) else (None, reader)
        before = dict(old or {})
        table: dict[Any, Any] = {}
        for name, one in pairs:
            at = self.read(key, name, keys, None)
            with self.p.reading(str(name)):
                table[at] = self.read(hint, one, entry, before.pop(at, None))
        if hint is Deck:
            return {**before, **table}
        for gone in before.values():
            self._lift(hint, entry, gone)
        return table

    def _pairs(self, value: object) -> list[tuple[Any, object]] | None:
        """Read `a=1 b=2` or a table as pairs; None for anything else."""
        if isinstance(value, Mapping):
            return list(cast("Mapping[Any, object]", value).items())
        if not isinstance(value, str) or (value and "=" not in value):
            return None
        words = [word.partition("=") for word in value.split()]
        return [(name, said) for name, _, said in words]

    def _items(self, value: object) -> list[object]:
        """Read `a b c`, `a,b,c`, a list, or one thing as a list."""
        if isinstance(value, str):
            return [word for word in re.split(r"[\s,]+", value) if word]
        if isinstance(value, Mapping):
            raise self.p.wrong(f"wants a list, not {value!r}")
        return list(cast("Iterable[object]", value)) if isinstance(value, Iterable) else [value]

    # ---- parts with fields of their own

    def _record(self, kind: type[Any], value: object, old: Any) -> Any:
        if isinstance(value, kind) and not isinstance(value, str):
            return value
        said = self._said(kind, value)
        if not isinstance(value, Mapping) or type(old) is not kind:
            self._lift(kind, None, old)
            old = None
        if old is not None and not _is_frozen(kind):
            for name in said:
                self.set(old, name, said[name])
            return old
        return self._made(kind, said, old)

    def _made(self, kind: type[Any], said: Mapping[str, object], old: Any) -> Any:
        known = fields_of(kind)
        values = {name: getattr(old, name) for name in known} if old is not None else {}
        for name, f in known.items():
            if name in said:
                with self.p.reading(name):
                    values[name] = self.read(f.hint, said[name], self._reader(kind, f), values.get(name))
        missing = [name for name, f in known.items() if f.is_required and name not in values]
        if missing:
            raise self.p.wrong(f"a {kind.__name__} needs {listed(missing)}")
        return kind(**values)

    def _said(self, kind: type[Any], value: object) -> dict[str, object]:
        """Return the value of each field, from a table or from values in order, mixed with `name=value`."""
        known = fields_of(kind)
        said: dict[str, object] = {}
        if isinstance(value, Mapping):
            said = dict(cast("Mapping[str, object]", value))
        else:
            free = iter(known)
            for word in value.split() if isinstance(value, str) else self._items(value):
                name, stroke, rest = word.partition("=") if isinstance(word, str) else ("", "", "")
                if stroke and name in known:
                    said[name] = rest
                else:
                    said[next(free, "more")] = word
        for name in said:
            if name not in known:
                raise self.p.wrong(f"a {kind.__name__} has no '{name}'; it has {listed(known, 40)}")
        return {name: said[name] for name in known if name in said}

    # ---- decks

    def _deck(self, deck: Deck | None, value: object) -> Deck:
        """Read a deck: `a b` are the next cards, or `{"next": ..., "left": ..., "discards": ..., "top": ...}`."""
        if deck is None:
            raise self.p.wrong("there is no such deck")
        said = dict(cast("Mapping[str, object]", value)) if isinstance(value, Mapping) else {"next": value}
        for name in said:
            if name not in ("next", "left", *OPEN):
                raise self.p.wrong(f"a deck has no '{name}'; it has {listed(['next', 'left', *OPEN])}")
        for name in OPEN:
            if name in said:
                with self.p.reading(name):
                    cards = self.read(list[int], said[name], OpenCard(deck.bag), getattr(deck, name))
                    setattr(deck, name, cards)
        if "left" in said:
            self.left.append((deck, said))
        if "next" in said:
            self.p.coming[deck.bag] = [self._face(deck.bag, item) for item in self._items(said["next"])]
        return deck

    def leave(self) -> None:
        """Leave the given cards in decks, and move the rest to the discard piles unless those are given, too.

        The next cards must be among those left.
        """
        for deck, value in self.left:
            said = cast("Mapping[str, object]", value)
            wanted = [self._face(deck.bag, item) for item in self._items(said["left"])]
            for face in wanted:
                self.p.take(deck.bag, self.p.name_of(deck.bag, face), [face])
            if "discards" not in said:
                deck.discards += self.p.state.faces.bags[deck.bag]
            self.p.state.faces.bags[deck.bag] = sorted(wanted)
        for bag, faces in self.p.coming.items():
            there = self.p.state.faces.bags[bag][:]
            for face in faces:
                if face not in there:
                    raise self.p.wrong(f"no {bag} {self.p.name_of(bag, face)} is left that could come next")
                there.remove(face)

    def _face(self, bag: str, name: object) -> int:
        found = self.p.faces_called(bag, name)
        if not found:
            known = listed(dict.fromkeys(self.p.names_of(bag)), 40)
            raise self.p.wrong(f"there is no {bag} '{name}'; there are {known}")
        bags = self.p.state.faces.bags
        return next((face for face in reversed(found) if face in bags[bag]), found[0])

    # ---- replaced values

    def empty(self, part: Any, name: str, value: object) -> None:
        """Put the cards of a field that gets a new value back into their bags, before any word takes cards out."""
        f = fields_of(kind_of(part))[name]
        reader, old = self._reader(kind_of(part), f), getattr(part, name)
        inner, _ = _plain(f.hint, reader)
        if isinstance(old, Deck):
            for pile in OPEN:
                if isinstance(value, Mapping) and pile in value:
                    self._lift_pile(old, pile)
        elif reader is None and is_record(kind_of(old)):
            if isinstance(value, Mapping) and not _is_frozen(kind_of(old)):
                for word, said in cast("Mapping[str, object]", value).items():
                    if word in fields_of(kind_of(old)):
                        self.empty(old, word, said)
        elif not (isinstance(reader, ByName) and self._pairs(value) is not None) and not _holds_records(inner, reader):
            setattr(part, name, self._lift(inner, reader, old))

    def lift(self, hint: Any, reader: Reader | None, old: Any) -> Any:
        """Put the cards of a value back into their bags; return the rest of it."""
        return self._lift(hint, reader, old)

    def _lift(self, hint: Any, reader: Reader | None, old: Any) -> Any:
        hint, reader = _plain(hint, reader)
        reader = reader.entry if isinstance(reader, ByName) else reader
        origin = typing.get_origin(hint)
        if isinstance(old, Deck):
            for pile in OPEN:
                self._lift_pile(old, pile)
        elif origin is dict:
            return {key: self._lift(typing.get_args(hint)[1], reader, one) for key, one in old.items()}
        elif origin in (list, tuple, set):
            return cast("Any", origin)(self._lift(typing.get_args(hint)[0], reader, one) for one in old)
        elif reader is None and is_record(kind := kind_of(old)):
            for name, f in fields_of(kind).items():
                self._lift(f.hint, self._reader(kind, f), getattr(old, name))
        elif isinstance(reader, LaidPiece | OpenCard) and isinstance(old, int) and old >= 0:
            if isinstance(reader, LaidPiece):
                self.p.lift(old)
            else:
                self.p.put_back(bag_name(self.p, reader.bag), old)
            return -1
        return old

    def _lift_pile(self, deck: Deck, pile: str) -> None:
        for face in getattr(deck, pile):
            self.p.put_back(deck.bag, face)
        setattr(deck, pile, [])

    # ---- numbers and texts

    def _scalar(self, hint: Any, value: object) -> Any:
        if hint is bool:
            if isinstance(value, bool | str) and value in YES | NO:
                return value in YES
            raise self.p.wrong(f"wants yes or no, not {value!r}")
        if hint is int:
            return self._number(value)
        if typing.get_origin(hint) is Literal:
            if value in typing.get_args(hint):
                return value
            raise self.p.wrong(f"is one of {listed(typing.get_args(hint), 40)}, not {value!r}")
        kinds = typing.get_args(hint) or (hint,)
        if not isinstance(value, tuple(kind for kind in kinds if isinstance(kind, type))):
            wanted = " or ".join(CALLED.get(kind, str(kind)) for kind in kinds)
            raise self.p.wrong(f"wants {wanted}, not {value!r}")
        return value

    def _number(self, value: object) -> int:
        if isinstance(value, str) and value.removeprefix("-").isdigit():
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise self.p.wrong(f"wants a number, not {value!r}")


def _plain(hint: Any, reader: Reader | None) -> tuple[Any, Reader | None]:
    """Split a type from its marks; those for pieces and seats give a reader, if the game has none of its own."""
    if typing.get_origin(hint) is not typing.Annotated:
        return hint, reader
    inner, *marks = typing.get_args(hint)
    by_type: Reader | None = LaidPiece() if PIECE_MARK in marks else SEAT if SEAT_MARK in marks else None
    return inner, by_type if reader is None else reader


def _is_optional(hint: Any) -> bool:
    return typing.get_origin(hint) in (typing.Union, types.UnionType) and type(None) in typing.get_args(hint)


def _holds_records(hint: Any, reader: Reader | None) -> bool:
    """Whether a type is a list or table of parts with fields of their own."""
    args = typing.get_args(hint)
    return reader is None and bool(args) and (is_record(args[-1]) or _holds_records(args[-1], None))


def _is_frozen(kind: type[Any]) -> bool:
    params: Any = getattr(kind, "__dataclass_params__", None)
    return params.frozen if params is not None else True
