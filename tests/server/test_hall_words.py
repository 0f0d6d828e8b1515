"""The hall's own sentences: each is used, and is in every language."""

from __future__ import annotations

import re
from pathlib import Path

import meadhall.server
from meadhall.engine.contract.registry import find_game
from meadhall.server.wording.hall_words import HALL_CATALOGUE, table_catalogue
from meadhall.testing.laws.catalogues import require_complete

USED_ID = re.compile(r"\"(hall-[a-z-]+)\"")


def test_every_sentence_of_the_hall_is_used_and_translated() -> None:
    code = "\n".join(path.read_text("utf-8") for path in Path(meadhall.server.__file__).parent.rglob("*.py"))
    assert set(USED_ID.findall(code)) == {id for id in HALL_CATALOGUE.entries("en") if id.startswith("hall-")}
    require_complete(HALL_CATALOGUE)


def test_tables_of_all_games_use_the_sentences_of_the_hall() -> None:
    for game in (find_game("virtues"), find_game("examples/pig.py")):
        catalogue = table_catalogue(game)
        assert catalogue.languages == ("en", "de")
        assert all(catalogue.has("hall-waiting", language=language) for language in catalogue.languages)
