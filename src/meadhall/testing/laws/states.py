"""Laws about states: they are plain data, and their copies share no mutable part."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, cast

import msgspec

from meadhall.engine.model.state import clone, digest, encode, from_plain, to_plain
from meadhall.engine.play import imagining, views
from meadhall.testing.laws.law import Case, Law, must

EVENTS_CHECKED: Final = 24  # number of latest events to check
ATOMS: Final = frozenset((int, str, bool, float, type(None)))


class Plain(Law):
    says = "a state survives writing and reading, in mid-action and between steps"

    def decision(self, case: Case) -> None:
        for state in (case.match.state, case.match.table.mark):
            self.checked += 1
            wire = msgspec.json.decode(msgspec.json.encode(to_plain(state)))
            read_state = _decoded_state(state, wire)
            must(read_state == state, f"it differs after reading: {_first_difference(state, read_state)}")
            must(digest(read_state) == digest(state), "it is equal after reading, but has a different digest")


def _decoded_state(state: Any, wire: object) -> Any:
    kind: type[Any] = state.__class__
    return from_plain(kind, wire)


class Clones(Law):
    says = "no two copies of a state share a mutable part"

    def decision(self, case: Case) -> None:
        match = case.match
        copies = {
            "clone": clone(match.state),
            "checkpoint": match.table.mark,
            "fork": match.fork(case.rng).state,
            "view": views.build_view(match, -1).state,
            "imagined world": imagining.imagine(views.build_view(match, case.rng.choice(case.seats)), case.rng).state,
        }
        parts = dict(mutable_parts(match.state, "state"))
        for name, copy in copies.items():
            self.checked += 1
            shared = next((parts[identity] for identity, _ in mutable_parts(copy, name) if identity in parts), "")
            must(not shared, f"the {name} shares {shared} with the match")
        for event, _, _ in match.table.told[-EVENTS_CHECKED:]:
            fields = {name: getattr(event, name) for name in event.__struct_fields__}
            shared = next((parts[identity] for identity, _ in mutable_parts(fields, "event") if identity in parts), "")
            must(
                not shared,
                f"the event {type(event).__name__} holds {shared}, which is mutable: put a copy into the event",
            )
        must(encode(copies["clone"]) == encode(match.state), "a clone differs from its state")


def mutable_parts(value: object, path: str) -> Iterator[tuple[int, str]]:
    """Yield the identity and path of every mutable value inside a value."""
    if _can_change(value):
        yield id(value), path
    for name, part in _parts_of(value, path):
        if type(part) not in ATOMS:
            yield from mutable_parts(part, name)


def _parts_of(value: Any, path: str) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(f"{path}[{key!r}]", item) for key, item in cast("Mapping[object, object]", value).items()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [(f"{path}[{index}]", item) for index, item in enumerate(cast("Iterable[object]", value))]
    return [(f"{path}.{name}", getattr(value, name)) for name in _field_names(value)]


def _can_change(value: object) -> bool:
    if dataclasses.is_dataclass(value):
        return not value.__dataclass_params__.frozen  # type: ignore[union-attr]
    return isinstance(value, (list, set, dict, bytearray))


def _field_names(value: Any) -> list[str]:
    return [field.name for field in dataclasses.fields(value)] if dataclasses.is_dataclass(value) else []


def _first_difference(state: object, other: object, path: str = "state") -> str:
    """Return the first difference between two states, with its path, in words."""
    for name in _field_names(state) if state.__class__ is other.__class__ else ():
        value, other_value = getattr(state, name), getattr(other, name)
        if value != other_value:
            return _first_difference(value, other_value, f"{path}.{name}")
    return f"{path} is {state!r} and then {other!r}"
