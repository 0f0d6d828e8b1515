"""`python -m meadhall.server.write_wire_types`: writes the protocol as TypeScript, OpenAPI and Markdown."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints

import msgspec
import msgspec.inspect as mi

from meadhall.engine import Event, find_game
from meadhall.server.http.openapi import openapi_description
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.protocol import analysis_bodies, bodies, puzzle_bodies, wire
from meadhall.server.protocol.typescript import (
    StructuredType,
    doc_of,
    field_docs,
    optional,
    structs_of,
    type_name,
    typescript,
)

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web" / "src"
DOCS = ROOT / "docs"


def generated_files() -> dict[Path, str]:
    """Return the text of every generated file: the protocol, and types for games that have their own board."""
    unions = {"FromBrowser": MESSAGES_FROM_BROWSER, "FromHall": MESSAGES_FROM_HALL}
    kinds = [
        *MESSAGES_FROM_BROWSER,
        *MESSAGES_FROM_HALL,
        *_structs(bodies),
        *_structs(analysis_bodies),
        *_structs(puzzle_bodies),
    ]
    files = {WEB / "wire.ts": typescript(kinds, unions)}
    files[DOCS / "socket.md"] = socket_page((DOCS / "socket.head.md").read_text("utf-8"))
    routes = msgspec.json.format(msgspec.json.encode(openapi_description(ENDPOINTS)), indent=2)
    files[DOCS / "openapi.json"] = f"{routes.decode()}\n"
    for game in ("adventureland", "heroes", "heropath", "swordsorcery", "virtues"):
        files[WEB / "games" / game / "types.ts"] = game_types(f"meadhall.games.{game}:GAME")
    return files


def game_types(game: str) -> str:
    """Return the types of one game's state, its events, and the values computed for its board."""
    loaded_game = find_game(game)
    state = loaded_game.first_state(loaded_game.options())
    events = import_module(f"{type(state).__module__.rpartition('.')[0]}.events")
    names = [module.name for module in iter_modules(getattr(events, "__path__", ()))]
    parts = [import_module(f"{events.__name__}.{name}") for name in names]
    every = dict.fromkeys(kind for module in (events, *parts) for kind in _structs(module))
    # Base classes are left out. Structs that are not events are found as parts of events.
    events_of_game = [kind for kind in every if issubclass(kind, Event) and not kind.__subclasses__()]
    computed = get_type_hints(loaded_game.computed)["return"]
    kinds = [kind for kind in (computed, *get_args(computed)) if isinstance(kind, type)]
    roots: list[type[Any]] = [type(state), *events_of_game, *(kind for kind in kinds if kind is not type(None))]
    return typescript(roots, {"Event": events_of_game})


def _structs(module: ModuleType) -> list[type[Any]]:
    """Return the structs declared in a module or package, in order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in kinds if f"{kind.__module__}.".startswith(f"{module.__name__}.")]


def main() -> None:
    """Write all generated files."""
    for path, text in generated_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


HEADER_COMMENT: Final = (
    "<!-- Written by `make wire` from docs/socket.head.md and the Python types; changes belong there. -->"
)
MESSAGES_FROM_BROWSER: Final[tuple[type[Any], ...]] = get_args(wire.FromBrowser)
MESSAGES_FROM_HALL: Final[tuple[type[Any], ...]] = get_args(wire.FromHall)
TAGS: Final = frozenset(str(kind.__struct_config__.tag) for kind in (*MESSAGES_FROM_BROWSER, *MESSAGES_FROM_HALL))


def socket_page(head: str) -> str:
    """Return the page: `head`, then every message and part with its fields."""
    kinds = structs_of([*MESSAGES_FROM_BROWSER, *MESSAGES_FROM_HALL])
    parts = [kind for kind in kinds.values() if kind.cls not in (*MESSAGES_FROM_BROWSER, *MESSAGES_FROM_HALL)]
    chapters = {
        "Messages from the browser": [kinds[kind.__name__] for kind in MESSAGES_FROM_BROWSER],
        "Messages from the hall": [kinds[kind.__name__] for kind in MESSAGES_FROM_HALL],
        "Parts of messages": parts,
    }
    sections = [f"## {title}\n\n{''.join(map(_section, kinds))}" for title, kinds in chapters.items()]
    return "\n".join([HEADER_COMMENT, head.replace("(socket.md#", "(#"), "".join(sections).rstrip("\n"), ""])


def _section(kind: StructuredType) -> str:
    """Return a message or part as Markdown: its docstring, and a table of its fields."""
    name = kind.tag if isinstance(kind, mi.StructType) and kind.tag else kind.cls.__name__
    docs = field_docs(kind.cls)
    rows = [_row(kind, field, docs) for field in kind.fields]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows])
    return f"### {name}\n\n{_linked(doc_of(kind))}\n\n{table}\n\n"


def _row(kind: StructuredType, field: mi.Field, docs: dict[str, str]) -> str:
    if field.name not in docs:
        raise TypeError(f"{kind.cls.__name__}.{field.name} has no description; write it below the field")
    cells = (
        f"`{field.encode_name}{optional(kind, field)}`",
        f"`{type_name(field.type, 'Text')}`",
        _linked(docs[field.name]),
    )
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _linked(text: str) -> str:
    """Link every message that a text names, such as `hello`; a name before a colon is a value."""
    return re.sub(
        r"`([\w-]+)`(?!:)", lambda match: f"[{match[0]}](#{match[1]})" if match[1] in TAGS else match[0], text
    )


if __name__ == "__main__":
    main()
