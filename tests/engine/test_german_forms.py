"""German word forms that the engine's messages need from games."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from meadhall.engine.contract.registry import installed_games

NEUTER = re.compile(r"ein (Wesen|Schwert|Kraut)")


@pytest.mark.parametrize("game", installed_games())
def test_german_chance_words_have_an_accusative(game: str) -> None:
    """A reason against undo is "du hast seit deinem Zug einen Ort gesehen"."""
    words = files(f"meadhall.games.{game}").joinpath("words", "de.ftl").read_text("utf-8")
    entries = re.findall(r"^chance-[\w-]+ = (ein .*)\n(    \.accusative = einen )?", words, re.MULTILINE)
    assert [what for what, accusative in entries if not accusative and not NEUTER.fullmatch(what)] == []
