"""Adventure 4, The Kidnapped Princess (AL-PRI)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.content import EXPANSION
from meadhall.games.adventureland.events import AllKeysHeld, FightBegan, GiantAppeared, KeyTaken, PartySentBack
from meadhall.games.adventureland.land import PLACE
from meadhall.games.adventureland.positions.inspect import census, hand, on, where
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import end_names, go

FIGURES_BY_PLAYERS = {  # by number of players: figures needed for yellow, green, blue, grey, red
    2: (2, 2, 3, 3, 5),
    3: (2, 2, 2, 3, 5),
    4: (2, 2, 2, 2, 4),
}
CITY_FIELDS = ("E5", "B5", "B9", "I2", "H9")  # a field of each city, in the order of the colours
FOUR_KEYS = "yellow green blue grey"


def princess(**position: Any) -> ScriptedTable[Any]:
    return table("adventureland", adventure=4, expansion=True, **position)


def keys_of(t: ScriptedTable[Any], player: str) -> list[bool]:
    return list(t.state.princess.keys[t.seat(player)])


@clause("AL-PRI-01")
def test_setup_has_extra_pieces_and_points_count_at_the_end() -> None:
    assert len(EXPANSION.key_colours) * EXPANSION.keys_per_colour == 20
    assert (len(EXPANSION.city_chip), EXPANSION.princess, EXPANSION.giant) == (15, 1, 1)
    t = princess(black="A8 A1", green="A2", board="B8")
    go(t, "A8", "B8")
    assert t.state.track == [0, 0]
    assert t.points == [2, 0]


@clause("AL-PRI-02")
@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 8), (4, 8)])
def test_no_companions_and_no_swords_are_put_back(players: int, each: int) -> None:
    state = GAME.first_state(GAME.options(adventure=4, expansion=True, players=players))
    assert (state.companions_on_table, state.companions_in_box) == (30, 0)
    assert (state.swords_on_table, state.swords_in_box) == (28, 0)
    assert len(state.in_play(0)) == each


@clause("AL-PRI-03", "AL-PRI-14")
def test_prison_card_is_set_aside_unseen_before_the_first_cards() -> None:
    t = princess(step="setup", first_player=0, cards="A1 B2 C3 D3 E3 F3 H3 G3")
    assert census(t.state)["terrain cards"] == {
        "stack": 101, "discard": 8, "prison": 1, "not used in this adventure": 0,
    }  # fmt: skip
    for seat in (-1, 0, 1):
        seen = t.view(seat).state
        assert seen.faces.face[seen.princess.prison] == -1
        assert len(seen.faces.bags["card"]) == 102  # the stack and the prison card


@clause("AL-PRI-04")
def test_prison_card_is_never_drawn() -> None:
    t = princess(black="A2", green="A5", prison="D5", stack="D3 E3", cards="D3 E3")
    assert t.state.cards_left == 0
    assert PLACE["D5"] not in t.state.discard
    assert on(t.state, "D5") == ""


@clause("AL-PRI-05", "AL-PRI-06")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("colour", range(5))
@pytest.mark.parametrize("short", [0, 1])
def test_enough_figures_for_the_chip_bring_its_key(players: int, colour: int, short: int) -> None:
    figures = FIGURES_BY_PLAYERS[players][colour] - short
    t = princess(
        players=players, black=f"{CITY_FIELDS[colour]}+{figures - 1} A1" if figures > 1 else f"{CITY_FIELDS[colour]} A1"
    )
    t.answer("stay")
    assert keys_of(t, "black") == [number == colour and not short for number in range(5)]


@clause("AL-PRI-06")
def test_everybody_takes_keys_at_each_turn_end_once_per_colour_and_keeps_them() -> None:
    t = princess(black="A1", green="E5+1 A2", moves=1, cards="C1 D1 A3 B3 C2 D2", step="move")
    go(t, "A1", "B1")
    assert t.heard(KeyTaken) == [KeyTaken(1, 0)]  # in black's turn
    t.answer("stay", "stay")
    go(t, "E5", "E6")
    t.answer("stay")
    assert keys_of(t, "green") == [True, False, False, False, False]
    assert len(t.heard(KeyTaken)) == 1


@clause("AL-PRI-06")
def test_figures_of_several_parties_in_a_city_count_together() -> None:
    t = princess(black="E5 F4 A1", green="F5 A2")
    t.answer("stay")
    assert keys_of(t, "black")[0]
    assert not keys_of(t, "green")[0]


@clause("AL-PRI-07", "AL-PRI-14")
def test_first_set_of_keys_reveals_the_prison_card_at_the_end_of_that_turn() -> None:
    t = princess(black={"parties": "H9+3 C9", "keys": FOUR_KEYS}, green="B9 A2", board="H10", prison="D5")
    go(t, "H9", "H10")
    assert on(t.state, "D5") == ""
    t.answer("stay")
    assert on(t.view("green").state, "D5") == "giant"
    assert t.heard(AllKeysHeld) == [AllKeysHeld([0])]
    assert t.heard(GiantAppeared) == [GiantAppeared(PLACE["D5"], 30)]
    assert t.view(-1).state.faces.face[t.state.princess.prison] == PLACE["D5"]


@clause("AL-PRI-06", "AL-PRI-07")
def test_giant_comes_at_the_end_of_the_turn_that_completes_the_keys() -> None:
    side = {"parties": "H9+3 A2", "keys": FOUR_KEYS}
    t = princess(black="A1", green=side, cards="H9 A4", prison="D5")  # a companion joins green at once
    assert on(t.state, "D5") == ""
    t.answer("stay", by="black")
    assert t.heard(AllKeysHeld) == [AllKeysHeld([1])]
    assert on(t.state, "D5") == "giant"


@clause("AL-PRI-07")
def test_prison_is_any_card_that_was_never_drawn() -> None:
    t = princess(black={"parties": "H9+4 C9", "keys": FOUR_KEYS}, green="A2", cards="K4", step="move")
    t.answer("stay")
    assert on(t.state, "K4") == "giant"


@clause("AL-PRI-08")
@pytest.mark.parametrize(("players", "strength"), [(2, 30), (3, 25), (4, 20)])
def test_giant_is_weaker_with_more_players(players: int, strength: int) -> None:
    t = princess(
        players=players, black={"parties": "A5+9 A1", "keys": "all", "gold": 18}, giant="D5", first_five="black"
    )
    go(t, "A5", "D5")
    assert t.heard(FightBegan)[0].strength == strength


@clause("AL-PRI-09")
def test_giant_cannot_be_passed_and_is_fought_only_with_all_keys() -> None:
    sides: dict[str, Any] = {"black": {"parties": "A5", "keys": FOUR_KEYS}, "green": {"parties": "C1", "keys": "all"}}
    t = princess(**sides, giant="D5", first_five="green")
    assert [end for end in end_names(t, "A5") if end[1:] == "5"] == ["B5", "C5"]
    assert t.forbidden_by("to:D5")[0] == "AL-PRI-09"
    assert t.forbidden_by("to:G5") == ["AL-PRI-09"]
    t = princess(**sides, turn="green", giant="C7", first_five="green")
    assert [end for end in end_names(t, "C1") if end[0] == "C"] == ["C2", "C3", "C4", "C5", "C6", "C7"]
    assert t.forbidden_by("to:C8") == ["AL-PRI-09"]
    why = t.why_not("to:C8")[0].words
    assert "You cannot leap over the giant on C7. From C1 you can move only 6 fields south" in why
    assert not t.why_not("to:C7")


@clause("AL-PRI-09", "AL-PRI-11", "AL-PRI-12")
def test_princess_goes_to_the_giants_winner_and_giant_counts_as_no_creature() -> None:
    t = princess(black={"parties": "A5+29 A1", "keys": "all"}, green="A2", giant="D5", first_five="black")
    before = t.points[0]
    go(t, "A5", "D5")
    assert on(t.state, "D5") == "black"
    assert t.state.princess.rescued_by == 0
    assert hand(t.state, "black")["beaten"] == []
    assert t.points[0] == before + 15
    go(t, "D5", "H5")  # the giant has left the board
    assert on(t.state, "D5") == ""


@clause("AL-PRI-10", "AL-DEC-06")
def test_party_on_the_prison_without_all_keys_is_sent_back() -> None:
    t = princess(black={"parties": "H9+4 C9", "keys": FOUR_KEYS}, green="D5+2 row3", prison="D5")
    t.answer("stay")
    assert (t.asked, t.question) == (1, "start-area")
    assert t.keys == [f"area:row{n}" for n in range(1, 6)] + [f"area:col{c}" for c in "ABCDE"]
    assert t.menu.unanswered().key == "area:row1"
    t.answer("area:row3")
    assert where(t.state, "green") == "row3+2 row3"
    assert t.heard(PartySentBack) == [PartySentBack(1, PLACE["D5"], PLACE["row3"])]
    assert on(t.state, "D5") == "giant"
    assert t.state.turn == 1
    assert t.waits


@clause("AL-PRI-10", "AL-DEC-06")
def test_with_three_players_only_the_areas_in_play_are_offered() -> None:
    t = princess(players=3, black={"parties": "H9+4 C9", "keys": FOUR_KEYS}, green="D5+2 row3", prison="D5")
    t.answer("stay")
    assert t.keys == [f"area:row{n}" for n in range(1, 5)] + [f"area:col{c}" for c in "ABCD"]
    assert t.forbidden_by("area:row5") == ["AL-SET-06"]


@clause("AL-PRI-10")
def test_two_parties_in_one_start_area_have_different_buttons() -> None:
    t = princess(black="row1 row1+4 A9", green="A2")
    assert t.keys == ["go:row1", "go:row1/1", "go:A9", "stay"]
    go(t, "row1/1", "C1")
    assert where(t.state, "black") == "C1+4 A9 row1"
    assert "go:row1" in t.keys
    assert "go:row1/1" not in t.keys


@clause("AL-PRI-10")
def test_party_on_the_prison_with_all_keys_fights_at_once() -> None:
    t = princess(black={"parties": "H9+4 D5+3 C9", "keys": FOUR_KEYS, "gold": 1}, green="A2", prison="D5", moves=1)
    t.answer("stay")  # hopeless: 4 + 1 against 30
    assert t.heard(FightBegan)[0].field == PLACE["D5"]
    assert where(t.state, "black") == "C9 H9+4"
    assert on(t.state, "D5") == "giant"


@clause("AL-PRI-10")
def test_party_on_the_prison_with_all_keys_also_fights_on_another_turn() -> None:
    t = princess(black="A1", green={"parties": "H9+4 D5+3 C9", "keys": FOUR_KEYS}, prison="D5")
    t.answer("stay", by="black")
    assert [(event.owner, event.field) for event in t.heard(FightBegan)] == [(1, PLACE["D5"])]
    assert where(t.state, "green") == "C9 H9+4"  # hopeless: 4 against 30
    assert not t.heard(PartySentBack)


@clause("AL-PRI-11")
def test_party_that_loses_to_the_giant_is_removed_and_the_giant_stays() -> None:
    t = princess(black={"parties": "A5+2 A1", "keys": "all"}, green="A2", giant="D5", first_five="black")
    go(t, "A5", "D5")
    assert where(t.state, "black") == "A1"
    assert on(t.state, "D5") == "giant"
    assert t.state.companions_in_box == 2
    assert t.state.princess.rescued_by == -1


@clause("AL-PRI-12")
def test_points_are_wreaths_gold_keys_first_five_and_the_princess() -> None:
    side = {"parties": "A1", "beaten": [16, 8], "gold": 3, "keys": "all", "herbs": [4], "swords": [3]}
    t = princess(black=side, green={"parties": "A2", "keys": "red"}, prison="D5", princess="black", first_five="black")
    assert t.points == [12 + 6 + 15 + 5 + 15, 3]


@clause("AL-PRI-12")
def test_all_who_complete_their_keys_in_the_same_turn_are_first() -> None:
    t = princess(
        black={"parties": "H9+4 C9", "keys": FOUR_KEYS},
        green={"parties": "E5+1 A2", "keys": "green blue grey red"},
        prison="D5",
    )
    t.answer("stay")
    assert [t.standings[seat].parts["first with all keys"] for seat in (0, 1)] == [5, 5]
    late = princess(
        black={"parties": "A1", "keys": "all"},
        green={"parties": "E5+1 A2", "keys": "green blue grey red"},
        giant="D5",
        first_five="black",
    )
    late.answer("stay")
    assert keys_of(late, "green") == [True] * 5
    assert [late.standings[seat].parts["first with all keys"] for seat in (0, 1)] == [5, 0]


@clause("AL-PRI-13")
def test_round_in_which_the_princess_is_rescued_is_the_last() -> None:
    t = princess(
        black={"parties": "A5+29 A1", "keys": "all"},
        green="A2",
        giant="D5",
        first_five="black",
        cards="B2 C3",
        step="move",
    )
    go(t, "A5", "D5")
    t.answer("stay")
    assert (t.asked, t.over) == (1, False)
    t.answer("stay")
    assert t.over


@clause("AL-PRI-13")
def test_round_in_which_the_stack_runs_out_is_the_last_and_stocks_do_not_matter() -> None:
    t = princess(black="A1", green="A2", turn="green", prison="D5", stack="D3 E3", cards="D3 E3")
    assert t.state.cards_left == 0
    t.answer("stay")
    assert t.over
    lasting = princess(
        black={"parties": "A1+15 B1+12", "swords": [0] * 10 + [1] * 8 + [2] * 6},
        green={"parties": "A2", "swords": [3, 3, 3]},
        turn="green",
        cards="B2 C6",
        companions_in_box=0,
    )
    assert (lasting.state.swords_on_table, lasting.state.companions_on_table) == (0, 2)
    lasting.answer("stay")
    assert not lasting.over


@clause("AL-PRI-13")
def test_keys_and_the_giant_still_come_at_the_end_of_the_last_turn() -> None:
    t = princess(
        black={"parties": "H9+4 C9", "keys": FOUR_KEYS},
        green="A1",
        turn="green",
        prison="D5",
        stack="D3 E3",
        cards="D3 E3",
    )
    t.answer("stay")
    assert t.over
    assert t.heard(GiantAppeared) == [GiantAppeared(PLACE["D5"], 30)]
    assert t.points[0] == 15 + 5


@clause("AL-PRI-15")
def test_the_sprite_passes_the_giant_without_effect() -> None:
    t = princess(black="A2", green="C8 D9 A5", giant="D8", first_five="black", sprite="B8", cards="E9 A1")
    assert on(t.state, "D8") == "giant"
    assert on(t.state, "E9") == "gold sprite"
    assert where(t.state, "green") == "A5"
