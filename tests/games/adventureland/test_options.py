"""Modes and variants (8)."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import BadOption
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.positions.inspect import census, hand, where
from meadhall.testing import clause, table
from tests.games.adventureland.asking import go


@clause("AL-DEC-01")
def test_every_option_has_its_values_and_default() -> None:
    assert {choice.id: (choice.values, choice.default) for choice in GAME.choices} == {
        "players": ((2, 3, 4), 2),
        "adventure": ((1, 2, 3, 4, 5), 1),
        "start_player": (("random", "seat1", "seat2", "seat3", "seat4"), "random"),
        "swords_after_win": (("spent", "kept"), "spent"),
        "place_ties": (("competition", "dense"), "competition"),
        "open_tiles": ((False, True), False),
        "expansion": ((False, True), False),
        "king_fog_left": ((0, 2, 4), 0),
    }


@clause("AL-DEC-01")
@pytest.mark.parametrize(
    "options",
    [
        {"adventure": 4},
        {"adventure": 5},
        {"expansion": True},
        {"start_player": "seat3"},
        {"start_player": "seat4", "players": 3},
        {"king_fog_left": 2},
        {"king_fog_left": 4, "adventure": 4, "expansion": True},
        {"players": 5},
        {"adventure": 6},
        {"colour": "red"},
    ],
)
def test_options_that_exclude_each_other_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.options(**options)


@clause("AL-OPT-01")
def test_kept_swords_return_to_their_owner_and_stay_public() -> None:
    side = {"parties": "E6+3 A1", "swords": [3, 2, 1]}
    t = table(
        "adventureland", swords_after_win="kept", black=side, green="A2", board="E7=8 E8=16", dice=[1, 1, 1, 2, 3]
    )
    go(t, "E6", "E7")
    t.answer("swords:+3+1")
    assert hand(t.state, "black")["swords"] == [2, 3, 1]
    assert hand(t.view("green").state, "black")["swords"] == ["?", 3, 1]
    assert census(t.state)["swords"]["box"] == 8
    go(t, "E7", "E8")
    t.answer("swords:+3+2+1")  # all three; two of them are public
    assert hand(t.view("green").state, "black")["swords"] == [3, 2, 1]
    assert census(t.state)["swords"]["box"] == 8


@clause("AL-OPT-01")
def test_swords_of_a_lost_fight_are_gone_even_with_that_option() -> None:
    side = {"parties": "E6+3 A1", "swords": [3, 2, 1]}
    t = table("adventureland", swords_after_win="kept", black=side, green="A2", board="E7=16", dice=[1, 1])
    go(t, "E6", "E7")
    t.answer("swords:+3+1")
    assert where(t.state, "black") == "A1"
    assert hand(t.state, "black")["swords"] == [2]
    assert census(t.state)["swords"]["box"] == 10


@clause("AL-OPT-02")
def test_adventure_1_is_offered_first() -> None:
    choice = next(choice for choice in GAME.choices if choice.id == "adventure")
    assert (choice.default, choice.values[:3]) == (1, (1, 2, 3))


@clause("AL-OPT-01", "AL-HID-03")
def test_known_sword_is_used_before_an_equal_secret_one() -> None:
    """A sword that returns from a fight is public. The next fight uses it before an equal secret one."""
    side = {"parties": "E6+3 A1", "swords": [2, 2]}
    t = table("adventureland", swords_after_win="kept", black=side, green="A2", board="E7=8 E8=12", dice=[6, 6])
    go(t, "E6", "E7")
    t.answer("swords:+2")
    go(t, "E7", "E8")
    t.answer("swords:+2")
    assert hand(t.view("green").state, "black")["swords"] == ["?", 2]


@clause("AL-HID-03")
def test_open_tiles_are_public_at_once() -> None:
    t = table("adventureland", open_tiles=True, black="A3", green="A2", board="C3=4")
    go(t, "A3", "C3")
    assert hand(t.view("green").state, "black")["herbs"] == [4]
    assert t.state.faces.seen == [-1]
