"""Merging a variant into content: fields that name entries, values that are replaced whole, and errors."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec.inspect as types
import pytest

from meadhall.engine import ContentTable
from meadhall.engine.common.errors import BadContent
from meadhall.engine.common.overlays import Change, MergedContent, merged_content
from meadhall.engine.common.variants import build_variant


class Part(ContentTable, frozen=True):
    id: str
    worth: int = 0


class Step(ContentTable, frozen=True):
    worth: int


class Thing(ContentTable, frozen=True):
    kind: str
    worth: int = 0
    parts: tuple[Part, ...] = ()
    steps: tuple[Step, ...] = ()
    tags: tuple[str, ...] = ()
    worths: dict[str, int] | None = None


class Count(ContentTable, frozen=True):
    players: int
    cards: int


class Rules(ContentTable, frozen=True):
    hand: int
    note: str | None = None


class Game(ContentTable, frozen=True):
    rules: Rules
    thing: list[Thing]
    count: list[Count]
    land: dict[str, Rules]


BASE = tomllib.loads(
    """
[rules]
hand = 5

[[thing]]
kind = "cup"
worth = 1
tags = ["a", "b"]
parts = [{id = "lid", worth = 1}, {id = "foot", worth = 2}]
steps = [{worth = 1}, {worth = 2}]
worths = {gold = 1, silver = 2}

[[thing]]
kind = "jug"
[[count]]
players = 2
cards = 7
[[count]]
players = 3
cards = 5

[land.hill]
hand = 1
[land.moor]
hand = 2
"""
)


def merge(text: str) -> MergedContent:
    return merged_content(BASE, build_variant({"game.toml": text}, "other"), "game.toml", types.type_info(Game))


def changes_of(text: str) -> list[tuple[str, Any, Any]]:
    return [(change.where, change.before, change.after) for change in merge(text).changes]


def test_field_of_a_variant_replaces_only_that_field() -> None:
    result = merge("[rules]\nhand = 6\n")
    assert result.content == {**BASE, "rules": {"hand": 6}}
    assert result.changes == [Change("game.toml", "rules, hand", 5, 6)]
    assert BASE["rules"] == {"hand": 5}


def test_overlay_can_set_a_field_that_the_game_leaves_out() -> None:
    assert changes_of('[rules]\nnote = "x"\n') == [("rules, note", None, "x")]


def test_entry_is_found_by_its_naming_field() -> None:
    assert changes_of('[[thing]]\nkind = "jug"\nworth = 4\n') == [("thing (jug), worth", None, 4)]
    assert changes_of("[[count]]\nplayers = 3\ncards = 6\n") == [("count (3), cards", 5, 6)]


def test_a_table_of_tables_is_found_by_its_name() -> None:
    assert changes_of("[land.moor]\nhand = 3\n") == [("land, moor, hand", 2, 3)]
    with pytest.raises(BadContent, match="land: there is no entry 'more'; did you mean moor"):
        merge("[land.more]\nhand = 3\n")


def test_overlay_merges_nested_entries_with_ids_and_replaces_others() -> None:
    parts = '[[thing]]\nkind = "cup"\nparts = [{id = "foot", worth = 9}]\n'
    assert changes_of(parts) == [("thing (cup), parts (foot), worth", 2, 9)]
    assert merge(parts).content["thing"][0]["parts"] == [{"id": "lid", "worth": 1}, {"id": "foot", "worth": 9}]
    steps = '[[thing]]\nkind = "cup"\nsteps = [{worth = 9}]\n'
    assert merge(steps).content["thing"][0]["steps"] == [{"worth": 9}]


def test_a_list_of_words_and_a_table_of_numbers_are_replaced_whole() -> None:
    text = '[[thing]]\nkind = "cup"\ntags = ["c"]\nworths = {gold = 3}\n'
    thing = merge(text).content["thing"][0]
    assert (thing["tags"], thing["worths"]) == (["c"], {"gold": 3})
    assert [where for where, _, _ in changes_of(text)] == ["thing (cup), tags", "thing (cup), worths"]


def test_overlay_equal_to_the_game_changes_nothing() -> None:
    assert changes_of('[rules]\nhand = 5\n[[thing]]\nkind = "cup"\nworth = 1\n') == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[rules]\nhands = 6\n", "rules: there is no field 'hands'; did you mean hand?"),
        ('[[thing]]\nkind = "cap"\n', "thing: there is no entry 'cap'; did you mean cup?"),
        ('[[thing]]\nkind = "xyz"\n', "thing: there is no entry 'xyz'; known: cup, jug"),
        ("[[thing]]\nworth = 2\n", "thing 1: the field kind must name an entry of the game; known: cup, jug"),
        ("[[count]]\nplayers = 2\n[[count]]\nplayers = 2\n", "count (2): this entry appears twice; merge the two"),
    ],
)
def test_invalid_overlay_is_refused_with_a_hint(text: str, why: str) -> None:
    with pytest.raises(BadContent) as message:
        merge(text)
    assert str(message.value).startswith(f"variant other: game.toml: {why}")
