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
def imported(file: Path) -> set[str]:
    """The modules of ours that a file imports, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "meadhall"}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.split(".")[0] == "meadhall"}


def part_of(file: Path) -> str:
    return file.relative_to(SRC).parts[0]


def name_of(file: Path) -> str:
    return file.relative_to(SRC).as_posix()


@pytest.mark.parametrize("file", [f for f in FILES if part_of(f) == "engine"], ids=name_of)
def test_the_engine_imports_nothing_but_itself(file: Path) -> None:
    assert [name for name in imported(file) if not name.startswith("meadhall.engine")] == []


@pytest.mark.parametrize("file", [f for f in FILES if part_of(f) == "games"], ids=name_of)
def test_a_game_imports_the_engine_and_itself(file: Path) -> None:
    own = ".".join(["meadhall", *file.relative_to(SRC).parts[:2]])
    allowed = ("meadhall.engine", "meadhall.cells", own)
    assert [name for name in imported(file) if not name.startswith(allowed)] == []


@pytest.mark.parametrize("file", [f for f in FILES if part_of(f) != "games"], ids=name_of)
def test_nobody_imports_a_game_by_name(file: Path) -> None:
    assert [name for name in imported(file) if name.startswith("meadhall.games.")] == []


@pytest.mark.parametrize("file", [f for f in FILES if part_of(f) == "bots"], ids=name_of)
def test_bots_import_the_engine_and_each_other(file: Path) -> None:
    assert [name for name in imported(file) if not name.startswith(("meadhall.engine", "meadhall.bots"))] == []


@pytest.mark.parametrize("file", [f for f in FILES if part_of(f) not in ("engine", "puzzles")], ids=name_of)
def test_only_puzzles_are_played_out_with_unread_content(file: Path) -> None:
    """Imagined worlds leave out what nobody has read. A bot that undid it would know more than its seat."""
    tree = ast.walk(ast.parse(file.read_text("utf-8")))
    names = {node.attr for node in tree if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    assert "real" not in names
    assert not {"meadhall.puzzles.making"} & imported(file)


@pytest.mark.parametrize("file", [f for f in FILES if name_of(f).startswith("terminal/plain/")], ids=name_of)
def test_plain_mode_needs_nothing_of_the_full_screen(file: Path) -> None:
    assert [name for name in imported(file) if name.startswith(("meadhall.terminal.fullscreen", "textual"))] == []


@pytest.mark.parametrize("module", ["meadhall", "meadhall.games.adventureland", "meadhall.engine.record"])
def test_importing_the_library_loads_no_screen_and_no_loop(module: str) -> None:
    heavy = "{'asyncio', 'textual', 'rich', 'typer', 'sqlite3', 'http', 'pytest'}"
    code = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"
