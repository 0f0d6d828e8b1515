"""Generated files of the client are up to date with their Python sources."""

from __future__ import annotations

import json
import runpy
from functools import cache
from pathlib import Path

import pytest

from meadhall.server.write_wire_types import ROOT, generated_files


@cache
def files() -> dict[Path, str]:
    return {path.relative_to(ROOT): text for path, text in generated_files().items()}


def test_generated_files_are_current() -> None:
    assert [path for path, text in files().items() if (ROOT / path).read_text() != text] == [], "run: make wire"


def test_generated_files_have_a_note() -> None:
    marked = [line.split()[0] for line in (ROOT / ".gitattributes").read_text().splitlines() if "generated" in line]
    for path, text in files().items():
        assert any(path.match(pattern.lstrip("/")) for pattern in marked), path
        assert path.suffix != ".ts" or text.startswith("// Written by `make wire`"), path


@pytest.mark.parametrize("game", ["heroes", "virtues"])
def test_printed_cards_equal_the_content(game: str) -> None:
    printer = runpy.run_path(str(ROOT / "web" / "art" / game / "cards.py"))
    written = json.loads(printer["CARDS"].read_text("utf-8"))
    assert written == json.loads(json.dumps(printer["cards"]())), f"run: python web/art/{game}/cards.py"
