"""Texts that every reader gets in their language: the id of a message in a catalogue, and its arguments."""

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
    """A message of a catalogue with its arguments; an argument may be another Text, or a list of arguments."""

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash(self.id)  # arguments may be lists, which cannot be hashed


Arg: TypeAlias = "int | str | Text | list[Arg]"
# A finished string, or a Text. It is typed as Any, because most code receives it after it has become a string.
Words: TypeAlias = Annotated[str | Any, msgspec.Meta(title="Words")]
Args: TypeAlias = "Mapping[str, Arg]"
NO_WORDS: Final = ""  # the words of an event that is not narrated


def text(id: str, /, **args: Arg) -> Text:
    """Return the message of this id with these arguments."""
    return Text(id, args)


def words_from_plain(words: Any) -> Words:
    """Rebuild words that were stored as plain data; strings stay unchanged."""
    if isinstance(words, list):
        return [words_from_plain(item) for item in cast("list[object]", words)]
    if not isinstance(words, dict):
        return words
    plain = cast("dict[str, Any]", words)
    return Text(plain["id"], {name: words_from_plain(arg) for name, arg in plain.get("args", {}).items()})


class FieldWords:
    """Annotation with the function that renders a field's value: `Elixir = Annotated[int, FieldWords(NAMES.get)]`."""

    def __init__(self, words: Callable[[Any], Arg]) -> None:
        self.words = words


def text_of(value: Any, /, **more_arguments: Arg) -> Text:
    """Return the message that is named after an object's class: `ElixirLost` is `elixir-lost`.

    Its arguments are the object's fields and `more_arguments`.
    """
    return Text(kebab(type(value).__name__), {**message_arguments(value), **more_arguments})


def message_arguments(value: Any) -> dict[str, Arg]:
    """Return the fields of an object as arguments of a message."""
    kind: type[Any] = value.__class__
    return {name: words(getattr(value, name)) for name, words in _fields(kind)}


@cache
def kebab(name: str) -> str:
    """Return the message id for the name of a class or key: `ElixirLost` is `elixir-lost`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_:.]", "-", name).lower()


def named(kind: str, rows: Sequence[Any]) -> tuple[Text, ...]:
    """Return the name of each row of a content table, as a message such as `elixir-dragonroot`."""
    return tuple([Text(f"{kind}-{row.id}") for row in rows])


def _fields(kind: type[Any]) -> Sequence[tuple[str, Callable[[Any], Arg]]]:
    """Return the fields of a class, each with the function that turns its value into an argument."""
    if kind not in _fields_of_class:
        hints = get_type_hints(kind, include_extras=True)
        _fields_of_class[kind] = [
            (name, _argument_function(hint)) for name, hint in hints.items() if not _is_of_class(hint)
        ]
    return _fields_of_class[kind]


_fields_of_class: dict[type[Any], Sequence[tuple[str, Callable[[Any], Arg]]]] = {}


def _is_of_class(hint: Any) -> bool:
    return get_origin(hint) is ClassVar


def _argument_function(hint: Any) -> Callable[[Any], Arg]:
    """Return the function that turns a value of this type into an argument."""
    if get_origin(hint) is Annotated:
        annotation = next((arg for arg in get_args(hint) if isinstance(arg, FieldWords)), None)
        return annotation.words if annotation is not None else _argument_function(get_args(hint)[0])
    if get_origin(hint) in (list, tuple):
        inner = _argument_function(get_args(hint)[0])
        return lambda values: [inner(value) for value in values]
    if get_origin(hint) in (Union, UnionType):
        inner = next(map(_argument_function, _without_none(get_args(hint))))
        return lambda value: NO_WORDS if value is None else inner(value)
    return plain_arg


def _without_none(hints: Sequence[Any]) -> Iterator[Any]:
    return (hint for hint in hints if hint is not type(None))


def plain_arg(value: Any) -> Arg:
    """Turn a plain value into an argument; a bool becomes 1 or 0."""
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | str | Text) else [plain_arg(item) for item in value]


# ---- in words


_PLAIN: Final = frozenset({str, int, float, bool, type(None)})  # types that hold no texts


def localized(value: T, localize: Callable[[Text], str]) -> T:
    """Return a structure with strings in place of all Texts. `localize` renders one Text."""
    return cast(T, _localized(value, localize))


def _localized(structure: Any, localize: Callable[[Text], str]) -> Any:
    kind: type[Any] = structure.__class__
    if kind in _PLAIN:
        return structure
    if kind is Text:
        return localize(structure)
    if issubclass(kind, list | tuple):
        words = [_localized(item, localize) for item in cast("Sequence[Any]", structure)]
        return words if issubclass(kind, list) else tuple(words)
    if issubclass(kind, msgspec.Struct):
        fields = ((name, getattr(structure, name)) for name in _text_fields(kind))
        changed = {name: new for name, value in fields if (new := _localized(value, localize)) is not value}
        return msgspec.structs.replace(structure, **changed) if changed else structure
    return structure


@cache
def _text_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields of a structure whose types allow texts."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if not _is_plain(hints[name]))


def _is_plain(hint: Any) -> bool:
    """Whether a value of this type holds no text."""
    if get_origin(hint) in (list, tuple, Union, UnionType):
        return all(map(_is_plain, get_args(hint)))
    return hint in _PLAIN or hint is ...
