"""The numbers of a game's content: each has a unique name, and a variant can change each number alone."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.numbers import as_toml
from meadhall.engine.common.variants import Variant, build_variant
from meadhall.engine.contract.contents import contents_of, numbers_of, with_number
from meadhall.engine.contract.registry import find_game, installed_games, with_variant
from meadhall.engine.contract.varied import changes_of, content_files
from tests.depth import deep

BEASTS = find_game("tests.lab.beasts:GAME")
EMPTY = Variant("other", {})
FEW = deep(8)  # number of changed numbers per game


def test_numbers_have_the_same_names_as_changes_in_variants() -> None:
    numbers = {
        number.where: (file, number.entry, number.field, number.value, before)
        for file, number, before in numbers_of(BEASTS)
    }
    assert numbers == {
        "rounds": ("beasts.toml", "", "rounds", 4, 4),
        "beast (lion), adds": ("beasts.toml", "beast (lion)", "adds", 1, 1),
        "beast (mouse), adds": ("beasts.toml", "beast (mouse)", "adds", 1, 1),
        "beast (owl), adds": ("beasts.toml", "beast (owl)", "adds", 1, 1),
    }


def test_variant_lists_old_and_new_numbers_and_accepts_more() -> None:
    lion = build_variant({"beasts.toml": '[[beast]]\nid = "lion"\nadds = 9\nnote = "roars"\n'}, "lion")
    numbers = {number.where: (before, number.value) for _, number, before in numbers_of(BEASTS, lion)}
    assert numbers["beast (lion), adds"] == (1, 9)
    both = with_number(
        BEASTS, with_number(BEASTS, lion, "beasts.toml", "rounds", 6), "beasts.toml", "beast (owl), adds", 3
    )
    assert tomllib.loads(both.files["beasts.toml"]) == {
        "rounds": 6,
        "beast": [{"id": "lion", "adds": 9, "note": "roars"}, {"id": "owl", "adds": 3}],
    }


def test_concurrent_first_reads_share_one_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.engine.contract.contents._files_by_package", {})
    monkeypatch.setattr("meadhall.engine.contract.varied._loaded_variants", {})
    together, lion = Barrier(8), build_variant({"beasts.toml": '[[beast]]\nid = "lion"\nadds = 8\n'}, "lion")

    def first_read(number: int) -> object:
        together.wait()
        return with_variant(BEASTS, lion) if number % 2 else numbers_of(BEASTS)

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(first_read, range(8)))
    assert results[::2] == [numbers_of(BEASTS)] * 4
    assert all(game is results[1] for game in results[1::2])


def test_unknown_number_is_refused() -> None:
    with pytest.raises(BadContent, match=r"Beasts has no number 'beast \(cow\), adds' in beasts\.toml"):
        with_number(BEASTS, EMPTY, "beasts.toml", "beast (cow), adds", 1)
    with pytest.raises(BadContent, match=r"Beasts has no content file 'cows\.toml'"):
        with_number(BEASTS, EMPTY, "cows.toml", "rounds", 1)


def test_game_without_content_has_no_numbers() -> None:
    with pytest.raises(BadContent, match="reads no content from TOML"):
        numbers_of(find_game("examples/pig.py"))


def test_changed_number_takes_effect() -> None:
    game = with_variant(BEASTS, with_number(BEASTS, Variant("longer", {}), "beasts.toml", "rounds", 7))
    assert [(change.where, change.before, change.after) for change in changes_of(game)] == [("rounds", 4, 7)]


@pytest.mark.long
@pytest.mark.parametrize("name", installed_games())
def test_each_number_of_a_game_is_changed_alone(name: str) -> None:
    game = find_game(name)
    assert sorted(contents_of(game)) == content_files(game.package)
    numbers = numbers_of(game)
    assert len({(file, number.where) for file, number, _ in numbers}) == len(numbers), "each number has a unique name"
    assert all(before == number.value for _, number, before in numbers)
    for file, number, _ in numbers[:: max(1, len(numbers) // FEW)]:
        variant = with_number(game, EMPTY, file, number.where, number.value + 1)
        numbers_now = [
            (where, number.where, number.value)
            for where, number, before in numbers_of(game, variant)
            if number.value != before
        ]
        assert numbers_now == [(file, number.where, number.value + 1)]


@pytest.mark.long
@pytest.mark.parametrize("name", installed_games())
def test_written_content_reads_back_the_same(name: str) -> None:
    for file in contents_of(find_game(name)).values():
        assert tomllib.loads(as_toml(file.content)) == file.content


def test_words_and_keys_of_any_kind_are_written() -> None:
    content = {"a": 'quo"te\n\u00e9', "b c": {"d.e": [1, 2.5, True, {"f": "g"}]}, "h": [], "i": [{"j": {"k": 1}}]}
    assert tomllib.loads(as_toml(content)) == content
