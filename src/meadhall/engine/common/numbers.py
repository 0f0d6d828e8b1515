"""The numbers of a content file that a variant may change, and variants with one number changed."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec
import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.overlays import as_list, as_table, item_of, naming

BARE: Final = re.compile(r"[\w-]+", re.ASCII)


class Entry(NamedTuple):
    """An entry of a list of tables, and the field that names it."""

    by: str
    name: str | int


Step = str | int | Entry  # a field, a place in a list, or an entry of a list


class Number(NamedTuple):
    """A number in a content file.

    A variant can reach the first `over` of its steps. It replaces anything inside as a whole.
    """

    steps: tuple[Step, ...]
    over: int
    value: int | float
    called: str = ""  # name of its entry for players, if it has one

    @property
    def where(self) -> str:
        """Path of the number as a variant's change names it: `creature (siren), strength`."""
        return _words(self.steps)

    @property
    def entry(self) -> str:
        """Name of the entry that holds the number, `creature (siren)`; empty if no entry does."""
        last = max((at for at, step in enumerate(self.steps) if isinstance(step, Entry)), default=-1)
        return _words(self.steps[: last + 1])

    @property
    def field(self) -> str:
        """Name of the number inside its entry: `strength`."""
        return self.where[len(self.entry) :].removeprefix(", ")


def numbers_in(content: Plain, kind: types.Type) -> Iterator[Number]:
    """Return all numbers of a file, in the order of the file."""
    yield from _numbers(content, kind, ())


def _numbers(value: Any, kind: types.Type, steps: tuple[Step, ...]) -> Iterator[Number]:
    table, entries = as_table(value), as_list(value)
    if table is not None and isinstance(kind, types.StructType):
        fields = {field.encode_name: field.type for field in kind.fields}
        for name, one in table.items():
            yield from _numbers(one, fields[name], (*steps, name))
    elif table is not None and isinstance(kind, types.DictType) and isinstance(kind.value_type, types.StructType):
        for name, one in table.items():
            yield from _numbers(one, kind.value_type, (*steps, name))
    elif entries is not None and (by := naming(entries, kind, inner=len(steps) > 1)):
        for one in entries:
            for number in _numbers(one, item_of(kind), (*steps, Entry(by, one[by]))):
                if number.steps[-1] != by:  # a field that names an entry is not a number to change
                    yield number._replace(called=number.called or _name(one))
    else:
        yield from _inside(value, steps, len(steps))


def _name(entry: Plain) -> str:
    name = entry.get("name")
    return name if isinstance(name, str) else ""


def _inside(value: Any, steps: tuple[Step, ...], over: int) -> Iterator[Number]:
    """Return the numbers inside something that is replaced as a whole."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        yield Number(steps, over, value)
    for name, one in (as_table(value) or {}).items():
        yield from _inside(one, (*steps, name), over)
    for at, one in enumerate(as_list(value) or []):
        yield from _inside(one, (*steps, at), over)


def _words(steps: tuple[Step, ...]) -> str:
    said = ""
    for step in steps:
        if isinstance(step, Entry):
            said += f" ({step.name})"
        elif isinstance(step, int):
            said += f" {step + 1}"
        else:
            said += f", {step}" if said else step
    return said


def changed(over: Plain, content: Plain, number: Number, value: object) -> Plain:
    """Return a variant's file with one number changed; `content` is the game's file with the variant over it."""
    told: Plain = copy.deepcopy(over)
    place: Any = told
    way = number.steps[: number.over]
    for step, after in pairwise(way):
        place = _into(place, step, [] if isinstance(after, Entry) else {})
    whole = copy.deepcopy(_at(content, way))
    place[way[-1]] = _replaced(whole, number.steps[number.over :], value)
    return told


def _into(place: Any, step: Step, empty: object) -> Any:
    """Return the part of a variant at this step, and add `empty` where the variant says nothing yet."""
    if not isinstance(step, Entry):
        return place.setdefault(step, empty)
    found = next((one for one in place if one[step.by] == step.name), None)
    if found is None:
        found = {step.by: step.name}
        place.append(found)
    return found


def _at(content: Any, steps: tuple[Step, ...]) -> Any:
    for step in steps:
        content = (
            next(one for one in content if one[step.by] == step.name) if isinstance(step, Entry) else content[step]
        )
    return content


def _replaced(whole: Any, steps: tuple[Step, ...], value: object) -> Any:
    if not steps:
        return value
    place = whole
    for step in steps[:-1]:
        place = place[step]
    place[steps[-1]] = value
    return whole


def as_toml(content: Plain) -> str:
    """A file of a variant as TOML."""
    alone = {name: value for name, value in content.items() if not _is_tables(value) and as_table(value) is None}
    lines = [_lines(alone)] if alone else []
    for name, value in content.items():
        if name not in alone:
            head = f"[[{_key(name)}]]" if _is_tables(value) else f"[{_key(name)}]"
            lines += [f"{head}\n{_lines(table)}" for table in (value if _is_tables(value) else [value])]
    return "\n".join(lines)


def _is_tables(value: Any) -> bool:
    entries = as_list(value)
    return bool(entries) and all(as_table(one) is not None for one in entries or [])


def _lines(table: Plain) -> str:
    return "".join(f"{_key(name)} = {_inline(value)}\n" for name, value in table.items())


def _inline(value: Any) -> str:
    table, entries = as_table(value), as_list(value)
    if table is not None:
        return f"{{ {', '.join(f'{_key(name)} = {_inline(one)}' for name, one in table.items())} }}"
    if entries is not None:
        return f"[{', '.join(map(_inline, entries))}]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else msgspec.json.encode(name).decode()
