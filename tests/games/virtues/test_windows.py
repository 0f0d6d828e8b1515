"""Free plays and their windows (4.4)."""

from __future__ import annotations

from meadhall.games.virtues.content import ELIXIR
from meadhall.testing import clause
from tests.games.virtues.tables import gifts_of, let_all_pass, player_of, sv, wealth_of

SIX_SINS = "sin_pride_b sin_pride_b sin_sloth_a sin_sloth_a sin_sloth_b sin_sloth_b"


@clause("SV-FREE-01", "SV-FREE-02", "SV-FREE-03", "SV-DEC-02", "SV-PAS-02", "SV-QPH-11")
def test_window_a_allows_any_number_of_free_plays_before_the_action_or_a_pass() -> None:
    t = sv(ann={"elixirs": "el_red_1 el_red_2", "buildings": "b01"}, passed="bram")
    assert {"drink:el_red_1", "drink:el_red_2", "give-up:b01", "pass"} <= set(t.keys)
    t.answer("drink:el_red_1", "give-up:b01")
    assert (gifts_of(t, "ann"), wealth_of(t, "ann")[0], t.asked) == ("DIL", 1, 0)
    assert t.state.passed == [1]
    t.answer("pass")
    assert t.asked == 1


@clause("SV-FREE-02", "SV-DEC-16")
def test_window_c_follows_the_action() -> None:
    t = sv(ann={"fame": 2, "elixirs": "el_blue_1"}, tavern="ch_red_2", next_characters="ch_red_3")
    t.answer("recruit:ch_red_2")
    assert (t.asked, t.question, t.menu.unanswered().key) == (0, "after-action", "done")
    t.answer("drink:el_blue_1")
    assert t.asked == 1


@clause("SV-FREE-02", "SV-DEC-16")
def test_no_window_c_follows_a_pass() -> None:
    t = sv(ann={"elixirs": "el_red_1"})
    t.answer("pass")
    assert t.asked == 1


@clause("SV-FREE-02", "SV-DEC-18", "SV-EX-17", "SV-SIN-04")
def test_window_d_lets_the_victim_use_the_card_first() -> None:
    t = sv(ann={"sins": "sin_envy_a"}, bram={"elixirs": "el_red_2"})
    t.answer("pilfer:sin_envy_a")
    assert (t.asked, t.question) == (1, "interrupt")
    window = t.view("cas").state.windows[-1]
    assert (window.kind, window.by, window.to, window.asked) == ("sin", 0, [1], 1)
    t.answer("drink:el_red_2")
    assert (gifts_of(t, "bram"), player_of(t, "ann").elixirs) == ("PAT", [])
    assert len(t.state.sin_deck.discards) == 1


@clause("SV-FREE-02", "SV-DEC-24", "SV-FREE-04")
def test_window_e_asks_everybody_with_a_free_play_in_turn_order() -> None:
    t = sv(ann={"elixirs": "el_red_1"}, cas={"buildings": "b07"}, order="cas ann bram")
    let_all_pass(t)
    assert (t.asked, t.question, t.menu.unanswered().key) == (2, "end-of-phase", "done")
    t.answer("give-up:b07")
    assert (t.asked, t.question) == (0, "end-of-phase")
    t.answer("done")
    assert player_of(t, "cas").gold == 1 + 2
    assert player_of(t, "ann").elixirs == [ELIXIR["el_red_1"]]


@clause("SV-FREE-02", "SV-CAT-03")
def test_window_d_of_a_cataclysm_is_for_all() -> None:
    t = sv(
        ann={"sins": "sin_greed_a", "elixirs": "el_red_1"},
        bram={"elixirs": "el_red_2"},
        sin_pile=SIX_SINS,
        next_cataclysms="cat_05",
        order="bram ann cas",
        on="ann",
    )
    t.answer("hoard:sin_greed_a")
    assert (t.asked, t.view("cas").state.windows[-1].kind) == (1, "cataclysm")
    t.answer("drink:el_red_2")
    assert t.asked == 0


@clause("SV-FREE-05")
def test_a_discarded_elixir_gives_cards_from_the_pool() -> None:
    t = sv(ann={"elixirs": "el_red_3"}, pool="DIL:0 TEM:2")
    t.answer("drink:el_red_3")
    assert (gifts_of(t, "ann"), t.state.pool[4]) == ("TEM", 1)


@clause("SV-FREE-06")
def test_abandoned_castle_gives_its_production_at_that_moment() -> None:
    t = sv(ann={"buildings": "b01 b07", "characters": "ch_red_2"})
    t.answer("give-up:b01", "give-up:b07")
    assert wealth_of(t, "ann") == (2, 2, 0)


@clause("SV-FREE-07")
def test_temple_is_never_given_up() -> None:
    t = sv(ann={"buildings": "b13"})
    assert "give-up:b13" not in t.keys


@clause("SV-FREE-08", "SV-AMB-19")
def test_specials_are_usable_in_the_windows_of_their_marks() -> None:
    t = sv(
        ann={"sins": "sin_greed_a", "buildings": "b01+ b04+ b05+"},
        tavern="ch_red_2",
        sin_pile=SIX_SINS,
        next_cataclysms="cat_12",
    )
    assert {"special:b01", "special:b04"} <= set(t.keys)
    assert "special:b05" not in t.keys
    t.answer("hoard:sin_greed_a")
    assert t.question == "interrupt"
    assert "special:b01" in t.keys
    assert t.forbidden_by("special:b04") == ["SV-FREE-08"]
    assert "special:b05" not in t.keys
    t.answer("done")
    assert t.question == "after-action"
    assert {"special:b01", "special:b04"} <= set(t.keys)


@clause("SV-FREE-07", "SV-FREE-08", "SV-FREE-11", "SV-ELX-06", "SV-MAN-03", "SV-MAN-04")
def test_a_refused_free_play_names_its_clause() -> None:
    t = sv(
        ann={"sins": "sin_greed_a", "buildings": "b01 b03+ b05+ b13+", "elixirs": "el_red_1"},
        pool="DIL:0",
        sin_pile=SIX_SINS,
        next_cataclysms="cat_12",
    )
    own = {"special:b01": "SV-MAN-04", "special:b03": "SV-FREE-11", "special:b05": "SV-FREE-08",
           "special:b13": "SV-MAN-03", "give-up:b13": "SV-FREE-07", "drink:el_red_1": "SV-ELX-06"}  # fmt: skip
    assert {key: t.forbidden_by(key) for key in own} == {key: [clause] for key, clause in own.items()}
    t.answer("hoard:sin_greed_a")
    assert t.question == "interrupt"
    others = {**own, "special:b03": "SV-FREE-08"}
    assert {key: t.forbidden_by(key) for key in others} == {key: [clause] for key, clause in others.items()}
    t.answer("done")
    assert t.question == "after-action"
    assert {key: t.forbidden_by(key) for key in own} == {key: [clause] for key, clause in own.items()}
    t.answer("done")
    let_all_pass(t)
    assert t.question == "end-of-phase"
    assert {key: t.forbidden_by(key) for key in others} == {key: [clause] for key, clause in others.items()}


@clause("SV-UNN-08", "SV-SIN-07")
def test_reaction_answers_only_sin_cards_and_says_so() -> None:
    t = sv(fall=True, ann={"sins": "sin_pride_a", "buildings": "b05+", "fame": 2},
           bram={"hero": "hero_red", "fallen": True}, on="bram")  # fmt: skip
    t.answer("hero")
    assert (t.asked, t.question) == (0, "interrupt")
    assert t.forbidden_by("react:sin_pride_a") == ["SV-SIN-07"]
    assert t.forbidden_by("special:b05") == ["SV-FREE-08"]


@clause("SV-FREE-08", "SV-VOC-22", "SV-DEC-18")
def test_rime_fortress_turns_a_sin_card_away() -> None:
    t = sv(ann={"sins": "sin_greed_a"}, bram={"buildings": "b05+", "gold": 2})
    t.answer("extortion:sin_greed_a", "special:b05")
    assert (player_of(t, "bram").gold, player_of(t, "bram").markers) == (2, 7)
    assert player_of(t, "ann").gold == 0


@clause("SV-FREE-10")
def test_regrouping_has_free_plays_only_at_a_cataclysm() -> None:
    t = sv(
        step="sins",
        ann={"elixirs": "el_red_1", "sins": "sin_greed_a sin_greed_b sin_lust_a"},
        sin_pile=SIX_SINS,
        next_sins="sin_lust_b",
        next_cataclysms="cat_04",
    )
    assert t.question == "discard-sin"
    t.answer("discard:sin_lust_b")
    assert t.question == "interrupt"


@clause("SV-FREE-02", "SV-DEC-30", "SV-HRO-05")
def test_victim_of_a_special_is_asked_before_it_happens() -> None:
    t = sv(ann={"buildings": "b06+"}, bram={"fame": 2, "elixirs": "el_red_1"})
    t.answer("special:b06")
    assert (t.asked, t.question) == (1, "interrupt")
    assert t.view("ann").state.windows[-1].kind == "special"
    t.answer("done")
    assert wealth_of(t, "ann")[0] == 2


@clause("SV-FREE-04", "SV-DEC-91")
def test_being_asked_reveals_nothing_about_the_hand() -> None:
    for sins in ("sin_pride_a", "sin_greed_b"):
        t = sv(ann={"sins": "sin_greed_a"}, bram={"gold": 1, "sins": sins})
        t.answer("extortion:sin_greed_a")
        assert (t.asked, t.question) == (1, "interrupt")
        t.answer("done")
        assert player_of(t, "ann").gold == 1
    t = sv(ann={"sins": "sin_greed_a"}, bram={"gold": 1})
    t.answer("extortion:sin_greed_a")
    assert player_of(t, "ann").gold == 1
