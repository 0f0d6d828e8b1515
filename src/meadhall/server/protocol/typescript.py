"""Writes TypeScript types from msgspec structs and dataclasses, so that browser and hall always agree."""

from __future__ import annotations

import ast
import inspect as python
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec.inspect as mi

HEADER: Final = "// Written by `make wire` from the Python types; changes belong there.\n"
SIMPLE_TYPES: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "unknown",
    mi.NoneType: "null",
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.RawType: "Record<string, unknown>",  # an encoded object
}
WORDS_TYPE: Final = "Words"
StructuredType = mi.StructType | mi.DataclassType | mi.NamedTupleType


def typescript(roots: Iterable[type[Any]], unions: Mapping[str, Iterable[type[Any]]]) -> str:
    """Return TypeScript for these types, for all types of their fields, and for the named `unions` of types."""
    structs = structs_of(roots)
    parts = [_declaration(name, structs[name]) for name in sorted(structs)]
    sums = [f"export type {name} = {' | '.join(k.__name__ for k in kinds)};\n" for name, kinds in unions.items()]
    return "\n".join([HEADER, *parts, *sums])


def structs_of(roots: Iterable[type[Any]]) -> dict[str, StructuredType]:
    """Return these types and all types of their fields, by name, in the order of first use."""
    structs: dict[str, StructuredType] = {}
    for kind in roots:
        _collect(mi.type_info(kind), structs)
    return structs


def field_docs(kind: type[Any]) -> dict[str, str]:
    """Return the text below each field of a class, on one line."""
    docs: dict[str, str] = {}
    for pair in pairwise(_classes(kind.__module__)[kind.__name__].body):
        match pair:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = " ".join(text.split())
            case _:
                pass
    return docs


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(python.getsource(sys.modules[module]))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def _collect(kind: mi.Type, structs: dict[str, StructuredType]) -> None:
    if isinstance(kind, StructuredType):
        if kind.cls.__name__ in structs:
            return
        structs[kind.cls.__name__] = kind
    for inner in _inner_types(kind):
        _collect(inner, structs)


def _inner_types(kind: mi.Type) -> Iterator[mi.Type]:
    if isinstance(kind, StructuredType):
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


def _declaration(name: str, kind: StructuredType) -> str:
    if isinstance(kind, mi.NamedTupleType) or (isinstance(kind, mi.StructType) and kind.array_like):
        parts = ", ".join(f"{field.name}: {type_name(field.type)}" for field in kind.fields)
        return f"{_comment(doc_of(kind))}export type {name} = [{parts}];\n"
    docs, margin = field_docs(kind.cls), "  "
    lines = [
        _comment(docs.get(field.name, ""), margin)
        + f"{margin}{field.encode_name}{optional(kind, field)}: {type_name(field.type)};"
        for field in kind.fields
    ]
    if isinstance(kind, mi.StructType) and kind.tag is not None:
        lines.insert(0, f'  {kind.tag_field}: "{kind.tag}";')
    return "\n".join([f"{_comment(doc_of(kind))}export interface {name} {{", *lines, "}\n"])


def optional(kind: StructuredType, field: mi.Field) -> str:
    """Return `?` if a client may leave out this field of a request, otherwise "". The hall always sends all fields."""
    is_request = isinstance(kind, mi.StructType) and kind.forbid_unknown_fields
    return "?" if is_request and not field.required else ""


def doc_of(kind: StructuredType) -> str:
    """Return the class's own docstring, not an inherited one."""
    return python.cleandoc(vars(kind.cls).get("__doc__") or "")


def _comment(text: str, margin: str = "") -> str:
    if not text:
        return ""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"{margin}/** {text} */\n"
    return "".join([f"{margin}/**\n", *(f"{margin} * {line}".rstrip() + "\n" for line in lines), f"{margin} */\n"])


def type_name(kind: mi.Type, words: str = "string") -> str:
    """Return a type in TypeScript; `words` is the name of the type `Words`, which the client reads as a string."""
    if isinstance(kind, StructuredType):
        return kind.cls.__name__
    if isinstance(kind, mi.Metadata):
        if (kind.extra_json_schema or {}).get("title") == WORDS_TYPE:  # pyright: ignore[reportUnknownMemberType]
            return words
        schema: dict[str, Any] = kind.extra_json_schema or {}  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        may_be_null = "null" in schema.get("type", ())
        return f"{type_name(kind.type, words)} | null" if may_be_null else type_name(kind.type, words)
    if isinstance(kind, mi.UnionType):
        # `Words` are a string or a text; the browser turns texts into strings before other code reads them.
        return " | ".join(type_name(part, words) for part in kind.types if not isinstance(part, mi.AnyType))
    if isinstance(kind, mi.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, (mi.ListType, mi.VarTupleType, mi.SetType)):
        inner = type_name(kind.item_type, words)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, mi.TupleType):
        return f"[{', '.join(type_name(item_type, words) for item_type in kind.item_types)}]"
    if isinstance(kind, mi.DictType):
        return f"Record<string, {type_name(kind.value_type, words)}>"
    plain = SIMPLE_TYPES.get(type(kind))
    if plain is None:
        raise TypeError(f"{kind} has no type in TypeScript; give it one in typescript.py")
    return plain
