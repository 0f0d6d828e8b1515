"""The worked examples (10)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.heroes.events import BeingWounded, PreparationStopped
from meadhall.games.heroes.positions import board_words, hand, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, Playing, acting, cast, end_action, pass_on, play

OWN_BOARD = "f1=triton f2=water_elemental f3=leviathan f4=ice_dragon b1=hero"
FOE_BOARD = "f1=ifrit f3=glimmer f4=phoenix b1=hero"


@clause("HE-EXA-01", "HE-EXA-02", "HE-EXA-03", "HE-EXA-04", "HE-AMB-04")
@pytest.mark.parametrize(("space", "targets"), [("f2", "f3"), ("f1", "f4 f3"), ("f3", "f3 f1"), ("f4", "f4 f1 f3")])
def test_four_attackers_of_the_figure_reach_the_marked_beings(space: str, targets: str) -> None:
    t = acting(
        {"hero": MARIS, "board": OWN_BOARD, "dice": "EELLLL", "hand": "stoneskin"},
        {"hero": KALDOR, "board": FOE_BOARD, "dice": "AAAAAA"},
    )
    cast(t, "stoneskin", "at:0b1")
    t.answer(f"attack:{space}")
    assert set(t.keys) == {f"at:1{name}" for name in targets.split()}


@clause("HE-EXA-05")
def test_five_c_and_an_l_draw_three_cards() -> None:
    t = acting({"dice": "CCCCCL"})
    t.answer("draw")
    assert len(t.state.sides[0].hand) == 3
    assert t.question == "act-or-pass"


@clause("HE-EXA-06")
def test_weakness_applies_first_and_the_symbols_stay_usable() -> None:
    t = acting({"dice": "WWFFFL", "hand": "rage wall_of_fire"})
    assert life(t.state, "ann") == 19
    assert "cast:wall_of_fire" in t.keys


@clause("HE-EXA-07")
@pytest.mark.parametrize("hero", [MARIS, KALDOR, BRUNNA, ILVANE])
def test_dispel_magic_costs_one_weakness_wound(hero: str) -> None:
    t = acting({"hero": hero, "dice": "WFEALC"}, spells=["daze ann bram"])
    assert "dispel" in t.keys
    assert life(t.state, "ann") == 20


@clause("HE-EXA-08", "HE-EXA-09", "HE-SPL-11", "HE-VER-24")
@pytest.mark.parametrize(("pairs", "wounds"), [(("pair:rage+haste", "pair:daze+poison"), (5, 2)), ((), (3, 1))])
def test_fireball_hits_its_targets(pairs: tuple[str, ...], wounds: tuple[int, int]) -> None:
    t = acting({"dice": "FFFFEE", "hand": "fireball rage haste poison daze"}, "f1=leviathan f2=golem b1=hero")
    cast(t, "fireball", "at:1f1", pairs=pairs)
    assert board_words(t.state, "bram") == f"f1=leviathan/{wounds[0]} f2=golem/{wounds[1]} b1=hero/{wounds[1]}"


@clause("HE-EXA-10")
def test_chain_lightning_loses_one_wound_per_target() -> None:
    t = acting(
        {"hero": ILVANE, "dice": "AAAAWW", "hand": "chain_lightning rage haste daze poison"},
        "f1=leviathan f2=golem f3=stone_giant f4=red_dragon b1=hero",
    )
    cast(
        t,
        "chain_lightning",
        "at:1f1",
        "at:1f2",
        "at:1f3",
        "at:1f4",
        free=True,
        pairs=("pair:rage+haste", "pair:daze+poison"),
    )
    assert board_words(t.state, "bram") == "f1=leviathan/4 f2=golem/3 f3=stone_giant/2 f4=red_dragon/1 b1=hero"


@clause("HE-EXA-11", "HE-EXA-12", "HE-EXA-13", "HE-SPL-08", "HE-CRE-11")
@pytest.mark.parametrize(
    ("creature", "there", "cost"),
    [
        ("nymph", ("daze ann bram",), 2),
        ("siren", ("daze ann bram",), 3),
        ("leviathan", ("daze ann bram",), 4),
        ("siren", ("daze ann bram", "haste ann.f1 ann"), 2),
        ("nymph", ("haste ann.f1 ann",), 1),
    ],
)
def test_daze_and_haste_change_the_activation_cost(creature: str, there: tuple[str, ...], cost: int) -> None:
    ann = {"hero": MARIS, "board": f"f1={creature} b2=hero", "dice": "FFLLLL", "hand": "scorch"}
    t = acting(ann, "f4=golem b1=hero", spells=there)
    cast(t, "scorch", "at:1f4")
    t.answer("attack:f1", "at:1f4")
    left = t.state.act.points if t.state.act is not None else 0
    assert left == 4 - cost


@clause("HE-EXA-14")
def test_misfortune_deals_two_wounds_even_with_five_c() -> None:
    t = acting({"dice": "CCCCCE"}, spells=["misfortune ann bram"])
    assert life(t.state, "ann") == 19


@clause("HE-EXA-15")
def test_another_poison_is_refused_and_another_spell_is_not() -> None:
    t = acting({"dice": "EEEEFF", "hand": "poison"}, spells=["poison bram.b2 ann"])
    t.answer("cast:poison")
    assert t.forbidden_by("at:1b2") == ["HE-CST-09"]
    t = acting({"dice": "FFFFEE", "hand": "fire_raising"}, spells=["poison bram.b2 ann"])
    cast(t, "fire_raising", "at:1b2")
    assert len(permanent_words(t.state)) == 2


@clause("HE-EXA-16")
def test_two_tokens_and_the_spell_go_in_one_action() -> None:
    t = acting({"dice": "WFEALC", "hand": "rage haste daze poison"}, spells=["misfortune bram bram 2"])
    t.answer("dispel", "spell:misfortune@1", "pair:rage+haste", "pair:daze+poison")
    assert (permanent_words(t.state), hand(t.state, "ann")) == ([], [])


@clause("HE-EXA-17")
def test_dispel_ends_a_spell_with_five_tokens() -> None:
    t = acting({"dice": "EEEEEA", "hand": "dispel"}, spells=["misfortune ann bram 5"])
    cast(t, "dispel", "spell:misfortune@0")
    assert permanent_words(t.state) == []


@clause("HE-EXA-18", "HE-VER-21")
def test_fire_raising_burns_only_at_the_stop_of_its_bearer() -> None:
    t = acting({"dice": "FFFEEE"}, spells=["fire_raising ann.b2 bram"])
    assert life(t.state, "ann") == 18
    t = acting({"dice": "EEEEEE"}, {"board": "b2=hero", "dice": "AAAEEE"}, spells=["fire_raising bram.b2 ann"])
    t.answer("none", "pass")
    assert life(t.state, "bram") == 21


@clause("HE-EXA-19")
def test_spell_cast_in_the_same_action_can_be_empowered() -> None:
    t = acting({"board": "f1=fire_elemental b2=hero", "dice": "FFFFLL", "hand": "fire_raising"})
    cast(t, "fire_raising", "at:1b2")
    t.answer("use:f1", "spell:fire_raising@1b2")
    assert permanent_words(t.state) == ["fire_raising bram.b2 ann 1"]
    t = acting({"board": "f1=fire_elemental b2=hero", "dice": "FFFFLL", "hand": "scorch"})
    cast(t, "scorch", "at:1b2")
    assert t.forbidden_by("use:f1") == ["HE-CRE-12"]


@clause("HE-EXA-20")
def test_second_gnome_cannot_use_the_same_golem() -> None:
    t = acting(
        {"hero": BRUNNA, "board": "f1=golem f2=gnome f3=gnome b2=hero", "dice": "FFLLLL", "hand": "scorch"},
        "f4=leviathan b2=hero",
    )
    cast(t, "scorch", "at:1b2")
    t.answer("use:f2", "at:0f1", "at:1f4")
    assert t.forbidden_by("use:f3") == ["HE-CRE-12"]


@clause("HE-EXA-21", "HE-EXA-22", "HE-ATK-11")
@pytest.mark.parametrize(("there", "kinds"), [((), ["physical"]), (("wall_of_fire bram bram",), ["magical"])])
def test_attacker_dies_before_its_attack(there: tuple[str, ...], kinds: list[str]) -> None:
    t = acting({"board": "f1=ifrit/2 b2=hero", "dice": "FFLLEE", "hand": "scorch"}, "f4=griffin b2=hero", spells=there)
    cast(t, "scorch", "at:1b2")
    before = len(t.heard(BeingWounded))
    t.answer("attack:f1", "at:1f4")
    assert board_words(t.state, "ann") == "b2=hero"
    assert space_words(t.state, "bram", "f4") == "griffin"
    assert [e.kind for e in t.heard(BeingWounded)[before:]] == kinds


@clause("HE-EXA-23")
def test_sylphid_ignores_physical_wounds() -> None:
    t = acting({"dice": "EEEFFL", "hand": "rockfall scorch", "board": "f1=leviathan b2=hero"}, "f4=sylphid b2=hero")
    cast(t, "rockfall", "at:1f4")
    assert space_words(t.state, "bram", "f4") == "sylphid"
    t = acting({"dice": "FFLLLL", "hand": "scorch", "board": "f1=leviathan b2=hero"}, "f4=sylphid b2=hero")
    cast(t, "scorch", "at:1f4")
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "bram", "f4") == "sylphid/1"


@clause("HE-EXA-24")
def test_phoenix_may_not_attack_in_the_action_of_its_rebirth() -> None:
    t = acting({"board": "b2=hero", "beside": "phoenix", "dice": "FFLLLL", "hand": "scorch"}, "f4=griffin b2=hero")
    cast(t, "scorch", "at:1b2")
    t.answer("use:beside", "to:f1")
    assert space_words(t.state, "ann", "f1") == "phoenix/4"
    assert "attack:f1" not in t.keys


@clause("HE-EXA-25")
def test_three_l_pay_for_attacks_and_moves_after_a_casting() -> None:
    def fresh() -> Playing:
        t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLLE", "hand": "scorch"}, "f4=leviathan b2=hero")
        cast(t, "scorch", "at:1b2")
        return t

    t = fresh()
    t.answer("move:b2", "to:b3", "attack:f1", "at:1f4")
    assert t.question == "act-or-pass"
    t = fresh()
    t.answer("attack:f1", "at:1f4")
    assert "HE-CRE-06" in t.forbidden_by("attack:f1")
    t = fresh()
    t.answer("move:b2", "to:b3", "move:b3", "to:b4", "move:b4", "to:f4")
    assert t.question == "act-or-pass"


@clause("HE-EXA-26")
def test_without_casting_there_is_no_activation_and_no_move() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFFFLL", "hand": "sunfire"}, "f4=leviathan b2=hero")
    assert t.keys == ["none"]
    t.answer("none")
    assert t.question == "act-or-pass"


@clause("HE-EXA-27")
def test_hero_behind_an_empty_space_is_exposed() -> None:
    t = acting({"dice": "AAALLL", "hand": "lightning"}, "f1=nymph b2=hero")
    cast(t, "lightning", "at:1b2")
    assert board_words(t.state, "bram") == "f1=nymph b2=hero/3"


@clause("HE-EXA-28", "HE-EXA-29")
def test_another_player_acts_or_passes() -> None:
    bram = {"hero": KALDOR, "board": "f1=ifrit b2=hero", "dice": "WWWWLL", "hand": "ice_shards"}
    t = acting({"dice": "EEEEEE"}, bram)
    t.answer("none", "act")
    assert life(t.state, "bram") == 17
    cast(t, "ice_shards", "at:0b2")
    assert t.question == "next"
    end_action(t)
    assert [side.dice[:6] for side in t.state.sides] == [[-1] * 6] * 2
    t = acting({"dice": "EEEEEE"}, {**bram, "dice": "FFFEEE"})
    t.answer("none", "pass")
    assert t.state.sides[1].dice[:6] == [1, 1, 1, 2, 2, 2]


@clause("HE-EXA-30")
def test_dice_in_the_air_and_in_hand_are_thrown_once() -> None:
    t = play(mode="realtime", ann={"dice": "~~EEEE"}, bram={"dice": "------"}, rolls="CC LLLLLL")
    t.match.answer(0, "stop:none", 10)
    t.match.answer(-2, "counts:0", 10)
    t.match.answer(-2, "close:0", 110)
    assert t.state.sides[0].dice[:6] == [5, 5, 2, 2, 2, 2]
    assert t.state.sides[1].dice[:6] == [4] * 6
    assert t.asked == 0


@clause("HE-EXA-31")
def test_of_two_callers_in_a_beat_the_one_with_priority_is_active() -> None:
    dice = {"dice": "WFEALC"}
    t = play(players=3, ann=dice, bram=dice, cas=dice, priority="cas ann bram", rolls="AA")
    for seat, key in ((0, "stop:none"), (1, "stop:none"), (2, "throw:12")):
        t.match.answer(seat, key)
    assert t.state.sides[2].dice[:6] == [3, 3, 2, 3, 4, 5]
    assert [(e.seat, e.late) for e in t.heard(PreparationStopped)] == [(0, [1])]
    assert t.state.duel.priority == [2, 1, 0]
    t.answer("none")
    assert (t.asked, t.keys) == (1, ["act", "pass"])


@clause("HE-EXA-34")
def test_action_affects_at_most_one_other_player() -> None:
    t = play(
        players=3,
        active="ann",
        ann={"hero": KALDOR, "board": "f1=harpy f2=harpy b3=hero", "dice": "EEELLA", "hand": "magic_missile"},
        bram={"hero": MARIS, "board": "f1=leviathan b1=hero"},
        cas={"hero": BRUNNA, "board": "f1=golem b1=hero"},
    )
    cast(t, "magic_missile", "at:1f1")
    t.answer("attack:f1")
    assert t.keys == ["at:1f1"]


@clause("HE-EXA-35")
def test_concentration_draws_one() -> None:
    t = acting({"dice": "EEECCL", "hand": "rockfall"}, spells=["concentration ann ann"])
    cast(t, "rockfall", "at:1b2", "draw")
    assert len(t.state.sides[0].hand) == 1
    assert t.question == "next"


@clause("HE-EXA-36")
def test_rage_uses_the_strikers_wounds() -> None:
    t = acting(
        {"hero": MARIS, "dice": "FFFEEE", "hand": "rage", "board": "f1=leviathan/3 b2=hero"},
        {"hero": KALDOR, "board": "f1=golem b1=hero", "dice": "AAAAAA"},
    )
    cast(t, "rage", "at:0f1", "at:1f1")
    assert (space_words(t.state, "ann", "f1"), space_words(t.state, "bram", "f1")) == ("leviathan/4", "golem/4")
    assert t.heard(BeingWounded)[-1].kind == "physical"


@clause("HE-EXA-37")
def test_no_legal_action_costs_two_wounds() -> None:
    t = acting({"dice": "EEEEEE", "hand": "scorch"})
    t.answer("none")
    assert life(t.state, "ann") == 19
    t.answer("pass")
    assert t.state.sides[0].dice[:6] == [-1] * 6


@clause("HE-EXA-38")
def test_wounds_beyond_zero_give_no_points() -> None:
    ann: dict[str, Any] = {"hero": KALDOR, "dice": "FFFFFE", "hand": "sunfire"}
    t = play(elimination="off", active="ann", ann=ann, bram={"hero": MARIS, "board": "b2=hero/19"})
    cast(t, "sunfire", "at:1b2", free=True)
    assert (t.points, t.state.is_stunned(1)) == ([2, 0], True)


@clause("HE-EXA-39")
def test_tremor_hits_the_front_line() -> None:
    t = acting(
        {"hero": BRUNNA, "board": "f1=stone_dragon b2=hero", "dice": "FFLLLE", "hand": "scorch"},
        {"hero": ILVANE, "board": "f1=sylphid f2=harpy b2=hero", "dice": "WWWWWW"},
        spells=["stoneskin bram.b2 bram"],
    )
    cast(t, "scorch", "at:0b2")
    t.answer("use:f1", "player:1")
    assert board_words(t.state, "bram") == "f1=sylphid f2=harpy/1 b2=hero"


@clause("HE-EXA-40")
@pytest.mark.parametrize(("spell", "dice"), [("scorch", "FFEEEE"), ("magic_missile", "EEEFFF")])
def test_heart_of_the_mountain_reduces_wounds(spell: str, dice: str) -> None:
    t = acting(
        {"dice": dice, "hand": spell},
        {"hero": BRUNNA, "board": "f1=golem b1=hero", "dice": "EEEEEE"},
        spells=["heart_of_the_mountain bram bram"],
    )
    cast(t, spell, "at:1f1")
    assert space_words(t.state, "bram", "f1") == "golem/1"


@clause("HE-EXA-41", "HE-WND-05")
def test_wound_reduced_to_zero_stays_zero() -> None:
    there = ["heart_of_the_mountain bram bram", "stoneskin bram.f4 bram"]
    t = acting(
        {"hero": ILVANE, "board": "f1=harpy b2=hero", "dice": "FFLLWW", "hand": "scorch"},
        {"hero": BRUNNA, "board": "f4=golem b2=hero", "dice": "EEEEEE"},
        spells=there,
    )
    cast(t, "scorch", "at:0b2")
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "bram", "f4") == "golem"


@clause("HE-EXA-42")
def test_command_leaves_unused_points_for_other_activations() -> None:
    t = acting(
        {"hero": BRUNNA, "board": "f1=golem f2=gnome b2=hero", "dice": "LLLLWC", "hand": "command"},
        "f4=leviathan f3=golem b2=hero",
    )
    cast(t, "command", "at:0f1", "attack", "at:1f4")
    assert t.state.act.points == 2
    assert t.forbidden_by("use:f2") == ["HE-CRE-12"]
    t.answer("attack:f2", "at:1f3", "move:b2", "to:b1")
    assert t.question == "act-or-pass"
    pass_on(t)


@clause("HE-EXA-43")
def test_life_drain_kills_its_target_although_it_should_heal_it() -> None:
    t = acting({"hero": KALDOR, "board": "f1=hellhound/1 b2=hero", "dice": "EEELLL", "hand": "life_drain"})
    cast(t, "life_drain", "at:0f1", "at:0f1")
    assert board_words(t.state, "ann") == "b2=hero"
    assert t.question == "next"
