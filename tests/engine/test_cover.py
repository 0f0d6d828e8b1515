"""Covers of games: their words, pictures and colours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from examples.couriers import GAME as COURIERS
from examples.pig import GAME as PIG
from meadhall.engine import Cover, find_game, installed_games
from meadhall.engine.common.variants import Variant
from meadhall.engine.contract.cover import cover_words
from meadhall.engine.contract.registry import with_variant


@pytest.mark.parametrize("name", installed_games())
def test_cover_of_a_built_in_game_is_complete_in_each_language(name: str) -> None:
    game = find_game(name)
    words = [cover_words(game.cover, game.language(language)) for language in game.languages]
    assert all(all(count) for count in words)
    assert len(set(words)) == len(game.languages) == 2
    assert game.picture.startswith("<svg")
    assert game.cover.minutes
    catalogue = game.wording.catalogue
    assert catalogue is not None
    assert all(catalogue.has(count.words) for count in game.cover.counts.values())


def test_single_file_game_has_cover_words_and_picture() -> None:
    words = cover_words(COURIERS.cover, COURIERS.language("de"))
    assert words.line.startswith("Ride the roads")
    assert (words.kind, words.shows[:15]) == ("race", "A sealed letter")
    assert COURIERS.picture.startswith("<svg")


def test_a_picture_may_be_a_file_beside_the_code(tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "examples" / "pig.py"
    (tmp_path / "hog.py").write_text(
        file.read_text("utf-8")
        .replace("OVER, Choice,", "OVER, Choice, Cover,")
        .replace("    rules=RULES,", '    rules=RULES, cover=Cover(picture="hog.svg"),'),
        "utf-8",
    )
    (tmp_path / "hog.svg").write_text("<svg/>", "utf-8")
    assert find_game(str(tmp_path / "hog.py")).picture == "<svg/>"


def test_game_without_a_cover_has_an_empty_cover() -> None:
    assert PIG.picture == ""
    assert cover_words(PIG.cover, PIG.language("en")) == ("", "", "")


def test_a_variant_keeps_the_cover() -> None:
    heroes = find_game("heroes")
    variant = Variant("slow", {"heroes.toml": ""})
    assert with_variant(heroes, variant).picture == heroes.picture


@pytest.mark.parametrize(
    ("wrong", "why"),
    [({"sign": "teapot"}, "bell, candle"), ({"colour": "pink"}, "amber, blue")],
)
def test_invalid_cover_is_refused_with_a_reason(wrong: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Cover(**wrong)  # type: ignore[arg-type]


def test_cover_must_name_an_allowed_number_of_players() -> None:
    with pytest.raises(ValueError, match="the cover of Pig says 9 players"):
        replace(PIG, cover=Cover(players=9))
