"""Imports point one way: games import the engine, `cells` and themselves, nobody a game by name."""

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
def imported_and_set(file: Path) -> tuple[set[str], set[str]]:
    """The modules of ours that a file imports, also inside functions, and the attributes that it sets."""
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


def imported(file: Path) -> set[str]:
    """The modules of ours that a file imports."""
    return imported_and_set(file)[0]


def name_of(file: Path) -> str:
    return file.relative_to(SRC).as_posix()


def within(*parts: str) -> list[Path]:
    """The files of these folders of the package."""
    found = [file for file in FILES if name_of(file).startswith(parts)]
    assert found
    return found


def strangers(files: list[Path], *allowed: str) -> list[str]:
    """Imports of ours that these files may not have."""
    return [f"{name_of(file)}: {name}" for file in files for name in imported(file) if not name.startswith(allowed)]


def importing(files: list[Path], *barred: str) -> list[str]:
    """Files that import something of these modules."""
    return [name_of(file) for file in files if any(name.startswith(barred) for name in imported(file))]


def test_the_engine_imports_nothing_but_itself() -> None:
    assert strangers(within("engine/"), "meadhall.engine") == []


def test_a_game_imports_the_engine_and_itself() -> None:
    for game in {name_of(file).split("/")[1] for file in within("games/")}:
        own = f"meadhall.games.{game}".removesuffix(".py")
        assert strangers(within(f"games/{game}"), "meadhall.engine", "meadhall.cells", own) == []


def test_nobody_imports_a_game_by_name() -> None:
    others = [file for file in FILES if not name_of(file).startswith("games/")]
    assert importing(others, "meadhall.games.") == []


def test_bots_import_the_engine_and_each_other() -> None:
    assert strangers(within("bots/"), "meadhall.engine", "meadhall.bots") == []


def test_only_puzzles_are_played_out_with_unread_content() -> None:
    """Imagined worlds leave out what nobody has read. A bot that undid it would know more than its seat."""
    for file in FILES:
        if not name_of(file).startswith(("engine/", "puzzles/")):
            assert "real" not in imported_and_set(file)[1], file
            assert not {"meadhall.puzzles.making"} & imported(file), file


def test_plain_mode_needs_nothing_of_the_full_screen() -> None:
    assert importing(within("terminal/plain/"), "meadhall.terminal.fullscreen", "textual") == []


@pytest.mark.parametrize("module", ["meadhall", "meadhall.games.adventureland", "meadhall.engine.record"])
def test_importing_the_library_loads_no_screen_and_no_loop(module: str) -> None:
    heavy = "{'asyncio', 'textual', 'rich', 'typer', 'sqlite3', 'http', 'pytest'}"
    code = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"
