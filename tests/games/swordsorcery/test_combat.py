"""Attacks: HIT stage and DEF stage (4.18), weapons and armor (4.17), Combat activities (4.11)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.combat.blows import weapon_blow, weapon_range
from meadhall.games.swordsorcery.events import AttackDefended, DefenderReplaced, HitsCounted
from meadhall.games.swordsorcery.figures.armor import armor_value, defense_dice
from meadhall.games.swordsorcery.scene import attack_sum
from meadhall.games.swordsorcery.state import State, Thing
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, at, crypt, enemy_types, english, foe, foe_key, hero, quest

ALONE = "bryndis law K4, sable law K1"


def alone(**position: Any) -> ScriptedTable[State]:
    """Return a table with Bryndis in K4, and Sable far away."""
    return crypt(**{"party": ALONE, "foes": "orc_g K4", **position})


@clause(
    "SS-EX-01", "SS-CBT-02", "SS-CBT-04", "SS-CBT-14", "SS-CBT-16", "SS-CBT-17", "SS-RND-01", "SS-RND-02", "SS-RND-03"
)
def test_warden_alone_with_a_brawler() -> None:
    with alone(red=[7], blue=[6, 3]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].hits == 3
        assert foe(t).wounds == 2


@clause("SS-EX-02", "SS-CBT-03", "SS-CBT-07", "SS-CTL-02", "SS-DTH-13")
def test_two_heroes_against_one_have_supremacy() -> None:
    with alone(party="bryndis law K4, sable law K4", red=[7], blue=[6, 3]) as t:
        t.answer("attack", "done")
        assert enemy_types(t) == []
        assert t.state.soul == 1


@clause("SS-EX-03", "SS-CBT-19", "SS-SPE-01", "SS-CBT-11", "SS-SPE-02")
def test_a_critical_lowers_the_armor_before_it_counts() -> None:
    with alone(party="bryndis chaos K4, sable law K1", foes="orc_b K4", red=[8, 3], blue=[1]) as t:
        t.answer("attack", "done")
        assert (foe(t).wounds, foe(t).criticals) == (2, {"armor": "yellow"})


@clause("SS-EX-04", "SS-SPE-16", "SS-SPE-17")
def test_lethal_hits_pass_armor_and_dice() -> None:
    with crypt(party="sable law K4, bryndis law K1", foes="risen_r K4", red=[8], blue=[5]) as t:
        t.answer("attack", "done")
        assert foe(t).wounds == 1


@clause("SS-EX-05", "SS-EX-06", "SS-CBT-12", "SS-CBT-13")
@pytest.mark.parametrize(("shields", "wounds"), [(1, 0), (0, 1)])
def test_magic_shields_must_be_spent_and_block_lethal_hits_first(shields: int, wounds: int) -> None:
    party = "corvane law K4, sable law K1"
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [3]}
    with crypt(step="foes", party=party, foes="wraith_g K4", corvane={"shields": shields}, **luck) as t:
        assert (hero(t, "corvane").wounds, hero(t, "corvane").shields) == (wounds, 0)
    luck = {"encounters": ["e23"], "red": [3], "blue": [1]}
    with crypt(step="foes", party=party, foes="wraith_g K4", corvane={"shields": 1}, **luck) as t:
        assert hero(t, "corvane").wounds == 1
        assert t.heard(AttackDefended)[0].magic == 1


@clause("SS-EX-07", "SS-BOD-10", "SS-CBT-18")
def test_a_knocked_out_defender_has_no_armor() -> None:
    luck: dict[str, Any] = {"encounters": ["e23"], "red": [7], "blue": [1, 3, 3]}
    ko = {"conditions": "ko", "armor": "half_plate", "secondary": ""}
    with crypt(step="foes", party=ALONE, foes="orc_g K4", bryndis=ko, **luck) as t:
        assert t.heard(AttackDefended)[0].armor == 0
        assert hero(t, "bryndis").wounds == 3 + 1 - 2


@clause("SS-EX-08", "SS-MOV-05", "SS-COM-06")
def test_engaged_hero_aims_only_at_enemies_in_their_own_area() -> None:
    party = "ilvane law F3, sable law F1"
    t = quest("q1", party=party, foes="orc_g F3, orc_g F10", red=[1, 1])
    t.answer("attack")
    assert t.state.attacks[0].target == foe(t).ref


@clause("SS-MOV-06", "SS-MOV-22")
def test_area_powers_and_aoe_of_an_engaged_hero_start_in_their_own_area() -> None:
    t = quest("q1", party="corvane chaos F3, sable law F1", foes="orc_g F3, orc_g F10", corvane={"powers": "c9 c10"})
    t.answer("use:c10")
    assert [token.area for token in t.state.tokens] == [t.state.heroes[0].area]
    t = quest(
        "q1",
        party="corvane law F3, sable law F1",
        corvane={"powers": "c3 c7", "rank": 3},
        foes="orc_g F3, orc_g F10",
        red=[7],
        blue=[6, 1, 1],
    )
    t.answer("use:c7", "done")
    assert [(event.who, event.wounds) for event in t.heard(AttackDefended)] == [("orc_g:1", 3), ("orc_g:2", 3)]


@clause("SS-EX-20", "SS-SPE-13", "SS-SPE-14", "SS-SPE-15", "SS-CBT-23", "SS-CBT-24", "SS-CBT-27")
def test_fireball_at_a_horde_with_a_brawler_beside_it() -> None:
    party = "corvane chaos K2, sable law K1"
    with crypt(party=party, corvane={"powers": "c9"}, foes="risen_g K4, orc_g K4", red=[6], blue=[6, 1, 1]) as t:
        t.answer("use:c9", foe_key(t), "done")
        horde, brawler = t.state.enemies if len(t.state.enemies) == 2 else (None, t.state.enemies[0])
        assert [event.wounds for event in t.heard(AttackDefended)] == [4, 2]
        assert horde is None
        assert (brawler.wounds, brawler.fire) == (2, [1])


@clause("SS-CBT-05", "SS-EX-01")
def test_doubling_is_last() -> None:
    party = "sable chaos K4, bryndis law K1"
    assassin = {"powers": "s12", "rank": 5, "hidden": True}
    with crypt(party=party, sable=assassin, foes="orc_r K4", red=[3], blue=[5, 5, 1, 1]) as t:
        t.answer("attack", "use:s12", "done")
        assert t.heard(HitsCounted)[0].hits == 6


@clause("SS-CBT-06", "SS-EVT-11", "SS-TAL-01")
def test_night_weakens_attacks_into_the_dark() -> None:
    party = "ilvane law K2, sable law K1"
    with crypt(party=party, night=True, foes="orc_g K4", red=[3, 3], blue=[1]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == [("night", -1)]
    with crypt(party=party, night=True, foes="orc_g K4 fire=1", red=[3, 3], blue=[1]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == []
    eyes = {"talents": "it2"}
    with crypt(party=party, night=True, ilvane=eyes, foes="orc_g K4", red=[3, 3], blue=[1]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == []


@clause("SS-CBT-10")
def test_resistances_and_weaknesses_come_first() -> None:
    with alone(
        foes="wraith_r K4", party="bryndis law K4, sable law K4, dorrun law K4", red=[7], blue=[6, 1, 1, 1]
    ) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].hits == 4
        assert t.heard(AttackDefended)[0].wounds == 3


@clause("SS-CBT-15", "SS-CBT-26", "SS-DEC-26")
def test_def_powers_are_used_in_step_d5_while_hits_remain() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1, 1]}
    with crypt(step="foes", party=ALONE, foes="orc_g K4", bryndis={"powers": "b5"}, **luck) as t:
        assert (t.question, t.keys) == ("defend", ["use:b5", "done"])
        t.answer("use:b5")
        assert hero(t, "bryndis").wounds == 0
        assert hero(t, "bryndis").used == {"b5": 1}


def wraith_attack(blue: list[int]) -> ScriptedTable[State]:
    """A wraith attacks Sable with two normal Hits and a Lethal one. Sable has Parry and the Gambler's Coin."""
    sable = {"powers": "s5", "artifact": "lucky_coin"}
    luck: dict[str, Any] = {"encounters": ["e23"], "red": [7], "blue": blue}
    return crypt(step="foes", party="sable law K4, bryndis law K1", foes="wraith_g K4", sable=sable, **luck)


@clause("SS-POW-12")
def test_a_def_power_serves_an_attack_once() -> None:
    with wraith_attack(blue=[1, 1]) as t:
        assert t.keys == ["use:s5", "done", "reroll:lucky_coin"]
        t.answer("use:s5")
        assert (t.keys, t.forbidden_by("use:s5")) == (["done", "reroll:lucky_coin"], ["SS-POW-12"])
        t.answer("done")


@clause("SS-DEC-26")
def test_dice_are_not_rerolled_against_lethal_hits_alone() -> None:
    with wraith_attack(blue=[8, 8]) as t:
        assert t.keys == ["use:s5", "done"]
        assert t.forbidden_by("reroll:lucky_coin") == ["SS-DEC-26"]
        t.answer("done")


@clause("SS-CBT-20", "SS-CBT-21", "SS-CBT-22", "SS-BOD-03")
def test_bolt_effects_follow_the_wounds_and_happen_once() -> None:
    party = "sable chaos K4, bryndis law K1"
    with crypt(party=party, foes="orc_b K4", red=[10], blue=[10, 9, 1]) as t:
        t.answer("attack", "done")
        assert foe(t).conditions == {"bleeding": 2}
        assert foe(t).wounds == 2
    with crypt(party=party, foes="risen_b K4", red=[8], blue=[1], sable={"secondary": "", "bag": ""}) as t:
        t.answer("attack", "done")
        assert foe(t).conditions == {}


@clause("SS-CBT-25")
def test_no_hero_attacks_their_own_side() -> None:
    t = alone(party="bryndis law K4, sable law K4", foes="orc_g K5")
    assert "attack" not in t.keys


@clause("SS-CBT-28", "SS-POW-16")
def test_rune_gained_by_a_bolt_cannot_strengthen_the_same_attack() -> None:
    with crypt(party="dorrun chaos K4, sable law K1", foes="orc_r K4", red=[8, 3], blue=[1]) as t:
        t.answer("attack")
        assert "rune" not in t.keys
        t.answer("done")
        assert hero(t, "dorrun").runes == 1


@clause("SS-CBT-01", "SS-DEC-27", "SS-POW-11", "SS-POW-18", "SS-POW-14")
def test_warden_interposes_before_the_dice() -> None:
    party = "bryndis law K4, sable law K5"
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [1], "blue": [1]}
    with crypt(step="foes", party=party, foes="orc_g K5", **luck) as t:
        t.answer("use:b_innate_l", by=0)
        assert at(t, "bryndis") == "K5"
        assert t.heard(DefenderReplaced) == [DefenderReplaced("bryndis", "b_innate_l", "sable")]
        assert t.heard(AttackDefended)[0].who == "bryndis"
        assert hero(t, "bryndis").limits == ["round/b_innate_l"]
    luck["encounters"] = ["e01"]
    ko = {"conditions": "ko"}
    with crypt(step="foes", party=party, foes="orc_g K5", bryndis=ko, **luck) as t:
        assert t.heard(AttackDefended)[0].who == "sable"


# ---- Combat activities, weapons and armor


@clause("SS-COM-01", "SS-HTN-06", "SS-HTN-07", "SS-HTN-05")
def test_combat_ends_an_unfinished_movement() -> None:
    party = "bryndis law K2, sable law K1"
    with crypt(party=party, foes="orc_r K3", red=[1], blue=[1]) as t:
        t.answer("to:K3", "attack", "done")
        assert (t.state.turn.moving, t.state.turn.moves, t.state.turn.combat) == (False, 0, 0)  # type: ignore[union-attr]
        assert not [key for key in t.keys if key.startswith("to:")]
    with crypt(party="bryndis law K3, sable law K3", foes="orc_r K3", red=[1], blue=[1]) as t:
        t.answer("attack", "done")
        assert "to:K4" in t.keys


@clause("SS-COM-02", "SS-WPN-01", "SS-WPN-02")
def test_the_primary_attacks_and_the_secondary_adds_its_dice_in_melee() -> None:
    t = crypt(party="sable chaos K4, bryndis law K1")
    assert weapon_blow(t.state, 0).dice == "RB"
    assert weapon_blow(t.state, 0).offhand_dice == "B"
    t = crypt(party="sable chaos K4, bryndis law K1", sable={"primary": "", "secondary": "gutting_knife"})
    assert weapon_blow(t.state, 0).card == "gutting_knife"
    t = crypt(
        party="sable chaos K4, bryndis law K1",
        sable={"primary": "throwing_knives"},
        foes="orc_g K3",
        red=[3],
        blue=[1, 1],
    )
    t.answer("attack", "done")
    t.done()


@clause("SS-COM-03", "SS-COM-04")
def test_bare_hands_roll_one_blue_die_without_a_bolt_effect() -> None:
    with alone(bryndis={"primary": ""}, blue=[10, 1]) as t:
        t.answer("attack", "done")
        assert (foe(t).wounds, at(t, "orc_g")) == (1, "K4")


@clause("SS-COM-05")
def test_a_knocked_out_hero_cannot_fight() -> None:
    t = alone(bryndis={"conditions": "ko"})
    assert t.forbidden_by("attack") == ["SS-COM-05"]


@clause("SS-WPN-03")
def test_bows_are_weaker_in_the_heros_own_area() -> None:
    with crypt(party="ilvane law K4, sable law K1", foes="orc_g K4", red=[3, 3], blue=[1]) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == [("close", -1)]


@clause("SS-WPN-04", "SS-SPE-06", "SS-SPE-07", "SS-DEC-25")
def test_a_sword_bashes_away_on_a_bolt() -> None:
    with alone(red=[8], blue=[1, 3]) as t:
        t.answer("attack", "done")
        assert t.question == "bash"
        assert t.keys == ["to:K3", "to:K5", "to:K10"]
        t.answer("to:K10")
        assert at(t, "orc_g") == "K10"


@clause("SS-SPE-07", "SS-SPE-08")
def test_enemy_bash_pushes_to_the_area_with_the_fewest_heroes_and_masters_stay() -> None:
    party = "bryndis law K4, sable law K3"
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [8], "blue": [1]}
    with crypt(step="foes", party=party, foes="orc_g K4", **luck) as t:
        assert at(t, "bryndis") == "K5"
    with quest("q2", party="bryndis law G16, sable law G1", foes="grundle G16", red=[8], blue=[1]) as t:
        t.answer("attack", "done")
        assert at(t, "grundle") == "G16"


@clause("SS-WPN-05", "SS-WPN-06")
def test_soul_weapons_grow_only_with_the_soulrank_of_their_hero() -> None:
    t = crypt(party=ALONE, bryndis={"primary": "oathkeeper", "rank": 6})
    assert weapon_blow(t.state, 0).dice == "RRR"
    assert weapon_blow(t.state, 0).is_melee
    assert "drop:oathkeeper" not in t.keys
    assert "drop:ring_mail" in t.keys


@clause("SS-ARM-01", "SS-ARM-02", "SS-EX-30")
def test_armor_gives_dice_and_an_unarmored_hero_has_one() -> None:
    t = crypt(party=ALONE)
    assert (armor_value(t.state, 0), defense_dice(t.state, 0)) == (1, 2)
    hero(t, "bryndis").armor = Thing("")
    assert (armor_value(t.state, 0), defense_dice(t.state, 0)) == (0, 2)
    hero(t, "bryndis").secondary = Thing("")
    assert defense_dice(t.state, 0) == 1


@clause("SS-ARM-03", "SS-ARM-04", "SS-TIM-05")
def test_armor_renews_its_magic_shields_in_the_time_phase() -> None:
    t = crypt(
        step="time",
        party="corvane law K1, sable law K1",
        corvane={"armor": "starwoven*", "shields": 1},
        sable={"shields": 4},
    )
    assert hero(t, "corvane").shields == 2
    assert hero(t, "sable").shields == 4
    t = crypt(party="corvane law K1, sable law K1", corvane={"powers": "c6"}, sable={"shields": 5})
    t.answer("use:c6")  # nobody but Corvane could gain one, so nobody is asked
    assert [hero.shields for hero in t.state.heroes] == [1, 5]


@clause("SS-SPE-09")
def test_a_pull_stops_in_the_pullers_area() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [8, 1], "blue": [1]}
    with crypt(step="foes", party="sable law K3, bryndis law K1", foes="gremlin_r K4", **luck) as t:
        assert at(t, "sable") == "K4"


@clause("SS-SPE-18", "SS-SPE-19")
def test_hidden_hero_cannot_be_targeted_until_they_attack() -> None:
    with crypt(
        step="foes", party="sable law K3, bryndis law K1", foes="orc_g K3", sable={"hidden": True}, encounters=["e09"]
    ) as t:
        assert at(t, "orc_g") == "K1"
    t = crypt(party="sable law K3, bryndis law K1", foes="orc_g K3", sable={"hidden": True})
    t.answer("to:K2")
    assert at(t, "sable") == "K2"
    with crypt(
        party="sable chaos K3, bryndis law K1",
        foes="orc_r K3",
        sable={"hidden": True, "talents": "st6"},
        red=[8],
        blue=[5, 1],
    ) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].lethal == 1
        assert not hero(t, "sable").hidden


def test_a_longer_bow_needs_eagle_sight() -> None:
    t = crypt(party="ilvane law K4, sable law K1", ilvane={"talents": "it2"})
    assert weapon_range(hero(t, "ilvane")).max_distance == 4


@clause("SS-CTL-01", "SS-CTL-03", "SS-CTL-04", "SS-CTL-05")
def test_control_and_domination_count_figures() -> None:
    from meadhall.games.swordsorcery.figures.crowd import dominates, figure_counts

    t = crypt(party="bryndis law K3, sable law K3", foes="risen_g K3 figures=2, orc_g K3 ko, orc_g K4")
    k3, k4, k5 = (t.state.heroes[0].area, t.state.enemies[2].area, 4)
    assert figure_counts(t.state, k3) == (2, 2), "nobody controls the area"
    t.state.enemies[0].figures = 1
    assert figure_counts(t.state, k3) == (2, 1), "the heroes control it"
    assert dominates(t.state, k3, heroes=True)
    assert dominates(t.state, k4, heroes=False)
    assert not dominates(t.state, k5, heroes=True)


def test_single_hit_is_told_in_the_singular() -> None:
    with alone(red=[3], blue=[1, 3]) as t:
        t.answer("attack")
        assert english(attack_sum(t.state.attacks[-1])) == "Red 3 (Hit) and blue 1 (nothing): 1 Hit so far."
        t.answer("done")
