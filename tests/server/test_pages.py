"""docs/socket.md and docs/server.md tell of every message, field and setting that there is, and of no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as mi
import pytest
import typer.main

from meadhall.cli import build
from meadhall.server.protocol import wire

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| `(\w+)` \| `(.+?)` \| (.+) \|$", re.MULTILINE)
PLAIN: dict[type[mi.Type], str] = {
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def sections() -> dict[str, dict[str, str]]:
    """The fields that the page tells of, with their types, by message or part."""
    text = (DOCS / "socket.md").read_text("utf-8")
    parts = re.split(r"^### (\S+)$", text, flags=re.MULTILINE)[1:]
    told = zip(parts[::2], parts[1::2], strict=True)
    return {name: {field: kind.replace("\\|", "|") for field, kind, _ in ROW.findall(part)} for name, part in told}


def spoken() -> dict[str, dict[str, str]]:
    """The same of the types."""
    messages = (*get_args(wire.FromBrowser), *get_args(wire.FromHall))
    found: dict[str, type[Any]] = {str(kind.__struct_config__.tag): kind for kind in messages}
    waiting = list(messages)
    while waiting:
        for part in structs_in(mi.type_info(waiting.pop())):
            if part not in (*messages, *found.values()):
                found[part.__name__] = part
                waiting.append(part)
    return {name: {f.encode_name: said(mi.type_info(f.type)) for f in fields_of(kind)} for name, kind in found.items()}


def fields_of(kind: type[Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def structs_in(kind: mi.Type) -> list[type[Any]]:
    """The structs that the fields of a struct hold."""
    assert isinstance(kind, mi.StructType)
    return [found.cls for field in kind.fields for found in flat(field.type) if isinstance(found, mi.StructType)]


def flat(kind: mi.Type) -> list[mi.Type]:
    inner = [*getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    inner += [getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)]
    return [kind, *(found for one in inner for found in flat(one))]


def said(kind: mi.Type) -> str:
    """A type as the page writes it."""
    if isinstance(kind, mi.Metadata):  # what goes out as it was encoded before; its schema says what it is
        written = {"object": "Record<string, unknown>", "null": "null"}
        kinds = (kind.extra_json_schema or {})["type"]
        return " | ".join(written[one] for one in ([kinds] if isinstance(kinds, str) else kinds))
    if isinstance(kind, mi.UnionType):
        return " | ".join(said(one) for one in kind.types)
    if isinstance(kind, mi.ListType):
        inner = said(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, mi.TupleType):
        return f"[{', '.join(map(said, kind.item_types))}]"
    if isinstance(kind, mi.DictType):
        return f"Record<string, {said(kind.value_type)}>"
    if isinstance(kind, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, mi.StructType):
        return kind.cls.__name__
    return PLAIN[type(kind)]


def test_the_page_on_the_socket_tells_of_every_message_and_part_and_of_no_others() -> None:
    assert set(sections()) == set(spoken())


@pytest.mark.parametrize("name", spoken())
def test_it_tells_of_every_field_and_its_type(name: str) -> None:
    assert sections()[name] == spoken()[name]


def test_the_page_on_the_server_tells_of_every_setting_and_of_no_others() -> None:
    command: Any = typer.main.get_command(build(["serve"]))
    serve = command.commands["serve"] if hasattr(command, "commands") else command
    options = [one for one in serve.params if one.name != "help"]
    written = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \|", (DOCS / "server.md").read_text("utf-8"), re.MULTILINE)
    there = [(one.opts[0], one.envvar[0] if isinstance(one.envvar, list) else one.envvar) for one in options]
    assert sorted(written) == sorted(there)
    assert all(variable.startswith("MEADHALL_") for _, variable in there)
