"""Plain states. Copies, equality and plain data are generated from the dataclass fields, never kept by hand."""

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
VALUES: Final = (int, str, float, bytes, tuple, frozenset, Enum, msgspec.Struct, type(None))  # shared, never copied


@dataclass(slots=True, kw_only=True)
class State:
    """Base of every game's state: the step to carry out next, and the faces of its pieces. All else is public."""

    step: str = "setup"
    faces: Faces = field(default_factory=Faces)


PART: Final = {"part": True}  # metadata of a field: an unfinished answer, which only the asked seat may see
HAND: Final = {"hand": True}  # metadata of a list of pieces: its order is hidden from seats that have not seen them all

T = TypeVar("T")
S = TypeVar("S", bound=State)
_copiers: dict[type[Any], Callable[[Any], Any]] = {}


def clone(value: T) -> T:
    """Return a copy that shares no mutable part with the original."""
    copier = _copiers.get(type(value)) or _copier(type(value))
    copied: T = copier(value)
    return copied


def _copier(kind: type[Any]) -> Callable[[Any], Any]:
    """Write and compile the copy function of one dataclass."""
    hints = typing.get_type_hints(kind)
    parts = {f.name: _field_copy(kind, f.name, hints[f.name]) for f in dataclasses.fields(kind)}
    _copiers[kind] = _compiled(kind, "def copy(x)", parts)
    return _copiers[kind]


def _compiled(kind: type[Any], head: str, parts: dict[str, str]) -> Callable[..., Any]:
    """Compile a function that fills a bare object field by field: a third faster than a constructor call."""
    lines = [f"{head}:", " y = new(kind)", *(f" y.{name} = {part}" for name, part in parts.items()), " return y"]
    defaults = {f.name: _default_of(f) for f in _parts_of(kind)}
    scope: dict[str, Any] = {
        "kind": kind, "clone": clone, "new": object.__new__, "show": _show, "hand": _hand, "default": defaults,
    }  # fmt: skip
    exec("\n".join(lines), scope)
    copy: Callable[..., Any] = scope["copy"]
    return copy


def _default_of(f: dataclasses.Field[Any]) -> Callable[[], Any]:
    """Make the default of a field; TypeError if it has none, since that is what other seats are shown."""
    if f.default_factory is not dataclasses.MISSING:
        return f.default_factory
    if f.default is dataclasses.MISSING:
        raise TypeError(f"the field {f.name} is a PART and needs a default, which the other seats see in its place")
    return partial(_itself, f.default)


def _itself(value: Any) -> Any:
    return value


Knows = Callable[[int], bool]  # whether the viewer has seen a piece
_publishers: dict[type[Any], Callable[[Any], Any]] = {}
_viewers: dict[type[Any], Callable[[Any, Any, Faces, bool, Knows], Any]] = {}
_showers: dict[type[Any], Callable[[Any, Knows], Any]] = {}


def known_to(state: S, knowledge: Faces, seat: int, asked: bool = False, public: S | None = None) -> S:
    """The state as one seat knows it: a copy of everything public, and only the faces that this seat has seen.

    `knowledge` says who has seen what now, which may be more than when `state` was stored. Fields marked PART keep
    their value for the seat that is `asked`; the others get their default. Views that nobody changes may share one
    copy of the `public_parts`.
    """
    viewer = _viewers.get(type(state)) or _viewer(type(state))
    faces, knows = state.faces.known_to(seat, knowledge.seen), partial(knowledge.knows, seat)
    known: S = viewer(state, public_parts(state) if public is None else public, faces, asked, knows)
    return known


def public_parts(state: S) -> S:
    """A copy of the fields that are the same for every seat; it lacks all others."""
    publish = _publishers.get(type(state)) or _publisher(type(state))
    parts: S = publish(state)
    return parts


def knowledge(state: State, faces: Faces, seat: int, asked: bool) -> tuple[object, ...]:
    """Everything that `known_to` depends on for a seat: seats with equal values know the same state."""
    parts = {f.name: _default_of(f) for f in _parts_of(type(state))} if asked else {}
    own = any(getattr(state, name) != default() for name, default in parts.items())
    return id(state), own, seat if seat < 0 else bytes([seen >> seat & 1 for seen in faces.seen])


_parts: dict[type[Any], list[dataclasses.Field[Any]]] = {}


def _parts_of(kind: type[Any]) -> list[dataclasses.Field[Any]]:
    if kind not in _parts:
        _parts[kind] = [f for f in dataclasses.fields(kind) if f.metadata.get("part")]
    return _parts[kind]


def _publisher(kind: type[Any]) -> Callable[[Any], Any]:
    _publishers[kind] = _compiled(kind, "def copy(x)", _public_copies(kind))
    return _publishers[kind]


def _public_copies(kind: type[Any]) -> dict[str, str]:
    hints, shown = typing.get_type_hints(kind), _shown_parts(kind)
    copies = {f.name: _field_copy(kind, f.name, hints[f.name]) for f in dataclasses.fields(kind)}
    secret = {"faces", *(f.name for f in _parts_of(kind))}
    return {name: copy for name, copy in copies.items() if name not in secret and copy == shown[name]}


def _viewer(kind: type[Any]) -> Callable[[Any, Any, Faces, bool, Knows], Any]:
    parts = _shown_parts(kind) | {name: f"public.{name}" for name in _public_copies(kind)}
    for f in _parts_of(kind):
        parts[f.name] = f"{parts[f.name]} if asked else default[{f.name!r}]()"
    parts["faces"] = "faces"
    _viewers[kind] = _compiled(kind, "def copy(x, public, faces, asked, knows)", parts)
    return _viewers[kind]


def _show(value: object, knows: Knows) -> Any:
    """Copy a part of a state with the hands as the viewer sees them; parts marked PART are handled elsewhere."""
    kind: type[Any] = type(value)
    if kind not in _showers:
        hidden = {f.name: f"default[{f.name!r}]()" for f in _parts_of(kind)}
        _showers[kind] = _compiled(kind, "def copy(x, knows)", _shown_parts(kind) | hidden)
    return _showers[kind](value, knows)


def _hand(pieces: list[int], knows: Knows) -> list[int]:
    """Sort a hand by number if not all of it is known: its order would tell how long each card is there."""
    return pieces.copy() if all(map(knows, pieces)) else sorted(pieces)


def _shown_parts(kind: type[Any]) -> dict[str, str]:
    hints = typing.get_type_hints(kind)
    return {f.name: _shown_part(f, hints[f.name]) for f in dataclasses.fields(kind)}


def _shown_part(f: dataclasses.Field[Any], hint: Any) -> str:
    if f.metadata.get("hand"):
        return f"hand(x.{f.name}, knows) if x.{f.name} else []"
    return _copy_of(f"x.{f.name}", hint, 0, True)


def _has_secrets(kind: type[Any]) -> bool:
    """Whether a part of a state holds hands or unfinished answers, directly or in its own parts."""
    hints = typing.get_type_hints(kind)
    inner = [part for hint in hints.values() for part in (hint, *typing.get_args(hint)) if _is_mutable_dataclass(part)]
    own = any(f.metadata.get("hand") or f.metadata.get("part") for f in dataclasses.fields(kind))
    return own or any(map(_has_secrets, inner))


def _field_copy(kind: type[Any], name: str, hint: Any) -> str:
    try:
        return _copy_of(f"x.{name}", hint)
    except TypeError as error:
        raise FlowError(f"{kind.__name__}.{name}: {error}") from error


def _copy_of(name: str, hint: Any, depth: int = 0, shown: bool = False) -> str:
    """The expression that copies a value of this type, or shows it; immutable values are shared."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    item = f"v{depth}"
    if origin is list:
        inner = _copy_of(item, args[0], depth + 1, shown)
        return f"{name}.copy()" if inner == item else f"[{inner} for {item} in {name}]"
    if origin is dict:
        inner = _copy_of(item, args[1], depth + 1, shown)
        return f"{name}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {name}.items()}}"
    if origin is set:
        return f"{name}.copy()"
    if _is_optional(hint):
        some = next(a for a in args if a is not type(None))
        inner = _copy_of(name, some, depth, shown)
        return name if inner == name else f"(None if {name} is None else {inner})"
    if _is_mutable_dataclass(hint):
        return f"show({name}, knows)" if shown and _has_secrets(hint) else f"clone({name})"
    if hint in (list, dict, set) or hint is Any:
        said = getattr(hint, "__name__", hint)
        raise TypeError(f"a state field must say what it holds, such as list[int] or dict[str, int], not {said}")
    if _is_plain_class(hint):
        raise TypeError(f"a part of the state must be a dataclass, and {hint.__name__} is not")
    return name


def _is_optional(hint: Any) -> bool:
    return type(None) in typing.get_args(hint)


def _is_plain_class(hint: Any) -> bool:
    return isinstance(hint, type) and not dataclasses.is_dataclass(hint) and not issubclass(hint, VALUES)


def _is_mutable_dataclass(hint: Any) -> bool:
    return dataclasses.is_dataclass(hint) and not hint.__dataclass_params__.frozen  # type: ignore[union-attr]


def encode(value: object) -> bytes:
    """Return the canonical bytes of a state, view or event: equal values give equal bytes."""
    for form in (_itself, _with_text_keys):
        try:
            return msgspec.json.encode(form(value), order="sorted")
        except TypeError:  # a dict whose keys are numbers
            continue
    return msgspec.json.encode(to_plain(value), order="sorted")


_texters: dict[type[Any], Callable[[Any], Any]] = {}


def _with_text_keys(value: object) -> object:
    """Turn number keys into texts in a dict or a dataclass's own dicts: a fifth of the work of making all plain."""
    kind: type[Any] = type(value)
    if kind is dict:
        return {str(k): v for k, v in typing.cast("dict[Any, Any]", value).items()}
    if not _is_mutable_dataclass(kind):
        return value
    if kind not in _texters:
        hints = typing.get_type_hints(kind)
        parts = {f.name: _text_keys(f"x.{f.name}", hints[f.name]) for f in dataclasses.fields(kind)}
        _texters[kind] = _compiled(kind, "def copy(x)", parts)
    return _texters[kind](value)


def _text_keys(name: str, hint: Any) -> str:
    is_numbered = typing.get_origin(hint) is dict and typing.get_args(hint)[0] is not str
    return f"{{str(k): v for k, v in {name}.items()}}" if is_numbered else name


def digest(value: object) -> str:
    """Short hash of a state: 16 hex digits that change when anything in it does."""
    return digest_of(encode(value))


def digest_of(encoded: bytes) -> str:
    """Short hash of an encoded state."""
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


def to_plain(value: object) -> Any:
    """Turn a value into dicts, lists, numbers and strings, as JSON can hold them."""
    return msgspec.to_builtins(value, str_keys=True, order="sorted")


def from_plain(kind: type[T], plain: object) -> T:
    """The inverse of to_plain; an error names the field."""
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as error:
        what, where = schema_error(error)
        place = f" ({where})" if where else ""
        raise BadRecord("not a {kind}: {what}{place}", kind=kind.__name__, place=place, what=what) from None
