"""What changed in a list or a sight makes the whole again, whatever it was; and of a table it is little."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.play.match import Match
from meadhall.engine.play.perspective import SPECTATOR, Perspective
from meadhall.engine.presentation.scene import Figure
from meadhall.server.live.sight import Around, sight_of
from meadhall.server.live.sight_diff import LISTS, Sent
from meadhall.server.protocol import wire
from meadhall.server.protocol.list_diff import changed, replaced
from tests.depth import deep
from tests.server.applying import applied, whole_sight

THINGS = st.lists(st.integers(0, 9), max_size=30)


@given(before=THINGS, now=THINGS)
def test_changes_of_anything_make_the_whole_again(before: list[int], now: list[int]) -> None:
    new, runs = changed(before, now)
    assert applied(before, new, runs) == now
    assert all(0 <= start < start + count <= len(before) for _, start, count in runs)


@given(things=THINGS)
def test_of_what_has_not_changed_nothing_is_new(things: list[int]) -> None:
    new, runs = changed(things, list(things))
    assert new == []
    assert len(runs) <= 1


@given(before=THINGS, now=THINGS)
def test_so_do_changes_of_what_stays_in_its_order(before: list[int], now: list[int]) -> None:
    new, runs = replaced(before, now)
    assert applied(before, new, runs) == now
    assert len(new) == sum(at >= len(before) or one != before[at] for at, one in enumerate(now))


@given(before=st.lists(st.integers(), unique=True, max_size=30), at=st.integers(0, 30), one=st.text())
def test_one_that_is_put_in_is_all_that_is_new(before: list[int | str], at: int, one: str) -> None:
    new, runs = changed(before, [*before[:at], one, *before[at:]])
    assert new == [one]
    assert sum(count for _, _, count in runs) == len(before)


def test_where_one_goes_past_all_others_they_stand() -> None:
    assert changed("abcdefg", "bcdefga") == (["a"], [(0, 1, 6)])


def figures_seen(name: str, seed: int, seat: int, **options: object) -> list[list[Figure]]:
    """What stands on the board, as one pair of eyes sees it, after every answer of a random match."""
    game = find_game(name)
    match, luck = Match(game, seed=seed, players=2, **options), random.Random(seed)
    eyes = Perspective(match, ["Ann", "Bea"], None if seat == SPECTATOR else seat)
    seen: list[list[Figure]] = []
    while not match.over and len(seen) < 400:
        seen.append(game.scene(eyes.glance().state, seat).figures)
        match.answer(match.asked, luck.choice(match.menu().options))
    return seen


@pytest.mark.parametrize("name", ["adventureland", "heroes"])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_changes_of_a_table_make_the_whole_again_and_are_few(name: str, seat: int, seed: int) -> None:
    seen = figures_seen(name, seed, seat)
    stands: list[Figure] = []
    sent = whole = 0
    for figures in seen:
        told = changed(stands, figures)
        stands = applied(stands, *told)
        assert stands == figures
        sent += len(msgspec.json.encode(told))
        whole += len(msgspec.json.encode(figures))
    assert sent < whole / 5


@pytest.mark.parametrize("name", installed_games())
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_what_is_left_of_a_sight_makes_the_whole_again_and_is_less(name: str, seat: int) -> None:
    match, luck = Match(find_game(name), seed=5, players=2), random.Random(5)
    eyes = Perspective(match, ["Ann", "Bea"], None if seat == SPECTATOR else seat)
    line, known = Sent(), dict[str, Any]()
    nth = all_sent = all_whole = 0
    while not match.over and nth < deep(300):
        nth += 1
        if nth == 50:
            line.forget()
        around = Around(nth, [], [], 0, [])
        whole = _written(sight_of(eyes, around))
        sent = _written(line.shorten(sight_of(eyes, around, line.places), {}))
        known = whole_sight(sent, known)
        assert (sent["kept"] is None) == (nth in (1, 50)), "whole are the first one, and one after a look"
        assert (known["nth"], known["state"]) == (nth, whole["state"])
        assert {name: known[name] for name in LISTS} == {name: whole[name] for name in LISTS}
        all_sent += len(str(sent["state"]))
        all_whole += len(str(whole["state"]))
        match.answer(match.asked, luck.choice(match.menu().options))
    assert nth > 50
    assert all_sent < all_whole / 2


def _written(sight: wire.Sight) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sight))
    return plain
