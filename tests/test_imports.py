"""Imports point one way: a game imports only the engine, `cells` and itself, and nothing imports a game by name."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "meadhall"
FILES = sorted(SRC.rglob("*.py"))


@cache
def imports_and_set_attributes(file: Path) -> tuple[set[str], set[str]]:
    """Return our modules that a file imports, also inside functions, and the names of the attributes that it sets."""
    names, attributes = set[str](), set[str]()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "meadhall"}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            attributes.add(node.attr)
    return {name for name in names if name.split(".")[0] in ("meadhall", "textual")}, attributes


def imported_modules(file: Path) -> set[str]:
    """Return our modules that a file imports."""
    return imports_and_set_attributes(file)[0]


def name_of(file: Path) -> str:
    return file.relative_to(SRC).as_posix()


def files_of(*parts: str) -> list[Path]:
    """Return the Python files of these folders of the package."""
    files = [file for file in FILES if name_of(file).startswith(parts)]
    assert files
    return files


def forbidden_imports(files: list[Path], *allowed: str) -> list[str]:
    """Return the forbidden imports in these files: those of our modules outside `allowed`."""
    return [
        f"{name_of(file)}: {name}" for file in files for name in imported_modules(file) if not name.startswith(allowed)
    ]


def files_importing(files: list[Path], *forbidden: str) -> list[str]:
    """Return the files that import one of these forbidden modules."""
    return [name_of(file) for file in files if any(name.startswith(forbidden) for name in imported_modules(file))]


def test_engine_imports_only_itself() -> None:
    assert forbidden_imports(files_of("engine/"), "meadhall.engine") == []


def test_game_imports_only_the_engine_and_itself() -> None:
    for game in {name_of(file).split("/")[1] for file in files_of("games/")}:
        own = f"meadhall.games.{game}".removesuffix(".py")
        assert forbidden_imports(files_of(f"games/{game}"), "meadhall.engine", "meadhall.cells", own) == []


def test_no_module_imports_a_game_by_name() -> None:
    others = [file for file in FILES if not name_of(file).startswith("games/")]
    assert files_importing(others, "meadhall.games.") == []


def test_bots_import_only_the_engine_and_each_other() -> None:
    assert forbidden_imports(files_of("bots/"), "meadhall.engine", "meadhall.bots") == []


def test_only_puzzles_load_unread_content_for_playouts() -> None:
    """Imagined worlds leave out content that nobody has read. A bot that loaded it would know more than its seat."""
    for file in FILES:
        if not name_of(file).startswith(("engine/", "puzzles/")):
            assert "real" not in imports_and_set_attributes(file)[1], file
            assert not {"meadhall.puzzles.making"} & imported_modules(file), file


def test_plain_mode_imports_nothing_of_the_full_screen() -> None:
    assert files_importing(files_of("terminal/plain/"), "meadhall.terminal.fullscreen", "textual") == []


@pytest.mark.parametrize("module", ["meadhall", "meadhall.games.adventureland", "meadhall.engine.record"])
def test_importing_the_library_loads_no_screen_and_no_event_loop(module: str) -> None:
    heavy = "{'asyncio', 'textual', 'rich', 'typer', 'sqlite3', 'http', 'pytest'}"
    code = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert output.strip() == "[]"
