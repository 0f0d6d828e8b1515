"""Casting, targets, enhancing and Permanent Spells (4.9 to 4.11)."""

from __future__ import annotations

import pytest

from meadhall.games.heroes.content import SPELL
from meadhall.games.heroes.events import BeingHealed, SpellCast, SpellEnded, SpellsDiscarded
from meadhall.games.heroes.positions import board_words, hand, life, permanent_words, space_words
from meadhall.testing import clause
from tests.games.heroes.asking import BRUNNA, ILVANE, KALDOR, MARIS, acting, cast, end_action, pass_on


@clause("HE-CST-02")
@pytest.mark.parametrize(("dice", "castable"), [("WWWLLL", True), ("FFFLLL", True), ("WWFFEE", False)])
def test_basic_spells_need_identical_symbols_of_any_element(dice: str, castable: bool) -> None:
    t = acting({"dice": dice, "hand": "magic_missile"})
    assert ("cast:magic_missile" in t.keys) is castable
    if not castable:
        assert t.forbidden_by("cast:magic_missile") == ["HE-CST-02"]


@clause("HE-CST-03", "HE-ENH-06")
def test_basic_spells_have_no_element_and_no_enhancement() -> None:
    t = acting({"dice": "FFFLLL", "hand": "magic_missile scorch rage haste"})
    t.answer("cast:magic_missile")
    assert t.question == "target"


@clause("HE-CST-04", "HE-CST-05", "HE-DEC-10")
def test_spell_without_a_target_cannot_be_cast_but_one_without_effect_can() -> None:
    t = acting({"dice": "WWWWFF", "hand": "healing freezing", "board": "b2=hero"})
    assert t.keys == ["cast:healing", "none"]
    assert t.forbidden_by("cast:freezing") == ["HE-CST-05"]
    cast(t, "healing", "at:1b2")
    assert t.heard(BeingHealed)[0].healed == 0


@clause("HE-CST-06", "HE-CST-07", "HE-ENH-01", "HE-ENH-02", "HE-HID-09")
def test_casting_has_its_order_of_steps() -> None:
    t = acting({"dice": "FFFFLL", "hand": "fireball rage haste daze poison"})
    cast(t, "fireball", "at:1b2", pairs=("pair:rage+haste", "pair:daze+poison"))
    assert [e.enhanced for e in t.heard(SpellCast)] == [2]
    assert [[SPELL[n] for n in ("rage", "haste", "daze", "poison")]] == [e.spells for e in t.heard(SpellsDiscarded)]
    assert life(t.state, "bram") == 16
    assert t.view("bram").state.sides[0].discard == [SPELL[n] for n in ("rage", "haste", "daze", "poison", "fireball")]


@clause("HE-CST-06", "HE-CST-07")
def test_card_is_discarded_only_after_its_effect() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFFEEE", "hand": "rage"})
    cast(t, "rage", "at:0f1")
    assert (t.question, t.state.sides[0].discard) == ("strike", [])
    t.answer("nobody")
    assert t.state.sides[0].discard == [SPELL["rage"]]


@clause("HE-CST-06", "HE-DTH-07")
def test_card_of_a_caster_stunned_by_it_is_discarded() -> None:
    t = acting({"board": "b2=hero/20", "dice": "FFEEEE", "hand": "scorch"}, elimination="off")
    cast(t, "scorch", "at:0b2")
    assert t.state.is_stunned(0)
    assert t.state.sides[0].discard == [SPELL["scorch"]]


@clause("HE-CST-08", "HE-PRM-05")
def test_a_permanent_spell_stays_until_it_is_dispelled() -> None:
    t = acting({"dice": "FFFEEE", "hand": "wall_of_fire"})
    cast(t, "wall_of_fire", "player:0")
    pass_on(t)
    assert permanent_words(t.state) == ["wall_of_fire ann ann"]
    assert t.state.sides[0].discard == []


@clause("HE-CST-09", "HE-SPL-22", "HE-PRM-08")
def test_no_piece_has_two_spells_of_the_same_name() -> None:
    t = acting({"hero": KALDOR, "dice": "EEEEFF", "hand": "poison"}, "f1=nymph b2=hero", spells=["poison bram.b2 bram"])
    t.answer("cast:poison")
    assert "at:1b2" not in t.keys
    assert t.forbidden_by("at:1b2") == ["HE-CST-09"]
    t.answer("at:1f1")
    assert permanent_words(t.state) == ["poison bram.b2 bram", "poison bram.f1 ann"]


# ---- target types


def keys_on_offer(spell: str, dice: str, **position: object) -> list[str]:
    """Return the keys of the target menu after a Spell is cast with these dice."""
    t = acting(
        {"hero": KALDOR, "board": "f1=ifrit b1=hellhound b3=hero", "dice": dice, "hand": spell},
        "f2=triton b2=nymph b4=hero",
        hero_text="off",
        **position,
    )
    t.answer(f"cast:{spell}")
    return [key.partition(":")[2] for key in t.keys]


@clause(
    "HE-TGT-01", "HE-TGT-02", "HE-TGT-03", "HE-TGT-04", "HE-TGT-05", "HE-TGT-06", "HE-TGT-07", "HE-TGT-08", "HE-AMB-12"
)
@pytest.mark.parametrize(
    ("spell", "dice", "targets"),
    [
        ("scorch", "FFLLLL", "0f1 0b1 0b3 1f2 1b2 1b4"),
        ("freezing", "WWWLLL", "0f1 0b1 1f2 1b2"),
        ("daze", "WWWLLL", "0 1"),
        ("magic_missile", "WWWLLL", "0f1 0b3 1f2 1b4"),
        ("haste", "AALLLL", "0f1 0b1"),
        ("stoneskin", "EELLLL", "0f1 0b1 0b3"),
        ("dispel", "AAAAAL", "daze@1 poison@0b3"),
        ("ice_shards", "WWWLLL", "0f1 0b3 1f2 1b4"),
    ],
)
def test_each_spell_offers_the_targets_of_its_type(spell: str, dice: str, targets: str) -> None:
    there = ["daze bram ann", "poison ann.b3 bram"] if spell == "dispel" else []
    assert keys_on_offer(spell, dice, spells=there) == targets.split()


@clause("HE-TGT-08")
def test_ice_shards_hit_one_or_two_exposed_beings_of_one_player() -> None:
    t = acting({"dice": "WWWEEE", "hand": "ice_shards"}, "f1=triton f2=nymph b1=hero")
    t.answer("cast:ice_shards", "at:1f1")
    assert t.keys == ["at:1f2", "no-more"]
    t.answer("at:1f2")
    assert board_words(t.state, "bram") == "f1=triton/2 b1=hero"


# ---- enhancing


@clause("HE-ENH-03")
def test_cast_card_is_not_discarded_for_its_enhancement() -> None:
    t = acting({"dice": "EEEEEE", "hand": "poison rage", "hero": KALDOR})
    t.answer("cast:poison")
    assert t.question == "target"
    t = acting({"dice": "EEEEEE", "hand": "poison rage haste", "hero": KALDOR})
    t.answer("cast:poison")
    assert t.keys == ["enough", "pair:rage+haste"]
    assert "HE-ENH-03" in t.forbidden_by("pair:rage+poison")


@clause("HE-ENH-04", "HE-ENH-05", "HE-SET-02")
@pytest.mark.parametrize(
    ("hero", "spell", "dice", "asked"),
    [
        (KALDOR, "scorch", "FFLLLL", True),
        (KALDOR, "sunfire", "FFFFFL", True),
        (MARIS, "scorch", "FFLLLL", False),
        (ILVANE, "blessing", "AAALLL", True),
        (BRUNNA, "heart_of_the_mountain", "EEEELL", True),
        (MARIS, "tidal_wave", "WWWLLL", True),
    ],
)
def test_spell_of_the_heros_element_has_one_free_enhancement(hero: str, spell: str, dice: str, asked: bool) -> None:
    t = acting({"hero": hero, "dice": dice, "hand": spell})
    t.answer(f"cast:{spell}")
    assert (t.question == "free-enhancement") is asked
    if asked:
        assert t.keys == ["free:use", "free:decline"]


@clause("HE-ENH-04", "HE-ENH-08")
def test_more_enhancements_may_be_bought() -> None:
    t = acting({"dice": "FFLLLL", "hand": "scorch rage haste"})
    cast(t, "scorch", "at:1b2", free=True, pairs=("pair:rage+haste",))
    assert life(t.state, "bram") == 18


@clause("HE-ENH-07", "HE-PRM-06")
def test_permanent_spells_start_with_a_token_per_enhancement() -> None:
    t = acting({"hero": BRUNNA, "dice": "EELLLL", "hand": "stoneskin rage haste"})
    cast(t, "stoneskin", "at:0b2", free=True, pairs=("pair:rage+haste",))
    assert permanent_words(t.state) == ["stoneskin ann.b2 ann 2"]


@clause("HE-ENH-08")
def test_halves_are_computed_from_the_raised_number() -> None:
    t = acting({"hero": ILVANE, "dice": "AAAWWW", "hand": "lightning rage haste"}, "f1=leviathan b1=hero")
    cast(t, "lightning", "at:1f1", pairs=("pair:rage+haste",))
    assert (life(t.state, "bram", "f1"), life(t.state, "bram")) == (3, 19)


@clause("HE-ENH-09")
def test_extra_healing_may_go_to_anybody_the_card_can_heal() -> None:
    t = acting({"hero": MARIS, "board": "f1=triton/3 b2=hero/4", "dice": "WWLLLL", "hand": "healing rage haste"})
    cast(t, "healing", "at:0b2", "at:0f1", "at:0b2", free=True, pairs=("pair:rage+haste",))
    assert board_words(t.state, "ann") == "f1=triton/2 b2=hero/1"


@clause("HE-ENH-09")
def test_life_drain_heals_only_your_beings() -> None:
    t = acting({"hero": BRUNNA, "board": "f1=golem/3 b2=hero/4", "dice": "EEELLL", "hand": "life_drain"})
    t.answer("cast:life_drain", "free:use", "at:1b2")
    assert (t.question, t.keys) == ("heal", ["at:0f1", "at:0b2"])
    t.answer("at:0b2", "at:0f1")
    assert board_words(t.state, "ann") == "f1=golem/2 b2=hero/2"
    assert life(t.state, "bram") == 19


@clause("HE-ENH-10", "HE-SPL-24", "HE-VER-04", "HE-DEC-19")
def test_target_of_energy_drain_chooses_the_cards() -> None:
    bram = {"board": "b2=hero", "hand": "scorch rage haste daze", "dice": "AAAAAA"}
    t = acting({"hero": MARIS, "dice": "WWWEEE", "hand": "energy_drain"}, bram)
    cast(t, "energy_drain", "player:1", free=True)
    assert (t.asked, t.question, t.menu.unanswered().key) == (1, "discard", "discard:scorch")
    t.answer("discard:daze", "discard:scorch", "discard:rage")
    assert hand(t.state, "bram") == ["haste"]
    assert len(t.view("ann").state.sides[1].discard) == 3
    t = acting(
        {"hero": MARIS, "dice": "WWWEEE", "hand": "energy_drain"},
        {"board": "b2=hero", "hand": "scorch", "dice": "AAAAAA"},
    )
    cast(t, "energy_drain", "player:1", free=True)
    assert hand(t.state, "bram") == []


@clause("HE-ENH-11", "HE-ENH-14", "HE-SPL-21", "HE-DEC-11", "HE-VER-06")
def test_teleport_moves_one_more_of_your_beings_for_each_enhancement() -> None:
    ann = {
        "hero": ILVANE,
        "board": "f1=harpy f2=griffin b2=hero",
        "dice": "AALLLL",
        "hand": "teleport rage haste daze poison scorch fireball",
    }
    t = acting(ann)
    t.answer("cast:teleport", "free:use", "pair:rage+haste")
    assert t.question == "target"  # there are two other Beings, so no third enhancement
    t.answer("at:0b2", "to:f4")
    assert (t.question, t.menu.unanswered().key) == ("shift-on", "stop")
    assert t.forbidden_by("shift:0f4-b1") == ["HE-SPL-21"]
    t.answer("shift:0f1-b4", "stop")
    assert board_words(t.state, "ann") == "f2=griffin f4=hero b4=harpy"


@clause("HE-CST-05")
def test_teleport_needs_a_free_space() -> None:
    full = "f1=harpy f2=griffin f3=golem f4=triton b1=nymph b2=hero b3=siren b4=ifrit"
    t = acting({"hero": ILVANE, "board": full, "dice": "AALLLL", "hand": "teleport"})
    assert t.forbidden_by("cast:teleport") == ["HE-CST-05"]


@clause("HE-ENH-14")
def test_chain_lightning_has_at_most_as_many_enhancements_as_further_targets() -> None:
    cards = "chain_lightning rage haste daze poison scorch fireball"
    t = acting({"dice": "AAAALL", "hand": cards}, "f1=triton f2=nymph b4=hero")
    t.answer("cast:chain_lightning", "pair:rage+haste")
    assert t.keys == ["at:1f1", "at:1f2"]
    assert t.forbidden_by("at:1b4") == ["HE-SPL-03"]


# ---- permanent spells


@clause("HE-PRM-01", "HE-PRM-02")
def test_a_spell_moves_with_its_bearer() -> None:
    t = acting({"board": "f1=ifrit b2=hero", "dice": "FFLLLL", "hand": "flaming_blade"})
    cast(t, "flaming_blade", "at:0f1")
    t.answer("move:f1", "to:b1")
    assert permanent_words(t.state) == ["flaming_blade ann.b1 ann"]


@clause("HE-PRM-03", "HE-AMB-14")
def test_without_its_bearer_a_spell_goes_to_its_controller() -> None:
    t = acting(
        {"dice": "FFEEEE", "hand": "scorch"},
        {"board": "f1=phoenix/7 b2=hero", "hero": MARIS, "dice": "AAAAAA"},
        spells=["poison bram.f1 ann 2"],
    )
    cast(t, "scorch", "at:1f1")
    assert permanent_words(t.state) == []
    assert t.state.sides[0].discard == [SPELL["poison"], SPELL["scorch"]]
    assert board_words(t.state, "bram") == "b2=hero beside=phoenix"


@clause("HE-PRM-04", "HE-PRM-07", "HE-SPL-12")
def test_spell_whose_own_wounds_kill_its_bearer_is_discarded_at_once() -> None:
    t = acting({"dice": "WWWEEE", "hand": "freezing"}, "f1=nymph/1 b2=hero")
    cast(t, "freezing", "at:1f1")
    assert space_words(t.state, "bram", "f1") == ""
    assert t.state.sides[0].discard == [SPELL["freezing"]]
    assert t.heard(SpellEnded) == []


@clause("HE-PRM-09", "HE-SPL-05", "HE-SPL-17", "HE-DEC-13", "HE-DEC-14", "HE-VER-22", "HE-VER-26")
def test_casting_triggers_work_after_the_effect_oldest_first() -> None:
    ann = {"board": "f1=ifrit/2 b2=hero/3", "dice": "FFCCLL", "hand": "scorch"}
    t = acting(ann, spells=["regeneration ann bram", "concentration ann ann"])
    cast(t, "scorch", "at:1b2")
    assert (t.question, t.menu.unanswered().key) == ("regenerate", "at:0b2")
    assert life(t.state, "bram") == 20
    t.answer("at:0f1", "draw")
    assert space_words(t.state, "ann", "f1") == "ifrit/1"
    assert len(t.state.sides[0].hand) == 1
    assert t.question == "next"


@clause("HE-PRM-09")
def test_casting_triggers_skip_the_casting_that_put_them_into_play() -> None:
    t = acting({"dice": "AAACLL", "hand": "concentration"})
    cast(t, "concentration", "player:0")
    assert t.question == "next"


@clause("HE-PRM-10", "HE-TRM-06")
def test_trigger_works_for_its_bearer_under_any_controller() -> None:
    t = acting({"dice": "FFEEEE", "hand": "scorch", "board": "b2=hero/3"}, spells=["regeneration ann bram"])
    cast(t, "scorch", "at:1b2", "at:0b2")
    assert life(t.state, "ann") == 19
    end_action(t)


@clause("HE-DEC-14")
def test_default_of_regeneration_heals_the_hero_then_the_worst_creature() -> None:
    for board, key in (
        ("f1=ifrit/3 b2=hero/1", "at:0b2"),
        ("f1=ifrit/1 f2=ifrit/3 b2=hero", "at:0f2"),
        ("f1=ifrit b2=hero", "nobody"),
    ):
        t = acting({"board": board, "dice": "FFEEEE", "hand": "scorch"}, spells=["regeneration ann ann"])
        cast(t, "scorch", "at:1b2")
        assert t.menu.unanswered().key == key
