"""Buildings and manning them (4.11, 4.12)."""

from __future__ import annotations

import pytest

from meadhall.engine import Names
from meadhall.games.virtues.content import BUILDING, BUILDINGS, CHARACTER, ELIXIR
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, let_all_pass, player_of, sv, wealth_of


@clause("SV-BLD-01", "SV-BLD-02")
def test_castles_and_estates_are_replaced_and_temples_are_not() -> None:
    t = sv(ann={"gold": 3}, castles="b01 b02", estates="b07 b08", next_castles="b03")
    assert "found:b07" in t.keys
    assert t.forbidden_by("found:b02") == ["SV-BLD-01"]
    t.answer("found:b01")
    assert t.state.castles == [BUILDING["b03"], BUILDING["b02"]]
    t = sv(ann={"gold": 4})
    t.answer("found:b13")
    assert BUILDING["b13"] not in t.state.temples
    assert len(t.state.temples) == 5


@clause("SV-BLD-05", "SV-BLD-06", "SV-PRT-04", "SV-AMB-07")
def test_a_temple_gives_might_at_once_and_later_with_three_of_its_colour() -> None:
    t = sv(ann={"gold": 4})
    t.answer("found:b13")
    assert wealth_of(t, "ann") == (0, 0, 1)
    two = sv(step="regroup", ann={"buildings": "b13", "characters": "ch_red_2"})
    three = sv(step="regroup", ann={"buildings": "b13", "characters": "ch_red_2 ch_red_3!"})
    portals = sv(step="regroup", portals={"portal_red": "ann", "portal_blue": "ann"})
    assert [player_of(one, "ann").might for one in (two, three, portals)] == [0, 1, 2]


@clause("SV-BLD-03", "SV-BLD-04", "SV-BLD-07", "SV-AMB-17", "SV-GEN-06", "SV-GEN-07")
def test_production_is_the_higher_number_with_enough_of_the_colour() -> None:
    alone = sv(step="regroup", ann={"buildings": "b01 b07"})
    helped = sv(step="regroup", ann={"buildings": "b01 b07", "characters": "ch_red_2!"})
    assert wealth_of(alone, "ann") == (3 + 1, 1 + 1, 0)
    assert wealth_of(helped, "ann") == (3 + 2, 1 + 2, 0)


@clause("SV-BLD-08", "SV-CAT-09", "SV-BLD-10", "SV-EX-32", "SV-CAT-10")
def test_a_cataclysm_destroys_buildings_by_their_numbers() -> None:
    t = sv(
        ann={"sins": "sin_greed_a", "buildings": "b05+", "gold": 1},
        sin_pile="sin_pride_a sin_pride_a sin_pride_b sin_pride_b sin_sloth_a sin_sloth_b",
        next_cataclysms="cat_09",
    )
    t.answer("hoard:sin_greed_a")
    assert t.question == "interrupt"
    t.answer("done")
    assert (player_of(t, "ann").buildings, player_of(t, "ann").markers) == ([], 7)
    assert BUILDING["b12"] not in t.state.faces.bags["estate"]
    assert {card.no for card in BUILDINGS} == set(range(1, 19))


@clause("SV-EX-32", "SV-CAT-03")
def test_castle_may_be_given_up_before_it_is_destroyed() -> None:
    t = sv(
        ann={"sins": "sin_greed_a", "buildings": "b05+"},
        sin_pile="sin_pride_a sin_pride_a sin_pride_b sin_pride_b sin_sloth_a sin_sloth_b",
        next_cataclysms="cat_09",
    )
    t.answer("hoard:sin_greed_a", "give-up:b05")
    assert wealth_of(t, "ann")[0] == 2
    assert player_of(t, "ann").markers == 7


@clause("SV-DCK-08", "SV-AMB-18")
def test_a_building_that_is_given_up_leaves_the_game() -> None:
    t = sv(ann={"buildings": "b01"}, castles="b02 b03")
    t.answer("give-up:b01")
    assert BUILDING["b01"] not in [*t.state.castles, *t.state.faces.bags["castle"]]


# ---- manning


@clause("SV-MAN-01", "SV-PAY-09", "SV-DEC-06")
def test_manning_costs_might_and_a_marker() -> None:
    t = sv(ann={"buildings": "b01 b06", "might": 1})
    assert t.forbidden_by("man:b06") == ["SV-MAN-01"]
    t.answer("man:b01")
    assert (player_of(t, "ann").might, player_of(t, "ann").markers) == (0, 6)
    assert player_of(t, "ann").manned == [BUILDING["b01"]]


@clause("SV-MAN-02", "SV-MAN-07")
def test_each_building_has_one_marker_and_none_without_a_supply() -> None:
    t = sv(ann={"buildings": "b01+ b02", "might": 5, "markers": 0})
    assert t.forbidden_by("man:b01") == ["SV-MAN-02"]
    assert t.forbidden_by("man:b02") == ["SV-MAN-07"]


@clause("SV-MAN-03", "SV-MAN-06", "SV-RGP-23", "SV-AMB-20")
def test_markers_return_in_regrouping() -> None:
    t = sv(step="regroup", ann={"buildings": "b01+ b13+"})
    assert (player_of(t, "ann").manned, player_of(t, "ann").markers) == ([], 7)


@clause("SV-MAN-04", "SV-MAN-05", "SV-FREE-01")
def test_a_special_happens_once_and_the_building_may_be_manned_again() -> None:
    t = sv(ann={"buildings": "b01+", "might": 1})
    t.answer("special:b01")
    assert wealth_of(t, "ann") == (3, 0, 1)
    assert (player_of(t, "ann").markers, t.question) == (7, "go")
    assert "man:b01" in t.keys


@clause("SV-MAN-08", "SV-FREE-07")
def test_temple_that_has_left_play_has_no_effect() -> None:
    t = sv(
        ann={"sins": "sin_greed_a"},
        bram={"buildings": "b17+", "gold": 9},
        sin_pile="sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b",
        next_cataclysms="cat_11",
        cas={"sins": "sin_envy_b"},
    )
    assert not [key for key in t.keys if key == "give-up:b17"]
    t.answer("hoard:sin_greed_a")
    assert player_of(t, "bram").buildings == []
    t.answer("pass", by="bram")
    t.answer("levelling:sin_envy_b", "player:1:gold", by="cas")
    assert player_of(t, "cas").gold == 3


@clause("SV-BLD-10")
def test_marker_returns_from_a_building_used_to_pay() -> None:
    t = sv(ann={"buildings": "b01+"}, row1="q03: - - -", bram={}, tavern="ch_red_2")
    assert "give-up:b01" in t.keys
    t.answer("give-up:b01")
    assert player_of(t, "ann").markers == 7


# ---- specials


@clause("SV-VOC-12", "SV-PAY-12", "SV-FREE-11")
def test_press_gang_recruits_for_three_less_to_a_minimum_of_one() -> None:
    t = sv(ann={"buildings": "b02+", "fame": 2}, tavern="ch_red_5 ch_blue_2 ch_red_6")
    t.answer("special:b02")
    assert t.keys == ["character:ch_red_6", "character:ch_red_5", "character:ch_blue_2"]
    t.answer("character:ch_red_5", "pay")
    assert player_of(t, "ann").characters == [CHARACTER["ch_red_5"]]
    assert player_of(t, "ann").fame == 0
    assert BUILDING["b02"] in player_of(t, "ann").buildings


@clause("SV-FREE-11", "SV-GEN-03")
def test_unaffordable_special_is_not_offered() -> None:
    t = sv(ann={"buildings": "b08+", "gold": 0}, store="- - -")
    assert "special:b08" not in t.keys
    t = sv(ann={"buildings": "b08+"}, store="el_red_1 - -")
    assert "special:b08" in t.keys


@clause("SV-VOC-16", "SV-VOC-01")
def test_proclamation_refills_the_tavern_and_brings_fame() -> None:
    t = sv(
        ann={"buildings": "b04+"},
        tavern="ch_red_2 closed ch_red_3",
        next_characters="ch_blue_2 ch_blue_3",
    )
    t.answer("special:b04")
    assert t.state.tavern == [CHARACTER["ch_blue_2"], -2, CHARACTER["ch_blue_3"]]
    assert player_of(t, "ann").fame == 2


@clause("SV-VOC-03", "SV-DEC-30")
def test_masked_tax_takes_fame_and_gold_of_one_player() -> None:
    t = sv(ann={"buildings": "b06+"}, bram={"fame": 1, "gold": 5}, cas={"gold": 1})
    t.answer("special:b06", "player:1")
    assert wealth_of(t, "ann") == (1, 2, 0)
    assert wealth_of(t, "bram") == (0, 3, 0)


@clause("SV-VOC-07")
def test_grindstone_exchanges_only_with_the_pool() -> None:
    t = sv(ann={"buildings": "b10+", "gifts": "TEM:2"}, bram={"gifts": "DIL:6"})
    t.answer("special:b10")
    assert {key.rpartition(":")[2] for key in t.keys} == {"pool"}
    t.answer("receive:HUM:pool", "enough")
    assert gifts_of(t, "ann") == "HUM TEM"


@clause("SV-VOC-25", "SV-HID-09")
def test_penance_shuffles_sins_back_secretly() -> None:
    t = sv(ann={"buildings": "b11+", "sins": "sin_pride_a sin_wrath_a sin_sloth_a"})
    t.answer("special:b11")
    assert t.question == "return-sins"
    wrath = next(key for key in t.keys if "wrath" in key)
    t.answer(wrath, "enough")
    assert len(player_of(t, "ann").sins) == 2
    assert t.state.sin_deck.discards == []
    assert len(t.state.faces.bags["sin"]) == 26
    assert "wrath" not in repr(t.view("bram").since)


def test_penance_can_remove_all_allowed_sins_at_once() -> None:
    t = sv(ann={"buildings": "b11+", "sins": "sin_pride_a sin_wrath_a"})
    t.answer("special:b11")
    voice = t.match.game.voice(Names(["Ann", "Bram", "Cas"], 0))
    assert voice.option(t.menu.find("all"), t.state) == "All of them"
    t.answer("all")
    assert player_of(t, "ann").sins == []


@clause("SV-VOC-13", "SV-VOC-16")
def test_night_market_refills_the_store_and_takes_one_elixir() -> None:
    t = sv(ann={"buildings": "b12+"}, store="el_red_1 - -", next_elixirs="el_blue_1 el_blue_5 el_blue_6 el_blue_2")
    t.answer("special:b12")
    assert t.keys == ["elixir:el_blue_5", "elixir:el_blue_6", "elixir:el_blue_1"]
    t.answer("elixir:el_blue_6")
    assert player_of(t, "ann").elixirs == [ELIXIR["el_blue_6"]]


@clause("SV-VOC-30", "SV-PAY-12")
@pytest.mark.parametrize(("temple", "offer", "price"), [("b13", "recruit:ch_red_2", 1), ("b14", "buy:el_red_1", 0)])
def test_temples_make_recruits_and_elixirs_cheaper(temple: str, offer: str, price: int) -> None:
    t = sv(ann={"buildings": f"{temple}+", "fame": 2, "gold": 2}, tavern="ch_red_2", store="el_red_1")
    t.answer(offer)
    spent = 2 - (player_of(t, "ann").fame if temple == "b13" else player_of(t, "ann").gold)
    assert spent == price


@clause("SV-PAY-12", "SV-VOC-12")
def test_discounts_add_up_and_the_smallest_minimum_applies() -> None:
    t = sv(ann={"sins": "sin_lust_a", "buildings": "b13+", "fame": 3}, tavern="ch_red_6 ch_red_2")
    t.answer("allure:sin_lust_a", "character:ch_red_6")
    assert player_of(t, "ann").fame == 0
    t = sv(ann={"artifacts": "art_5", "buildings": "b13+"}, tavern="ch_red_2")
    t.answer("artifact:art_5")
    assert player_of(t, "ann").characters == [CHARACTER["ch_red_2"]]


@clause("SV-VOC-34", "SV-RGP-01", "SV-ART-01")
def test_banner_makes_the_hero_count_for_cards_but_not_for_majorities() -> None:
    t = sv(
        ann={"artifacts": "art_4", "elixirs": "el_blue_1", "characters": "ch_blue_2 ch_green_2", "buildings": "b02"},
    )
    t.answer("artifact:art_4")
    assert t.question == "after-action"
    t.answer("drink:el_blue_1", "improved")
    assert gifts_of(t, "ann") == "TEM TEM"
    t.answer("done")
    let_all_pass(t)
    t.answer("done")
    assert player_of(t, "ann").fame == 3 + 3 + 1
    assert not player_of(t, "ann").all_colours
