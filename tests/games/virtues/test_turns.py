"""The Quest Phase and the Regrouping Phase (4.1, 4.3, 4.18, 4.21)."""

from __future__ import annotations

from typing import Any

from meadhall.engine import Match
from meadhall.games.virtues import GAME
from meadhall.games.virtues.content import SIN
from meadhall.games.virtues.turns import majorities
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.virtues.tables import let_all_pass, player_of, sv, wealth_of

# ---- general


@clause("SV-GEN-01")
def test_card_text_overrides_the_rules_and_a_ban_overrides_a_permission() -> None:
    t = sv(ann={"sins": "sin_lust_b", "fame": 0, "buildings": "b17"}, tavern="ch_red_2")
    assert "recruit:ch_red_2" not in t.keys
    t = sv(ann={"sins": "sin_gluttony_a"}, store="el_red_1")
    t.answer("devour-the-stores:sin_gluttony_a")
    assert player_of(t, "ann").elixirs


@clause("SV-GEN-04", "SV-CLS-05")
def test_divisions_round_down() -> None:
    assert 7 // 2 == 3
    t = sv(ann={"gold": 3}, row1="q01: bram neutral -", decks={"treasures": ""}, next_cataclysms="cat_04")
    t.answer("quest:q01.3")
    assert player_of(t, "bram").made_of["quests"] == 3


@clause("SV-GEN-05")
def test_effects_on_several_players_happen_in_turn_order() -> None:
    t = sv(step="sins", order="cas bram ann", ann={"sins": "sin_pride_a"}, next_sins=
           "sin_greed_a sin_greed_b sin_lust_a sin_lust_b sin_envy_a sin_envy_b sin_wrath_a sin_wrath_b")  # fmt: skip
    assert t.state.sin_faces(2)[:2] == [SIN["sin_greed_a"], SIN["sin_greed_b"]]
    assert t.state.sin_faces(1)[0] == SIN["sin_lust_b"]


@clause("SV-GEN-06", "SV-RGP-01")
def test_hero_counts_for_colours_but_not_for_the_most_characters() -> None:
    t = sv(ann={"characters": "ch_red_2"}, bram={"characters": "ch_red_3"})
    won = {most: seat for seat, most in majorities(t.state)}
    assert won["red"] == 0
    assert "characters" not in won


@clause("SV-GEN-09", "SV-GEN-10", "SV-GEN-08")
def test_another_player_is_every_other_hero_and_never_the_unnamed() -> None:
    t = sv(fall=True, unnamed=True, ann={"sins": "sin_sloth_a"}, bram={"fallen": True})
    t.answer("torpor:sin_sloth_a")
    assert t.keys == ["player:1", "player:2"]


# ---- the Quest Phase


@clause("SV-QPH-01", "SV-QPH-03", "SV-QPH-04", "SV-QPH-05", "SV-DEC-03")
def test_each_player_in_turn_order_has_one_go_per_lap() -> None:
    t = sv(order="cas ann bram", ann={"gold": 9}, bram={"gold": 9}, cas={"gold": 9})
    t.answer("found:b13", by="cas")
    t.answer("found:b14", by="ann")
    t.answer("found:b15", by="bram")
    assert (t.asked, t.state.lap) == (2, 2)
    assert t.menu.unanswered().key == "pass"


@clause("SV-QPH-06", "SV-QPH-07", "SV-PAS-01")
def test_action_may_be_repeated_and_a_passed_player_may_act_again() -> None:
    t = sv(ann={"gold": 9}, bram={"gold": 9})
    t.answer("found:b13", by="ann")
    t.answer("pass", by="bram")
    t.answer("pass", by="cas")
    t.answer("found:b14", by="ann")
    t.answer("found:b15", by="bram")
    assert t.asked == 2


@clause("SV-QPH-08", "SV-QPH-09", "SV-EX-18", "SV-AMB-12")
def test_the_phase_ends_when_all_have_passed_since_the_last_action() -> None:
    t = sv(players=4, cas={"gold": 4})
    t.answer("pass", "pass")
    t.answer("found:b13", by="cas")
    t.answer("pass", "pass", "pass")
    assert (t.asked, t.state.turn) == (2, 1)
    t.answer("pass", by="cas")
    assert t.state.turn == 2


@clause("SV-QPH-10")
def test_skipped_go_leaves_the_passes_unchanged() -> None:
    t = sv(bram={"skips": 1})
    t.answer("pass", by="ann")
    t.answer("pass", by="cas")
    t.answer("pass", by="ann")
    assert (t.asked, t.state.turn) == (1, 1)


@clause("SV-QPH-11")
def test_free_plays_leave_the_passes_unchanged() -> None:
    t = sv(passed="ann bram", on="cas", cas={"buildings": "b01"})
    t.answer("give-up:b01", "pass")
    assert t.state.turn == 2


@clause("SV-QPH-13")
def test_action_without_a_change_is_not_offered() -> None:
    t = sv(ann={"artifacts": "art_2"})
    assert t.forbidden_by("artifact:art_2") == ["SV-QPH-13"]
    assert t.forbidden_by("hero") == ["SV-QPH-13"]


@clause("SV-QPH-14")
def test_go_is_a_skip_or_free_plays_an_action_and_free_plays() -> None:
    t = sv(ann={"skips": 2, "gold": 4, "buildings": "b01"}, bram={"gold": 8, "buildings": "b02"})
    assert t.asked == 1
    t.answer("give-up:b02", "found:b13")
    assert t.asked == 2
    t.answer("pass")
    assert (t.asked, player_of(t, "ann").skips) == (1, 0)


@clause("SV-QPH-15")
def test_phase_has_at_most_a_hundred_laps() -> None:
    t = sv(lap=100, on="cas", cas={"gold": 4})
    t.answer("found:b13")
    assert (t.state.turn, t.state.lap) == (2, 1)


@clause("SV-VOC-29", "SV-PAS-02")
def test_leftover_skips_end_with_the_phase() -> None:
    t = sv(bram={"skips": 2}, row1="q01: neutral neutral -", ann={"gold": 3}, decks={"treasures": ""},
           next_cataclysms="cat_04")  # fmt: skip
    t.answer("quest:q01.3")
    assert player_of(t, "bram").skips == 0


# ---- Regrouping


def table_after_regrouping(**words: Any) -> ScriptedTable[Any]:
    return sv(step="score", **words)


@clause("SV-RGP-01", "SV-RGP-02", "SV-RGP-03", "SV-RGP-04", "SV-RGP-05", "SV-EX-12")
def test_majorities_are_scored_and_a_tie_gives_nothing() -> None:
    t = sv(
        ann={"elixirs": "el_red_1 el_red_2", "fame": 5, "gifts": "DIL", "characters": "ch_blue_2 ch_blue_3"},
        bram={"elixirs": "el_red_3 el_red_4", "gold": 1, "buildings": "b01"},
        cas={"elixirs": "el_red_5", "fame": 4, "characters": "ch_amber_2"},
    )
    won = [(most, seat) for seat, most in majorities(t.state)]
    assert won == [
        ("characters", 0), ("buildings", 1), ("gifts", 0), ("fame", 0), ("gold", 1), ("red", 0),
        ("blue", 0), ("green", 2), ("amber", 2),
    ]  # fmt: skip


@clause("SV-RGP-06")
def test_sin_cards_cost_might_after_the_majorities_are_paid() -> None:
    t = table_after_regrouping(
        ann={"might": 5, "sins": "sin_pride_a sin_pride_b"}, bram={"might": 0, "sins": "sin_greed_a"}
    )
    assert (player_of(t, "ann").might, player_of(t, "bram").might) == (5 + 1 - 2, 0)


@clause("SV-RGP-07", "SV-RGP-08", "SV-EX-14", "SV-DEC-23")
def test_hands_are_drawn_up_to_three_and_at_least_one_card() -> None:
    t = sv(
        step="sins",
        ann={"sins": "sin_greed_a sin_greed_b sin_lust_a"},
        bram={"sins": "sin_pride_b"},
        next_sins="sin_wrath_a sin_envy_a sin_envy_b sin_sloth_a sin_sloth_b sin_pride_a",
    )
    assert (t.asked, t.question) == (0, "discard-sin")
    assert t.menu.unanswered().key == "discard:sin_wrath_a"
    t.answer("discard:sin_greed_b")
    assert [len(one.sins) for one in t.state.players] == [3, 3, 3]
    assert t.state.sin_deck.discards == [SIN["sin_greed_b"]]


@clause("SV-RGP-09", "SV-END-05", "SV-AMB-13")
def test_a_discard_may_cause_the_fourteenth_cataclysm_and_the_end_at_once() -> None:
    t = sv(
        step="sins",
        ann={"sins": "sin_greed_a sin_greed_b sin_lust_a"},
        sin_pile="sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b",
        cataclysms=13,
        next_sins="sin_lust_b",
    )
    t.answer("discard:sin_lust_b")
    assert (t.over, t.state.ending) == (True, "cataclysm")


@clause("SV-DCK-06", "SV-AMB-33")
def test_with_an_empty_sin_deck_nobody_draws() -> None:
    t = sv(step="sins", decks={"sins": ""}, ann={"sins": "sin_greed_a"})
    assert [len(one.sins) for one in t.state.players] == [1, 0, 0]
    assert t.question == "go"


@clause("SV-RGP-10", "SV-RGP-20", "SV-RGP-21", "SV-RGP-22", "SV-RGP-23", "SV-DCK-10")
def test_all_possessions_produce_and_the_treasures_return() -> None:
    t = sv(
        step="regroup",
        ann={"characters": "ch_blue_4! ch_red_6", "buildings": "b01 b07+", "hero_tapped": True},
        portals={"portal_red": "ann"},
        discards={"treasures": "tr_gold_2"},
    )
    assert wealth_of(t, "ann") == (3 + 1 + 1 + 2, 1 + 1 + 2, 1 + 1)
    assert (player_of(t, "ann").hero_tapped, player_of(t, "ann").manned) == (False, [])
    assert t.state.treasure_deck.discards == []
    assert len(t.state.faces.bags["treasure"]) == 18


@clause("SV-RGP-24", "SV-RGP-25", "SV-RGP-26", "SV-EX-10", "SV-AMB-10", "SV-AMB-11")
def test_turn_order_goes_by_rising_might_and_then_clockwise() -> None:
    might = {"ann": {"might": 4}, "bram": {"might": 2}, "cas": {"might": 2}, "dot": {"might": 7}}
    t = sv(players=4, step="regroup", order="bram cas dot ann", **might)
    assert t.state.order == [2, 1, 0, 3]


@clause("SV-RGP-25", "SV-EX-11")
def test_ties_follow_clockwise_from_the_last_first_player() -> None:
    might = {"ann": {"might": 4}, "bram": {"might": 2}, "cas": {"might": 2}, "dot": {"might": 7}}
    t = sv(players=4, step="regroup", order="ann bram cas dot", **might)
    assert t.state.order == [1, 2, 0, 3]


@clause("SV-RGP-27", "SV-END-02")
def test_the_end_is_checked_after_steps_one_two_and_four() -> None:
    after_majority = sv(step="score", armour=7, ann={"might": 29})
    assert (after_majority.over, after_majority.state.ending) == (True, "armour")
    after_production = sv(step="regroup", armour=7, ann={"might": 29, "characters": "ch_red_6"})
    assert after_production.over
    not_before = sv(step="regroup", armour=7, ann={"might": 29})
    assert not not_before.over


@clause("SV-QPH-01", "SV-END-10")
def test_endless_match_stops_after_forty_turns() -> None:
    t = sv(turn=40)
    let_all_pass(t)
    assert (t.over, t.state.ending, t.places) == (True, "stopped", [2, 2, 2])


def test_matches_of_all_sizes_end() -> None:
    for players in (2, 4, 6):
        match = Match(GAME, "to the end", players=players)
        while match.ask is not None:
            match.let_pass(match.ask.seat)
        assert match.over


@clause("SV-QST-01", "SV-TRS-01", "SV-TAP-01", "SV-REC-02")
def test_pieces_without_an_action_have_a_reason() -> None:
    t = sv(row1="q01: - - -", tavern="ch_red_2 -")
    assert t.forbidden_by("quest:q01") == ["SV-QST-01"]
    assert t.forbidden_by("treasure:q01.1") == ["SV-TRS-01"]
    assert t.forbidden_by("recruit:tavern_2") == ["SV-REC-02"]
    assert t.forbidden_by("take:pool-HUM") == ["SV-TAP-01"]
