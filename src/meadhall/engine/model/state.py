"""States as plain dataclasses. The functions that copy, compare and encode them are generated from their fields."""

from __future__ import annotations

import dataclasses
import hashlib
import typing
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from meadhall.engine.common.errors import BadRecord, FlowError
from meadhall.engine.common.schema_errors import schema_error
from meadhall.engine.model.pieces import Faces

OVER: Final = "over"
# immutable, so copies share them
VALUE_TYPES: Final = (
    int,
    str,
    float,
    bytes,
    tuple,
    frozenset,
    Enum,
    msgspec.Struct,
    type(None),
)


@dataclass(slots=True, kw_only=True)
class State:
    """Base of every game's state: the next step, and the faces of the pieces. All other fields are public.

    Exceptions are fields marked PART or HAND.
    """

    step: str = "setup"
    faces: Faces = field(default_factory=Faces)


PART: Final = {"part": True}  # field metadata: an unfinished answer, visible only to the asked seat
HAND: Final = {"hand": True}  # field metadata: a list of pieces; a seat that has not seen all of them sees it sorted

T = TypeVar("T")
S = TypeVar("S", bound=State)
_copiers: dict[type[Any], Callable[[Any], Any]] = {}


def clone(value: T) -> T:
    """Return a copy that shares no mutable part with the original."""
    copier = _copiers.get(type(value)) or _copy_function(type(value))
    copied: T = copier(value)
    return copied


def _copy_function(kind: type[Any]) -> Callable[[Any], Any]:
    """Generate the copy function of a dataclass, and store it."""
    hints = typing.get_type_hints(kind)
    parts = {f.name: _field_copy(kind, f.name, hints[f.name]) for f in dataclasses.fields(kind)}
    _copiers[kind] = _compile_function(kind, "def copy(x)", parts)
    return _copiers[kind]


def _compile_function(kind: type[Any], head: str, parts: dict[str, str]) -> Callable[..., Any]:
    """Compile a function that returns a new object with these expressions as fields.

    It sets the fields one by one, which is a third faster than calling the constructor.
    """
    lines = [f"{head}:", " y = new(kind)", *(f" y.{name} = {part}" for name, part in parts.items()), " return y"]
    defaults = {f.name: _default_of(f) for f in _parts_of(kind)}
    scope: dict[str, Any] = {
        "kind": kind, "clone": clone, "new": object.__new__, "show": _redacted, "hand": _redacted_hand,
        "default": defaults,
    }  # fmt: skip
    exec("\n".join(lines), scope)
    copy: Callable[..., Any] = scope["copy"]
    return copy


def _default_of(f: dataclasses.Field[Any]) -> Callable[[], Any]:
    """Return a function that makes a field's default, which other seats see. Raise TypeError if there is no default."""
    if f.default_factory is not dataclasses.MISSING:
        return f.default_factory
    if f.default is dataclasses.MISSING:
        raise TypeError(f"the field {f.name} is a PART and needs a default, which the other seats see in its place")
    return partial(_identity, f.default)


def _identity(value: Any) -> Any:
    return value


KnowsPiece = Callable[[int], bool]  # predicate: whether the viewer has seen a piece
_public_copiers: dict[type[Any], Callable[[Any], Any]] = {}
_view_functions: dict[type[Any], Callable[[Any, Any, Faces, bool, KnowsPiece], Any]] = {}
_redactors: dict[type[Any], Callable[[Any, KnowsPiece], Any]] = {}


def known_to(state: S, knowledge: Faces, seat: int, asked: bool = False, public: S | None = None) -> S:
    """Return a copy of the state as one seat knows it: everything public, and the faces that this seat has seen.

    `knowledge` holds the current sets of seats that have seen each piece; `state` may be older. Fields marked PART keep
    their value only if the seat is `asked`, and have their default otherwise. Views that nobody changes may share one
    copy of the public fields, `public` (see `public_parts`).
    """
    viewer = _view_functions.get(type(state)) or _view_function(type(state))
    faces, knows = state.faces.known_to(seat, knowledge.seen), partial(knowledge.knows, seat)
    known: S = viewer(state, public_parts(state) if public is None else public, faces, asked, knows)
    return known


def public_parts(state: S) -> S:
    """Return a copy that has only the fields that are equal for all seats."""
    publish = _public_copiers.get(type(state)) or _public_copy_function(type(state))
    parts: S = publish(state)
    return parts


def knowledge(state: State, faces: Faces, seat: int, asked: bool) -> tuple[object, ...]:
    """Return a cache key for `known_to`: seats with equal keys know the same state."""
    parts = {f.name: _default_of(f) for f in _parts_of(type(state))} if asked else {}
    has_own_part = any(getattr(state, name) != default() for name, default in parts.items())
    return id(state), has_own_part, seat if seat < 0 else bytes([seen >> seat & 1 for seen in faces.seen])


_parts: dict[type[Any], list[dataclasses.Field[Any]]] = {}


def _parts_of(kind: type[Any]) -> list[dataclasses.Field[Any]]:
    if kind not in _parts:
        _parts[kind] = [f for f in dataclasses.fields(kind) if f.metadata.get("part")]
    return _parts[kind]


def _public_copy_function(kind: type[Any]) -> Callable[[Any], Any]:
    _public_copiers[kind] = _compile_function(kind, "def copy(x)", _public_copies(kind))
    return _public_copiers[kind]


def _public_copies(kind: type[Any]) -> dict[str, str]:
    hints, redacted_fields = typing.get_type_hints(kind), _redacted_fields(kind)
    copies = {f.name: _field_copy(kind, f.name, hints[f.name]) for f in dataclasses.fields(kind)}
    secret = {"faces", *(f.name for f in _parts_of(kind))}
    return {name: copy for name, copy in copies.items() if name not in secret and copy == redacted_fields[name]}


def _view_function(kind: type[Any]) -> Callable[[Any, Any, Faces, bool, KnowsPiece], Any]:
    parts = _redacted_fields(kind) | {name: f"public.{name}" for name in _public_copies(kind)}
    for f in _parts_of(kind):
        parts[f.name] = f"{parts[f.name]} if asked else default[{f.name!r}]()"
    parts["faces"] = "faces"
    _view_functions[kind] = _compile_function(kind, "def copy(x, public, faces, asked, knows)", parts)
    return _view_functions[kind]


def _redacted(value: object, knows: KnowsPiece) -> Any:
    """Copy an object in a state as the viewer sees it: hands are redacted, fields marked PART have their default."""
    kind: type[Any] = type(value)
    if kind not in _redactors:
        hidden = {f.name: f"default[{f.name!r}]()" for f in _parts_of(kind)}
        _redactors[kind] = _compile_function(kind, "def copy(x, knows)", _redacted_fields(kind) | hidden)
    return _redactors[kind](value, knows)


def _redacted_hand(pieces: list[int], knows: KnowsPiece) -> list[int]:
    """Return a hand as the viewer sees it: sorted by number if the viewer does not know all of it.

    The real order would reveal how long each card has been in the hand.
    """
    return pieces.copy() if all(map(knows, pieces)) else sorted(pieces)


def _redacted_fields(kind: type[Any]) -> dict[str, str]:
    hints = typing.get_type_hints(kind)
    return {f.name: _redacted_field(f, hints[f.name]) for f in dataclasses.fields(kind)}


def _redacted_field(f: dataclasses.Field[Any], hint: Any) -> str:
    if f.metadata.get("hand"):
        return f"hand(x.{f.name}, knows) if x.{f.name} else []"
    return _copy_of(f"x.{f.name}", hint, 0, True)


def _has_secrets(kind: type[Any]) -> bool:
    """Whether a class has hands or unfinished answers among its fields or the fields of its parts."""
    hints = typing.get_type_hints(kind)
    inner = [part for hint in hints.values() for part in (hint, *typing.get_args(hint)) if _is_mutable_dataclass(part)]
    has_own_secrets = any(f.metadata.get("hand") or f.metadata.get("part") for f in dataclasses.fields(kind))
    return has_own_secrets or any(map(_has_secrets, inner))


def _field_copy(kind: type[Any], name: str, hint: Any) -> str:
    try:
        return _copy_of(f"x.{name}", hint)
    except TypeError as error:
        raise FlowError(f"{kind.__name__}.{name}: {error}") from error


def _copy_of(name: str, hint: Any, depth: int = 0, is_redacted: bool = False) -> str:
    """Return the code of an expression that copies a value of this type, or with `is_redacted` redacts it.

    Immutable values are not copied.
    """
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    item = f"v{depth}"
    if origin is list:
        inner = _copy_of(item, args[0], depth + 1, is_redacted)
        return f"{name}.copy()" if inner == item else f"[{inner} for {item} in {name}]"
    if origin is dict:
        inner = _copy_of(item, args[1], depth + 1, is_redacted)
        return f"{name}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {name}.items()}}"
    if origin is set:
        return f"{name}.copy()"
    if _is_optional(hint):
        inner_hint = next(a for a in args if a is not type(None))
        inner = _copy_of(name, inner_hint, depth, is_redacted)
        return name if inner == name else f"(None if {name} is None else {inner})"
    if _is_mutable_dataclass(hint):
        return f"show({name}, knows)" if is_redacted and _has_secrets(hint) else f"clone({name})"
    if hint in (list, dict, set) or hint is Any:
        type_name = getattr(hint, "__name__", hint)
        raise TypeError(f"a state field must say what it holds, such as list[int] or dict[str, int], not {type_name}")
    if _is_plain_class(hint):
        raise TypeError(f"a part of the state must be a dataclass, and {hint.__name__} is not")
    return name


def _is_optional(hint: Any) -> bool:
    return type(None) in typing.get_args(hint)


def _is_plain_class(hint: Any) -> bool:
    return isinstance(hint, type) and not dataclasses.is_dataclass(hint) and not issubclass(hint, VALUE_TYPES)


def _is_mutable_dataclass(hint: Any) -> bool:
    return dataclasses.is_dataclass(hint) and not hint.__dataclass_params__.frozen  # type: ignore[union-attr]


def encode(value: object) -> bytes:
    """Return the canonical bytes of a state, view or event: equal values give equal bytes."""
    for convert in (_identity, _with_text_keys):
        try:
            return msgspec.json.encode(convert(value), order="sorted")
        except TypeError:  # msgspec cannot sort a dict whose keys are numbers
            continue
    return msgspec.json.encode(to_plain(value), order="sorted")


_text_key_functions: dict[type[Any], Callable[[Any], Any]] = {}


def _with_text_keys(value: object) -> object:
    """Return a dict, or a dataclass with its dicts, with string keys in place of numbers.

    This takes a fifth of the time of `to_plain`.
    """
    kind: type[Any] = type(value)
    if kind is dict:
        return {str(k): v for k, v in typing.cast("dict[Any, Any]", value).items()}
    if not _is_mutable_dataclass(kind):
        return value
    if kind not in _text_key_functions:
        hints = typing.get_type_hints(kind)
        parts = {f.name: _text_keys(f"x.{f.name}", hints[f.name]) for f in dataclasses.fields(kind)}
        _text_key_functions[kind] = _compile_function(kind, "def copy(x)", parts)
    return _text_key_functions[kind](value)


def _text_keys(name: str, hint: Any) -> str:
    is_numbered = typing.get_origin(hint) is dict and typing.get_args(hint)[0] is not str
    return f"{{str(k): v for k, v in {name}.items()}}" if is_numbered else name


def digest(value: object) -> str:
    """Return a short hash of a state: 16 hex digits."""
    return digest_of(encode(value))


def digest_of(encoded: bytes) -> str:
    """Return a short hash of an encoded state."""
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


def to_plain(value: object) -> Any:
    """Turn a value into the dicts, lists, numbers and strings of JSON."""
    return msgspec.to_builtins(value, str_keys=True, order="sorted")


def from_plain(kind: type[T], plain: object) -> T:
    """Rebuild a value of a type from the result of `to_plain`. Raise BadRecord, which names a wrong field."""
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as error:
        fault, path = schema_error(error)
        place = f" ({path})" if path else ""
        raise BadRecord("not a {kind}: {what}{place}", kind=kind.__name__, place=place, what=fault) from None
