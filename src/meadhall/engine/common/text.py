"""Text that is put into words where it is read: the id of a message in a catalogue, and its arguments."""

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
        return hash((self.id, *self.args))


Arg: TypeAlias = "int | str | Text | list[Arg]"
# Finished words, or a message. Readers that have had a structure put into words need not look: hence Any for Text.
Words: TypeAlias = Annotated[str | Any, msgspec.Meta(title="Words")]
Args: TypeAlias = "Mapping[str, Arg]"
NOTHING: Final = ""  # what is not told


def text(id: str, /, **args: Arg) -> Text:
    """The message of this id with these arguments."""
    return Text(id, args)


class Worded:
    """Says in the type of a field how its value is put into a text: `Elixir = Annotated[int, Worded(NAMES.get)]`."""

    def __init__(self, words: Callable[[Any], Arg]) -> None:
        self.words = words


def text_of(thing: Any, /, **more: Arg) -> Text:
    """The message called as the class of a thing is, with its fields and more: `ElixirLost` is `elixir-lost`."""
    return Text(kebab(type(thing).__name__), {**fields_of(thing), **more})


def fields_of(thing: Any) -> dict[str, Arg]:
    """The fields of a thing as arguments."""
    kind: type[Any] = thing.__class__
    return {name: words(getattr(thing, name)) for name, words in _fields(kind)}


@cache
def kebab(name: str) -> str:
    """The name of a class or key as a message is called: `ElixirLost` is `elixir-lost`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_:.]", "-", name).lower()


def named(kind: str, rows: Sequence[Any]) -> tuple[Text, ...]:
    """The name of each row of a content table, as a message: `elixir-dragonroot`."""
    return tuple([Text(f"{kind}-{row.id}") for row in rows])


def _fields(kind: type[Any]) -> Sequence[tuple[str, Callable[[Any], Arg]]]:
    """The fields of a class with a type, and how the value of each becomes an argument."""
    if kind not in _known:
        hints = get_type_hints(kind, include_extras=True)
        _known[kind] = [(name, _words_for(hint)) for name, hint in hints.items() if not _is_of_class(hint)]
    return _known[kind]


_known: dict[type[Any], Sequence[tuple[str, Callable[[Any], Arg]]]] = {}


def _is_of_class(hint: Any) -> bool:
    return get_origin(hint) is ClassVar


def _words_for(hint: Any) -> Callable[[Any], Arg]:
    """How a value of this type becomes an argument."""
    if get_origin(hint) is Annotated:
        found = next((one for one in get_args(hint) if isinstance(one, Worded)), None)
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
    """A value of no further meaning: a flag counts as 1 or 0."""
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | str | Text) else [plain_arg(one) for one in value]


# ---- in words


def spoken(thing: T, say: Callable[[Text], str]) -> T:
    """A structure with all texts in it in words."""
    return cast(T, _spoken(thing, say))


def _spoken(thing: Any, say: Callable[[Text], str]) -> Any:
    if isinstance(thing, Text):
        return say(thing)
    if isinstance(thing, list | tuple):
        said = [_spoken(one, say) for one in cast("Sequence[Any]", thing)]
        return said if isinstance(thing, list) else tuple(said)
    if isinstance(thing, msgspec.Struct):
        fields = ((name, getattr(thing, name)) for name in thing.__struct_fields__)
        changed = {name: new for name, value in fields if (new := _spoken(value, say)) is not value}
        return msgspec.structs.replace(thing, **changed) if changed else thing
    return thing
