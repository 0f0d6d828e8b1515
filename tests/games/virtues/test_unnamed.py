"""The Unnamed as a player (4.23, 11.13)."""

from __future__ import annotations

from typing import Any

from meadhall.games.virtues.content import BUILDING, CHARACTER, PORTAL, QUEST, UNNAMED
from meadhall.games.virtues.state import NOBODY
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of


def table_after_lap(*answers: str, **words: Any) -> ScriptedTable[Any]:
    """Return a table after the end of a lap, with these answers of the last hero and of the Unnamed."""
    t = sv(**{"fall": True, "unnamed": True, "on": "cas", **words})
    if "ch_white_2" not in str(words.get("tavern", "")):
        t.answer("found:b18" if "found:b18" in t.keys else "pass")
    t.answer(*answers)
    return t


def table_with_demand(card: str, **words: Any) -> ScriptedTable[Any]:
    """Return a table on which the Unnamed demands something from Ann."""
    return table_after_lap(f"play:{card}", "player:0", **words)


@clause("SV-UNN-01", "SV-UNN-02", "SV-UNN-03", "SV-UNN-12", "SV-DEC-25", "SV-HID-11", "SV-QPH-04")
def test_at_the_end_of_a_lap_the_unnamed_may_play_a_card() -> None:
    t = table_after_lap()
    assert (t.asked, t.question, len(t.keys)) == (3, "unnamed", 15)
    assert t.menu.unanswered().key == "nothing"
    assert t.state.order == [0, 1, 2]
    unnamed = t.view("ann").state.unnamed
    assert unnamed is not None
    assert unnamed.hand == list(range(14))
    t.answer("nothing")
    assert (t.asked, t.state.lap) == (0, 2)


@clause("SV-UNN-03", "SV-QPH-09")
def test_card_of_the_unnamed_is_not_an_action() -> None:
    t = table_after_lap("play:un_13", passed="bram")
    assert t.state.passed == [1, 2]


@clause("SV-UNN-04", "SV-AMB-28")
def test_laps_with_passes_count_and_no_card_is_played_when_the_phase_ends() -> None:
    t = table_after_lap(passed="bram")
    assert t.asked == 3
    t = sv(fall=True, unnamed=True, on="cas", passed="ann bram")
    t.answer("pass")
    assert (t.question, t.state.turn) == ("go", 2)


@clause("SV-UNN-05")
def test_played_cards_return_after_the_last() -> None:
    t = table_after_lap("play:un_13", hand="un_13 un_14", row1="q01: - - - | tr_gold_2")
    assert t.state.unnamed is not None
    assert t.state.unnamed.hand == [13]


@clause("SV-UNN-05")
def test_last_card_returns_all_fourteen() -> None:
    t = table_after_lap("play:un_13", hand="un_13")
    assert t.state.unnamed is not None
    assert len(t.state.unnamed.hand) == 14


@clause("SV-UNN-06", "SV-DEC-27", "SV-DEC-26")
def test_player_who_cannot_pay_takes_corruption_or_a_sin_card() -> None:
    t = table_with_demand("un_01")
    assert (t.asked, t.question, t.keys) == (0, "penalty", ["corruption", "sin"])
    assert t.menu.unanswered().key == "corruption"
    t.answer("sin")
    assert len(player_of(t, "ann").sins) == 1
    t = table_with_demand("un_01", ann={"corruption": 6})
    assert t.menu.unanswered().key == "sin"
    t.answer("corruption")
    assert player_of(t, "ann").fallen


@clause("SV-UNN-07", "SV-DEC-26", "SV-VOC-36")
def test_player_who_can_pay_must_and_chooses_how() -> None:
    t = table_with_demand("un_01", ann={"gold": 2, "might": 1})
    assert (t.question, t.keys) == ("demand", ["pay:2-gold", "pay:1-might"])
    assert t.menu.unanswered().key == "pay:2-gold"
    t.answer("pay:1-might")
    assert wealth_of(t, "ann") == (0, 2, 0)


@clause("SV-UNN-07", "SV-EX-30")
def test_player_who_can_pay_only_with_an_estate_may_take_the_penalty() -> None:
    t = table_with_demand("un_01", ann={"gold": 1, "buildings": "b09"})
    assert t.question == "interrupt"
    t.answer("done")
    assert t.keys == ["pay:2-gold", "penalty"]
    t.answer("pay:2-gold")
    assert (player_of(t, "ann").buildings, player_of(t, "ann").gold) == ([], 1)


@clause("SV-UNN-08", "SV-FREE-02")
def test_nothing_cancels_a_demand_but_free_plays_come_first() -> None:
    t = table_with_demand("un_01", ann={"sins": "sin_pride_a", "buildings": "b05+"})
    assert t.question == "interrupt"
    assert set(t.keys) == {"give-up:b05", "done"}
    assert t.forbidden_by("react:sin_pride_a") == t.forbidden_by("special:b05") == ["SV-UNN-08"]


@clause("SV-UNN-09")
def test_two_demands_in_a_row_name_two_heroes() -> None:
    t = table_after_lap("play:un_01", demanded="ann")
    assert t.keys == ["player:1", "player:2"]
    assert t.forbidden_by("player:0") == ["SV-UNN-09"]
    t = table_after_lap("play:un_01", demanded="ann", bram={"fallen": True}, cas={"fallen": True})
    assert (t.asked, t.question) == (0, "penalty")


@clause("SV-UNN-10")
def test_a_fallen_hero_is_not_named() -> None:
    t = table_after_lap("play:un_01", bram={"fallen": True})
    assert t.keys == ["player:0", "player:2"]
    assert t.forbidden_by("player:1") == ["SV-UNN-10"]


@clause("SV-UNN-11")
def test_without_sin_deck_the_penalty_is_corruption() -> None:
    t = table_with_demand("un_01", decks={"sins": ""})
    assert player_of(t, "ann").corruption == 1


@clause("SV-UNN-13", "SV-END-09")
def test_the_unnamed_wins_with_the_fourteenth_cataclysm_and_with_the_fall_of_all() -> None:
    t = sv(fall=True, unnamed=True, cataclysms=14, bram={"fallen": True})
    t.answer("pass", "pass", "pass")
    assert t.places == [3, 1, 3, 1]
    t = table_after_lap("play:un_01", ann={"corruption": 6}, bram={"fallen": True}, cas={"fallen": True})
    t.answer("corruption")
    assert (t.state.ending, t.places) == ("fallen", [4, 1, 1, 1])


@clause("SV-END-09")
def test_the_unnamed_is_last_when_the_heroes_win() -> None:
    t = sv(fall=True, unnamed=True, step="score", armour=7, ann={"might": 30}, bram={"fallen": True, "might": 50})
    assert t.places == [1, 3, 2, 4]


@clause("SV-UNN-15")
def test_hinder_card_may_be_played_without_effect() -> None:
    t = table_after_lap("play:un_14")
    assert t.state.unnamed is not None
    assert UNNAMED[13].id == "un_14"
    assert 13 not in t.state.unnamed.hand


# ---- the cards


@clause("SV-VOC-36", "SV-AMB-29")
def test_demands_of_fame_gifts_and_both() -> None:
    t = table_with_demand("un_02", ann={"fame": 3})
    assert player_of(t, "ann").fame == 1
    t = table_with_demand("un_06", ann={"gold": 1, "fame": 1})
    assert wealth_of(t, "ann") == (0, 0, 0)
    t = table_with_demand("un_03", ann={"gifts": "DIL HUM KIN"})
    assert t.question == "pay"
    t.answer("spare:HUM", "pay")
    assert len(gifts_of(t, "ann").split()) == 1
    t = table_with_demand("un_10", ann={"gifts": "DIL"})
    assert gifts_of(t, "ann") == ""
    t = table_with_demand("un_07", ann={"gold": 1})
    assert player_of(t, "ann").gold == 0


@clause("SV-VOC-36", "SV-DEC-20")
def test_demands_of_possessions() -> None:
    t = table_with_demand("un_04", ann={"elixirs": "el_red_1 el_red_2"})
    t.answer("done", "elixir:el_red_2")
    assert (len(player_of(t, "ann").elixirs), gifts_of(t, "ann")) == (1, "")
    t = table_with_demand("un_05", ann={"characters": "ch_red_2 ch_red_3!"})
    assert len(player_of(t, "ann").tapped) == 2
    t = table_with_demand("un_09", ann={"buildings": "b01 b07 b13"})
    t.answer("done", "building:b07")
    assert player_of(t, "ann").buildings == [BUILDING["b01"], BUILDING["b13"]]
    assert player_of(t, "ann").gold == 0


@clause("SV-VOC-36", "SV-SIN-06", "SV-SIN-05", "SV-DEC-23")
def test_the_mirror_of_faults_pushes_a_sin_card_onto_the_pile() -> None:
    t = table_with_demand(
        "un_08",
        ann={"sins": "sin_greed_a sin_greed_b"},
        sin_pile="sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b",
        next_cataclysms="cat_04",
    )
    assert t.question == "discard-sin"
    t.answer("discard:sin_greed_a")
    assert len(t.state.cataclysms) == 1
    assert player_of(t, "ann").gold == 0


@clause("SV-VOC-35", "SV-PRT-01")
def test_barred_portal_stays_open_for_a_lap() -> None:
    t = table_after_lap("play:un_11", "portal:portal_red", ann={"gifts": "DIL:6 HUM"})
    assert t.forbidden_by("portal:portal_red") == ["SV-VOC-35"]
    t.answer("pass", "pass")
    if t.asked == 2:
        t.answer("pass")
    assert PORTAL["portal_red"] == 0


@clause("SV-VOC-35", "SV-QST-01")
def test_barred_requirement_opens_again_at_the_end_of_the_next_lap() -> None:
    t = table_after_lap(
        "play:un_12", "space:q01.3", ann={"gold": 9}, bram={"gold": 9}, cas={"gold": 9}, row1="q01: - - -"
    )
    assert t.forbidden_by("quest:q01.3") == ["SV-VOC-35"]
    t.answer("found:b13", by="ann")
    assert t.forbidden_by("quest:q01.3") == ["SV-VOC-35"]
    t.answer("pass", by="bram")
    t.answer("pass", by="cas")
    t.answer("nothing")
    assert "quest:q01.3" in t.keys
    assert t.state.blocks == []


@clause("SV-VOC-35")
def test_bars_end_with_the_phase() -> None:
    t = table_after_lap("play:un_11", "portal:portal_red", passed="bram")
    t.answer("pass")
    assert (t.state.turn, t.state.blocks) == (2, [])


@clause("SV-VOC-16")
def test_an_ill_wind_changes_tavern_and_store() -> None:
    t = table_after_lap(
        "play:un_13",
        tavern="ch_red_2 closed ch_red_3",
        store="el_red_1",
        next_characters="ch_blue_2 ch_blue_3",
        next_elixirs="el_blue_1 el_blue_2 el_blue_3",
    )
    assert t.state.tavern == [CHARACTER["ch_blue_2"], -2, CHARACTER["ch_blue_3"]]


@clause("SV-VOC-19")
def test_tarnish_discards_a_treasure_that_is_not_replaced() -> None:
    t = table_after_lap(
        "play:un_14", "beside:q03.tr_might_1", row1="q01: - - - | tr_gold_2", row2="q03: - - - | tr_might_1"
    )
    assert t.state.quest(QUEST["q03"]).treasures == []
    assert len(t.state.treasure_deck.discards) == 1
    assert NOBODY in t.state.portals
