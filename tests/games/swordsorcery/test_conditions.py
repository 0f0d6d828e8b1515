"""Special effects and Body Conditions (4.19, 4.20)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.events import (
    ActivitySkipped,
    ActivityWasted,
    AttackDefended,
    HitsCounted,
    SaveMade,
    WoundsSuffered,
)
from meadhall.games.swordsorcery.figures.armor import armor_value
from meadhall.games.swordsorcery.figures.numbers import move_points, save_value
from meadhall.games.swordsorcery.state import State
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, at, crypt, enemy_types, foe, hero, quest

ALONE = "bryndis law K4, sable law K1"


def enemy_turn_table(foes: str, **position: Any) -> ScriptedTable[State]:
    """Return a table in the Enemy Turn after Bryndis' turn in K4."""
    return crypt(**{"step": "foes", "party": ALONE, "foes": foes, "encounters": ["e01"], **position})


def time_phase_table(**position: Any) -> ScriptedTable[State]:
    return crypt(**{"step": "time", "party": "bryndis law K1, sable law K1", **position})


# ---- Criticals and Fire


@clause("SS-SPE-02")
def test_criticals_lower_armor_hits_dice_and_movement() -> None:
    every = {"criticals": dict.fromkeys(("armor", "hits", "defense", "movement"), "red")}
    t = crypt(party=ALONE, bryndis=every, foes="orc_r K4", red=[3], blue=[5])
    assert (armor_value(t.state, 0), move_points(t.state, 0)) == (0, 1)
    t.answer("attack", "done")
    assert t.heard(HitsCounted)[0].parts == [("critical", -1)]


@clause("SS-SPE-03", "SS-SPE-04", "SS-TIM-04")
def test_yellow_criticals_end_in_the_time_phase_and_red_ones_stay() -> None:
    t = time_phase_table(bryndis={"criticals": {"armor": "yellow", "hits": "red"}})
    assert hero(t, "bryndis").criticals == {"hits": "red"}


@clause("SS-SPE-05", "SS-BOD-02")
@pytest.mark.parametrize(("old_critical", "wounds", "new_critical"), [("yellow", 0, "red"), ("red", 1, "red")])
def test_red_replaces_yellow_and_a_second_red_costs_one_hp(old_critical: str, wounds: int, new_critical: str) -> None:
    t = crypt(
        party="bryndis law K4, sable law K1",
        bryndis={"criticals": {"hits": old_critical}},
        traps_drawn=["t16"],
        blue=[10],
    )
    t.answer("open:kd2")
    assert (hero(t, "bryndis").criticals, hero(t, "bryndis").wounds) == ({"hits": new_critical}, wounds)


@clause("SS-SPE-10", "SS-SPE-11", "SS-SPE-12", "SS-EX-13", "SS-TIM-02", "SS-TIM-03", "SS-BOD-20")
def test_fire_and_poison_hurt_in_the_time_phase() -> None:
    sick = {"fire": [2, 1], "conditions": "poison", "wounds": 3}
    with time_phase_table(party="bryndis law K1, sable law K1", sable=sick, blue=[1]) as t:
        assert hero(t, "sable").wounds == 6
        assert hero(t, "sable").fire == [1]
        assert hero(t, "sable").conditions == {}


@clause("SS-BOD-21")
def test_poison_stays_on_an_enemy_until_it_dies() -> None:
    t = time_phase_table(foes="orc_g K9 poison=2, gremlin_g K9 poison=2")
    assert enemy_types(t) == ["orc_g"]
    assert (foe(t).wounds, foe(t).conditions) == (2, {"poison": 2})
    assert t.state.soul == 1


# ---- conditions in general


@clause("SS-BOD-01", "SS-BOD-02", "SS-EX-18")
def test_different_conditions_lie_together_and_the_same_one_costs_one_hp() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "slow poison"}, traps_drawn=["t06"], blue=[10])
    t.answer("open:kd2")
    assert hero(t, "bryndis").conditions == {"slow": 1, "poison": 1}
    assert hero(t, "bryndis").wounds == 1


@clause("SS-BOD-03")
def test_one_attack_gives_a_condition_once_and_the_highest_poison() -> None:
    party = "ilvane chaos K4, sable law K1"
    hunter = {"powers": "i9", "rank": 4, "primary": "thornbow*"}
    with crypt(party=party, ilvane=hunter, foes="orc_r K3", red=[10, 10], blue=[1, 1, 1]) as t:
        t.answer("attack", "use:i9", "done")
        assert foe(t).conditions == {"poison": 2}
        assert foe(t).wounds == 3


@clause("SS-BOD-04", "SS-BOD-05", "SS-EX-25", "SS-RND-04")
@pytest.mark.parametrize(("number", "exhausted"), [(6, False), (7, True)])
def test_a_save_succeeds_with_a_number_up_to_the_value(number: int, exhausted: bool) -> None:
    with crypt(step="event", events=["v14"], blue=[number, 1]) as t:
        assert save_value(t.state, 0) == 6
        assert hero(t, "bryndis").has("exhaust") == exhausted
        assert t.heard(SaveMade)[0].number == number


# ---- K.O.


@clause("SS-BOD-11")
def test_knocked_out_hero_adds_no_hits() -> None:
    with crypt(
        party="bryndis law K4, sable law K4", sable={"conditions": "ko"}, foes="orc_g K4", red=[3], blue=[1, 1]
    ) as t:
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[0].parts == []


@clause("SS-BOD-12", "SS-BOD-15")
def test_hero_stands_up_for_a_movement_point_or_a_dash() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "ko", "bag": "healing_potion", "wounds": 1})
    assert {"stand", "dash", "use:healing_potion", "open:kd2"} <= set(t.keys)
    assert not [key for key in t.keys if key.startswith("to:")]
    t.answer("stand")
    assert hero(t, "bryndis").conditions == {}
    assert t.state.turn.points == 1  # type: ignore[union-attr]
    t = crypt(party=ALONE, bryndis={"conditions": "ko"})
    t.answer("dash")
    assert "to:K3" in t.keys


@clause("SS-BOD-13")
def test_enemy_stands_up_when_activated() -> None:
    with enemy_turn_table("orc_g K4 ko", red=[1], blue=[1]) as t:
        assert foe(t).conditions == {}


@clause("SS-BOD-14")
def test_flying_enemy_is_not_knocked_out() -> None:
    t = crypt(
        party="dorrun law K4, sable law K1", dorrun={"powers": "d1"}, foes="wraith_r K4", red=[7], blue=[6, 6, 1, 1, 1]
    )
    t.answer("use:d1", "done")
    assert foe(t).conditions == {}


# ---- Blind


@clause("SS-BOD-30", "SS-BOD-32")
def test_activity_of_a_blind_hero_may_fail() -> None:
    t = crypt(
        party=ALONE,
        bryndis={"conditions": "blind", "bag": "healing_potion", "wounds": 1},
        foes="orc_g K3",
        blue=[10, 10, 1],
    )
    t.answer("use:healing_potion")
    assert t.heard(ActivityWasted)
    assert hero(t, "bryndis").bag == [hero(t, "bryndis").bag[0]]
    assert "use:healing_potion" not in t.keys
    t.answer("to:K10")
    assert at(t, "bryndis") == "K4"
    assert not [key for key in t.keys if key.startswith("to:")]
    t.answer("dash")
    assert t.state.turn.points == 1  # type: ignore[union-attr]


@clause("SS-BOD-31", "SS-BOD-40", "SS-BOD-70", "SS-BOD-72")
def test_tokens_are_removed_at_the_end_of_the_next_turn() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "blind slow exhaust"})
    t.answer("end")
    assert hero(t, "bryndis").conditions == {}
    t = crypt(party=ALONE, bryndis={"conditions": "slow", "fresh": ["slow"]})
    t.answer("end")
    assert hero(t, "bryndis").conditions == {"slow": 1}


@clause("SS-BOD-33", "SS-BOD-34", "SS-EX-16")
def test_blind_enemy_follows_its_last_rule_and_attacks_nobody() -> None:
    with quest(
        "q1", step="foes", party="bryndis law F1, sable law F1", foes="bowman_g F9 blind", encounters=["e01"]
    ) as t:
        assert at(t, "bowman_g") == "F1"
        assert foe(t).conditions == {}


# ---- Slow, Stun


@clause("SS-BOD-40", "SS-BOD-74")
def test_a_slow_hero_has_one_activity() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "slow"}, foes="orc_r K4", red=[1], blue=[1])
    assert {"attack", "dash"} <= set(t.keys)
    t.answer("attack")
    assert t.question == "act"  # no Focus, so nothing was asked
    assert t.forbidden_by("dash") == ["SS-BOD-40"]
    assert t.keys == ["end", "open:kd2"]


@clause("SS-BOD-41", "SS-EX-15")
def test_slow_enemy_follows_only_its_first_sentence() -> None:
    with enemy_turn_table("orc_r K4 slow", red=[1, 1], blue=[1]) as t:
        assert foe(t).conditions == {}
        assert len(t.heard(AttackDefended)) == 1


@clause("SS-BOD-50", "SS-BOD-53", "SS-TAL-03")
def test_stunned_hero_skips_the_turn() -> None:
    t = crypt(
        step="turn", active="sable", acted="sable", sable={"conditions": "stun"}, party="bryndis law K1, sable law K1"
    )
    t.answer("end")
    assert t.state.step in ("act", "event", "time", "turn")
    t = crypt(
        step="turn", acted="bryndis", party="bryndis law K1, sable law K1", sable={"conditions": "stun"}, events=["v03"]
    )
    assert hero(t, "sable").conditions == {}
    assert t.heard(ActivitySkipped)[0].why == "stun"
    luck: dict[str, Any] = {"red": [7], "blue": [6, 1, 1]}
    with enemy_turn_table("orc_g K4", bryndis={"powers": "b5", "conditions": "stun"}, **luck) as t:
        assert hero(t, "bryndis").wounds == 2


@clause("SS-BOD-51")
def test_a_stunned_enemy_skips_its_activation() -> None:
    with enemy_turn_table("orc_g K4 stun") as t:
        assert foe(t).conditions == {}
        assert t.heard(ActivitySkipped)


@clause("SS-BOD-52", "SS-MOV-13", "SS-MOV-11", "SS-MOV-12", "SS-EX-09")
def test_hero_evades_a_stunned_enemy_unhurt() -> None:
    party = "bryndis law K4, sable law K1"
    with crypt(party=party, foes="orc_g K4 stun, orc_g K4", red=[1], blue=[1]) as t:
        t.answer("to:K3", "evade")
        assert at(t, "bryndis") == "K3"
        assert len(t.heard(AttackDefended)) == 1


# ---- Bleeding, Exhaust


@clause("SS-BOD-60", "SS-BOD-63", "SS-BOD-64")
def test_bleeding_costs_one_hp_before_each_activity() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "bleeding"})
    t.answer("to:K3", "to:K2", "drop:healing_potion")
    assert hero(t, "bryndis").wounds == 2
    t = crypt(party=ALONE, bryndis={"conditions": "bleeding", "wounds": 7})
    t.answer("to:K3")
    assert (hero(t, "bryndis").ghost, at(t, "bryndis")) == (True, "K4")


@clause("SS-BOD-61")
def test_a_bleeding_enemy_suffers_when_it_is_activated() -> None:
    with enemy_turn_table("gremlin_g K4 bleeding wounds=1") as t:
        assert enemy_types(t) == []
        assert t.heard(WoundsSuffered)[0].why == "bleeding"


@clause("SS-BOD-62")
def test_bleeding_is_flipped_and_then_removed() -> None:
    t = time_phase_table(bryndis={"conditions": "bleeding"}, sable={"conditions": "bleeding=1"})
    assert hero(t, "bryndis").conditions == {"bleeding": 1}
    assert hero(t, "sable").conditions == {}


@clause("SS-BOD-70", "SS-BOD-71")
def test_exhaust_forbids_actions_and_powers() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "exhaust"})
    assert t.forbidden_by("dash") == ["SS-BOD-70"]
    with enemy_turn_table("risen_r K4 exhaust wounds=3", red=[1, 1], blue=[1]) as t:
        assert (foe(t).wounds, foe(t).conditions) == (3, {})
    with enemy_turn_table("risen_r K4 wounds=3", red=[1, 1], blue=[1]) as t:
        assert foe(t).wounds == 2


@clause("SS-BOD-73", "SS-OPT-07")
def test_conditions_of_the_expansions_have_replacements_without_them() -> None:
    party = "sable chaos K4, bryndis law K1"
    with crypt(expansion=False, party=party, foes="orc_r K4", red=[10], blue=[6, 6, 1, 1]) as t:
        t.answer("attack", "done")
        assert (foe(t).wounds, foe(t).conditions) == (4, {})
    with crypt(expansion=False, step="event", events=["v14"], blue=[10, 1]) as t:
        assert hero(t, "bryndis").conditions == {"slow": 1}


@clause("SS-BOD-54", "SS-BOD-75", "SS-POW-17", "SS-BOD-74")
def test_a_snare_knocks_out_an_enemy_in_mid_movement() -> None:
    party = "ilvane chaos K2, sable law K1"
    with crypt(step="foes", party=party, foes="orc_b K4", tokens="snare K3 i10 ilvane", encounters=["e01"]) as t:
        assert at(t, "orc_b") == "K3"
        assert (foe(t).wounds, foe(t).conditions, t.state.tokens) == (1, {"ko": 1}, [])


@clause("SS-BOD-41", "SS-BOD-74")
def test_slow_received_in_mid_activation_waits_for_the_next() -> None:
    party = "dorrun chaos K2, sable law K1"
    luck: dict[str, Any] = {"red": [1, 1], "blue": [], "encounters": ["e01"]}
    with crypt(step="foes", party=party, foes="orc_b K4", tokens="rune_snare K3 d10 dorrun", **luck) as t:
        assert at(t, "orc_b") == "K2"
        assert (foe(t).wounds, foe(t).conditions) == (2, {"slow": 1})
