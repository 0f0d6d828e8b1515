"""Activating, attacking and moving (4.12 to 4.14), and single Creatures (4.24)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.heroes.content import CREATURES
from meadhall.games.heroes.events import AttackMade, BeingWounded, CreatureBurst, DiceThrown
from meadhall.games.heroes.positions import board_words, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import KALDOR, MARIS, Playing, acting, cast, end_action

FOE_BOARD = "f1=leviathan f2=golem f3=triton f4=basilisk b2=hero"


def activating(
    board: str, foe: str = FOE_BOARD, points: int = 4, spells: tuple[str, ...] = (), **position: Any
) -> Playing:
    """Return a table on which Ann has cast Scorch on her own Hero and has this many points. No weakness applies."""
    ann = {
        "hero": position.pop("hero", MARIS),
        "board": board,
        "dice": "FF" + "L" * points,
        "hand": position.pop("hand", "scorch"),
    }
    bram = {"hero": KALDOR, "board": foe, "dice": position.pop("foe_dice", "AAAAAA")}
    t = acting({**ann, **position.pop("ann", {})}, bram, hero_text="off", spells=spells, **position)
    cast(t, "scorch", f"at:0{board_with_own_hero(board)}")
    return t


def board_with_own_hero(board: str) -> str:
    return next(word.partition("=")[0] for word in board.split() if word.split("=")[1].startswith("hero"))


def leadership_left(t: Playing) -> int:
    """Return the points that are left, or 0 once the action is over."""
    return int(t.state.act.points) if t.state.act is not None else 0


# ---- activating


@clause("HE-CRE-02", "HE-CRE-03", "HE-CRE-05", "HE-CRE-07", "HE-MOV-04")
def test_points_pay_for_activations_and_moves_in_any_order() -> None:
    t = activating("f1=hellhound f2=ifrit b1=hero", points=4)
    assert leadership_left(t) == 4
    t.answer("attack:f1", "at:1f4")
    assert leadership_left(t) == 3
    t.answer("move:b1", "to:b2", "attack:f2", "at:1f3")
    assert (leadership_left(t), t.question) == (0, "act-or-pass")


@clause("HE-CRE-04", "HE-DEC-15")
def test_an_activated_creature_attacks_or_uses_its_ability() -> None:
    t = activating("f1=triton b2=hero")
    assert {"attack:f1", "use:f1", "move:f1", "move:b2", "end"} == set(t.keys)
    assert t.menu.unanswered().key == "end"


@clause("HE-CRE-06", "HE-CRE-14")
def test_no_creature_is_activated_twice_in_one_action() -> None:
    t = activating("f1=triton b2=hero")
    t.answer("use:f1", "at:1b2")
    assert {"HE-CRE-06"} == set(t.forbidden_by("attack:f1"))
    t.answer("end", "act")
    assert t.state.act.done == []


@clause("HE-CRE-08")
def test_command_activates_without_points() -> None:
    t = acting({"board": "f1=ice_dragon b2=hero", "hero": MARIS, "dice": "LLEEEE", "hand": "command"}, FOE_BOARD)
    cast(t, "command", "at:0f1", "use", "column:1/2")
    assert (life(t.state, "bram", "f2"), life(t.state, "bram")) == (5, 19)
    assert t.question == "act-or-pass"


@clause("HE-CRE-09", "HE-VER-27")
def test_static_abilities_are_never_activated() -> None:
    t = activating("f1=griffin f2=sylphid f3=cave_troll b2=hero", points=4)
    assert not [key for key in t.keys if key.startswith("use")]
    assert t.forbidden_by("use:f1") == ["HE-CRE-09"]


@clause("HE-CRE-10", "HE-CRT-10", "HE-AMB-42")
@pytest.mark.parametrize(("creature", "wounds"), [("salamander", 1), ("thunderbird", 2), ("triton", 2)])
def test_ability_reaches_any_piece_without_exposure(creature: str, wounds: int) -> None:
    t = activating(f"f1=golem b1={creature} b2=hero", "f1=leviathan b1=hero f3=nymph")
    t.answer("use:b1")
    assert t.keys == ["at:1f1", "at:1f3", "at:1b1"]
    t.answer("at:1b1")
    assert life(t.state, "bram") == 21 - wounds


@clause("HE-CRE-10", "HE-CRT-11", "HE-AMB-42")
@pytest.mark.parametrize(
    "creature", ["storm_dragon", "ice_dragon", "red_dragon", "basilisk", "stone_giant", "stone_dragon"]
)
def test_some_abilities_need_exposure(creature: str) -> None:
    t = activating(f"f1=golem b1={creature} f3={creature} b2=hero")
    assert "use:f3" in t.keys
    assert "HE-CRE-10" in t.forbidden_by("use:b1")


@clause("HE-CRE-11", "HE-SPL-06", "HE-SPL-07", "HE-SPL-08", "HE-VER-16")
@pytest.mark.parametrize(
    ("there", "cost"),
    [((), 2), (("daze ann bram",), 3), (("haste ann.f1 ann",), 1), (("daze ann bram", "haste ann.f1 ann"), 2)],
)
def test_activation_costs_its_action_points(there: tuple[str, ...], cost: int) -> None:
    t = activating("f1=triton b2=hero", spells=there)
    t.answer("use:f1", "at:1b2")
    assert leadership_left(t) == 4 - cost


@clause("HE-CRE-12", "HE-CST-05")
def test_ability_without_a_target_is_not_offered_but_one_without_effect_is() -> None:
    t = activating("f1=nymph f2=triton b3=hero f4=water_elemental")
    assert "use:f1" in t.keys  # Triton is unhurt
    assert t.forbidden_by("use:f4") == ["HE-CRE-12"]


@clause("HE-CRE-13")
def test_unused_points_are_lost() -> None:
    t = activating("f1=triton b2=hero")
    t.answer("end")
    assert t.question == "act-or-pass"
    assert t.state.act is None


# ---- attacks


@clause("HE-CRE-01", "HE-ATK-13")
def test_every_space_of_your_board_has_a_reason_why_nobody_acts_there() -> None:
    after = activating("f1=golem b3=hero", "b1=hero", points=4)
    before = acting("f1=golem b3=hero", "b1=hero")
    for space in ("f2", "b4"):
        for key in (f"attack:{space}", f"use:{space}", f"move:{space}"):
            assert [refusal.words for refusal in after.why_not(key)] == ["Nobody stands there."]
            assert [refusal.words for refusal in before.why_not(key)] == ["Nobody stands there."]
    assert [refusal.words for refusal in after.why_not("use:beside")] == ["Nobody stands there."]
    waits = "This Creature may act only after a Spell"
    assert [before.why_not(key)[0].words.startswith(waits) for key in ("attack:f1", "use:f1", "move:f1")] == [True] * 3
    assert before.forbidden_by("attack:b3") == ["HE-ATK-13"]
    for moment in (before, after):
        assert [refusal.words for refusal in moment.why_not("use:b3")] == ["That is a Hero. Choose a Creature."]


@clause("HE-ATK-01", "HE-ATK-02", "HE-ATK-13")
def test_only_exposed_creatures_attack_and_only_exposed_beings_are_attacked() -> None:
    t = activating("f1=golem b1=ice_dragon f2=ice_dragon b3=hero", "f1=leviathan b1=hero", points=4)
    assert "attack:b1" not in t.keys
    assert t.forbidden_by("attack:b3") == ["HE-ATK-13"]
    t.answer("attack:f2")
    assert t.keys == ["at:1f1"]
    assert t.forbidden_by("at:1b1") == ["HE-BRD-08"]


@clause("HE-ATK-03", "HE-ATK-04", "HE-ATK-05", "HE-ATK-06", "HE-ATK-07", "HE-ATK-08")
@pytest.mark.parametrize(
    ("creature", "space", "reached"),
    [
        ("hellhound", "f1", "f4"),
        ("hellhound", "f4", "f1"),
        ("triton", "f1", "f4 f3"),
        ("triton", "f4", "f1"),
        ("ifrit", "f1", "f3 f4"),
        ("ifrit", "f2", "f2 f3 f4"),
        ("harpy", "f1", "f1 f2 f3 f4"),
        ("triton", "b3", "f2 f1"),
    ],
)
def test_attacks_reach_the_columns_of_their_symbol(creature: str, space: str, reached: str) -> None:
    t = activating(f"{space}={creature} b2=hero")
    t.answer(f"attack:{space}")
    assert set(t.keys) == {f"at:1{name}" for name in reached.split()}
    for name in {"f1", "f2", "f3", "f4"} - set(reached.split()):
        assert t.forbidden_by(f"at:1{name}") == ["HE-ATK-03"]


@clause("HE-ATK-09", "HE-ATK-10")
def test_the_target_suffers_the_strength_in_physical_wounds() -> None:
    t = activating("f1=ifrit b2=hero", spells=("flaming_blade ann.f1 ann",))
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "bram", "f4") == ""  # basilisk, 5
    hit = t.heard(BeingWounded)[-1]
    assert (hit.wounds, hit.kind, hit.why) == (5, "physical", "attack")


@clause("HE-ATK-11", "HE-ATK-12", "HE-CRT-06", "HE-SPL-18", "HE-VER-23")
def test_attacker_of_griffin_suffers_first_and_may_die() -> None:
    t = activating("f1=hellhound b2=hero", "f4=griffin b2=hero")
    t.answer("attack:f1", "at:1f4")
    assert (space_words(t.state, "ann", "f1"), space_words(t.state, "bram", "f4")) == ("", "griffin")
    assert leadership_left(t) == 3
    t = activating("f1=ifrit b2=hero", "f4=griffin b2=hero")
    t.answer("attack:f1", "at:1f4")
    assert (space_words(t.state, "ann", "f1"), space_words(t.state, "bram", "f4")) == ("ifrit/2", "griffin/4")


@clause("HE-CRT-06", "HE-SPL-18")
def test_griffin_and_wall_of_fire_answer_only_basic_attacks() -> None:
    t = activating("f1=triton b2=hero", "f4=griffin b2=hero", spells=("wall_of_fire bram bram",))
    t.answer("use:f1", "at:1f4")
    assert (space_words(t.state, "ann", "f1"), space_words(t.state, "bram", "f4")) == ("triton", "griffin/2")


@clause("HE-SPL-18")
def test_wall_of_fire_burns_attackers_of_its_bearers_pieces() -> None:
    t = activating("f1=ifrit b2=hero", spells=("wall_of_fire bram bram",))
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "ann", "f1") == "ifrit/2"
    kinds = [(e.kind, e.why) for e in t.heard(BeingWounded)][-2:]
    assert kinds == [("magical", "spell"), ("physical", "attack")]


# ---- moving


@clause("HE-MOV-01", "HE-MOV-03", "HE-MOV-05")
def test_one_point_moves_a_being_to_an_empty_adjacent_space() -> None:
    t = activating("f1=leviathan f2=nymph b1=hero")
    t.answer("move:b1")
    assert t.keys == ["to:b2"]
    assert t.forbidden_by("to:f1") == ["HE-MOV-05"]
    assert t.forbidden_by("to:f3") == ["HE-MOV-05"]
    t.answer("to:b2", "move:b2", "to:b3", "move:b3", "to:b4")
    assert (board_with_own_hero(board_words(t.state, "ann")), leadership_left(t)) == ("b4", 1)


@clause("HE-MOV-02")
def test_the_activation_cost_does_not_matter_for_moving() -> None:
    t = activating("f1=leviathan b2=hero", spells=("daze ann bram",))
    t.answer("move:f1", "to:f2")
    assert leadership_left(t) == 3


@clause("HE-MOV-06", "HE-SPL-12", "HE-VER-19")
def test_a_frozen_creature_neither_moves_nor_attacks_nor_uses_its_ability() -> None:
    t = activating("f1=triton b2=hero", spells=("freezing ann.f1 bram",))
    for key, named in (("move:f1", "HE-MOV-06"), ("attack:f1", "HE-SPL-12"), ("use:f1", "HE-SPL-12")):
        assert t.forbidden_by(key) == [named]


# ---- single creatures


@clause("HE-CRT-01", "HE-ENH-13", "HE-VER-12", "HE-AMB-28")
@pytest.mark.parametrize("element", ["water", "fire", "earth", "air"])
def test_elementals_empower_a_spell_that_their_player_controls(element: str) -> None:
    there = ("poison bram.b2 ann", "haste bram.f3 bram", "daze ann bram")
    t = activating(f"f1={element}_elemental b2=hero", spells=there)
    t.answer("use:f1")
    assert t.keys == ["spell:poison@1b2"]
    t.answer("spell:poison@1b2")
    assert permanent_words(t.state)[0] == "poison bram.b2 ann 1"


@clause("HE-CRT-02", "HE-DEC-16", "HE-VER-14")
def test_glimmer_bursts_from_anywhere() -> None:
    t = activating("f1=golem b1=glimmer b2=hero", "f1=leviathan f2=golem b1=nymph b2=hero")
    t.answer("use:b1")
    assert len(t.heard(CreatureBurst)) == 1
    assert (t.question, t.keys[:2]) == ("burst", ["at:1f1", "at:1f2"])
    assert board_words(t.state, "ann") == "f1=golem b2=hero/1"
    t.answer("at:1f1")
    assert board_words(t.state, "bram") == "f1=leviathan/3 f2=golem/1 b1=nymph/1 b2=hero"


@clause("HE-CRT-03", "HE-CRT-04", "HE-CRT-05", "HE-VER-09")
def test_gnome_rouses_a_golem_for_its_basic_attack() -> None:
    t = activating("f1=golem/1 f2=golem/2 b1=gnome b2=gnome b3=gnome b4=hero")
    t.answer("use:b1")
    assert t.keys == ["at:0f1", "at:0f2"]
    t.answer("at:0f1", "at:1f4")
    assert leadership_left(t) == 3
    assert t.heard(AttackMade)[0].space == 0
    t.answer("use:b2", "at:0f2", "at:1f3")
    assert t.forbidden_by("use:b3") == ["HE-CRE-12"]
    assert "HE-CRE-06" in t.forbidden_by("attack:f1")


@clause("HE-CRT-05", "HE-SPL-13")
def test_the_golem_must_be_exposed_unfrozen_and_have_a_target() -> None:
    for board, foe, there in (
        ("f1=nymph b1=golem f2=gnome b3=hero", FOE_BOARD, ()),
        ("f1=golem f2=gnome b3=hero", FOE_BOARD, ("freezing ann.f1 bram",)),
        ("f1=golem f2=gnome b3=hero", "f1=nymph b1=hero", ()),
    ):
        t = activating(board, foe, spells=there)
        assert t.forbidden_by("use:f2") == ["HE-CRE-12"]


@clause("HE-CRT-07", "HE-VER-02", "HE-AMB-29")
def test_nymph_heals_an_adjacent_creature_but_not_the_hero() -> None:
    t = activating("f1=triton/3 f2=nymph b2=hero/2 f3=siren/1 f4=nymph/1")
    t.answer("use:f2")
    assert t.keys == ["at:0f1", "at:0f3"]
    t.answer("at:0f1")
    assert space_words(t.state, "ann", "f1") == "triton/1"


@clause("HE-CRT-08", "HE-CRT-09", "HE-VER-15", "HE-DTH-04", "HE-BRD-13", "HE-TRM-03")
def test_phoenix_comes_back_with_four_wounds_to_any_free_space() -> None:
    t = activating("f1=ifrit b2=hero", ann={"beside": "phoenix"})
    assert "use:beside" in t.keys
    t.answer("use:beside")
    assert t.keys == [f"to:{name}" for name in ("f2", "f3", "f4", "b1", "b3", "b4")]
    t.answer("to:f3")
    assert space_words(t.state, "ann", "f3") == "phoenix/4"
    assert "HE-CRE-06" in t.forbidden_by("attack:f3")


@clause("HE-CRT-12", "HE-VER-05")
def test_siren_makes_an_opponent_reroll_the_dice_on_the_table() -> None:
    t = activating("f1=siren b2=hero", foe_dice="AAAEEE", rolls="CCCLLL")
    t.answer("use:f1", "player:1")
    assert t.state.sides[1].dice[:6] == [5, 5, 5, 4, 4, 4]
    end_action(t)
    t.answer("act", "draw")
    assert len(t.heard(DiceThrown)) == 1


@clause("HE-CRT-13", "HE-VER-18")
def test_sylphid_ignores_physical_wounds() -> None:
    t = activating("f1=harpy f2=thunderbird b2=hero", "f4=sylphid b2=hero", points=4)
    t.answer("attack:f1", "at:1f4")
    assert space_words(t.state, "bram", "f4") == "sylphid"
    assert t.heard(BeingWounded)[-1].prevented == 1
    t.answer("use:f2", "at:1f4")
    assert space_words(t.state, "bram", "f4") == "sylphid/2"


@clause("HE-CRT-14")
def test_flavour_text_has_no_effect() -> None:
    assert {c.id for c in CREATURES if c.ability.kind == "none"} == {
        "merrow_guard",
        "leviathan",
        "hellhound",
        "ifrit",
        "golem",
        "harpy",
    }


@clause("HE-SPL-25", "HE-VER-07", "HE-SPL-13")
def test_pegasus_carries_a_being_and_changes_places() -> None:
    t = activating("f1=pegasus f2=golem b2=hero", spells=("freezing ann.f2 bram",))
    t.answer("use:f1", "at:0f2")
    assert t.keys == ["to:f1", "to:f3", "to:b2"]
    t.answer("to:b2")
    assert board_words(t.state, "ann") == "f1=pegasus f2=hero/1 b2=golem"


# ---- abilities of dragons and others


@pytest.mark.parametrize(
    ("creature", "keys", "after"),
    [
        ("red_dragon", ("at:1f2",), "f1=leviathan/2 f2=golem/2 f3=triton/2 f4=basilisk b2=hero"),
        ("ice_dragon", ("column:1/2",), "f1=leviathan f2=golem/2 f3=triton f4=basilisk b2=hero/2"),
        ("stone_dragon", ("player:1",), "f1=leviathan/1 f2=golem/1 f3=triton/1 f4=basilisk/1 b2=hero/1"),
        ("storm_dragon", ("at:1b2",), "f1=leviathan f2=golem f3=triton f4=basilisk b2=hero/3"),
        ("stone_giant", ("at:1b2",), "f1=leviathan f2=golem f3=triton f4=basilisk b2=hero/3"),
        ("basilisk", ("at:1f4",), "f1=leviathan f2=golem f3=triton f4=basilisk/1 b2=hero"),
    ],
)
def test_breaths_and_gazes_hit_their_targets(creature: str, keys: tuple[str, ...], after: str) -> None:
    t = activating(f"f2={creature} b2=hero")
    t.answer("use:f2", *keys)
    assert board_words(t.state, "bram") == after


def test_venom_gaze_hurts_wounded_targets_more() -> None:
    t = activating("f2=basilisk b2=hero", "f1=leviathan/1 f2=golem b3=hero/1")
    t.answer("use:f2", "at:1f1")
    assert space_words(t.state, "bram", "f1") == "leviathan/4"
