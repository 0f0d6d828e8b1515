"""Lay a variant over the content of a game, along its typed tables, and list the changes.

Tables are laid over each other field by field. An entry of a list of tables is found by the field that names it, and an
entry of an inner list by `id` alone. Anything else replaces the old value: a number, a word, a list of them, an effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, cast

import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.errors import BadContent, listed
from meadhall.engine.common.variants import Variant

NAMES: Final = ("id", "kind", "key", "name", "field", "players")  # fields that name an entry, best first


class Change(NamedTuple):
    """One value that a variant changes: its file, its place, the old and the new value."""

    file: str
    where: str
    before: Any
    after: Any


@dataclass(frozen=True)
class MergedContent:
    """Content with a variant over it."""

    content: Plain
    changes: list[Change]


def laid_over(base: Plain, variant: Variant, name: str, kind: types.Type) -> MergedContent:
    """Return a content file with a variant over it; BadContent names each fault and its place."""
    work = _Laying(variant, name)
    return MergedContent(work.table(base, variant.plain[name], kind, ()), work.changes)


class _Laying:
    """A content file while a variant is laid over it."""

    def __init__(self, variant: Variant, file: str) -> None:
        self.variant = variant
        self.file = file
        self.changes: list[Change] = []

    def value(self, base: Any, over: Any, kind: types.Type, where: tuple[str, ...]) -> Any:
        """Return a value with the variant's value over it."""
        table, said = as_table(base), as_table(over)
        if table is not None and said is not None:
            if isinstance(kind, types.StructType):
                return self.table(table, said, kind, where)
            if isinstance(kind, types.DictType) and isinstance(kind.value_type, types.StructType):
                return self._tables(table, said, kind.value_type, where)
        entries, list_said = as_list(base), as_list(over)
        name = naming(entries or [], kind, inner=len(where) > 1)
        if name and entries is not None and list_said is not None:
            return self._entries(entries, list_said, kind, name, where)
        if over != base:
            self.changes.append(Change(self.file, ", ".join(where), base, over))
        return over

    def table(self, base: Plain, over: Plain, kind: types.Type, where: tuple[str, ...]) -> Plain:
        """Return a table with the variant's fields; BadContent if the game lacks a field."""
        assert isinstance(kind, types.StructType)
        fields = {field.encode_name: field.type for field in kind.fields}
        merged = dict(base)
        for name, value in over.items():
            if name not in fields:
                raise self._error(where, f"there is no field '{name}'", name, list(fields))
            merged[name] = self.value(base.get(name), value, fields[name], (*where, name))
        return merged

    def _tables(self, base: Plain, over: Plain, kind: types.StructType, where: tuple[str, ...]) -> Plain:
        merged = dict(base)
        for name, value in over.items():
            if name not in merged:
                raise self._error(where, f"there is no entry '{name}'", name, list(merged))
            merged[name] = self.value(merged[name], value, kind, (*where, name))
        return merged

    def _entries(
        self, base: list[Plain], over: list[Any], kind: types.Type, name: str, where: tuple[str, ...]
    ) -> list[Plain]:
        places = {str(entry[name]): place for place, entry in enumerate(base)}
        merged = list(base)
        met = set[str]()
        for number, entry in enumerate(over, start=1):
            said = self._named(entry, name, number, where, list(places))
            here = (*where[:-1], f"{where[-1]} ({said})")
            if said in met:
                raise self._error(here, "the entry is there twice; put all of it into one")
            met.add(said)
            merged[places[said]] = self.value(base[places[said]], entry, item_of(kind), here)
        return merged

    def _named(self, entry: object, name: str, number: int, where: tuple[str, ...], known: list[str]) -> str:
        """Return the place of the entry that the variant means."""
        said = (as_table(entry) or {}).get(name)
        if not isinstance(said, (str, int)):
            here = (*where[:-1], f"{where[-1]} {number}")
            raise self._error(here, f"the field {name} must say which entry is meant", "", known)
        if str(said) not in known:
            raise self._error(where, f"there is no entry '{said}'", str(said), known)
        return str(said)

    def _error(self, where: Sequence[str], what: str, name: str = "", known: Sequence[object] = ()) -> BadContent:
        place = f"{', '.join(where)}: " if where else ""
        return BadContent(f"variant {self.variant.name}: {self.file}: {place}{what}{nearest(name, known)}")


def nearest(name: str, known: Sequence[object]) -> str:
    """Suggest similar names, as the end of a sentence."""
    close = get_close_matches(name, [str(one) for one in known], 3, 0.6)
    return f"; did you mean {' or '.join(close)}?" if close else f"; there is {listed(known)}" if known else ""


def item_of(kind: types.Type) -> types.Type:
    """The type of the items of a list type."""
    return kind.item_type if isinstance(kind, (types.ListType, types.VarTupleType)) else kind


def as_table(value: object) -> Plain | None:
    """The value if it is a table, otherwise None."""
    return cast("Plain", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[Any] | None:
    """The value if it is a list, otherwise None."""
    return [*cast("Iterable[Any]", value)] if isinstance(value, list) else None


def naming(base: list[Any], kind: types.Type, *, inner: bool) -> str:
    """Return the field that names the entries of a list of tables; empty if none does."""
    item = item_of(kind)
    if item is kind or not isinstance(item, types.StructType) or not base:
        return ""
    fields = {field.encode_name for field in item.fields}
    names = [name for name in (NAMES[:1] if inner else NAMES) if name in fields]
    return next((name for name in names if _tells_apart(name, base)), "")


def _tells_apart(name: str, entries: list[Any]) -> bool:
    values = [(as_table(entry) or {}).get(name) for entry in entries]
    return len({str(value) for value in values}) == len(entries) and None not in values


class Overlay:
    """A variant over the content of one package; `changes` are known after the content is read."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.changes: dict[str, list[Change]] = {}

    def __call__(self, base: Plain, name: str, kind: object) -> tuple[Plain, str]:
        """Return a file's content with the variant over it, and the name of the file for errors."""
        if name not in self.variant.plain:
            return base, name
        laid = laid_over(base, self.variant, name, types.type_info(kind))
        self.changes[name] = laid.changes
        return laid.content, f"variant {self.variant.name}: {name}"
