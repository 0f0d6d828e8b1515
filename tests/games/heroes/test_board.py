"""Words and the board (4.1, 4.2)."""

from __future__ import annotations

import pytest

from meadhall.games.heroes.board.spaces import (
    NEIGHBOURS,
    SPACE_NUMBERS,
    adjacent_beings,
    exposed_being_in_column,
    is_exposed,
    reached_columns,
    space_in_other_line,
)
from meadhall.games.heroes.positions.inspect import being_at
from meadhall.games.heroes.state import EMPTY
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, acting, cast, end_action, play


def names_of(spaces: tuple[int, ...]) -> set[str]:
    return {name for name, space in SPACE_NUMBERS.items() if space in spaces}


@clause("HE-TRM-01", "HE-TRM-02", "HE-TGT-01", "HE-TGT-02")
def test_heroes_and_creatures_are_beings_and_each_word_has_its_own_meaning() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFWWWL", "hand": "scorch freezing"}, "f1=triton b2=hero")
    t.answer("cast:scorch", "free:decline")
    assert t.keys == ["at:0f1", "at:0b2", "at:1f1", "at:1b2"]
    t.take_back("ann")
    t.take_back("ann")
    t.answer("cast:freezing")
    assert t.keys == ["at:0f1", "at:1f1"]
    assert t.forbidden_by("at:1b2") == ["HE-TGT-02"]


@clause("HE-TRM-03", "HE-TRM-06")
def test_beings_are_on_their_players_board_or_a_dead_phoenix_beside_it() -> None:
    t = acting(
        {"board": "f1=ifrit b2=hero", "beside": "phoenix", "dice": "LLLLLL", "hand": "command"}, "f4=triton b2=hero"
    )
    t.answer("cast:command")
    assert t.keys == ["at:0f1", "at:beside"]


@clause("HE-TRM-03")
def test_an_opponent_is_any_other_player_in_the_game() -> None:
    t = play(players=3, bram={"out": 1}, cas="b2=hero")
    assert t.state.opponents(0) == [2]
    assert t.state.is_opponent(2, 0)


@clause("HE-TRM-04", "HE-TRM-05")
def test_the_caller_is_the_active_player_and_others_act_too() -> None:
    t = acting({"hand": "command"}, {"board": "b2=hero", "dice": "CCCAAA"})
    assert (t.state.round.active, t.state.act.seat) == (0, 0)
    t.answer("none", "act")
    assert (t.state.round.active, t.state.act.seat) == (0, 1)


@clause("HE-TRM-07")
def test_card_overrides_the_general_rule_and_halves_are_rounded_down() -> None:
    t = acting({"board": "b1=hero", "hand": "lightning", "dice": "AAAEEE"}, "f1=golem b1=hero")
    cast(t, "lightning", "at:1f1")
    assert t.state.life(being_at(t.state, "bram", "b1")) == 20  # half of 3


@clause("HE-TRM-08")
def test_may_is_a_choice() -> None:
    t = acting({"hand": "scorch", "dice": "FFCEEE"}, spells=["concentration ann ann"])
    cast(t, "scorch", "at:1b2")
    assert (t.question, t.keys) == ("concentrate", ["draw", "draw-none"])


@clause("HE-BRD-02", "HE-BRD-05")
def test_columns_are_numbered_from_the_owners_left_with_back_spaces_behind() -> None:
    assert [SPACE_NUMBERS[name] for name in ("f1", "f4", "b1", "b4")] == [0, 3, 4, 7]
    assert space_in_other_line(SPACE_NUMBERS["f3"]) == SPACE_NUMBERS["b3"]


@clause("HE-BRD-04")
def test_adjacent_spaces_share_an_edge() -> None:
    assert names_of(NEIGHBOURS[SPACE_NUMBERS["f1"]]) == {"f2", "b1"}
    assert names_of(NEIGHBOURS[SPACE_NUMBERS["f2"]]) == {"f1", "f3", "b2"}
    assert names_of(NEIGHBOURS[SPACE_NUMBERS["b4"]]) == {"b3", "f4"}
    t = play(ann="f4=nymph b2=hero", bram="f1=nymph b2=hero")
    assert adjacent_beings(t.state, being_at(t.state, "ann", "f4")) == []


@clause("HE-BRD-06", "HE-BRD-07", "HE-BRD-08", "HE-BRD-09", "HE-AMB-11")
def test_front_line_and_pieces_behind_free_spaces_are_exposed() -> None:
    t = play(ann="f1=golem b1=gnome b2=hero f3=hero b3=golem".replace("f3=hero b3=golem", ""), bram="f2=nymph b2=hero")
    s = t.state
    assert [is_exposed(s, being_at(s, "ann", name)) for name in ("f1", "b1", "b2")] == [True, False, True]
    assert not is_exposed(s, being_at(s, "bram", "b2"))
    for column in range(4):
        for seat in (0, 1):
            behind = s.spaces[seat][column + 4]
            one = exposed_being_in_column(s, seat, column)
            assert (one == EMPTY) == (s.spaces[seat][column] == EMPTY and behind == EMPTY)


@clause("HE-BRD-08", "HE-BRD-09")
def test_hero_shelters_too_and_moving_away_exposes_at_once() -> None:
    t = acting(
        {"board": "f2=hero b2=gnome f1=golem", "hero": "brunna", "hand": "stoneskin", "dice": "EELLLL"},
        "f3=triton b2=hero",
    )
    assert not is_exposed(t.state, being_at(t.state, "ann", "b2"))
    cast(t, "stoneskin", "at:0f1")
    t.answer("move:f2", "to:f3")
    assert is_exposed(t.state, being_at(t.state, "ann", "b2"))


@clause("HE-BRD-10", "HE-BRD-11")
@pytest.mark.parametrize("column", range(4))
def test_boards_face_each_other_front_edge_to_front_edge(column: int) -> None:
    assert reached_columns(column, "F") == [3 - column]
    assert reached_columns(column, "FR") == [3 - column] + ([2 - column] if column < 3 else [])


@clause("HE-BRD-12")
def test_chosen_target_is_reached_from_any_seat() -> None:
    t = play(
        players=3, active="ann",
        ann={"hero": KALDOR, "board": "f1=hellhound b2=hero", "dice": "FFLLLL", "hand": "scorch"},
        bram="f4=nymph b2=hero", cas="f4=gnome b2=hero",
    )  # fmt: skip
    cast(t, "scorch", "at:0f1")
    assert t.state.beings[being_at(t.state, "ann", "f1")].wounds == 1
    t.answer("attack:f1")
    assert t.keys == ["at:1f4", "at:2f4"]


@clause("HE-BRD-13", "HE-HID-14")
def test_dead_phoenix_is_not_a_target() -> None:
    t = acting(
        {"board": "b2=hero", "hand": "scorch sunfire", "dice": "FFFFFL"},
        {"hero": "maris", "board": "b2=hero", "beside": "phoenix"},
    )
    t.answer("cast:sunfire", "free:decline")
    assert t.keys == ["at:0b2", "at:1b2"]
    end_action(t)
    assert any(b.at == -2 for b in t.view(-1).state.beings)
