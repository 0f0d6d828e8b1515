"""Generated files of the client are never older than the Python code they come from."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from meadhall.server.write_wire_types import ROOT, generated_files

FILES = {path.relative_to(ROOT): text for path, text in generated_files().items()}


@pytest.mark.parametrize("path", FILES, ids=str)
def test_what_is_written_is_that_of_the_types(path: Path) -> None:
    assert (ROOT / path).read_text() == FILES[path], "run: make wire"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_what_is_written_is_marked_so(path: Path) -> None:
    marked = [line.split()[0] for line in (ROOT / ".gitattributes").read_text().splitlines() if "generated" in line]
    assert any(path.match(pattern.lstrip("/")) for pattern in marked)
    assert path.suffix != ".ts" or FILES[path].startswith("// Written by `make wire`")


@pytest.mark.parametrize("game", ["heroes", "virtues"])
def test_the_printed_cards_are_those_of_the_content(game: str) -> None:
    printer = runpy.run_path(str(ROOT / "web" / "art" / game / "cards.py"))
    written = json.loads(printer["CARDS"].read_text("utf-8"))
    assert written == json.loads(json.dumps(printer["cards"]())), f"run: python web/art/{game}/cards.py"
