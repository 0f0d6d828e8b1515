"""The charts of the maps, and the painted pictures of the drawings."""

from __future__ import annotations

import json

import pytest

from tests.games.drawings import WEB, scripts


@pytest.mark.parametrize("game", ["adventureland", "heropath", "swordsorcery"])
def test_chart_equals_the_content(game: str) -> None:
    """If this test fails, run `python web/art/GAME/chart.py`."""
    written = json.loads((WEB / "src" / "games" / game / "chart.json").read_text("utf-8"))
    with scripts(game) as script:
        assert json.loads(json.dumps(script("chart").chart())) == written


@pytest.mark.parametrize("game", ["adventureland", "heropath"])
def test_pictures_are_current(game: str) -> None:
    """If this test fails, run `python web/art/picture.py GAME`, for `adventureland` or `heropath`."""
    with scripts() as script:
        picture = script("picture")
        painting = picture.PAINTINGS[game]
        assert painting.mark.read_text("utf-8").strip() == picture.mark(painting.drawing)
        assert all(file.read_bytes()[8:12] == b"WEBP" for file in painting.pictures.values())
