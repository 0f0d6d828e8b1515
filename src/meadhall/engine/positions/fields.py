"""Read the words of a position into fields of a state, by the fields' types: parts, lists, mappings, pieces, decks."""

from __future__ import annotations

import dataclasses
import re
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec

from meadhall.engine.common.errors import joined_names
from meadhall.engine.flows.flow import SEAT_MARK
from meadhall.engine.kit.decks import Deck
from meadhall.engine.model.pieces import PIECE_MARK, Faces
from meadhall.engine.positions.position import Position
from meadhall.engine.positions.readers import SEAT, ByName, LaidPiece, OpenCard, Reader, bag_name

YES: Final = {True, "yes", "true"}
NO: Final = {False, "no", "false"}
TYPE_WORDS: Final = {int: "a number", str: "a text", bool: "yes or no"}
OPEN_FIELDS: Final = ("discards", "top", "under")  # fields of a deck with cards that everybody has seen
# state fields that a position cannot set; each option of the game is a word itself
UNSETTABLE_FIELDS: Final = {"options"}


class Field(NamedTuple):
    """A field of a part of a state: its name, its type, whether it has no default, and whether it is a HAND."""

    name: str
    hint: Any
    is_required: bool
    is_hand: bool


_fields_by_class: dict[type[Any], dict[str, Field]] = {}


def fields_of(kind: type[Any]) -> dict[str, Field]:
    """Return the fields of a dataclass, named tuple or struct that a word may set, by name."""
    if kind not in _fields_by_class:
        _fields_by_class[kind] = _fields_of(kind)
    return _fields_by_class[kind]


def _fields_of(kind: type[Any]) -> dict[str, Field]:
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        missing = dataclasses.MISSING
        fields = [
            Field(
                item.name,
                hints[item.name],
                item.default is missing and item.default_factory is missing,
                "hand" in item.metadata,
            )
            for item in dataclasses.fields(kind)
        ]
    elif issubclass(kind, msgspec.Struct):
        fields = [Field(item.name, hints[item.name], item.required, False) for item in msgspec.structs.fields(kind)]
    else:
        defaults = kind._field_defaults
        fields = [Field(name, hints[name], name not in defaults, False) for name in kind._fields]
    return {item.name: item for item in fields if item.name not in UNSETTABLE_FIELDS and item.hint is not Faces}


def is_record(hint: Any) -> bool:
    """Whether a type is a dataclass, struct or named tuple."""
    if not isinstance(hint, type):
        return False
    kind: Any = hint
    return dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct) or hasattr(kind, "_field_defaults")


def kind_of(part: Any) -> type[Any]:
    """Return the type of a part of a state."""
    kind: type[Any] = part.__class__
    return kind


class Fields:
    """Reads values into a position. `readers` are the game's own readers, by `Part.field` or `field`."""

    def __init__(self, p: Position[Any], readers: Mapping[str, Reader]) -> None:
        self.p = p
        self.readers = readers
        self.remaining: list[tuple[Deck, object]] = []  # decks whose remaining cards the words name

    def set(self, part: Any, name: str, value: object) -> None:
        """Set one field of a mutable part."""
        with self.p.reading(name):
            self.read_into(part, name, value)

    def read_into(self, part: Any, name: str, value: object) -> None:
        """Set one field of a mutable part, without adding its name to the path in errors."""
        f = fields_of(kind_of(part))[name]
        reader, old = self._reader(kind_of(part), f), getattr(part, name, None)
        new = self.read(f.hint, value, reader, old)
        if f.hint is int and reader is None and new < 0 <= (0 if old is None else old):
            raise self.p.wrong(f"is a number from 0 on, not {new}")
        setattr(part, name, new)

    def read(self, hint: Any, value: object, reader: Reader | None, old: Any) -> Any:
        """Convert a value in words to the type `hint`. `old` is the field's current value."""
        hint, reader = _type_and_reader(hint, reader)
        if _is_optional(hint):
            inner_type = next(arg for arg in typing.get_args(hint) if arg is not type(None))
            return None if value is None else self.read(inner_type, value, reader, old)
        origin = typing.get_origin(hint)
        if origin in (list, tuple, set):
            return self._read_list(origin, typing.get_args(hint)[0], value, reader, old)
        if origin is dict:
            return self._mapping(hint, value, reader, old)
        if hint is Deck:
            return self._read_deck(old, value)
        if reader is None and is_record(hint):
            return self._read_record(hint, value, old)
        self._value_without_cards(hint, reader, old)
        return reader(self.p, value) if reader is not None else self._read_scalar(hint, value)

    def _reader(self, kind: type[Any], f: Field) -> Reader | None:
        reader = self.readers.get(f"{kind.__name__}.{f.name}") or self.readers.get(f.name)
        return LaidPiece() if reader is None and f.is_hand else reader

    # ---- lists and mappings

    def _read_list(self, origin: Any, hint: Any, value: object, reader: Reader | None, old: Any) -> Any:
        before: list[Any] = [*old] if old is not None else []
        if isinstance(reader, ByName):
            pairs = self._pairs(value)
            if pairs is not None:
                return origin(self._changed_entries(hint, pairs, reader, before))
            reader = reader.entry
        items = self._items(value)
        item_type = _type_and_reader(hint, reader)
        are_records = item_type[1] is None and is_record(item_type[0])
        if not are_records:
            self._value_without_cards(list[hint], reader, before)
            before = []
        self._value_without_cards(list[hint], reader, before[len(items) :])
        return origin(self._read_entries(hint, items, reader, before))

    def _read_entries(
        self, hint: Any, items: Sequence[object], reader: Reader | None, before: Sequence[Any]
    ) -> list[Any]:
        entries: list[Any] = []
        for index, item in enumerate(items):
            with self.p.reading(str(index + 1)):
                entries.append(self.read(hint, item, reader, before[index] if index < len(before) else None))
        return entries

    def _changed_entries(
        self, hint: Any, pairs: Iterable[tuple[str, object]], reader: ByName, entries: list[Any]
    ) -> list[Any]:
        for name, value in pairs:
            index = reader.key(self.p, name)
            if not isinstance(index, int) or not 0 <= index < len(entries):
                raise self.p.wrong(f"there are {len(entries)} entries, and none of them is {name}")
            with self.p.reading(name):
                entries[index] = self.read(hint, value, reader.entry, entries[index])
        return entries

    def _mapping(self, kind: Any, value: object, reader: Reader | None, old: Any) -> Any:
        key, hint = typing.get_args(kind)
        pairs = self._pairs(value)
        if pairs is None:
            raise self.p.wrong(f"wants a mapping like {{'key': value}}, not {value!r}")
        keys, entry = (reader.key, reader.entry) if isinstance(reader, ByName) else (None, reader)
        before = dict(old or {})
        new_values: dict[Any, Any] = {}
        for name, entry_value in pairs:
            key_value = self.read(key, name, keys, None)
            with self.p.reading(str(name)):
                new_values[key_value] = self.read(hint, entry_value, entry, before.pop(key_value, None))
        if hint is Deck:
            return {**before, **new_values}
        for old_entry in before.values():
            self._value_without_cards(hint, entry, old_entry)
        return new_values

    def _pairs(self, value: object) -> list[tuple[Any, object]] | None:
        """Return the pairs of `a=1 b=2` or of a mapping; None for anything else."""
        if isinstance(value, Mapping):
            return list(cast("Mapping[Any, object]", value).items())
        if not isinstance(value, str) or (value and "=" not in value):
            return None
        words = [word.partition("=") for word in value.split()]
        return [(name, word_value) for name, _, word_value in words]

    def _items(self, value: object) -> list[object]:
        """Return the items of `a b c`, `a,b,c` or a list; a single thing is a list of one item."""
        if isinstance(value, str):
            return [word for word in re.split(r"[\s,]+", value) if word]
        if isinstance(value, Mapping):
            raise self.p.wrong(f"wants a list, not {value!r}")
        return list(cast("Iterable[object]", value)) if isinstance(value, Iterable) else [value]

    # ---- parts with fields

    def _read_record(self, kind: type[Any], value: object, old: Any) -> Any:
        if isinstance(value, kind) and not isinstance(value, str):
            return value
        values = self._field_values(kind, value)
        if not isinstance(value, Mapping) or type(old) is not kind:
            self._value_without_cards(kind, None, old)
            old = None
        if old is not None and not _is_frozen(kind):
            for name in values:
                self.set(old, name, values[name])
            return old
        return self._new_record(kind, values, old)

    def _new_record(self, kind: type[Any], values_given: Mapping[str, object], old: Any) -> Any:
        known = fields_of(kind)
        values = {name: getattr(old, name) for name in known} if old is not None else {}
        for name, f in known.items():
            if name in values_given:
                with self.p.reading(name):
                    values[name] = self.read(f.hint, values_given[name], self._reader(kind, f), values.get(name))
        missing = [name for name, f in known.items() if f.is_required and name not in values]
        if missing:
            raise self.p.wrong(f"a {kind.__name__} needs {joined_names(missing)}")
        return kind(**values)

    def _field_values(self, kind: type[Any], value: object) -> dict[str, object]:
        """Return the value in words of each field.

        The values come from a mapping, or from a list in field order, which may contain `name=value`.
        """
        known = fields_of(kind)
        values: dict[str, object] = {}
        if isinstance(value, Mapping):
            values = dict(cast("Mapping[str, object]", value))
        else:
            unset_names = iter(known)
            for word in value.split() if isinstance(value, str) else self._items(value):
                name, equals_sign, rest = word.partition("=") if isinstance(word, str) else ("", "", "")
                if equals_sign and name in known:
                    values[name] = rest
                else:
                    values[next(unset_names, "more")] = word
        for name in values:
            if name not in known:
                raise self.p.wrong(f"a {kind.__name__} has no '{name}'; it has {joined_names(known, 40)}")
        return {name: values[name] for name in known if name in values}

    # ---- decks

    def _read_deck(self, deck: Deck | None, value: object) -> Deck:
        """Set up a deck from its next cards `a b`, or `{"next": ..., "left": ..., "discards": ..., "top": ...}`."""
        if deck is None:
            raise self.p.wrong("there is no such deck")
        values = dict(cast("Mapping[str, object]", value)) if isinstance(value, Mapping) else {"next": value}
        for name in values:
            if name not in ("next", "left", *OPEN_FIELDS):
                raise self.p.wrong(f"a deck has no '{name}'; it has {joined_names(['next', 'left', *OPEN_FIELDS])}")
        for name in OPEN_FIELDS:
            if name in values:
                with self.p.reading(name):
                    cards = self.read(list[int], values[name], OpenCard(deck.bag), getattr(deck, name))
                    setattr(deck, name, cards)
        if "left" in values:
            self.remaining.append((deck, values))
        if "next" in values:
            self.p.next_cards[deck.bag] = [self._read_face(deck.bag, item) for item in self._items(values["next"])]
        return deck

    def set_remaining(self) -> None:
        """Set up the remaining cards of decks whose words have `left`.

        All other cards go to the discard pile, unless the words have `discards`, too. Raise BadPosition if a next card
        is not in its deck.
        """
        for deck, value in self.remaining:
            values = cast("Mapping[str, object]", value)
            wanted = [self._read_face(deck.bag, item) for item in self._items(values["left"])]
            for face in wanted:
                self.p.take(deck.bag, self.p.name_of(deck.bag, face), [face])
            if "discards" not in values:
                deck.discards += self.p.state.faces.bags[deck.bag]
            self.p.state.faces.bags[deck.bag] = sorted(wanted)
        for bag, faces in self.p.next_cards.items():
            bag_faces = self.p.state.faces.bags[bag][:]
            for face in faces:
                if face not in bag_faces:
                    raise self.p.wrong(f"no {bag} {self.p.name_of(bag, face)} is left that could come next")
                bag_faces.remove(face)

    def _read_face(self, bag: str, name: object) -> int:
        faces = self.p.faces_called(bag, name)
        if not faces:
            known = joined_names(dict.fromkeys(self.p.names_of(bag)), 40)
            raise self.p.wrong(f"there is no {bag} '{name}'; there are {known}")
        bags = self.p.state.faces.bags
        return next((face for face in reversed(faces) if face in bags[bag]), faces[0])

    # ---- cards of replaced values

    def return_cards(self, part: Any, name: str, value: object) -> None:
        """Put the cards of a field back into their bags, before the field gets a new value.

        This happens for all fields before any word takes cards out of bags.
        """
        f = fields_of(kind_of(part))[name]
        reader, old = self._reader(kind_of(part), f), getattr(part, name)
        inner, _ = _type_and_reader(f.hint, reader)
        if isinstance(old, Deck):
            for pile in OPEN_FIELDS:
                if isinstance(value, Mapping) and pile in value:
                    self._return_pile(old, pile)
        elif reader is None and is_record(kind_of(old)):
            if isinstance(value, Mapping) and not _is_frozen(kind_of(old)):
                for word, word_value in cast("Mapping[str, object]", value).items():
                    if word in fields_of(kind_of(old)):
                        self.return_cards(old, word, word_value)
        elif not (isinstance(reader, ByName) and self._pairs(value) is not None) and not _holds_records(inner, reader):
            setattr(part, name, self._value_without_cards(inner, reader, old))

    def return_value_cards(self, hint: Any, reader: Reader | None, old: Any) -> Any:
        """Put the cards of a value back into their bags; return the value without cards."""
        return self._value_without_cards(hint, reader, old)

    def _value_without_cards(self, hint: Any, reader: Reader | None, old: Any) -> Any:
        hint, reader = _type_and_reader(hint, reader)
        reader = reader.entry if isinstance(reader, ByName) else reader
        origin = typing.get_origin(hint)
        if isinstance(old, Deck):
            for pile in OPEN_FIELDS:
                self._return_pile(old, pile)
        elif origin is dict:
            return {key: self._value_without_cards(typing.get_args(hint)[1], reader, item) for key, item in old.items()}
        elif origin in (list, tuple, set):
            return cast("Any", origin)(
                self._value_without_cards(typing.get_args(hint)[0], reader, item) for item in old
            )
        elif reader is None and is_record(kind := kind_of(old)):
            for name, f in fields_of(kind).items():
                self._value_without_cards(f.hint, self._reader(kind, f), getattr(old, name))
        elif isinstance(reader, LaidPiece | OpenCard) and isinstance(old, int) and old >= 0:
            if isinstance(reader, LaidPiece):
                self.p.lift(old)
            else:
                self.p.put_back(bag_name(self.p, reader.bag), old)
            return -1
        return old

    def _return_pile(self, deck: Deck, pile: str) -> None:
        for face in getattr(deck, pile):
            self.p.put_back(deck.bag, face)
        setattr(deck, pile, [])

    # ---- numbers and texts

    def _read_scalar(self, hint: Any, value: object) -> Any:
        if hint is bool:
            if isinstance(value, bool | str) and value in YES | NO:
                return value in YES
            raise self.p.wrong(f"wants yes or no, not {value!r}")
        if hint is int:
            return self._read_number(value)
        if typing.get_origin(hint) is Literal:
            if value in typing.get_args(hint):
                return value
            raise self.p.wrong(f"is one of {joined_names(typing.get_args(hint), 40)}, not {value!r}")
        kinds = typing.get_args(hint) or (hint,)
        if not isinstance(value, tuple(kind for kind in kinds if isinstance(kind, type))):
            wanted = " or ".join(TYPE_WORDS.get(kind, str(kind)) for kind in kinds)
            raise self.p.wrong(f"wants {wanted}, not {value!r}")
        return value

    def _read_number(self, value: object) -> int:
        if isinstance(value, str) and value.removeprefix("-").isdigit():
            return int(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise self.p.wrong(f"wants a number, not {value!r}")


def _type_and_reader(hint: Any, reader: Reader | None) -> tuple[Any, Reader | None]:
    """Return a type without its annotation, and its reader: the game's own, or else the reader for pieces or seats."""
    if typing.get_origin(hint) is not typing.Annotated:
        return hint, reader
    inner, *marks = typing.get_args(hint)
    by_type: Reader | None = LaidPiece() if PIECE_MARK in marks else SEAT if SEAT_MARK in marks else None
    return inner, by_type if reader is None else reader


def _is_optional(hint: Any) -> bool:
    return typing.get_origin(hint) in (typing.Union, types.UnionType) and type(None) in typing.get_args(hint)


def _holds_records(hint: Any, reader: Reader | None) -> bool:
    """Whether a type is a list or mapping of records (see `is_record`)."""
    args = typing.get_args(hint)
    return reader is None and bool(args) and (is_record(args[-1]) or _holds_records(args[-1], None))


def _is_frozen(kind: type[Any]) -> bool:
    params: Any = getattr(kind, "__dataclass_params__", None)
    return params.frozen if params is not None else True
