"""`python -m meadhall.server.write_wire_types`: writes the protocol as TypeScript, OpenAPI and Markdown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from meadhall.engine import Event, find_game
from meadhall.server.http.openapi import described
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.protocol import bodies, markdown, puzzle_bodies
from meadhall.server.protocol.typescript import typescript

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web" / "src"
DOCS = ROOT / "docs"


def written() -> dict[Path, str]:
    """Every generated file with its text: the protocol, and the state and events of games with their own board."""
    sums = {"FromBrowser": markdown.SENT, "FromHall": markdown.RECEIVED}
    kinds = [*markdown.SENT, *markdown.RECEIVED, *_structs(bodies), *_structs(puzzle_bodies)]
    files = {WEB / "wire.ts": typescript(kinds, sums)}
    files[DOCS / "socket.md"] = markdown.socket_page((DOCS / "socket.head.md").read_text("utf-8"))
    routes = msgspec.json.format(msgspec.json.encode(described(ENDPOINTS)), indent=2)
    files[DOCS / "openapi.json"] = f"{routes.decode()}\n"
    for game in ("adventureland", "heroes", "heropath", "swordsorcery", "virtues"):
        files[WEB / "games" / game / "types.ts"] = game_types(f"meadhall.games.{game}:GAME")
    return files


def game_types(game: str) -> str:
    """The types of one game's state, of its events, and of the numbers computed for its board."""
    found = find_game(game)
    state = found.first_state(found.options())
    events = import_module(f"{type(state).__module__.rpartition('.')[0]}.events")
    parts = [import_module(f"{events.__name__}.{one.name}") for one in iter_modules(getattr(events, "__path__", ()))]
    every = dict.fromkeys(kind for module in (events, *parts) for kind in _structs(module))
    # Base classes are never told, and structs that are not events appear only as parts of events.
    told = [kind for kind in every if issubclass(kind, Event) and not kind.__subclasses__()]
    computed = get_type_hints(found.computed)["return"]
    kinds = [kind for kind in (computed, *get_args(computed)) if isinstance(kind, type)]
    roots: list[type[Any]] = [type(state), *told, *(kind for kind in kinds if kind is not type(None))]
    return typescript(roots, {"Event": told})


def _structs(module: ModuleType) -> list[type[Any]]:
    """The structs that a module declares, or the modules of a package, in order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in kinds if f"{kind.__module__}.".startswith(f"{module.__name__}.")]


def main() -> None:
    """Write all files again."""
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
