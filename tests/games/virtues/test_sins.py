"""Sin cards (4.13), and each of their functions (11.11)."""

from __future__ import annotations

import pytest

from meadhall.games.virtues import content
from meadhall.games.virtues.state import NEUTRAL
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, player_of, sv, wealth_of

FIVE_SINS = "sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b"
SIX_SINS = f"{FIVE_SINS} sin_sloth_b"


@clause("SV-SIN-01", "SV-SIN-02", "SV-DEC-07", "SV-QPH-05")
def test_card_is_played_for_one_of_its_functions_and_discarded() -> None:
    t = sv(ann={"sins": "sin_greed_a"}, bram={"gold": 5})
    assert [key for key in t.keys if key.endswith("sin_greed_a")] == ["hoard:sin_greed_a", "extortion:sin_greed_a"]
    t.answer("hoard:sin_greed_a")
    assert player_of(t, "ann").gold == 3
    assert player_of(t, "ann").sins == []
    assert t.state.sin_deck.discards == [content.SIN["sin_greed_a"]]


@clause("SV-SIN-03", "SV-DEC-07", "SV-DEC-92")
def test_target_is_named_with_the_card_and_the_rest_is_chosen_after_the_window() -> None:
    t = sv(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_1 el_red_6", "sins": "sin_greed_a"},
           cas={"elixirs": "el_red_2"})  # fmt: skip
    t.answer("pilfer:sin_envy_a")
    assert (t.question, t.keys) == ("target", ["player:1", "player:2"])
    assert t.match.let_pass(0).key == "pass"
    assert player_of(t, "ann").sins
    t = sv(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_1 el_red_6", "sins": "sin_greed_a"})
    t.answer("pilfer:sin_envy_a")
    assert t.asked == 1
    t.answer("done")
    assert (t.question, t.keys) == ("take-elixir", ["elixir:el_red_6", "elixir:el_red_1"])
    assert t.menu.unanswered().key == "elixir:el_red_6"


@clause("SV-SIN-04")
def test_function_without_a_remaining_effect_fails_and_is_spent() -> None:
    t = sv(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_1"})
    t.answer("pilfer:sin_envy_a", "drink:el_red_1")
    assert (player_of(t, "ann").sins, player_of(t, "ann").elixirs) == ([], [])


@clause("SV-SIN-04", "SV-VOC-02", "SV-VOC-03")
def test_a_condition_on_the_target_is_checked_only_once() -> None:
    t = sv(ann={"sins": "sin_envy_b", "gold": 2}, bram={"gold": 3, "buildings": "b06+"}, cas={"gold": 1})
    t.answer("levelling:sin_envy_b")
    assert t.question == "interrupt"
    t.answer("done")
    assert wealth_of(t, "ann")[1] == 5


@clause("SV-SIN-05", "SV-EX-05", "SV-CAT-01", "SV-CAT-04", "SV-DCK-05", "SV-AMB-05", "SV-AMB-04")
def test_the_seventh_card_causes_a_cataclysm_after_its_effect_and_a_shuffle() -> None:
    t = sv(ann={"sins": "sin_greed_a", "gold": 0}, bram={"gold": 5}, sin_pile=SIX_SINS, next_cataclysms="cat_12")
    t.answer("hoard:sin_greed_a")
    assert player_of(t, "ann").gold == 1
    assert player_of(t, "bram").gold == 3
    assert t.state.sin_deck.discards == []
    assert len(t.state.faces.bags["sin"]) == 28
    assert t.asked == 1


@clause("SV-DCK-05")
def test_six_cards_are_not_shuffled() -> None:
    t = sv(ann={"sins": "sin_greed_a"}, sin_pile=FIVE_SINS)
    t.answer("hoard:sin_greed_a")
    assert len(t.state.sin_deck.discards) == 6
    assert t.state.cataclysms == []


@clause("SV-SIN-06", "SV-EX-15", "SV-SIN-07", "SV-SIN-08", "SV-VOC-22")
def test_a_reaction_is_discarded_before_the_card_that_it_answers() -> None:
    t = sv(
        ann={"sins": "sin_greed_a"},
        bram={"sins": "sin_pride_a", "gold": 5},
        sin_pile=FIVE_SINS,
        next_cataclysms="cat_13",
    )
    t.answer("extortion:sin_greed_a", "react:sin_pride_a")
    assert player_of(t, "ann").gold == 0
    assert t.state.sin_deck.discards == []
    assert len(t.state.cataclysms) == 1


@clause("SV-SIN-06", "SV-EX-16")
def test_a_reaction_as_seventh_card_causes_the_cataclysm_at_once() -> None:
    t = sv(
        ann={"sins": "sin_greed_a"},
        bram={"sins": "sin_pride_a", "gold": 5},
        sin_pile=SIX_SINS,
        next_cataclysms="cat_13",
    )
    t.answer("extortion:sin_greed_a", "react:sin_pride_a")
    assert t.state.sin_deck.discards == [content.SIN["sin_greed_a"]]
    assert len(t.state.cataclysms) == 1


@clause("SV-SIN-07", "SV-SIN-12", "SV-DEC-18", "SV-AMB-29")
def test_a_reaction_is_never_an_action() -> None:
    t = sv(ann={"sins": "sin_pride_a"})
    assert t.forbidden_by("above-reproach:sin_pride_a") == ["SV-SIN-12"]
    assert "vainglory:sin_pride_a" in t.keys


@clause("SV-SIN-08", "SV-SIN-09", "SV-VOC-05", "SV-GEN-05")
def test_each_other_player_is_affected_and_a_reaction_protects_only_its_player() -> None:
    t = sv(
        ann={"sins": "sin_gluttony_b", "gifts": "DIL:2"},
        bram={"sins": "sin_pride_a", "gifts": "DIL"},
        cas={"sins": "sin_lust_a", "gifts": "DIL:3"},
        order="cas ann bram",
        on="ann",
    )
    t.answer("spoilage:sin_gluttony_b")
    assert t.asked == 2
    t.answer("done", by="cas")
    t.answer("react:sin_pride_a", by="bram")
    assert [gifts_of(t, name) for name in ("ann", "bram", "cas")] == ["DIL DIL", "DIL", "DIL"]


@clause("SV-DEC-07", "SV-VOC-05")
def test_only_a_virtue_that_another_player_has_can_be_named() -> None:
    t = sv(ann={"sins": "sin_gluttony_b", "gifts": "DIL"}, bram={"gifts": "HUM"}, cas={"gifts": "KIN"})
    t.answer("spoilage:sin_gluttony_b")
    assert (t.question, t.keys) == ("virtue", ["gift:HUM", "gift:KIN"])
    t.answer("gift:KIN")
    assert [gifts_of(t, name) for name in ("bram", "cas")] == ["HUM", ""]


@clause("SV-SIN-10", "SV-DCK-06", "SV-RGP-07")
def test_hand_has_no_limit_in_the_quest_phase() -> None:
    t = sv(ann={"sins": "sin_pride_a sin_pride_b sin_greed_a sin_greed_b sin_lust_a sin_lust_b"})
    assert t.question == "go"
    assert len(player_of(t, "ann").sins) == 6


@clause("SV-SIN-11", "SV-RGP-06", "SV-EX-13")
def test_sin_cards_in_hand_cost_might() -> None:
    t = sv(step="score", ann={"might": 1, "sins": "sin_pride_a sin_pride_b"})
    assert player_of(t, "ann").might == 0


@clause("SV-SIN-12")
def test_function_needs_a_possible_effect_and_a_suitable_target() -> None:
    t = sv(ann={"sins": "sin_envy_a sin_greed_a sin_wrath_b"}, bram={"gifts": "HUM"})
    assert "covet:sin_envy_a" in t.keys
    for nothing in ("pilfer:sin_envy_a", "extortion:sin_greed_a", "rampage:sin_wrath_b"):
        assert t.forbidden_by(nothing) == ["SV-SIN-12"]
    t = sv(ann={"sins": "sin_envy_a"})
    assert t.forbidden_by("covet:sin_envy_a") == ["SV-SIN-12"]


# ---- the functions one by one


@clause("SV-VOC-01", "SV-GEN-02")
def test_vainglory_does_what_is_printed() -> None:
    t = sv(ann={"sins": "sin_pride_b"})
    t.answer("vainglory:sin_pride_b")
    assert wealth_of(t, "ann") == (1, 0, 1)


@clause("SV-VOC-02", "SV-GEN-02", "SV-GEN-03")
def test_scorn_hits_only_players_with_more_might() -> None:
    t = sv(ann={"sins": "sin_pride_b", "might": 0}, bram={"might": 1}, cas={"might": 0})
    t.answer("scorn:sin_pride_b")
    assert player_of(t, "bram").might == 0


@clause("SV-VOC-18", "SV-VOC-19")
def test_grave_robbing_takes_a_treasure_that_is_not_an_artifact() -> None:
    t = sv(
        ann={"sins": "sin_greed_b"},
        row1="q01: - - - | tr_artifact tr_gold_2",
        row2="q03: - - - | tr_might_2",
    )
    t.answer("grave-robbing:sin_greed_b")
    assert t.keys == ["beside:q03.tr_might_2", "beside:q01.tr_gold_2"]
    t.answer("beside:q03.tr_might_2")
    assert wealth_of(t, "ann") == (0, 0, 2)
    assert t.state.quest(content.QUEST["q03"]).treasures == []
    assert len(t.state.treasure_deck.discards) == 1


@clause("SV-VOC-12")
def test_allure_recruits_for_two_less() -> None:
    t = sv(ann={"sins": "sin_lust_b", "fame": 1}, tavern="ch_red_2 ch_red_4")
    t.answer("allure:sin_lust_b")
    assert player_of(t, "ann").characters == [content.CHARACTER["ch_red_2"]]
    assert player_of(t, "ann").fame == 0


@clause("SV-VOC-10", "SV-DEC-08")
def test_seduction_taps_a_character_and_its_gifts_go_to_the_seducer() -> None:
    t = sv(ann={"sins": "sin_lust_a"}, bram={"characters": "ch_red_2 ch_red_5 ch_red_6!"})
    t.answer("seduction:sin_lust_a")
    assert t.keys == ["character:ch_red_5", "character:ch_red_2"]
    t.answer("character:ch_red_5")
    assert gifts_of(t, "ann") == "HUM PAT DIL"


@clause("SV-VOC-08")
@pytest.mark.parametrize("key", ["rapture:sin_lust_b", "respite:sin_sloth_a"])
def test_rapture_and_respite_turn_a_character_upright(key: str) -> None:
    t = sv(ann={"sins": "sin_lust_b sin_sloth_a", "characters": "ch_red_2! ch_red_3!", "hero_tapped": True})
    t.answer(key, "character:ch_red_2")
    assert player_of(t, "ann").tapped == [content.CHARACTER["ch_red_3"]]
    assert player_of(t, "ann").hero_tapped


@clause("SV-VOC-06", "SV-VOC-04")
def test_covet_takes_a_gift_from_a_player_and_one_from_the_pool() -> None:
    t = sv(ann={"sins": "sin_envy_a"}, bram={"gifts": "HUM KIN"})
    t.answer("covet:sin_envy_a", "gift:KIN", "gift:PAT")
    assert (gifts_of(t, "ann"), gifts_of(t, "bram")) == ("KIN PAT", "HUM")


@clause("SV-VOC-14")
def test_pilfer_takes_an_elixir() -> None:
    t = sv(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_1 el_red_2"})
    t.answer("pilfer:sin_envy_a", "done", "elixir:el_red_2")
    assert player_of(t, "ann").elixirs == [content.ELIXIR["el_red_2"]]


@clause("SV-VOC-03")
def test_levelling_offers_only_goods_another_player_has_more_of() -> None:
    t = sv(ann={"sins": "sin_envy_b", "gold": 2, "fame": 1}, bram={"gold": 2, "fame": 5}, cas={"gold": 9})
    t.answer("levelling:sin_envy_b")
    assert t.keys == ["player:1:fame", "player:2:gold"]
    assert [t.forbidden_by(key) for key in ("player:1:gold", "player:2:fame", "player:0")] == [["SV-SIN-12"]] * 3
    t.answer("player:1:fame")
    assert (player_of(t, "ann").fame, player_of(t, "bram").fame) == (4, 2)


@clause("SV-VOC-13")
def test_devour_the_stores_takes_an_elixir_of_cost_two_at_most() -> None:
    t = sv(ann={"sins": "sin_gluttony_a"}, store="el_red_5 el_red_3", next_elixirs="el_red_1")
    t.answer("devour-the-stores:sin_gluttony_a")
    assert player_of(t, "ann").elixirs == [content.ELIXIR["el_red_3"]]


@clause("SV-VOC-11", "SV-DEC-19")
def test_slaughter_discards_a_cheap_character_unless_its_owner_pays() -> None:
    t = sv(ann={"sins": "sin_wrath_a"}, bram={"characters": "ch_red_4 ch_red_3 ch_red_2", "fame": 2})
    t.answer("slaughter:sin_wrath_a")
    assert t.keys == ["character:ch_red_3", "character:ch_red_2"]
    t.answer("character:ch_red_3")
    assert (t.asked, t.question, t.keys) == (1, "ransom", ["ransom", "let-go"])
    assert t.menu.unanswered().key == "ransom"
    t.answer("ransom")
    assert (player_of(t, "bram").fame, len(player_of(t, "bram").characters)) == (0, 3)
    t = sv(ann={"sins": "sin_wrath_a"}, bram={"characters": "ch_red_2", "fame": 1})
    t.answer("slaughter:sin_wrath_a")
    assert player_of(t, "bram").characters == []


@clause("SV-VOC-20", "SV-AMB-23")
def test_rampage_evicts_a_marker_and_leaves_a_neutral_one() -> None:
    t = sv(ann={"sins": "sin_wrath_b"}, row1="q01: bram bram -")
    t.answer("rampage:sin_wrath_b", "space:q01.2")
    assert t.state.rows[0][0].markers == [1, NEUTRAL, -1]
    assert player_of(t, "bram").markers == 6


@clause("SV-VOC-29", "SV-EX-19", "SV-QPH-10")
def test_torpor_skips_the_next_go_which_is_not_a_pass() -> None:
    t = sv(players=4, ann={"sins": "sin_sloth_a"})
    t.answer("torpor:sin_sloth_a", "player:2")
    t.answer("pass", by="bram")
    t.answer("pass", by="dot")
    t.answer("pass", by="ann")
    t.answer("pass", by="bram")
    assert (t.asked, t.question) == (2, "go")
    t.answer("pass")
    assert t.state.step != "go" or t.state.turn == 2


@clause("SV-VOC-17")
def test_neglect_mans_a_building_without_might() -> None:
    t = sv(ann={"sins": "sin_sloth_b", "buildings": "b06"})
    t.answer("neglect:sin_sloth_b", "done")
    assert player_of(t, "ann").manned == [content.BUILDING["b06"]]
    assert player_of(t, "ann").markers == 6


@clause("SV-VOC-23")
def test_temple_shields_its_owner_who_is_not_asked_but_may_be_named() -> None:
    t = sv(ann={"sins": "sin_greed_a"}, bram={"buildings": "b17+", "gold": 2, "sins": "sin_pride_a"})
    t.answer("extortion:sin_greed_a")
    assert (player_of(t, "bram").gold, player_of(t, "ann").gold) == (2, 0)
    assert (t.asked, t.question) == (1, "go")


def test_every_function_has_a_test_above() -> None:
    assert {function.name for card in content.SINS for function in card.functions} == {
        "Vainglory", "Above Reproach", "Scorn", "Hoard", "Extortion", "Grave-Robbing", "Allure", "Seduction", "Rapture",
        "Covet", "Pilfer", "Levelling", "Gorge", "Devour the Stores", "Spoilage", "Battle Frenzy", "Slaughter",
        "Rampage", "Respite", "Torpor", "Neglect",
    }  # fmt: skip
