"""Effects of stopping (4.7)."""

from __future__ import annotations

from meadhall.games.heroes.events import ActionBegan, BeingHealed, BeingWounded, GameEnded, PreparationStopped
from meadhall.games.heroes.positions import life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, acting, play


@clause("HE-STP-01", "HE-SEQ-04")
def test_stop_effects_come_after_the_final_throw_and_before_the_action() -> None:
    t = play(ann={"hero": KALDOR, "dice": "-EEEEE"}, bram={"hero": MARIS, "dice": "EEEEEE"}, rolls="W")
    t.match.answer(0, "stop:1")
    t.match.answer(1, "throw:none")
    event_types = [type(e) for e in t.match.news(-1)]
    assert event_types.index(PreparationStopped) < event_types.index(ActionBegan) < event_types.index(BeingWounded)
    assert life(t.state, "ann") == 20
    assert t.question == "action"


@clause("HE-STP-02", "HE-STP-06", "HE-AMB-41")
def test_weakness_is_a_magical_wound_for_each_symbol_in_both_directions() -> None:
    for hero, symbol in ((KALDOR, "W"), (MARIS, "F"), (BRUNNA, "A"), (ILVANE, "E")):
        t = play(active="ann", ann={"hero": hero, "dice": f"{symbol * 3}LLL"})
        assert life(t.state, "ann") == 18
        assert [(e.kind, e.why, e.by) for e in t.heard(BeingWounded)] == [("magical", "weakness", -1)]


@clause("HE-STP-03", "HE-AMB-19")
def test_static_abilities_come_first_then_spells_in_order_of_arrival() -> None:
    board = "f1=cave_troll/2 f4=cave_troll/1 b2=cave_troll/3 b3=hero"
    spells_there = ["misfortune ann bram", "poison ann.f1 bram", "fire_raising ann.b3 bram"]
    t = acting({"hero": BRUNNA, "board": board, "dice": "FFFCLL"}, spells=spells_there)
    assert [(e.space, e.healed) for e in t.heard(BeingHealed)] == [(0, 1), (3, 1), (5, 1)]
    assert [(e.why, e.wounds) for e in t.heard(BeingWounded)] == [("spell", 2), ("spell", 1), ("spell", 3)]
    assert space_words(t.state, "ann", "f1") == "cave_troll/2"


@clause("HE-STP-04", "HE-STP-05", "HE-AMB-01")
def test_stop_effects_hit_the_caller_at_the_stop_and_others_when_they_act() -> None:
    t = acting({"dice": "EEEEEE"}, {"board": "b2=hero", "dice": "FFFFAA"}, spells=["poison bram.b2 ann"])
    assert life(t.state, "bram") == 21
    t.answer("none", "act")
    assert life(t.state, "bram") == 21 - 4 - 1


@clause("HE-STP-07", "HE-END-02")
def test_hero_killed_by_stop_effects_does_not_act_and_the_round_continues() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "b2=hero/20", "dice": "WEEEEE"},
        bram="b2=hero",
        cas="b2=hero",
    )
    assert (t.asked, t.question) == (1, "act-or-pass")
    assert t.state.sides[0].left == 1


@clause("HE-STP-07", "HE-GAM-03", "HE-DTH-02")
def test_stop_effects_may_end_the_game() -> None:
    t = acting({"board": "b2=hero/20", "dice": "WEEEEE"})
    assert t.over
    assert [e.winners for e in t.heard(GameEnded)] == [[1]]


@clause("HE-STP-08")
def test_stop_effects_apply_even_without_an_action() -> None:
    t = acting({"dice": "WWEEEE"})
    t.answer("none")
    assert life(t.state, "ann") == 21 - 2 - 2


@clause("HE-STP-09", "HE-AMB-41")
def test_each_stop_effect_is_told_to_all() -> None:
    t = acting({"dice": "WEEEEE"}, spells=["poison ann.b2 bram"])
    assert len(t.heard(BeingWounded, "bram")) == len(t.heard(BeingWounded, -1)) == 2


@clause("HE-STP-03", "HE-PRM-03")
def test_spell_whose_bearer_has_died_does_nothing_more() -> None:
    t = acting("f1=hellhound/1 b2=hero", spells=["poison ann.f1 bram", "fire_raising ann.f1 bram"])
    assert space_words(t.state, "ann", "f1") == ""
    assert permanent_words(t.state) == []
    assert len(t.heard(BeingWounded)) == 1


@clause("HE-STP-03", "HE-STP-08", "HE-VNE-09")
def test_first_stun_does_not_cancel_the_other_stop_effects() -> None:
    t = acting(
        {"hero": KALDOR, "board": "f1=ifrit f2=hellhound/1 b2=hero/20", "dice": "WEEEEE"},
        elimination="off",
        spells=["poison ann.f1 bram", "poison ann.f2 bram"],
    )
    assert t.state.is_stunned(0)
    assert (space_words(t.state, "ann", "f1"), space_words(t.state, "ann", "f2")) == ("ifrit/1", "")
    assert (t.asked, t.question) == (1, "act-or-pass")


@clause("HE-STP-03", "HE-STP-08", "HE-OTH-06")
def test_first_stun_does_not_cancel_other_stop_effects_of_another_player() -> None:
    t = acting({}, {"hero": BRUNNA, "board": "f1=cave_troll/2 b2=hero/20", "dice": "AEEEEE"}, elimination="off")
    t.answer("none", "act")
    assert t.state.is_stunned(1)
    assert space_words(t.state, "bram", "f1") == "cave_troll/1"
    assert t.waits or t.question == "beat"
