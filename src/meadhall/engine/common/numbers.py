"""The numbers in content files. A variant can change each of them alone."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec
import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.overlays import as_list, as_table, item_type, naming_field

BARE_KEY: Final = re.compile(r"[\w-]+", re.ASCII)


class Entry(NamedTuple):
    """An entry in a list of tables: the field that names it (`key_field`), and its value (`name`)."""

    key_field: str
    name: str | int


Step = str | int | Entry  # a field, an index in a list, or an entry in a list of tables


class Number(NamedTuple):
    """A number in a content file; `steps` is its path from the root of the file.

    A variant can follow the first `mergeable_steps` steps. It replaces the value that they lead to as a whole.
    """

    steps: tuple[Step, ...]
    mergeable_steps: int
    value: int | float
    display_name: str = ""  # display name of the entry that holds the number; empty if the entry has none

    @property
    def where(self) -> str:
        """The path in words: `creature (siren), strength`."""
        return _path_words(self.steps)

    @property
    def entry(self) -> str:
        """The entry that holds the number, such as `creature (siren)`; empty outside lists of entries."""
        last = max((index for index, step in enumerate(self.steps) if isinstance(step, Entry)), default=-1)
        return _path_words(self.steps[: last + 1])

    @property
    def field(self) -> str:
        """The path inside the entry: `strength`."""
        return self.where[len(self.entry) :].removeprefix(", ")


def numbers_in(content: Plain, kind: types.Type) -> Iterator[Number]:
    """Return all numbers of a file, in the order of the file."""
    yield from _numbers(content, kind, ())


def _numbers(value: Any, kind: types.Type, steps: tuple[Step, ...]) -> Iterator[Number]:
    table, entries = as_table(value), as_list(value)
    if table is not None and isinstance(kind, types.StructType):
        fields = {field.encode_name: field.type for field in kind.fields}
        for name, item in table.items():
            yield from _numbers(item, fields[name], (*steps, name))
    elif table is not None and isinstance(kind, types.DictType) and isinstance(kind.value_type, types.StructType):
        for name, item in table.items():
            yield from _numbers(item, kind.value_type, (*steps, name))
    elif entries is not None and (key_field := naming_field(entries, kind, inner=len(steps) > 1)):
        for item in entries:
            for number in _numbers(item, item_type(kind), (*steps, Entry(key_field, item[key_field]))):
                if number.steps[-1] != key_field:  # the field that names an entry cannot be changed
                    yield number._replace(display_name=number.display_name or _entry_name(item))
    else:
        yield from _numbers_in_value(value, steps, len(steps))


def _entry_name(entry: Plain) -> str:
    name = entry.get("name")
    return name if isinstance(name, str) else ""


def _numbers_in_value(value: Any, steps: tuple[Step, ...], mergeable_steps: int) -> Iterator[Number]:
    """Return the numbers inside a value that a variant replaces as a whole."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        yield Number(steps, mergeable_steps, value)
    for name, item in (as_table(value) or {}).items():
        yield from _numbers_in_value(item, (*steps, name), mergeable_steps)
    for index, item in enumerate(as_list(value) or []):
        yield from _numbers_in_value(item, (*steps, index), mergeable_steps)


def _path_words(steps: tuple[Step, ...]) -> str:
    words = ""
    for step in steps:
        if isinstance(step, Entry):
            words += f" ({step.name})"
        elif isinstance(step, int):
            words += f" {step + 1}"
        else:
            words += f", {step}" if words else step
    return words


def with_changed_number(variant_file: Plain, content: Plain, number: Number, value: object) -> Plain:
    """Return a variant's file with one number changed.

    `variant_file` is the variant's file so far, `content` the game's file with that variant merged in.
    """
    new_file: Plain = copy.deepcopy(variant_file)
    place: Any = new_file
    path = number.steps[: number.mergeable_steps]
    for step, changed_value in pairwise(path):
        place = _enter_step(place, step, [] if isinstance(changed_value, Entry) else {})
    whole = copy.deepcopy(_value_at(content, path))
    place[path[-1]] = _with_value(whole, number.steps[number.mergeable_steps :], value)
    return new_file


def _enter_step(place: Any, step: Step, empty: object) -> Any:
    """Return the variant's value at this step; add `empty`, or an entry with its name, if the variant has none yet."""
    if not isinstance(step, Entry):
        return place.setdefault(step, empty)
    entry = next((entry for entry in place if entry[step.key_field] == step.name), None)
    if entry is None:
        entry = {step.key_field: step.name}
        place.append(entry)
    return entry


def _value_at(content: Any, steps: tuple[Step, ...]) -> Any:
    for step in steps:
        content = (
            next(entry for entry in content if entry[step.key_field] == step.name)
            if isinstance(step, Entry)
            else content[step]
        )
    return content


def _with_value(content: Any, steps: tuple[Step, ...], value: object) -> Any:
    if not steps:
        return value
    place = content
    for step in steps[:-1]:
        place = place[step]
    place[steps[-1]] = value
    return content


def as_toml(content: Plain) -> str:
    """Return a variant's file as TOML text."""
    inline_values = {
        name: value for name, value in content.items() if not _is_table_list(value) and as_table(value) is None
    }
    lines = [_toml_lines(inline_values)] if inline_values else []
    for name, value in content.items():
        if name not in inline_values:
            head = f"[[{_toml_key(name)}]]" if _is_table_list(value) else f"[{_toml_key(name)}]"
            lines += [f"{head}\n{_toml_lines(table)}" for table in (value if _is_table_list(value) else [value])]
    return "\n".join(lines)


def _is_table_list(value: Any) -> bool:
    entries = as_list(value)
    return bool(entries) and all(as_table(entry) is not None for entry in entries or [])


def _toml_lines(table: Plain) -> str:
    return "".join(f"{_toml_key(name)} = {_inline_toml(value)}\n" for name, value in table.items())


def _inline_toml(value: Any) -> str:
    table, entries = as_table(value), as_list(value)
    if table is not None:
        return f"{{ {', '.join(f'{_toml_key(name)} = {_inline_toml(item)}' for name, item in table.items())} }}"
    if entries is not None:
        return f"[{', '.join(map(_inline_toml, entries))}]"
    return msgspec.json.encode(value).decode()


def _toml_key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else msgspec.json.encode(name).decode()
