"""A choice of several things gives reasons for options that are not on offer."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Menu, Option, Reason
from meadhall.engine.kit.choosing import Some, choose_some

CLAUSE = "KIT-01"
TOO_FAR = Reason(CLAUSE, "It is too far.")
A, B, C = (Option(key, CLAUSE) for key in "abc")


def menus_after(some: Some[Option], *answers: str) -> list[Menu[Any]]:
    """Return the menus of one choice: before the first of these answers, and after each of them."""
    flow, menus_seen = choose_some(0, some), list[Menu[Any]]()
    answer = None
    for key in (*answers, ""):
        menus_seen.append(flow.send(answer).menus[0])
        answer = menus_seen[-1].find(key) if key else None
    flow.close()
    return menus_seen


def refusal_words(menu: Menu[Any], key: str) -> str:
    [refusal] = menu.why_not(key)
    assert refusal.clause == CLAUSE
    return refusal.text


def test_each_refused_choice_has_its_own_reason() -> None:
    first, second = menus_after(Some("some", CLAUSE, [A, B, C], 1, 2), "b")
    assert (first.keys, second.keys) == (["a", "b", "c"], ["a", "c", "enough"])
    assert refusal_words(first, "enough") == "some-too-few"
    assert first.why_not("enough")[0].numbers == {"least": 1}
    assert refusal_words(first, "all") == refusal_words(second, "all") == "some-too-many"
    assert refusal_words(second, "b") == "some-already"
    assert first.why_not("a") == second.why_not("enough") == []
    assert [menu.picked for menu in (first, second, second.with_current_options())] == [[], [B], [B]]


def test_all_is_on_offer_until_one_is_left() -> None:
    first, second = menus_after(Some("some", CLAUSE, [A, B], 0, 2), "a")
    assert (first.keys, second.keys) == (["a", "b", "all", "enough"], ["b", "enough"])
    assert refusal_words(second, "all") == "some-last-one"


def test_a_game_says_why_others_cannot_be_chosen() -> None:
    some = Some("some", CLAUSE, [A, B], 1, 1, others=lambda: [("d", TOO_FAR)])
    assert refusal_words(menus_after(some)[0], "d") == TOO_FAR.text
