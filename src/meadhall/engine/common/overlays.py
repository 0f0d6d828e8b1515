"""Merge a variant into the content of a game, and list the changes.

Tables are merged field by field. An entry in a list of tables is found by the field that names it. In inner lists only
`id` can name an entry. Any other value of the variant replaces the old one: a number, a word, a plain list, an effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, cast

import msgspec.inspect as types

from meadhall.engine.common.content import Plain
from meadhall.engine.common.errors import BadContent, joined_names
from meadhall.engine.common.variants import Variant

NAMING_FIELDS: Final = ("id", "kind", "key", "name", "field", "players")  # fields that can name an entry, best first


class Change(NamedTuple):
    """A value that a variant changes: its file, its path in the file, the old and the new value."""

    file: str
    where: str
    before: Any
    after: Any


@dataclass(frozen=True)
class MergedContent:
    """The content of a file with a variant merged in, and the list of changes."""

    content: Plain
    changes: list[Change]


def merged_content(base: Plain, variant: Variant, name: str, kind: types.Type) -> MergedContent:
    """Merge a variant into a content file. Raise BadContent, which names the first fault and its place."""
    merger = _Merger(variant, name)
    return MergedContent(merger.merge_table(base, variant.plain[name], kind, ()), merger.changes)


class _Merger:
    """Merges a variant into one content file, and collects the changes."""

    def __init__(self, variant: Variant, file: str) -> None:
        self.variant = variant
        self.file = file
        self.changes: list[Change] = []

    def merge_value(self, base: Any, variant_value: Any, kind: types.Type, where: tuple[str, ...]) -> Any:
        """Return a value with the variant's value merged in."""
        table, table_change = as_table(base), as_table(variant_value)
        if table is not None and table_change is not None:
            if isinstance(kind, types.StructType):
                return self.merge_table(table, table_change, kind, where)
            if isinstance(kind, types.DictType) and isinstance(kind.value_type, types.StructType):
                return self._merge_tables(table, table_change, kind.value_type, where)
        entries, list_change = as_list(base), as_list(variant_value)
        name = naming_field(entries or [], kind, inner=len(where) > 1)
        if name and entries is not None and list_change is not None:
            return self._merge_entries(entries, list_change, kind, name, where)
        if variant_value != base:
            self.changes.append(Change(self.file, ", ".join(where), base, variant_value))
        return variant_value

    def merge_table(self, base: Plain, variant_table: Plain, kind: types.Type, where: tuple[str, ...]) -> Plain:
        """Return a table with the variant's fields merged in. Raise BadContent if the game lacks a field."""
        assert isinstance(kind, types.StructType)
        fields = {field.encode_name: field.type for field in kind.fields}
        merged = dict(base)
        for name, value in variant_table.items():
            if name not in fields:
                raise self._error(where, f"there is no field '{name}'", name, list(fields))
            merged[name] = self.merge_value(base.get(name), value, fields[name], (*where, name))
        return merged

    def _merge_tables(
        self, base: Plain, variant_tables: Plain, kind: types.StructType, where: tuple[str, ...]
    ) -> Plain:
        merged = dict(base)
        for name, value in variant_tables.items():
            if name not in merged:
                raise self._error(where, f"there is no entry '{name}'", name, list(merged))
            merged[name] = self.merge_value(merged[name], value, kind, (*where, name))
        return merged

    def _merge_entries(
        self, base: list[Plain], variant_entries: list[Any], kind: types.Type, name: str, where: tuple[str, ...]
    ) -> list[Plain]:
        places = {str(entry[name]): place for place, entry in enumerate(base)}
        merged = list(base)
        merged_names = set[str]()
        for number, entry in enumerate(variant_entries, start=1):
            entry_name = self._entry_name(entry, name, number, where, list(places))
            entry_path = (*where[:-1], f"{where[-1]} ({entry_name})")
            if entry_name in merged_names:
                raise self._error(entry_path, "this entry appears twice; merge the two")
            merged_names.add(entry_name)
            merged[places[entry_name]] = self.merge_value(base[places[entry_name]], entry, item_type(kind), entry_path)
        return merged

    def _entry_name(self, entry: object, name: str, number: int, where: tuple[str, ...], known: list[str]) -> str:
        """Return the name of the entry that the variant changes. Raise BadContent if the game has no such entry."""
        value = (as_table(entry) or {}).get(name)
        if not isinstance(value, (str, int)):
            entry_path = (*where[:-1], f"{where[-1]} {number}")
            raise self._error(entry_path, f"the field {name} must name an entry of the game", "", known)
        if str(value) not in known:
            raise self._error(where, f"there is no entry '{value}'", str(value), known)
        return str(value)

    def _error(self, where: Sequence[str], fault: str, name: str = "", known: Sequence[object] = ()) -> BadContent:
        place = f"{', '.join(where)}: " if where else ""
        return BadContent(f"variant {self.variant.name}: {self.file}: {place}{fault}{similar_names_hint(name, known)}")


def similar_names_hint(name: str, known: Sequence[object]) -> str:
    """Return a hint for the end of an error message: similar names, or else the known ones."""
    similar_names = get_close_matches(name, [str(known_name) for known_name in known], 3, 0.6)
    return (
        f"; did you mean {' or '.join(similar_names)}?"
        if similar_names
        else f"; known: {joined_names(known)}"
        if known
        else ""
    )


def item_type(kind: types.Type) -> types.Type:
    """Return the item type of a list type; any other type is returned unchanged."""
    return kind.item_type if isinstance(kind, (types.ListType, types.VarTupleType)) else kind


def as_table(value: object) -> Plain | None:
    """Return the value if it is a table, otherwise None."""
    return cast("Plain", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[Any] | None:
    """Return a copy of the value if it is a list, otherwise None."""
    return [*cast("Iterable[Any]", value)] if isinstance(value, list) else None


def naming_field(base: list[Any], kind: types.Type, *, inner: bool) -> str:
    """Return the field that names the entries of a list of tables; empty if they have no such field."""
    item = item_type(kind)
    if item is kind or not isinstance(item, types.StructType) or not base:
        return ""
    fields = {field.encode_name for field in item.fields}
    names = [name for name in (NAMING_FIELDS[:1] if inner else NAMING_FIELDS) if name in fields]
    return next((name for name in names if _is_unique_in(name, base)), "")


def _is_unique_in(name: str, entries: list[Any]) -> bool:
    values = [(as_table(entry) or {}).get(name) for entry in entries]
    return len({str(value) for value in values}) == len(entries) and None not in values


class Overlay:
    """Merges a variant into the content of one package. `changes` collects the changes of each file when it is read."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.changes: dict[str, list[Change]] = {}

    def __call__(self, base: Plain, name: str, kind: object) -> tuple[Plain, str]:
        """Return a file's content with the variant merged in, and the name of the file for errors."""
        if name not in self.variant.plain:
            return base, name
        result = merged_content(base, self.variant, name, types.type_info(kind))
        self.changes[name] = result.changes
        return result.content, f"variant {self.variant.name}: {name}"
