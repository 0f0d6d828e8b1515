"""Adventure 5, The King in the Fog (AL-KNG)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.common.text import Text
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.content import CREATURE_IDS
from meadhall.games.adventureland.events import FightLost, KingJoined, KingLeft, KingRescued, PartySweptOff, SpriteRan
from meadhall.games.adventureland.land import PLACE, RIVER_ORDER, place_name
from meadhall.games.adventureland.positions.inspect import census, hand, on, where
from meadhall.games.adventureland.words import CATALOGUE
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import end_names, go

CREATURES_WITHOUT_FIRST = CREATURE_IDS[1:]


def king(**position: Any) -> ScriptedTable[Any]:
    return table("adventureland", adventure=5, expansion=True, **position)


def king_table_at_setup(**position: Any) -> ScriptedTable[Any]:
    creatures = [10, "F02", 12, "F01", 16, 14, 10, 8, 8, 14, 12, 12, 10, 10]
    return king(step="setup", first_player=0, creatures=creatures, cards="A1 B2 C3 D3 E3 F3 H3 G3", **position)


# ---- set-up


@clause("AL-KNG-01")
def test_players_win_only_with_both_goals_and_otherwise_nobody_is_ranked() -> None:
    sides: dict[str, Any] = {"black": {"parties": "A1", "beaten": CREATURES_WITHOUT_FIRST, "points": 20}, "green": "A2"}
    lost = king(**sides, board="E7=F01", turn="green", king="black", stack="")
    lost.answer("stay")
    assert lost.over
    assert lost.places == [0, 0]
    sides["green"] = {"parties": "A2", "beaten": ["F01"]}
    won = king(**sides, turn="green", king="black")
    assert won.places == [1, 2]
    won.answer("stay")
    assert won.over
    assert won.places == [1, 2]
    no_king = king(**sides, turn="green", stack="")
    no_king.answer("stay")
    assert no_king.places == [0, 0]


@clause("AL-KNG-02")
def test_gold_is_on_every_river_field_and_the_sprite_waits_in_the_west() -> None:
    t = king_table_at_setup()
    assert {on(t.state, place_name(field)) for field in RIVER_ORDER} == {"gold"}
    assert t.state.sprite == -2
    assert t.state.gold_on_table == 0


@clause("AL-KNG-03")
def test_only_the_creature_that_holds_the_king_has_his_name() -> None:
    t = king_table_at_setup()
    creatures = [figure for figure in t.match.game.scene(t.state, -1).figures if figure.kind == "creature"]
    assert [
        creature.number for creature in creatures if isinstance(creature.name, Text) and creature.name.args["king"]
    ] == [8]


@clause("AL-KNG-02", "AL-KNG-06")
def test_from_the_west_the_sprite_passes_a7_first() -> None:
    t = king(black="A7 B7+1g A1", green="A2")
    go(t, "B7", "B9")
    assert [event.field for event in t.heard(PartySweptOff)] == [PLACE["A7"]]
    assert t.heard(SpriteRan) == [SpriteRan(-2, PLACE["B7"])]
    assert on(t.state, "B7") == "sprite"


@clause("AL-KNG-03")
def test_creatures_are_dealt_by_column_and_the_first_of_8_carries_the_king() -> None:
    t = king_table_at_setup()
    fields = ["A8", "D7", "E7", "E8", "F7", "G4", "G5", "G9", "G10", "H4", "H7", "I6", "I7", "J7"]
    strengths = [10, 8, 12, 8, 16, 14, 10, 8, 8, 14, 12, 12, 10, 10]
    laid = [int(t.match.game.scene(t.state, -1).figures_at(name)[0].number or 0) for name in fields]
    assert laid == strengths
    assert CREATURE_IDS[t.state.king.creature] == on(t.state, "D7") == "F02"


@clause("AL-KNG-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_river_and_fog_cards_leave_the_stack_and_stocks_are_whole(players: int) -> None:
    t = king_table_at_setup(players=players)
    assert census(t.state)["terrain cards"] == {
        "stack": 70, "discard": 8, "prison": 0, "not used in this adventure": 32,
    }  # fmt: skip
    assert (t.state.swords_in_box, t.state.companions_in_box) == (0, 0)
    assert not set(RIVER_ORDER) & set(t.state.faces.bags["card"])


# ---- gold and the sprite


@clause("AL-KNG-05")
def test_party_carries_any_number_of_gold() -> None:
    t = king(black="A8+3g A1", green="A2", board="B8")
    go(t, "A8", "B8")
    assert where(t.state, "black") == "A1 B8+4g"
    assert (hand(t.state, "black")["gold"], t.points) == (0, [0, 0])
    go(t, "B8", "C8")
    assert "C8+4g" in where(t.state, "black")


@clause("AL-KNG-06")
def test_gold_carried_off_the_river_moves_the_sprite_to_the_free_field() -> None:
    t = king(black="F8+1g A1", green="G7+2g A2", sprite="K6")
    go(t, "F8", "H8")
    assert on(t.state, "F8") == "sprite"
    assert where(t.state, "green") == "A2"
    assert t.state.gold_in_box == 2


@clause("AL-KNG-06")
@pytest.mark.parametrize(("party", "end"), [("F8+1g", "G8"), ("F8", "H8"), ("F10+1g", "H10")])
def test_sprite_stays_if_no_river_field_is_left_or_no_gold_is_carried(party: str, end: str) -> None:
    t = king(black=f"{party} A1", green="A2", sprite="K6")
    go(t, party.split("+")[0], end)
    assert not t.heard(SpriteRan)


@clause("AL-KNG-07")
def test_only_gold_carried_by_the_fighting_party_may_be_used() -> None:
    t = king(black="E6+6+1g F6+6+5g A1", green="A2", board="E7=8")
    go(t, "E6", "E7")
    t.answer("gold:add")
    assert "E7+6" in where(t.state, "black").split()
    t = king(black="E6+5+1g F6+6+5g A1", green="A2", board="E7=8")
    go(t, "E6", "E7")  # 6 + 1 < 8: the fight is lost
    assert t.heard(FightLost)


@clause("AL-KNG-17")
def test_carried_gold_goes_to_the_box_with_its_party() -> None:
    t = king(black="E6+2+3g A1", green="A2", board="E7=16")
    go(t, "E6", "E7")
    assert where(t.state, "black") == "A1"
    assert t.state.gold_in_box == 3
    assert census(t.state)["gold"] == {"table": 15, "board": 0, "box": 3, "players": 0, "parties": 0}


@clause("AL-KNG-16")
def test_sprite_moves_after_the_whole_move_even_if_the_gold_is_lost() -> None:
    t = king(black="A7+1g A1", green="A2", board="A8=16")
    go(t, "A7", "A8")
    names = [type(event).__name__ for event in t.match.news(-1)]
    assert names.index("FightLost") < names.index("SpriteRan")
    assert on(t.state, "A7") == "sprite"


@clause("AL-KNG-16")
def test_gold_spent_in_the_fight_moves_the_sprite_too() -> None:
    t = king(black="A7+6+1g A1", green="A2", board="A8=8")
    go(t, "A7", "A8")
    assert not t.heard(SpriteRan)
    t.answer("gold:add")
    assert on(t.state, "A7") == "sprite"
    assert on(t.state, "A8") == "black"


@clause("AL-KNG-16")
def test_driving_out_comes_before_the_sprite() -> None:
    t = king(black="G8+2+1g A1", green="J8 A2", board="")
    go(t, "G8", "J8")
    assert t.question == "start-area"
    assert not t.heard(SpriteRan)
    t.answer("area:row2")
    assert on(t.state, "G8") == "sprite"


# ---- super companions


@clause("AL-KNG-08")
def test_five_companions_are_swapped_for_a_super_companion() -> None:
    t = king(black="A2+6 A9+4", green="A5")
    assert t.keys == ["go:A2", "go:A9", "swap:A2", "stay"]
    t.answer("swap:A2")
    assert where(t.state, "black") == "A2+1+1s A9+4"
    assert t.state.parties[0].size == 7
    assert (t.state.companions_in_box, t.state.king.supers_left) == (5, 5)
    assert (t.question, t.state.moves_left) == ("first-move", 2)
    assert t.forbidden_by("swap:A2") == ["AL-KNG-08"]  # a super companion cannot be one of the five


@clause("AL-KNG-08")
def test_swap_is_offered_before_the_second_move_while_supers_are_left() -> None:
    t = king(black="A2+5 A9", green="A5", moves=1)
    t.answer("swap:A2")
    assert t.question == "second-move"
    t = king(black="A2+5 A9", green="A5", supers_in_box=6)
    assert t.keys == ["go:A2", "go:A9", "stay"]
    assert "no super companion is left" in t.why_not("swap:A2")[0].words
    assert t.forbidden_by("swap:A5") == ["AL-TRM-04"]
    assert [t.why_not(key)[0].words for key in ("swap:D6", "swap:row2")] == [
        t.why_not(key)[0].words for key in ("go:D6", "go:row2")
    ]
    assert t.why_not("swap:D6")[0].words.startswith("You have no party")


@clause("AL-KNG-08")
def test_no_swap_is_offered_without_a_move() -> None:
    t = king(black="K10+5", green="A5", cards="A1 B2", step="turn")
    assert t.asked == 1  # black is skipped
    t = king(black="J10+5 K9", green="A5")
    assert "swap:J10" in t.keys
    go(t, "J10", "K10")
    assert t.waits  # black has no legal move left, so neither the second move nor the swap is asked
    assert where(t.state, "black") == "K9 K10+5"


@clause("AL-KNG-08")
def test_two_parties_in_one_start_area_swap_separately() -> None:
    t = king(black="row1+5 row1+7", green="A5")
    assert t.keys == ["go:row1", "go:row1/1", "swap:row1", "swap:row1/1", "stay"]
    t.answer("swap:row1/1")
    assert where(t.state, "black") == "row1+5 row1+2+1s"


@clause("AL-DEC-06")
def test_groups_in_one_start_area_have_different_buttons() -> None:
    t = king(black="row1+5 row1+2+2g row1", green="A5")
    parties = [option.message(t.state) for option in t.menu if option.key.startswith("go:")]
    labels = [CATALOGUE.say(words, Names(["Ann", "Bram"], 0), form="brief") for words in parties]
    assert labels == ["row 1, 6 figures", "row 1, 3 figures, 2 gold", "row 1"]


@clause("AL-KNG-08", "AL-TRM-03")
def test_a_removed_super_companion_does_not_come_back() -> None:
    t = king(black="E6+1s+2 A1", green="A2", board="E7=16")
    go(t, "E6", "E7")
    assert census(t.state)["super companions"] == {"table": 5, "parties": 0, "box": 1}
    assert census(t.state)["companions"]["box"] == 2


# ---- driving out


@clause("AL-KNG-09", "AL-KNG-10", "AL-KNG-11")
@pytest.mark.parametrize(
    ("stronger", "weaker", "may"),
    [
        ("H8+3", "J8+2", True),
        ("H8+2", "J8+2", False),
        ("H8+1+2g", "J8+2", True),
        ("H8+2", "J8+1+1g", False),
        ("H8+1s", "J8+4", True),
        ("H8+2+king", "J8+2", False),
    ],
)
def test_in_the_capital_a_strictly_stronger_party_drives_out_another(stronger: str, weaker: str, may: bool) -> None:
    t = king(black=f"{stronger} A1", green=f"{weaker} A2")
    assert ("J8" in end_names(t, "H8")) is may
    if not may:
        assert t.forbidden_by("to:J8") == ["AL-KNG-10"]
        assert "has strength 3: to drive it out, you need more than your 3" in t.why_not("to:J8")[0].words
        return
    t.answer("to:J8")
    assert (t.asked, t.question) == (1, "start-area")
    t.answer("area:row2")
    assert where(t.state, "green") == f"A2 {weaker.replace('J8', 'row2')}"
    assert on(t.state, "J8") == "black"


@clause("AL-KNG-09")
def test_nobody_is_driven_out_elsewhere_or_by_the_same_colour() -> None:
    t = king(black="H2+9 J8 H8+9", green="J2 A2")
    assert "J2" not in end_names(t, "H2")
    t.answer("to:H3")
    assert "J8" not in end_names(t, "H8")


@clause("AL-KNG-10")
def test_driven_out_party_keeps_companions_and_gold_and_may_return() -> None:
    t = king(black="H8+5 A1", green="J8+1+2g row2", cards="A3 B2", step="move")
    go(t, "H8", "J8")
    assert t.menu.unanswered().key == "area:row1"
    t.answer("area:row2", "stay")
    assert where(t.state, "green") == "row2+1+2g row2"
    assert {"go:row2", "go:row2/1"} <= set(t.keys)


# ---- the king


@clause("AL-KNG-11", "AL-KNG-12")
def test_king_joins_the_winner_and_is_rescued_in_the_capital() -> None:
    t = king(black="G8+8 A1", green="A2", board="G9=F01", king="F01", sprite="")
    go(t, "G8", "G9")
    assert t.state.track == [4, 0]
    assert "G9+8+king" in where(t.state, "black").split()
    assert t.heard(KingJoined) == [KingJoined(0, PLACE["G9"])]
    assert t.state.parties[0].size == 9  # the king adds no strength
    go(t, "G9", "H9")
    assert t.heard(KingRescued) == [KingRescued(0)]
    assert t.state.king.rescued_by == 0
    assert t.state.track == [12, 0]


@clause("AL-KNG-11")
def test_king_is_rescued_even_if_another_party_is_driven_out() -> None:
    t = king(black="H4+5+king A1", green="H9+1 A2")
    go(t, "H4", "H9")
    assert not t.heard(KingRescued)
    t.answer("area:row1")
    assert t.heard(KingRescued) == [KingRescued(0)]


@clause("AL-KNG-11")
def test_second_creature_of_strength_8_brings_no_king() -> None:
    t = king(black="G8+8 A1", green="A2", board="G9=F01 E7=F02", king="F02")
    go(t, "G8", "G9")
    assert not t.heard(KingJoined)


@clause("AL-KNG-11", "AL-KNG-18")
def test_king_left_behind_joins_the_next_party_that_ends_a_move_there() -> None:
    t = king(black="D8+1+king E9+1g A1", green="A8 A2", sprite="B7", cards="A3 B2", step="move")
    go(t, "E9", "E10")  # the sprite runs from B7 to E9 and sweeps D8
    assert on(t.state, "D8") == "king"
    assert t.heard(KingLeft) == [KingLeft(PLACE["D8"])]
    t.answer("stay")
    assert {"to:D8", "to:E8"} <= {"to:" + end for end in end_names(t, "A8")}
    t.answer("to:D8")
    assert "D8+king" in where(t.state, "green").split()


@clause("AL-KNG-18")
def test_king_on_a_creatures_field_joins_only_its_winner() -> None:
    t = king(black="E6+1+king A1", green="E2 E5+9 A2", board="E7=16", cards="A3 B2", step="move")
    go(t, "E6", "E7")
    assert on(t.state, "E7") == "F14 king"
    t.answer("stay")
    go(t, "E2", "E4")
    assert t.state.king.at == PLACE["E7"]
    go(t, "E5", "E7")  # 10 < 16: lost, and the king stays
    assert on(t.state, "E7") == "F14 king"
    t = king(black="E6+15 A1", green="A2", board="E7=16", king="E7")
    go(t, "E6", "E7")
    assert "E7+15+king" in where(t.state, "black").split()


# ---- points and end


@clause("AL-KNG-12")
def test_wreaths_and_8_for_the_king_are_scored_during_the_game() -> None:
    t = king(black="G8+13+king A1", green="A2", board="G9=14")
    go(t, "G8", "G9")
    assert t.state.track == [7, 0]
    go(t, "G9", "H9")
    assert t.state.track == [15, 0]


@clause("AL-KNG-13")
def test_four_majorities_score_7_3_and_1() -> None:
    t = king(
        players=4,
        black={"parties": "H9+1s+1 I8 A1+9+9g", "beaten": [8]},
        green={"parties": "K10+1g", "beaten": [8, 8]},
        violet={"parties": "H10+2+2g K9 K8", "beaten": [16]},
        orange="row1",
    )
    names = ("most fog creatures", "adventurers in the capital", "companions in the capital", "gold in the capital")
    assert [[t.standings[seat].parts[name] for seat in range(4)] for name in names] == [
        [3, 7, 3, 0],
        [3, 1, 7, 0],
        [7, 0, 3, 0],
        [0, 3, 7, 0],
    ]


@clause("AL-KNG-14")
def test_round_in_which_both_goals_are_reached_is_the_last() -> None:
    t = king(
        black={"parties": "E6+7 A1", "beaten": CREATURES_WITHOUT_FIRST},
        green="A2",
        board="E7=F01",
        king="green",
        cards="A3 B2",
        step="move",
    )
    go(t, "E6", "E7")
    t.answer("stay")
    assert not t.over
    t.answer("stay")
    assert t.over
    assert t.places[0] == 1


@clause("AL-KNG-14")
def test_round_in_which_the_stack_runs_out_is_the_last_and_stocks_do_not_matter() -> None:
    t = king(black="A1", green="A2", turn="green", stack="A3 B2", cards="A3 B2")
    t.answer("stay")
    assert t.over
    t = king(black="A1", green="A2", turn="green", swords_on_table=0, companions_on_table=0)
    t.answer("stay")
    assert not t.over
    t = king(black="A1", green="A2", turn="green", swords_on_table=0, companions_on_table=1, cards="C6 A3")
    t.answer("stay")
    assert not t.over


@clause("AL-KNG-15")
@pytest.mark.parametrize(
    ("left", "beaten", "over"),
    [(0, 14, True), (0, 13, False), (2, 12, True), (2, 11, False), (4, 10, True), (4, 9, False)],
)
def test_king_adventure_ends_when_few_enough_creatures_are_left(left: int, beaten: int, over: bool) -> None:
    side = {"parties": "A1", "beaten": CREATURE_IDS[:beaten]}
    t = king(black=side, green="A2", turn="green", king="black", king_fog_left=left)
    t.answer("stay")
    assert t.over is over
