"""Writes the page on the socket protocol from the types of its messages."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

import msgspec.inspect as mi

from meadhall.server.protocol import wire
from meadhall.server.protocol.typescript import Known, doc_of, field_docs, optional, structs_of, type_name

MARK: Final = "<!-- Written by `make wire` from docs/socket.head.md and the Python types; changes belong there. -->"
SENT: Final[tuple[type[Any], ...]] = get_args(wire.FromBrowser)
RECEIVED: Final[tuple[type[Any], ...]] = get_args(wire.FromHall)
TAGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in (*SENT, *RECEIVED))


def socket_page(head: str) -> str:
    """Return the page: the chapters of `head`, then every message and part with its fields."""
    kinds = structs_of([*SENT, *RECEIVED])
    parts = [kind for kind in kinds.values() if kind.cls not in (*SENT, *RECEIVED)]
    chapters = {
        "Messages from the browser": [kinds[kind.__name__] for kind in SENT],
        "Messages from the hall": [kinds[kind.__name__] for kind in RECEIVED],
        "Parts of messages": parts,
    }
    sections = [f"## {title}\n\n{''.join(map(_section, kinds))}" for title, kinds in chapters.items()]
    return "\n".join([MARK, head.replace("(socket.md#", "(#"), "".join(sections).rstrip("\n"), ""])


def _section(kind: Known) -> str:
    """A message or part: its docstring, and a table of its fields."""
    name = kind.tag if isinstance(kind, mi.StructType) and kind.tag else kind.cls.__name__
    docs = field_docs(kind.cls)
    rows = [_row(kind, field, docs) for field in kind.fields]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows])
    return f"### {name}\n\n{_linked(doc_of(kind))}\n\n{table}\n\n"


def _row(kind: Known, field: mi.Field, docs: dict[str, str]) -> str:
    if field.name not in docs:
        raise TypeError(f"{kind.cls.__name__}.{field.name} has no description; write it below the field")
    cells = (
        f"`{field.encode_name}{optional(kind, field)}`",
        f"`{type_name(field.type, 'Text')}`",
        _linked(docs[field.name]),
    )
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _linked(text: str) -> str:
    """Link every message that a text names; a name before a colon is a value."""
    return re.sub(
        r"`([\w-]+)`(?!:)", lambda found: f"[{found[0]}](#{found[1]})" if found[1] in TAGS else found[0], text
    )
