"""A patch turns one value into another, whatever they are, and patches of a table are small."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.server.live.sent import LastSentSight
from meadhall.server.live.sight import SightContext, sight_of
from meadhall.server.protocol import wire
from meadhall.server.protocol.patch import list_runs, patch, patched
from tests.depth import deep
from tests.server.applying import MessageReader, decode_sight

LISTS = st.lists(st.integers(0, 9), max_size=30)
PLAIN_VALUES = st.none() | st.integers(-9, 9) | st.text("ab", max_size=2)
VALUES = st.recursive(
    PLAIN_VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
)


def over_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(before=VALUES, now=VALUES)
def test_patch_turns_the_first_value_into_the_second_in_order(before: Any, now: Any) -> None:
    if before != now:
        rebuilt = patched(before, over_the_wire(patch(before, now)))
        assert json.dumps(rebuilt) == json.dumps(now)


@given(value=st.dictionaries(st.text("abc", max_size=2), VALUES, min_size=1), new=PLAIN_VALUES)
def test_patch_leaves_out_unchanged_values(value: dict[str, Any], new: Any) -> None:
    assert patch({"all": value, "new": ["old"]}, {"all": value, "new": [new]}) == {"new": {"0": [new]}}


@given(before=LISTS, now=LISTS)
def test_new_items_between_runs_of_old_ones_are_patched(before: list[int], now: list[int]) -> None:
    new, runs = list_runs(before, now)
    assert patched(before, [runs, new]) == now
    assert all(0 <= start < start + count <= len(before) for _, start, count in runs)


@given(before=st.lists(st.integers(), unique=True, max_size=30), index=st.integers(0, 30), one=st.text())
def test_inserted_item_is_the_only_new_one(before: list[int | str], index: int, one: str) -> None:
    new, runs = list_runs(before, [*before[:index], one, *before[index:]])
    assert new == [one]
    assert sum(count for _, _, count in runs) == len(before)


def test_list_runs_keep_all_others_when_one_item_moves_past_them() -> None:
    assert list_runs("abcdefg", "bcdefga") == (["a"], [(0, 1, 6)])


def test_new_question_is_sent_whole_and_a_repeated_one_as_a_diff() -> None:
    match = Match(find_game("adventureland"), seed=5, players=2)
    sight = sight_of(Perspective(match, ["Ann", "Bea"], match.asked), SightContext(1, [], [], 0, []))
    assert sight.ask is not None
    for ask, sent_as in (
        (msgspec.structs.replace(sight.ask, seat=9), {"seat": [9]}),
        (msgspec.structs.replace(sight.ask, kind="new"), [msgspec.structs.replace(sight.ask, kind="new")]),
        (None, [None]),
    ):
        sent = LastSentSight()
        sent.message(sight, {})
        change = sent.message(msgspec.structs.replace(sight, ask=ask), {})
        assert isinstance(change, wire.Change)
        assert change.patch == {"ask": sent_as}


@pytest.mark.parametrize("name", installed_games())
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_patches_of_a_table_rebuild_each_sight_and_are_small(name: str, seat: int) -> None:
    match, luck = Match(find_game(name), seed=5, players=2), random.Random(5)
    perspective = Perspective(match, ["Ann", "Bea"], None if seat == SPECTATOR else seat)
    sent, line = LastSentSight(), MessageReader()
    nth = all_sent = all_whole = 0
    while not match.over and nth < deep(100):
        nth += 1
        if nth == 50:
            sent.forget()
        sight = sight_of(perspective, SightContext(nth, [], [], 0, []))
        message = sent.message(sight, {})
        assert isinstance(message, wire.Sight) == (nth in (1, 50)), "the first sight and one after a look are whole"
        line.apply(msgspec.json.decode(msgspec.json.encode(message)))
        assert decode_sight(line.sight) == decode_sight(
            {**msgspec.json.decode(msgspec.json.encode(sight)), "number": nth}
        )
        all_sent += len(msgspec.json.encode(message))
        all_whole += len(msgspec.json.encode(sight))
        match.answer(match.asked, luck.choice(match.menu().options))
    assert nth > 50
    assert all_sent < all_whole / 2
