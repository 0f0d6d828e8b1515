"""Putting the words of a language together: by the kind of an event, or by the first that has some."""

from __future__ import annotations

from meadhall.engine.language.wording import Names, by_kind, in_turn

EVERYBODY = Names(["Ann", "Bram"])


def test_an_event_is_told_by_the_first_table_that_knows_its_kind() -> None:
    told = by_kind(
        {int: lambda one, names: f"number {one}"}, {int: lambda one, names: "no", str: lambda one, names: one}
    )
    assert [told(one, EVERYBODY) for one in (3, "three", 3.0)] == ["number 3", "three", ""]


def test_words_are_those_of_the_first_function_that_has_some() -> None:
    told = in_turn(lambda one, names: "even" if one % 2 == 0 else "", lambda one, names: "small" if one < 5 else "")
    assert [told(one, EVERYBODY) for one in (2, 3, 7)] == ["even", "small", ""]
