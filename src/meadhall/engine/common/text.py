"""Texts that are worded for each reader: the id of a message in a catalogue, and its arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

T = TypeVar("T")


class Text(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message of a catalogue with its arguments; an argument may be a text itself, or a list of arguments."""

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash(self.id)  # arguments may be lists


Arg: TypeAlias = "int | str | Text | list[Arg]"
# finished words, or a message; Any stands for Text, since most readers receive a structure that is already in words
Words: TypeAlias = Annotated[str | Any, msgspec.Meta(title="Words")]
Args: TypeAlias = "Mapping[str, Arg]"
NOTHING: Final = ""  # an event that is not told


def text(id: str, /, **args: Arg) -> Text:
    """Return the message of this id with these arguments."""
    return Text(id, args)


def words_in(written: Any) -> Words:
    """Words that were stored as plain data; words as they are stay so."""
    if isinstance(written, list):
        return [words_in(one) for one in cast("list[object]", written)]
    if not isinstance(written, dict):
        return written
    plain = cast("dict[str, Any]", written)
    return Text(plain["id"], {name: words_in(arg) for name, arg in plain.get("args", {}).items()})


class FieldWords:
    """Mark in a field's type for how its value is put into a text: `Elixir = Annotated[int, FieldWords(NAMES.get)]`."""

    def __init__(self, words: Callable[[Any], Arg]) -> None:
        self.words = words


def text_of(thing: Any, /, **more: Arg) -> Text:
    """Message named after a thing's class, with its fields and more as arguments: `ElixirLost` is `elixir-lost`."""
    return Text(kebab(type(thing).__name__), {**message_arguments(thing), **more})


def message_arguments(thing: Any) -> dict[str, Arg]:
    """The fields of a thing as arguments of a message."""
    kind: type[Any] = thing.__class__
    return {name: words(getattr(thing, name)) for name, words in _fields(kind)}


@cache
def kebab(name: str) -> str:
    """Turn the name of a class or key into the id of its message: `ElixirLost` is `elixir-lost`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_:.]", "-", name).lower()


def named(kind: str, rows: Sequence[Any]) -> tuple[Text, ...]:
    """The name of each row of a content table, as a message: `elixir-dragonroot`."""
    return tuple([Text(f"{kind}-{row.id}") for row in rows])


def _fields(kind: type[Any]) -> Sequence[tuple[str, Callable[[Any], Arg]]]:
    """The typed fields of a class, each with the function that makes its value an argument."""
    if kind not in _known:
        hints = get_type_hints(kind, include_extras=True)
        _known[kind] = [(name, _words_for(hint)) for name, hint in hints.items() if not _is_of_class(hint)]
    return _known[kind]


_known: dict[type[Any], Sequence[tuple[str, Callable[[Any], Arg]]]] = {}


def _is_of_class(hint: Any) -> bool:
    return get_origin(hint) is ClassVar


def _words_for(hint: Any) -> Callable[[Any], Arg]:
    """Return the function that makes a value of this type an argument."""
    if get_origin(hint) is Annotated:
        found = next((arg for arg in get_args(hint) if isinstance(arg, FieldWords)), None)
        return found.words if found is not None else _words_for(get_args(hint)[0])
    if get_origin(hint) in (list, tuple):
        inner = _words_for(get_args(hint)[0])
        return lambda values: [inner(value) for value in values]
    if get_origin(hint) in (Union, UnionType):
        inner = next(map(_words_for, _some(get_args(hint))))
        return lambda value: NOTHING if value is None else inner(value)
    return plain_arg


def _some(hints: Sequence[Any]) -> Iterator[Any]:
    return (hint for hint in hints if hint is not type(None))


def plain_arg(value: Any) -> Arg:
    """Make a plain value an argument; a flag counts as 1 or 0."""
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | str | Text) else [plain_arg(one) for one in value]


# ---- in words


_PLAIN: Final = frozenset({str, int, float, bool, type(None)})  # most parts of a structure


def spoken(thing: T, say: Callable[[Text], str]) -> T:
    """Put all texts in a structure into words."""
    return cast(T, _spoken(thing, say))


def _spoken(thing: Any, say: Callable[[Text], str]) -> Any:
    kind: type[Any] = thing.__class__
    if kind in _PLAIN:
        return thing
    if kind is Text:
        return say(thing)
    if issubclass(kind, list | tuple):
        said = [_spoken(one, say) for one in cast("Sequence[Any]", thing)]
        return said if issubclass(kind, list) else tuple(said)
    if issubclass(kind, msgspec.Struct):
        fields = ((name, getattr(thing, name)) for name in _worded_fields(kind))
        changed = {name: new for name, value in fields if (new := _spoken(value, say)) is not value}
        return msgspec.structs.replace(thing, **changed) if changed else thing
    return thing


@cache
def _worded_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Fields of a structure that may hold texts, by their types."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if not _is_plain(hints[name]))


def _is_plain(hint: Any) -> bool:
    """Whether a value of this type holds no text."""
    if get_origin(hint) in (list, tuple, Union, UnionType):
        return all(map(_is_plain, get_args(hint)))
    return hint in _PLAIN or hint is ...
