"""Writes TypeScript types from msgspec structs and dataclasses, so that browser and hall cannot disagree."""

from __future__ import annotations

import inspect as python
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec.inspect as mi

HEAD: Final = "// Written by `make wire` from the Python types; changes belong there.\n"
PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "unknown",
    mi.NoneType: "null",
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.RawType: "Record<string, unknown>",  # an object that is written already
}
WORDS: Final = "Words"
Known = mi.StructType | mi.DataclassType | mi.NamedTupleType


def typescript(roots: Iterable[type[Any]], unions: Mapping[str, Iterable[type[Any]]]) -> str:
    """The types of these roots and of everything they hold, each once; `unions` are named sums of some of them."""
    found: dict[str, Known] = {}
    for kind in roots:
        _collect(mi.type_info(kind), found)
    parts = [_declared(name, found[name]) for name in sorted(found)]
    sums = [f"export type {name} = {' | '.join(k.__name__ for k in kinds)};\n" for name, kinds in unions.items()]
    return "\n".join([HEAD, *parts, *sums])


def _collect(kind: mi.Type, found: dict[str, Known]) -> None:
    if isinstance(kind, Known):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
    for inner in _inside(kind):
        _collect(inner, found)


def _inside(kind: mi.Type) -> Iterator[mi.Type]:
    if isinstance(kind, Known):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, mi.UnionType):
        yield from kind.types
    elif isinstance(kind, (mi.ListType, mi.VarTupleType, mi.SetType)):
        yield kind.item_type
    elif isinstance(kind, mi.TupleType):
        yield from kind.item_types
    elif isinstance(kind, mi.DictType):
        yield kind.value_type
    elif isinstance(kind, mi.Metadata):
        yield kind.type


def _declared(name: str, kind: Known) -> str:
    if isinstance(kind, mi.NamedTupleType) or (isinstance(kind, mi.StructType) and kind.array_like):
        parts = ", ".join(f"{field.name}: {_type(field.type)}" for field in kind.fields)
        return f"{_comment(kind, '')}export type {name} = [{parts}];\n"
    lines = [f"  {field.encode_name}{_optional(kind, field)}: {_type(field.type)};" for field in kind.fields]
    if isinstance(kind, mi.StructType) and kind.tag is not None:
        lines.insert(0, f'  {kind.tag_field}: "{kind.tag}";')
    return "\n".join([f"{_comment(kind, '')}export interface {name} {{", *lines, "}\n"])


def _optional(kind: Known, field: mi.Field) -> str:
    """What the browser sends may leave out what has a usual value; what the hall sends is whole."""
    given = isinstance(kind, mi.StructType) and kind.forbid_unknown_fields
    return "?" if given and not field.required else ""


def _comment(kind: Known, margin: str) -> str:
    told = python.cleandoc(vars(kind.cls).get("__doc__") or "")  # its own, not that of its base
    if not told:
        return ""
    lines = told.split("\n")
    if len(lines) == 1:
        return f"{margin}/** {told} */\n"
    return "".join([f"{margin}/**\n", *(f"{margin} * {line}".rstrip() + "\n" for line in lines), f"{margin} */\n"])


def _type(kind: mi.Type) -> str:
    if isinstance(kind, Known):
        return kind.cls.__name__
    if isinstance(kind, mi.Metadata):
        if (kind.extra_json_schema or {}).get("title") == WORDS:  # pyright: ignore[reportUnknownMemberType]
            return "string"  # as the client reads it, once it has been put into words
        schema: dict[str, Any] = kind.extra_json_schema or {}  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        may_be_null = "null" in schema.get("type", ())
        return f"{_type(kind.type)} | null" if may_be_null else _type(kind.type)
    if isinstance(kind, mi.UnionType):
        # Words are a string or a text (see `Words`); the browser puts texts into words before anything reads them.
        return " | ".join(_type(one) for one in kind.types if not isinstance(one, mi.AnyType))
    if isinstance(kind, mi.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, (mi.ListType, mi.VarTupleType, mi.SetType)):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, mi.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    if isinstance(kind, mi.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    plain = PLAIN.get(type(kind))
    if plain is None:
        raise TypeError(f"{kind} has no type in TypeScript; give it one in typescript.py")
    return plain
