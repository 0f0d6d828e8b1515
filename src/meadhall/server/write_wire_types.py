"""`python -m meadhall.server.write_wire_types`: writes the protocol as TypeScript, OpenAPI and Markdown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from meadhall.engine.contract.registry import find_game
from meadhall.server.http.openapi import described
from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.protocol import bodies
from meadhall.server.protocol.markdown import RECEIVED, SENT, socket_page
from meadhall.server.protocol.typescript import typescript

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web" / "src"
DOCS = ROOT / "docs"


def written() -> dict[Path, str]:
    """Every generated file with its text: the protocol, and the state and events of games with a board of their own."""
    sums = {"FromBrowser": SENT, "FromHall": RECEIVED}
    files = {WEB / "wire.ts": typescript([*SENT, *RECEIVED, *_structs(bodies)], sums)}
    files[DOCS / "socket.md"] = socket_page((DOCS / "socket.head.md").read_text("utf-8"))
    routes = msgspec.json.format(msgspec.json.encode(described(ENDPOINTS)), indent=2)
    files[DOCS / "openapi.json"] = f"{routes.decode()}\n"
    for game in ("adventureland", "heroes", "heropath", "swordsorcery", "virtues"):
        files[WEB / "games" / game / "types.ts"] = game_types(f"meadhall.games.{game}:GAME")
    return files


def game_types(game: str) -> str:
    """The types of one game's state, of its events, and of what its rules compute for its board."""
    found = find_game(game)
    state = found.first_state(found.options())
    events = import_module(f"{type(state).__module__.rpartition('.')[0]}.events")
    parts = [import_module(f"{events.__name__}.{one.name}") for one in iter_modules(getattr(events, "__path__", ()))]
    every = dict.fromkeys(kind for module in (events, *parts) for kind in _structs(module))
    told = [kind for kind in every if not kind.__subclasses__()]  # what others are built on is never told
    computed = [kind for kind in get_args(get_type_hints(found.computed)["return"]) if isinstance(kind, type)]
    roots: list[type[Any]] = [type(state), *told, *(kind for kind in computed if kind is not type(None))]
    return typescript(roots, {"Event": told})


def _structs(module: ModuleType) -> list[type[Any]]:
    """The structs that a module declares, or the modules of a package, in its order."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in kinds if f"{kind.__module__}.".startswith(f"{module.__name__}.")]


def main() -> None:
    """Writes all files anew."""
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
