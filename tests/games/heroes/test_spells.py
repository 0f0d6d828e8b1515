"""Single Spells (4.23)."""

from __future__ import annotations

import pytest

from meadhall.games.heroes.content import SPELL
from meadhall.games.heroes.events import AttackMade, BeingMoved, BeingWounded, DieGivenUp
from meadhall.games.heroes.positions import board_words, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, acting, cast, end_action, pass_on, play


@clause("HE-SPL-01", "HE-VER-20", "HE-AMB-08")
def test_blessing_brings_a_seventh_die_that_is_first_rolled_after_resume() -> None:
    t = acting({"hero": ILVANE, "dice": "AAALLL", "hand": "blessing"}, rolls="WFEALCC")
    cast(t, "blessing", "player:0")
    assert t.state.sides[0].dice[6] == -1
    pass_on(t)
    t.answer("throw:none", by="bram")
    assert t.state.sides[0].dice == [0, 1, 2, 3, 4, 5, 5]


@clause("HE-SPL-02", "HE-SPL-09", "HE-DEC-20", "HE-AMB-08")
def test_when_blessing_is_dispelled_a_chosen_die_is_removed() -> None:
    bram = {"board": "b2=hero", "dice": "WFEALCC"}
    t = acting({"dice": "AAAAAL", "hand": "dispel"}, bram, spells=["blessing bram bram 3"])
    cast(t, "dispel", "spell:blessing@1")
    assert (t.asked, t.question, t.keys) == (1, "give-up-die", [f"die:{n}" for n in range(7, 0, -1)])
    t.answer("die:1")
    assert t.state.sides[1].dice == [-3, 1, 2, 3, 4, 5, 5]
    assert (t.asked, t.question) == (0, "next")  # Dispel was cast as a Spell, so L may be used


@clause("HE-SPL-27", "HE-SPL-02")
def test_in_preparation_the_highest_die_is_removed_without_asking() -> None:
    t = play(
        players=3,
        ann={"dice": "WFEALC"},
        bram={"dice": "WFEALCC"},
        cas={"hero": ILVANE, "dice": "WFEALC"},
        spells=["blessing bram cas"],
    )
    t.match.answer(2, "concede")
    assert [e.die for e in t.heard(DieGivenUp)] == [6]
    assert t.match.ask is not None
    assert t.match.ask.waiting == [0, 1]


@clause("HE-SPL-27")
def test_removed_die_is_not_thrown_by_an_earlier_answer() -> None:
    sides = {"ann": {"dice": "WFEALC"}, "bram": {"dice": "WFEALCC"}, "cas": {"hero": ILVANE, "dice": "WFEALC"}}
    t = play(players=3, **sides, spells=["blessing bram cas"], rolls="L")
    t.match.answer(1, "throw:17")
    t.match.answer(2, "concede")
    t.match.answer(0, "throw:none")
    assert t.state.sides[1].dice == [4, 1, 2, 3, 4, 5, -3]


@clause("HE-SPL-03", "HE-SPL-04", "HE-VER-11")
def test_chain_lightning_goes_from_being_to_being_with_one_wound_less() -> None:
    cards = "chain_lightning rage haste daze poison"
    t = acting({"hero": KALDOR, "dice": "AAAALL", "hand": cards}, "f1=leviathan f2=golem b2=triton b1=hero")
    t.answer("cast:chain_lightning", "pair:rage+haste", "pair:daze+poison")
    t.answer("at:1f1")
    assert t.keys == ["at:1f2", "at:1b1"]
    t.answer("at:1f2")
    assert t.keys == ["at:1b2"]
    assert t.forbidden_by("at:1f1") == ["HE-SPL-04"]
    t.answer("at:1b2")
    assert board_words(t.state, "bram") == "f1=leviathan/4 f2=golem/3 b1=hero b2=triton/2"
    assert len({e.space for e in t.heard(BeingWounded)}) == 3


@clause("HE-SPL-05")
def test_concentration_needs_a_c() -> None:
    t = acting({"dice": "FFLLLL", "hand": "scorch"}, spells=["concentration ann ann"])
    cast(t, "scorch", "at:1b2")
    assert t.question == "next"


@clause("HE-SPL-10")
def test_fire_raising_burns_now_and_at_each_stop_of_the_bearers_owner() -> None:
    t = acting(
        {"dice": "FFFFLL", "hand": "fire_raising"}, {"board": "f1=leviathan b2=hero", "hero": KALDOR, "dice": "FFFEEE"}
    )
    cast(t, "fire_raising", "at:1f1")
    assert space_words(t.state, "bram", "f1") == "leviathan/2"
    end_action(t)
    t.answer("act")
    assert space_words(t.state, "bram", "f1") == "leviathan/5"


@clause("HE-SPL-11", "HE-VER-24")
def test_fireball_is_halved_before_any_reduction() -> None:
    t = acting(
        {"dice": "FFFFLL", "hand": "fireball"},
        {"hero": BRUNNA, "board": "f1=golem f2=nymph b2=hero", "dice": "EEEEEE"},
        spells=["heart_of_the_mountain bram bram"],
    )
    cast(t, "fireball", "at:1f1")
    assert (space_words(t.state, "bram", "f1"), space_words(t.state, "bram", "f2")) == ("golem/2", "nymph/1")


@clause("HE-SPL-12", "HE-SPL-13", "HE-AMB-08")
def test_a_frozen_creature_keeps_its_static_ability_and_is_moved_by_others() -> None:
    t = acting({"dice": "EEELLL", "hand": "rockfall"}, "f1=sylphid b2=hero", spells=["freezing bram.f1 ann"])
    cast(t, "rockfall", "at:1f1")
    assert space_words(t.state, "bram", "f1") == "sylphid"
    t = acting({"dice": "WWWEEE", "hand": "undertow"}, "f1=sylphid b2=hero", spells=["freezing bram.f1 ann"])
    cast(t, "undertow", "at:1f1", "to:b1")
    assert space_words(t.state, "bram", "b1") == "sylphid"
    t = acting(
        {"dice": "LLEEEE", "hand": "command", "board": "f1=golem b2=hero"},
        "f4=nymph b2=hero",
        spells=["freezing ann.f1 bram"],
    )
    assert t.forbidden_by("cast:command") == ["HE-CST-05"]


@clause("HE-SPL-14", "HE-VER-25")
def test_lightning_also_hurts_the_piece_directly_behind() -> None:
    t = acting({"hero": ILVANE, "dice": "AAALLL", "hand": "lightning"}, "f1=leviathan f2=golem b1=hero")
    cast(t, "lightning", "at:1f1", free=True)
    assert board_words(t.state, "bram") == "f1=leviathan/4 f2=golem b1=hero/2"


@clause("HE-SPL-15")
def test_magic_missile_hits_its_target() -> None:
    t = acting({"dice": "EEELLL", "hand": "magic_missile"}, "f1=leviathan b1=hero f2=golem")
    t.answer("cast:magic_missile")
    assert t.keys == ["at:0b2", "at:1f1", "at:1f2"]
    t.answer("at:1f2")
    assert space_words(t.state, "bram", "f2") == "golem/2"


@clause("HE-SPL-16")
@pytest.mark.parametrize(("dice", "left"), [("CEEEEE", 19), ("CCCCCC", 19), ("EEEEEE", 21)])
def test_misfortune_inflicts_two_wounds_if_any_c_shows(dice: str, left: int) -> None:
    t = acting({"dice": dice}, spells=["misfortune ann bram"])
    assert life(t.state, "ann") == left


@clause("HE-SPL-17", "HE-VER-26")
def test_regeneration_is_a_choice_at_each_casting() -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch", "board": "b2=hero/3"}, spells=["regeneration ann ann"])
    cast(t, "scorch", "at:1b2", "nobody")
    assert life(t.state, "ann") == 18


@clause("HE-SPL-19", "HE-SPL-20", "HE-VER-10", "HE-DEC-12", "HE-AMB-25")
def test_rage_uses_the_strikers_wounds_and_is_not_a_basic_attack() -> None:
    t = acting(
        {"dice": "FFFLLL", "hand": "rage", "board": "f1=leviathan/2 b2=hero"},
        "f4=griffin b2=hero",
        spells=["wall_of_fire bram bram"],
    )
    cast(t, "rage", "at:0f1", free=True)
    assert (t.question, t.keys, t.menu.unanswered().key) == ("strike", ["at:1b2", "at:1f4", "nobody"], "nobody")
    t.answer("at:1f4")
    assert (space_words(t.state, "bram", "f4"), space_words(t.state, "ann", "f1")) == ("griffin/4", "leviathan/3")
    assert t.heard(AttackMade)[0].strike
    t.answer("attack:f1")  # the strike was no activation
    assert t.question == "attack"


@clause("HE-SPL-20", "HE-SPL-13", "HE-AMB-25")
def test_unexposed_frozen_or_dead_creature_does_not_strike() -> None:
    for board, there in (
        ("f1=golem b1=ifrit b2=hero", ()),
        ("f1=golem b3=ifrit b2=hero", ("freezing ann.b3 bram",)),
        ("f1=golem b3=ifrit/3 b2=hero", ()),
    ):
        t = acting({"dice": "FFFEEE", "hand": "rage", "board": board}, spells=there)
        cast(t, "rage", "at:0b1" if "b1" in board else "at:0b3")
        assert t.question == "act-or-pass"


@clause("HE-SPL-21")
def test_teleport_goes_to_any_free_space() -> None:
    t = acting({"hero": KALDOR, "dice": "AALLLL", "hand": "teleport", "board": "f1=ifrit b2=hero"})
    t.answer("cast:teleport", "at:0b2")
    assert len(t.keys) == 6
    assert t.forbidden_by("to:f1") == ["HE-SPL-21"]
    t.answer("to:f4")
    assert [e.how for e in t.heard(BeingMoved)] == ["teleport"]


@clause("HE-SPL-23")
def test_command_may_revive_a_phoenix_and_ignores_daze() -> None:
    t = acting({"dice": "LLEEEE", "hand": "command", "beside": "phoenix"}, spells=["daze ann bram"])
    cast(t, "command", "at:beside", "use", "to:f1")
    assert space_words(t.state, "ann", "f1") == "phoenix/4"


@clause("HE-SPL-23", "HE-CST-05")
def test_creature_that_could_do_nothing_is_not_a_target_of_command() -> None:
    t = acting({"dice": "LLEEEE", "hand": "command", "board": "f1=golem b1=nymph b2=hero"}, "f1=nymph b2=hero")
    t.answer("cast:command")
    assert t.keys == ["at:0b1"]
    assert t.forbidden_by("at:0f1") == ["HE-SPL-23"]


@clause("HE-SPL-25", "HE-DEC-11")
def test_undertow_shifts_on_the_same_board() -> None:
    t = acting({"hero": MARIS, "dice": "WWWEEE", "hand": "undertow"}, "f1=golem f2=nymph b2=hero")
    t.answer("cast:undertow", "free:use", "at:1f1")
    assert t.keys == ["to:f2", "to:b1"]
    t.answer("to:f2")
    assert board_words(t.state, "bram") == "f1=nymph f2=golem b2=hero"
    assert all(key.startswith("shift:1") or key == "stop" for key in t.keys)
    t.answer("shift:1f2-b2")
    assert board_words(t.state, "bram") == "f1=nymph f2=hero b2=golem"


@clause("HE-SPL-26", "HE-VER-08")
def test_tidal_wave_turns_every_column_and_wounds_the_new_front() -> None:
    t = acting(
        {"hero": MARIS, "dice": "WWWEEE", "hand": "tidal_wave"},
        "f1=golem f2=nymph b2=hero b3=triton",
        spells=["freezing bram.f2 ann"],
    )
    cast(t, "tidal_wave", "player:1", free=True)
    assert board_words(t.state, "bram") == "f2=hero/2 f3=triton/2 b1=golem b2=nymph"
    assert permanent_words(t.state) == ["freezing bram.b2 ann"]


@clause("HE-SPL-09", "HE-VER-13", "HE-PRM-05")
def test_dispel_ends_a_spell_with_any_number_of_tokens() -> None:
    t = acting({"dice": "AAAAAL", "hand": "dispel"}, spells=["daze ann bram 5"])
    cast(t, "dispel", "spell:daze@0")
    assert (permanent_words(t.state), t.state.sides[1].discard) == ([], [SPELL["daze"]])


@pytest.mark.parametrize(
    ("hero", "spell", "dice", "keys", "after"),
    [
        (KALDOR, "sunfire", "FFFFFL", ("at:1b2",), "f1=golem f2=triton b2=hero/4"),
        (KALDOR, "earthquake", "EEEELL", ("player:1",), "f1=golem/2 f2=triton/2 b2=hero"),
        (KALDOR, "healing", "WWLLLL", ("at:1f1",), "f1=golem f2=triton b2=hero"),
        (KALDOR, "rockfall", "EEELLL", ("at:1b2",), "f1=golem f2=triton b2=hero/2"),
    ],
)
def test_other_spells_do_what_is_printed(hero: str, spell: str, dice: str, keys: tuple[str, ...], after: str) -> None:
    t = acting({"hero": hero, "dice": dice, "hand": spell}, "f1=golem f2=triton b2=hero", hero_text="off")
    cast(t, spell, *keys)
    assert board_words(t.state, "bram") == after
