"""Imports point one way: each part of a package imports only the parts listed before it.

Imports for types alone count, too. A small protocol avoids an import that would close a circle.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# A part of a package may import the parts to its left, never those to its right.
PARTS: dict[str, str] = {
    "meadhall": "engine cells games bots analysis testing lab puzzles server terminal rl commands cli",
    "meadhall.engine": (
        "common model flows table kit positions privacy presentation language realtime contract play record"
    ),
    "meadhall.server": (
        "common wording config location protocol store accounts notify tables ownership bots realtime live replays"
        " hall http serving copying nodes write_wire_types"
    ),
    "meadhall.games.adventureland": (
        "content land state texts events adventure collecting ending sprite fights moves sent_back adventures options"
        " terrain_cards setup turns odds computed preview words scene study positions lesson drawing bot"
    ),
    "meadhall.games.heroes": (
        "ops content state texts options events ending side_by_side board effects preparation real_time actions setup"
        " turns odds computed words preview scene study positions lesson drawing bot"
    ),
    "meadhall.games.virtues": (
        "ops content texts state options asking events holdings boards ending gifts words fall paying effects"
        " windows cataclysms quests sins actions the_unnamed setup turns computed scene study positions lesson bot"
    ),
    "meadhall.games.heropath": (
        "ops content land state texts options events effects rows cards growth enemies dragon actions setup turns"
        " ending real_time modes odds preview computed scene words study positions lesson drawing bot"
    ),
    "meadhall.games.swordsorcery": (
        "ops content book texts maps state events options figures effects.verbs effects.who story harm souls moves"
        " activities combat behavior goods traps doors_and_chests effects turns market setup ending words odds preview"
        " computed scene study positions lesson drawing bot"
    ),
}
# Small modules directly in `meadhall`, which every part may import. They import no part themselves.
TOOLS = {"meadhall": {"extras", "arguments", "progress", "usage_errors"}}


@cache
def modules() -> dict[str, Path]:
    return {_name_of(path): path for path in sorted((SRC / "meadhall").rglob("*.py"))}


def _name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported_modules(name: str) -> frozenset[str]:
    """Return our modules that a module imports, also for types alone and inside functions."""
    return frozenset(_module_of(name) for name in _imports(ast.parse(modules()[name].read_text("utf-8"))))


def _imports(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom) and child.module and child.module.split(".")[0] == "meadhall":
            yield from (f"{child.module}.{alias.name}" for alias in child.names)
        elif isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names if alias.name.split(".")[0] == "meadhall")
        yield from _imports(child)


def _module_of(name: str) -> str:
    """Return the module that contains an imported name."""
    while name not in modules():
        name = name.rpartition(".")[0]
    return name


def _part_of(package: str, module: str) -> str | None:
    """Return the part of a package that contains a module; None for the package itself and for modules outside it.

    A module inside a part may have a separate place in the order: `effects.verbs` is listed before `effects`.
    """
    inside = module[len(package) + 1 :] if module.startswith(f"{package}.") else None
    return inside if inside is None or inside in PARTS[package].split() else inside.split(".")[0]


@pytest.mark.parametrize("package", PARTS)
def test_part_of_a_package_imports_only_parts_before_it(package: str) -> None:
    order, tools = PARTS[package].split(), TOOLS.get(package, set())
    wrong = [
        f"{module} imports {other}"
        for module in modules()
        if (room := _part_of(package, module)) in order
        for other in imported_modules(module)
        if (used := _part_of(package, other)) in order and order.index(used) > order.index(room)
    ]
    assert wrong == []
    rooms = {room for module in modules() if (room := _part_of(package, module)) is not None}
    assert rooms - {"__main__"} == {*order, *tools}, "every part has a place in the order"


GAMES = [package for package in PARTS if ".games." in package]
# The layout of games in docs/how-it-works.md: parts that every game has, and optional ones.
REQUIRED_PARTS = {
    "bot",
    "computed",
    "content",
    "ending",
    "events",
    "handbook",
    "lesson",
    "options",
    "positions",
    "scene",
    "setup",
    "state",
    "study",
    "texts",
    "turns",
    "words",
}
OPTIONAL_PARTS = {"drawing", "effects", "odds", "ops", "preview"}
# the docs name the same ones
MISSING_PARTS = {
    "adventureland": {"effects", "ops"},
    "virtues": {"drawing", "odds", "preview"},
}
OTHER_FILES = {"rules.md", "puzzles.json"}
# former names of these parts
FORMER_NAMES = {"chances", "foresight", "forecasts", "presentation", "previews", "effect", "doing"}


def test_layout_in_the_docs_names_the_parts_of_games() -> None:
    text = (SRC.parent / "docs" / "how-it-works.md").read_text("utf-8")
    rows = text.partition("### One layout for every game")[2].partition("\n## ")[0].splitlines()
    first = [row.split("|")[1] for row in rows if row.startswith("| `")]
    named = {name.removesuffix("/").removesuffix(".py") for cell in first for name in re.findall(r"`([^`]+)`", cell)}
    assert named == REQUIRED_PARTS | OPTIONAL_PARTS | OTHER_FILES
    above = text.partition("### One layout for every game")[2].partition("\n| in ")[0]
    lacking = {name.removesuffix("/").removesuffix(".py") for name in re.findall(r"`([a-z]+(?:/|\.py))`", above)}
    assert lacking == set[str]().union(*MISSING_PARTS.values())


@pytest.mark.parametrize("package", GAMES)
def test_game_has_the_layout_in_the_docs(package: str) -> None:
    folder = SRC.joinpath(*package.split("."))
    assert {*PARTS[package].split(), "handbook"} >= REQUIRED_PARTS
    assert OPTIONAL_PARTS - {*PARTS[package].split()} == MISSING_PARTS.get(folder.name, set())
    assert [name for name in (*OTHER_FILES, "handbook/en.md", "handbook/de.md") if not (folder / name).exists()] == []
    inside = {name.removeprefix(f"{package}.") for name in modules() if name.startswith(f"{package}.")}
    assert {"bot.sensible", "bot.judgement"} <= inside
    assert "effects" not in inside or "effects.verbs" in inside, "effects.verbs has the functions of all ops"
    assert [name for name in inside if FORMER_NAMES & {*name.split(".")}] == []


@pytest.mark.parametrize("package", GAMES)
def test_only_the_game_itself_imports_its_bots(package: str) -> None:
    bot = f"{package}.bot"
    users = {name for name in modules() if any(f"{other}.".startswith(f"{bot}.") for other in imported_modules(name))}
    assert {name for name in users if not f"{name}.".startswith(f"{bot}.")} == {package}


@pytest.mark.parametrize("package", PARTS)
def test_first_line_of_a_package_lists_its_allowed_imports(package: str) -> None:
    if package == "meadhall":
        return
    silent, unknown = [], []
    for part in PARTS[package].split():
        path = modules()[f"{package}.{part}"]
        first = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n")[0]
        if path.name == "__init__.py":
            silent += [part] if "mport" not in first else []
            others = re.findall(r"`([a-z_]+)`", first.partition("ay import")[2])
            unknown += [f"{part} names {other}" for other in others if other not in PARTS[package].split()]
    assert silent == []
    assert unknown == [], "a package names a part that does not exist"


def test_no_module_is_shadowed_by_a_name_in_its_package() -> None:
    """`import meadhall.games.virtues.sins.pile` must import the module, and no function of that name."""
    shadowed = []
    for name, path in modules().items():
        package, _, child = name.rpartition(".")
        where = modules().get(package)
        if where is None or path.name == "__main__.py":
            continue
        defined = {*_bound_names(ast.parse(where.read_text("utf-8")), package)}
        if child in defined:
            shadowed.append(name)
    assert shadowed == []


def _bound_names(tree: ast.Module, package: str) -> Iterator[str]:
    """Yield the names that the code of a package binds, except those of its modules."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom) and node.module != package:
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def test_engine_has_no_module_that_only_the_terminal_uses() -> None:
    """The drawing in cells belongs in `cells`, and the screen around it in `terminal`."""
    users: dict[str, set[str]] = {}
    for module in modules():
        for other in imported_modules(module):
            users.setdefault(other, set()).add(_part_of("meadhall", module) or "meadhall")
    engine = [module for module in modules() if module.startswith("meadhall.engine.")]
    assert [module for module in engine if users.get(module) and users[module] <= {"terminal", "commands"}] == []


def test_imports_have_no_circle() -> None:
    assert [circle for circle in _strongly_connected_modules() if len(circle) > 1] == []


def _strongly_connected_modules() -> list[list[str]]:
    """Return the strongly connected components of the import graph, by Tarjan's algorithm."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    components: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in imported_modules(name) - {name}:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            components.append(stack[at:])
            del stack[at:]

    for name in modules():
        if name not in index:
            visit(name)
    return components
