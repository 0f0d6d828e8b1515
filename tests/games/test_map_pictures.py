"""The pictures that are painted of the drawn maps."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "art" / "picture.py"


@pytest.fixture
def picture(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("picture_of_maps", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["adventureland", "heropath"])
def test_the_pictures_are_of_the_drawing(picture: ModuleType, game: str) -> None:
    """If they are not: `python web/art/picture.py adventureland`, or heropath."""
    painting = picture.PAINTINGS[game]
    assert painting.mark.read_text("utf-8").strip() == picture.mark(painting.drawing)
    assert all(file.read_bytes()[8:12] == b"WEBP" for file in painting.pictures.values())
