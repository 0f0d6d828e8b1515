"""Powers, talents, companions, and their decisions (4.14 to 4.16)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.behavior.intent import ICONS
from meadhall.games.swordsorcery.content import HEROES, TALENTS, powers_of, talents_of
from meadhall.games.swordsorcery.effects.verbs import VERBS
from meadhall.games.swordsorcery.events import AttackDefended, DiceRolled, EnemyActivated, HitsCounted, TokenGained
from meadhall.games.swordsorcery.figures.crowd import remaining_hp
from meadhall.games.swordsorcery.harm.ready import ready_powers
from meadhall.games.swordsorcery.ops.grammar import amount_value
from meadhall.games.swordsorcery.state import COMPANION, State
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, at, crypt, enemy_types, english, foe, foe_key, hero, quest


def hero_beside_enemies(
    id: str, nature: str, powers: str, foes: str = "orc_r K4", **position: Any
) -> ScriptedTable[State]:
    """Return a table with a hero of Soulrank VII in K4, with these powers and enemies, and a friend in K3."""
    friend = "dorrun law K3" if id != "dorrun" else "bryndis law K3"
    fields = {"powers": powers, "rank": 7, **position.pop(id, {})}
    return crypt(party=f"{id} {nature} K4, {friend}", foes=foes, **{id: fields}, **position)


@clause("SS-VOC-01")
def test_amounts_are_numbers_arrays_and_formulas() -> None:
    assert amount_value(3, 5, 4) == 3
    assert amount_value((1, 2, 3, 4), 1, 4) == 3
    assert [amount_value(text, 4, 5) for text in ("SR", "SR2", "H", "H2", "2H", "6H+2", "SR2+1")] == [
        4,
        2,
        5,
        3,
        10,
        32,
        3,
    ]
    with quest("q3", step="foes", party="dorrun law C13, corvane law C14", foes="nethric C14 wounds=5", seed="1",
               encounters=["e01"], power_nethric=["np3"], markers="lamp1 lamp2") as t:  # fmt: skip
        assert foe(t).wounds == 3


def test_every_op_is_implemented() -> None:
    assert VERBS.missing() == []


# ---- powers


def test_log_names_dice_and_tokens() -> None:
    with hero_beside_enemies("bryndis", "law", "b2", red=[7], blue=[7, 1, 1]) as t:
        t.answer("use:b2")
        texts = [english(event.message()) for event in t.heard(TokenGained)]
        assert texts == ["Bryndis: +1 Armor.", "Bryndis is immune to Bash and K.O. now."]
        t.answer("attack", "done")
        rolled = english(t.heard(DiceRolled)[0].message())
        assert rolled == "Attack dice: red 7 (2 Hits) and blue 7 (Hit and Shield)."


@clause("SS-POW-12")
def test_several_hit_powers_strengthen_one_attack_once_each() -> None:
    with hero_beside_enemies("sable", "law", "s6", sable={"talents": ""}, red=[1, 1], blue=[1]) as t:
        t.answer("attack", "use:s6")
        assert "use:s6" not in t.keys
        t.answer("done")
    with hero_beside_enemies("ilvane", "chaos", "i4 i9", foes="orc_r K5", red=[7], blue=[6, 1, 1]) as t:
        t.answer("attack", "use:i4", "use:i9", "done")
        assert foe(t).conditions == {"slow": 1, "poison": 2}


@clause("SS-POW-13", "SS-DEC-30")
def test_power_without_effect_is_not_offered() -> None:
    t = hero_beside_enemies("dorrun", "law", "d5 d6 d1")
    assert {"use:d5", "use:d6"}.isdisjoint(t.keys)
    assert "use:d1" in t.keys
    t = hero_beside_enemies("dorrun", "law", "d5", bryndis={"wounds": 1})
    assert "use:d5" in t.keys
    with hero_beside_enemies("bryndis", "chaos", "b10", red=[1], blue=[1], bryndis={"primary": "watch_sword"}) as t:
        t.answer("attack")
        assert "use:b10" not in t.keys
        t.answer("done")
    assert [refusal.clause for refusal in t.match.why_not("use:b10")] == ["SS-POW-10"]


@clause("SS-POW-15")
def test_an_area_attack_has_no_primary_target() -> None:
    with hero_beside_enemies("dorrun", "law", "d4", foes="orc_g K4, orc_r K4", red=[7, 7], blue=[1, 1, 1]) as t:
        t.answer("use:d4", "done")
        assert t.heard(HitsCounted)[0].hits == 4
        assert [event.who for event in t.heard(AttackDefended)] == ["orc_g:1", "orc_r:2"]
        assert foe(t).conditions == {"ko": 1}
    assert "use:d4" not in hero_beside_enemies("dorrun", "law", "d4", foes="orc_g K5").keys


def test_natures_open_eight_powers_and_four_talents() -> None:
    for hero_id in HEROES:
        for nature in ("law", "chaos"):
            assert (len(powers_of(hero_id, nature)), len(talents_of(hero_id, nature))) == (8, 4)


@clause("SS-TAL-02")
def test_talents_need_no_soulrank() -> None:
    t = crypt(step="time", party="bryndis law K1, sable law K1", soul=4, bryndis={"powers": "b1 b5"})
    t.answer("raise")
    assert len(t.keys) == 4


@clause("SS-DEC-28", "SS-POW-11")
def test_dying_hero_may_use_a_power_to_survive() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7, 7, 1], "blue": [1, 1]}
    reaver = {"powers": "b12", "rank": 5, "wounds": 12, "conditions": "poison", "fire": [1]}
    party = "bryndis chaos K4, dorrun law K1"
    with crypt(step="foes", party=party, foes="orc_b K4", bryndis=reaver, **{**luck, "red": [7, 7]}) as t:
        assert t.keys == ["use:b12", "die-now"]
        t.answer("use:b12")
        bryndis = hero(t, "bryndis")
        assert (remaining_hp(t.state, 0), bryndis.conditions, bryndis.fire, bryndis.shields) == (1, {}, [], 2)
        assert bryndis.used == {"b12": -1}


@clause("SS-DEC-29")
def test_kill_may_be_followed_by_a_step() -> None:
    with hero_beside_enemies(
        "sable", "law", "", foes="gremlin_g K4", sable={"talents": "st3"}, red=[7], blue=[6, 1]
    ) as t:
        t.answer("attack", "done")
        assert t.question == "free-step"
        t.answer("to:K5")
        assert at(t, "sable") == "K5"
    wounded = {"wounds": 3}
    with hero_beside_enemies(
        "bryndis", "chaos", "b11", foes="gremlin_g K4", bryndis=wounded, red=[7, 1], blue=[1]
    ) as t:
        t.answer("attack", "done", "use:b11", "stay")
        assert hero(t, "bryndis").wounds == 1


@clause("SS-DEC-31")
def test_some_enemies_are_chosen_nearest_first() -> None:
    with hero_beside_enemies("corvane", "law", "c8", foes="orc_g K5, orc_b K3, orc_g K10") as t:
        t.answer("use:c8", foe_key(t, 1), foe_key(t, 0), foe_key(t, 2))
        assert all(enemy.has("stun") for enemy in t.state.enemies)


@clause("SS-DEC-32")
def test_player_chooses_among_more_conditions_than_are_cured() -> None:
    sick = {"conditions": "poison blind slow"}
    with hero_beside_enemies("dorrun", "law", "d6", foes="orc_g K9", bryndis=sick) as t:
        t.answer("use:d6")
        assert t.question == "cure"
        assert t.keys == ["cure:poison", "cure:blind", "cure:slow"]
        t.answer("cure:blind", "cure:slow")
        assert hero(t, "bryndis").conditions == {"poison": 1}


@clause("SS-DEC-33")
def test_player_chooses_the_power_to_refresh() -> None:
    with hero_beside_enemies(
        "corvane", "law", "c4 c1 c6 c7", foes="orc_g K9", corvane={"used": {"c1": 0, "c7": 2, "c6": 1}}
    ) as t:
        t.answer("use:c4")
        assert t.keys == ["power:c7", "power:c6", "power:c1"]
        t.answer("power:c6")
        assert set(hero(t, "corvane").used) == {"c1", "c7", "c4"}


@clause("SS-DEC-39")
def test_scholar_chooses_between_two_dice_and_a_nose_for_gold_between_two_traps() -> None:
    t = crypt(party="corvane law K15, sable law K1", corvane={"talents": "ct2"}, searched=["bones"], red=[1, 6])
    t.answer("search")
    assert t.keys == ["number:6", "number:1"]
    t.answer("number:6")
    assert hero(t, "corvane").crowns == 6
    luck: dict[str, Any] = {"traps_drawn": ["t08", "t11"], "treasures_drawn": ["purse:10"]}
    t = crypt(party="dorrun law K8, sable law K1", dorrun={"talents": "dt2"}, **luck)
    t.answer("open:kc1", "card:t11")
    assert hero(t, "dorrun").crowns == 5 + 5 + 10


@clause("SS-DEC-40")
def test_save_may_be_rerolled() -> None:
    lucky = {"talents": "st2"}
    with crypt(party="sable law K4, bryndis law K1", sable=lucky, traps_drawn=["t06"], blue=[10, 2]) as t:
        t.answer("open:kd2")
        assert (t.question, t.menu.unanswered().key) == ("reroll", "no")
        t.answer("reroll:st2")
        assert hero(t, "sable").conditions == {}


@clause("SS-DEC-42")
def test_riposte_answers_an_attack_without_a_wound() -> None:
    with crypt(
        step="foes", party="sable law K4, dorrun law K1", foes="orc_g K4", encounters=["e01"], red=[1], blue=[1]
    ) as t:
        assert t.keys == ["use:s_innate_l", "no"]
        t.answer("use:s_innate_l")
        assert foe(t).wounds == 1
    with crypt(
        step="foes", party="sable law K4, dorrun law K1", foes="bowman_g K10", encounters=["e01"], red=[1], blue=[1]
    ) as t:
        assert t.question != "riposte"


@clause("SS-DEC-43")
def test_one_of_several_locks_is_picked() -> None:
    t = quest("q4", party="sable law R5, bryndis law R1", sable={"powers": "s2"})
    t.answer("use:s2")
    assert t.keys == ["open:rd3", "open:rd4"]
    t.answer("open:rd4")
    assert t.state.opened


# ---- companions


@clause("SS-CMP-01")
def test_companion_has_fixed_hp_and_a_new_one_replaces_the_old() -> None:
    t = hero_beside_enemies("ilvane", "law", "i5", foes="orc_g K9", ilvane={"talents": "it3"})
    t.answer("use:i5", "area:K5")
    assert (t.state.companions[0].most, t.state.companions[0].area) == (4 + 2 + 2, 4)
    t = hero_beside_enemies("ilvane", "law", "i5", foes="orc_g K9", mates="wolf ilvane K3")
    t.answer("use:i5", "area:K4")
    assert [companion.area for companion in t.state.companions] == [3]


@clause("SS-CMP-02", "SS-CMP-03", "SS-CMP-04", "SS-DEC-37")
def test_a_companion_moves_and_then_attacks_once_in_a_turn() -> None:
    with hero_beside_enemies(
        "ilvane", "law", "", foes="orc_r K5", mates="wolf ilvane K3", red=[7], blue=[6, 1, 1]
    ) as t:
        t.answer("companion")
        assert t.menu.unanswered().key == "to:K5"
        t.answer("to:K5")
        assert t.menu.unanswered().key == "stop"
        t.answer("stop", foe_key(t))
        assert foe(t).wounds == 3 - 1
        assert "companion" not in t.keys
        assert t.heard(HitsCounted)[0].parts == []


@clause("SS-CMP-05", "SS-CMP-08", "SS-CMP-10")
def test_enemies_treat_a_companion_as_a_hero() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7], "blue": [6, 1]}
    with crypt(step="foes", party="ilvane law K1, dorrun law K1", mates="wolf ilvane K4", foes="orc_g K4", **luck) as t:
        assert t.heard(EnemyActivated)[0].victim == "wolf"
        assert t.state.companions == []
    t = crypt(
        step="foes",
        party="ilvane law K4, dorrun law K1",
        mates="wolf ilvane K4",
        foes="gremlin_g K4",
        encounters=["e01"],
        red=[1],
        ilvane={"crowns": 1},
    )
    assert t.heard(EnemyActivated)[0].victim == "ilvane"


@clause("SS-CMP-08")
@pytest.mark.parametrize(
    ("victim", "first"),
    [("strong", "hero"), ("rich", "hero"), ("caster", "hero"), ("law", "companion")],
)
def test_companion_as_a_victim_has_only_its_owners_nature(victim: str, first: str) -> None:
    """The wolf's owner is a law Ranger with a magic weapon and Crowns.

    The other hero is chaos, of Soulrank I, with one Crown.
    """
    t = crypt(
        party="corvane chaos K4, ilvane law K1",
        mates="wolf ilvane K4",
        foes="orc_g K4",
        corvane={"crowns": 1},
        ilvane={"crowns": 50, "rank": 7},
    )
    key = ICONS[victim]
    hero_key, wolf_key = key(t.state, foe(t), 0), key(t.state, foe(t), COMPANION + 1)
    assert (wolf_key < hero_key) == (first == "companion")
    assert wolf_key != hero_key


@clause("SS-CMP-06", "SS-MAP-09")
def test_a_companion_ignores_terrain_and_reveals_shadows() -> None:
    t = crypt(
        party="ilvane law K1, dorrun law K1",
        mates="wolf ilvane K2",
        terrain={"K7": "deadly"},
        shadows="K14",
        drawn=["gremlin_g"],
    )
    t.answer("companion", "to:K7")
    assert (t.state.companions[0].wounds, enemy_types(t)) == (0, ["gremlin_g"])


@clause("SS-CMP-07")
def test_conditions_on_a_companion_work_as_on_an_enemy() -> None:
    t = crypt(party="ilvane law K1, dorrun law K1", mates="wolf ilvane K4 stun", foes="orc_g K4")
    t.answer("companion")
    assert t.question == "act"
    assert t.state.companions[0].conditions == {}
    t = crypt(party="ilvane law K1, dorrun law K1", mates="wolf ilvane K4 blind slow", foes="orc_g K4")
    t.answer("companion", "stop")
    assert (t.question, t.state.companions[0].conditions) == ("act", {})


@clause("SS-CMP-11")
def test_a_companion_waits_while_its_owner_is_a_ghost_soul() -> None:
    t = crypt(party="ilvane law K1, dorrun law K1", mates="wolf ilvane K4", ilvane={"ghost": True})
    assert "companion" not in t.keys
    assert len(t.state.companions) == 1


def test_reactions_to_attacks_and_death_are_available() -> None:
    t = hero_beside_enemies("corvane", "chaos", "c12")
    assert [power.id for power in ready_powers(t.state, 0, "react:would_die")] == ["c12"]
    assert len(TALENTS) == 30
