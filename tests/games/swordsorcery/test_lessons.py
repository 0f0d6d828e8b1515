"""Hints of the prologue in the browser belong to questions that the game asks."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.games.swordsorcery.words import CATALOGUE

LESSONS = Path(__file__).parents[3] / "web" / "src" / "games" / "swordsorcery" / "lessons.ts"


def test_every_hint_belongs_to_a_question_of_the_game() -> None:
    kinds = re.findall(r'at: "([a-z-]+)"', LESSONS.read_text())
    assert kinds
    assert {f"question-{kind}" for kind in kinds} <= set(CATALOGUE.entries("en"))
