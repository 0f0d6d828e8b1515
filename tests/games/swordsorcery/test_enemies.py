"""Enemies: assignment, Encounter cards, behaviour, Masters, spawning (4.23 to 4.27)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.behavior.activation import next_retreat_area
from meadhall.games.swordsorcery.behavior.intent import enemy_intent, first_steps_toward
from meadhall.games.swordsorcery.content import ENCOUNTERS, ENEMIES, LIMITS
from meadhall.games.swordsorcery.events import (
    AttackDefended,
    EnemyActivated,
    FigureMoved,
    HitsCounted,
    NobodyActed,
    NobodyEntered,
)
from meadhall.games.swordsorcery.maps.areas import board_of, first_steps
from meadhall.games.swordsorcery.moves.entering import (
    assign_enemy_card,
    draw_enemy_token,
    gates_by_nearness,
    place_enemy,
)
from meadhall.games.swordsorcery.ops.grammar import parse_range
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.turns.enemy_turn import enemies_called_by, has_acting_enemies
from meadhall.testing import clause
from tests.games.swordsorcery.tables import ScriptedTable, area, at, crypt, enemy_types, foe, hero, quest

FAR = "bryndis law K1, sable law K1"


def foes_turn(foes: str, **position: Any) -> ScriptedTable[State]:
    return crypt(**{"step": "foes", "party": FAR, "foes": foes, **position})


# ---- enemies and their cards


@clause("SS-ENE-01", "SS-ENE-02", "SS-ENE-03", "SS-ENE-06", "SS-MAS-01")
def test_cards_contain_the_values_of_an_enemy() -> None:
    points = {card.rank: card.sp for card in ENEMIES.values() if card.rank}
    assert points == {"green": 1, "blue": 2, "red": 3}
    assert {card.kind for card in ENEMIES.values() if card.is_master} == {"master", "villain"}
    t = crypt(foes="orc_g K4 wounds=1, orc_g K4")
    assert [enemy.wounds for enemy in t.state.enemies] == [1, 0]


@clause("SS-ENE-04", "SS-VOC-03")
def test_horde_is_one_group_whose_dice_grow_with_its_figures() -> None:
    with foes_turn(
        "risen_g K2 figures=3", party="dorrun law K2, corvane law K1", encounters=["e09"], red=[1], blue=[1, 1, 1]
    ) as t:
        assert len(t.heard(EnemyActivated)) == 1
    with crypt(party="bryndis law K4, sable law K1", foes="risen_g K4", red=[7], blue=[1, 1]) as t:
        t.answer("attack", "done")
        assert (foe(t).figures, foe(t).wounds, t.state.soul) == (1, 0, 0)


@clause("SS-ENE-05", "SS-ENE-08", "SS-SET-29")
def test_figures_have_serial_numbers_and_a_limit() -> None:
    t = crypt(foes="orc_b K4, orc_b K4, orc_b K4")
    assert [enemy.ref for enemy in t.state.enemies] == [10, 11, 12]
    assert place_enemy(t.match.table, "orc_b", 0) is not None
    assert place_enemy(t.match.table, "orc_b", 0) is None
    assert t.heard(NobodyEntered) == [NobodyEntered("orc_b", "K1")]
    assert (LIMITS.green, LIMITS.blue, LIMITS.red, LIMITS.horde) == (5, 4, 2, 3)


@clause("SS-ENE-07", "SS-MAS-22", "SS-MAS-02")
def test_enemy_that_kills_a_hero_has_its_effect() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7, 7, 1], "blue": [1, 1], "power_grundle": ["gp3"]}
    t = quest(
        "q2",
        step="foes",
        party="bryndis law G16, sable law G1",
        bryndis={"wounds": 7},
        foes="grundle G16 wounds=5",
        **luck,
    )
    assert hero(t, "bryndis").ghost
    assert foe(t).wounds == 5 - 2 - 1
    assert foe(t).most == 18


@clause("SS-ENE-09")
def test_superlatives_name_one_hero() -> None:
    t = crypt(step="event", events=["v08"], bryndis={"crowns": 7}, sable={"crowns": 9}, players=2)
    assert (t.question, t.asked) == ("choose", 1)
    t.answer("option:1")
    assert hero(t, "sable").crowns == 3
    with crypt(step="event", events=["v08"], bryndis={"crowns": 5}) as t:
        assert enemy_types(t) == ["gremlin_g"]


@clause("SS-ENE-20", "SS-ENE-21", "SS-ENE-22", "SS-EX-23", "SS-SET-25")
def test_new_cards_go_to_the_hero_with_the_fewest_starting_from_the_active_one() -> None:
    t = crypt(active="sable")
    assert [assign_enemy_card(t.state, id) for id in ("gremlin_g", "gremlin_b", "gremlin_g")] == [1, 0, 1]


@clause("SS-ENE-23")
def test_card_leaves_with_its_last_figure_and_masters_belong_to_no_hero() -> None:
    t = quest(
        "q2",
        party="bryndis law G5, sable law G1",
        foes="orc_g G5 wounds=2, orc_g G9 wounds=2, grundle G17",
        red=[7],
        blue=[1, 1],
    )
    assert t.state.owners == {"orc_g": 0}
    t.answer("attack", "done")
    assert t.state.owners == {"orc_g": 0}
    assert "grundle" not in t.state.owners


# ---- Encounter cards


@clause("SS-ENC-01", "SS-ENC-02")
def test_a_card_is_drawn_only_while_enemies_are_in_play() -> None:
    t = quest("q3", step="foes", party="bryndis law C1, sable law C1", foes="nethric C14 asleep")
    assert not has_acting_enemies(t.state)
    assert t.state.encounters.discards == []


@clause("SS-ENC-03", "SS-ENC-04", "SS-MAS-03")
def test_own_and_also_enemies_are_one_list_by_distance() -> None:
    setup_words = {"foes": "orc_g K10, gremlin_b K4, orc_b K5, spider_g K9", "opened": "all"}
    t = crypt(
        party=FAR,
        owners={"orc_g": "bryndis", "gremlin_b": "sable", "orc_b": "bryndis", "spider_g": "sable"},
        **setup_words,
    )
    kinds = {enemy.ref: enemy.id for enemy in t.state.enemies}
    assert [kinds[ref] for ref in enemies_called_by(t.state, ENCOUNTERS["e03"])] == [
        "orc_b",
        "gremlin_b",
        "spider_g",
        "orc_g",
    ]
    assert [kinds[ref] for ref in enemies_called_by(t.state, ENCOUNTERS["e19"])] == ["orc_b"]
    assert enemies_called_by(t.state, ENCOUNTERS["e28"]) == []


@clause("SS-ENC-05", "SS-ENC-07", "SS-SPW-21")
def test_e29_spawns_before_its_activations() -> None:
    luck: dict[str, Any] = {"encounters": ["e29"], "drawn": ["gremlin_g"]}
    owners = {"orc_g": "bryndis", "gremlin_g": "bryndis"}
    with foes_turn("orc_g K9", party="bryndis law K4, sable law K1", owners=owners, **luck) as t:
        assert [event.enemy for event in t.heard(EnemyActivated)] == ["orc_g:1", "gremlin_g:2"]
        assert t.state.encounters.discards == [28]


@clause("SS-ENC-01", "SS-ENC-04")
def test_card_without_an_enemy_says_that_nobody_acts() -> None:
    for card, acted in (("e28", 0), ("e03", 1)):
        with foes_turn("orc_g K9", party="bryndis law K4, sable law K1", encounters=[card]) as t:
            assert (len(t.heard(EnemyActivated)), len(t.heard(NobodyActed))) == (acted, 1 - acted)


@clause("SS-ENC-06")
def test_frenzy_adds_a_hit() -> None:
    with foes_turn("orc_g K1", encounters=["e23"], red=[3], blue=[1, 1, 1], party="sable law K1, bryndis law K4") as t:
        assert ("frenzy", 1) in t.heard(HitsCounted)[0].parts


@clause("SS-ENC-08")
def test_an_activation_by_a_card_uses_up_slow() -> None:
    luck: dict[str, Any] = {"events": ["v10"], "red": [1], "blue": [1]}
    with crypt(
        step="event", party="sable law K4, bryndis law K1", foes="orc_g K4 slow", sable={"wounds": 1}, **luck
    ) as t:
        t.answer("no")
        assert foe(t).conditions == {}


# ---- behaviour


@clause("SS-AI-01", "SS-AI-20", "SS-AI-21")
def test_activation_follows_its_sentences() -> None:
    luck: dict[str, Any] = {"encounters": ["e09"], "red": [1, 1]}
    with foes_turn("orc_b K3 critical=movement", party="corvane law K2, dorrun law K1", **luck) as t:
        assert at(t, "orc_b") == "K2"
        assert len(t.heard(AttackDefended)) == 1
    with foes_turn("orc_g K3 critical=movement", party="sable law K2, dorrun law K1", encounters=["e09"]) as t:
        assert at(t, "orc_g") == "K3"


@clause("SS-AI-02", "SS-AI-03", "SS-EX-17")
@pytest.mark.parametrize(("id", "band", "where"), [("orc_g", "0", "K4"), ("orc_g", "1", "K3"), ("orc_g", "+", "K2")])
def test_first_rule_whose_band_contains_a_hero_is_used(id: str, band: str, where: str) -> None:
    t = crypt(party=f"bryndis law {where}, sable law {where}", foes=f"{id} K4")
    what = enemy_intent(t.state, foe(t))
    assert ENEMIES[id].rules[what.rule].band == band


@clause("SS-AI-03")
def test_every_band_of_every_card_is_tried_in_order() -> None:
    for card in ENEMIES.values():
        for far, place in enumerate(("K1", "K2", "K3", "K4")):
            t = crypt(party="bryndis law K1, sable law K1", foes=f"{card.id} {place}")
            what = enemy_intent(t.state, foe(t))
            wanted = next(n for n, one in enumerate(card.rules) if one.band == "+" or far in parse_range(one.band))
            assert what.rule == wanted, (card.id, place)
            assert what.victim != -1


@clause("SS-AI-04", "SS-AI-10", "SS-EX-17")
def test_hound_attacks_the_weak_hero_although_another_is_nearer() -> None:
    party = "bryndis law K2, sable law K4"
    with foes_turn("hound_g K5", party=party, sable={"wounds": 4}, encounters=["e09"], red=[1], blue=[]) as t:
        assert t.heard(EnemyActivated)[0].victim == "sable"
        t.answer("no")


ICONS: dict[str, tuple[str, dict[str, Any]]] = {
    "gremlin_g": ("rich", {"crowns": 5}),
    "orc_b": ("strong", {"rank": 2}),
    "bowman_g": ("frail", {"armor": ""}),
    "shaman_g": ("caster", {"primary": "oak_staff"}),
    "hound_g": ("weak", {"wounds": 3}),
    "wraith_b": ("loner", {}),
    "spider_g": ("unpoisoned", {}),
}


@clause("SS-AI-10")
@pytest.mark.parametrize("id", list(ICONS))
def test_each_icon_chooses(id: str) -> None:
    icon, setup_words = ICONS[id]
    assert ENEMIES[id].victim == icon
    party = (
        "sable law K1, dorrun law K1, ilvane chaos K2"
        if icon == "loner"
        else "sable law K1, dorrun law K2, ilvane chaos K2"
    )
    others = {"conditions": "poison"} if icon == "unpoisoned" else {}
    t = crypt(party=party, foes=f"{id} K2", ilvane=setup_words, sable=others, dorrun=others)
    assert t.state.heroes[enemy_intent(t.state, foe(t)).victim].id == "ilvane"


@clause("SS-AI-10")
def test_abbot_prefers_law_and_a_flamecaller_prefers_crowds() -> None:
    t = quest("q3", party="sable chaos C13, dorrun law C13", foes="nethric C14")
    assert enemy_intent(t.state, foe(t)).victim == 1
    t = crypt(party="sable law K1, dorrun law K2, ilvane law K2", foes="shaman_r K2")
    assert enemy_intent(t.state, foe(t)).victim in (1, 2)


@clause("SS-AI-05", "SS-EX-29")
def test_last_rule_prefers_a_visible_hero_and_then_the_nearest() -> None:
    party = "bryndis law K3, sable law K2"
    t = crypt(party=party, foes="orc_b K15", sable={"rank": 2}, terrain={})
    what = enemy_intent(t.state, foe(t))
    assert ENEMIES["orc_b"].rules[what.rule].band in ("+", "1-2")
    t = crypt(party="bryndis law K8, sable law K7", foes="orc_b K10")
    what = enemy_intent(t.state, foe(t))
    assert (what.reason, t.state.heroes[what.victim].id) == ("nearest", "sable")
    t = crypt(party="bryndis law K4, sable law K4", foes="orc_b K6")
    assert enemy_intent(t.state, foe(t)).victim == -1


@clause("SS-AI-06", "SS-AI-07")
def test_the_path_is_the_shortest_with_the_fewest_hindrances_then_by_the_map_file() -> None:
    board = board_of("q0")
    k2, k3, k4, k5 = (board.index[name] for name in ("K2", "K3", "K4", "K5"))
    assert first_steps("q0", 0, False, frozenset[int](), k2, k4) == (k3, k5)
    assert first_steps("q0", 0, False, frozenset({k3}), k2, k4) == (k5,)
    t = crypt(party=FAR, foes="orc_b K4")
    assert [first_steps_toward(t.state, foe(t), at, k2) for at in (k4, k3)] == [(k3, k5), (k2,)]


@clause("SS-AI-08")
def test_enemies_walk_through_areas_with_heroes() -> None:
    party = "dorrun law K3, corvane law K2"
    with foes_turn("orc_b K4", party=party, corvane={"rank": 2}, encounters=["e09"], red=[1, 1]) as t:
        assert [event.area for event in t.heard(FigureMoved)] == ["K3", "K2"]


@clause("SS-AI-11", "SS-MAS-11", "SS-MAS-12", "SS-EX-27")
def test_taunt_overrides_the_icon_and_a_menace_token_overrides_both() -> None:
    from meadhall.games.swordsorcery.state import Buff

    cry = {"buffs": [Buff("taunt", 2, "round", "b3")]}
    t = crypt(party="bryndis law K4, sable law K4", foes="orc_b K4", bryndis=cry, sable={"rank": 3})
    assert enemy_intent(t.state, foe(t)).victim == 0
    t = quest("q2", party="bryndis law G16, sable law G17", foes="grundle G17 menace=bryndis")
    what = enemy_intent(t.state, foe(t))
    assert (what.victim, what.rule, what.reason) == (0, 1, "menace")
    t = quest("q2", party="bryndis law G1, sable law G17", foes="grundle G17 menace=bryndis")
    assert enemy_intent(t.state, foe(t)).victim == 1
    t = quest("q2", party="ilvane law G1, sable law G1", mates="wolf ilvane G17", foes="grundle G17 menace=ilvane")
    assert enemy_intent(t.state, foe(t)).victim == 0


@clause("SS-AI-20")
def test_close_stops_at_its_distance_and_retreat_keeps_the_victim_in_sight() -> None:
    luck: dict[str, Any] = {"encounters": ["e09"], "red": [1], "blue": [1]}
    with foes_turn("bowman_g K10", party="sable law K1, dorrun law K1", **luck) as t:
        assert at(t, "bowman_g") == "K4"
    t = crypt(party="bryndis law K4, sable law K4", foes="bowman_g K4")
    assert next_retreat_area(t.state, foe(t), 0) == area(t, "K3")
    t = crypt(party="bryndis law K9, sable law K9", foes="bowman_g K9")
    assert next_retreat_area(t.state, foe(t), 0) == area(t, "K8")


@clause("SS-AI-20", "SS-AI-22")
def test_attack_that_cannot_reach_its_victim_goes_to_another() -> None:
    luck: dict[str, Any] = {"encounters": ["e09"], "red": [7, 7, 1, 1], "blue": [6, 1, 1, 1]}
    party = "corvane law K4, dorrun law K4"
    with foes_turn("orc_r K4", party=party, corvane={"wounds": 6, "rank": 2}, **luck) as t:
        assert [event.who for event in t.heard(AttackDefended)] == ["corvane", "dorrun"]


@clause("SS-AI-23")
def test_power_without_a_target_does_nothing() -> None:
    luck: dict[str, Any] = {"encounters": ["e09"], "red": [1], "blue": [1]}
    with foes_turn("shaman_g K2", party="dorrun law K1, corvane law K1", **luck) as t:
        assert len(t.heard(AttackDefended)) == 1


@clause("SS-AI-24")
def test_enemy_activated_by_a_power_activates_no_other() -> None:
    party = "corvane law K2, dorrun law K1"
    luck: dict[str, Any] = {"encounters": ["e20"], "red": [1, 1, 1]}
    with foes_turn("gremlin_r K2, gremlin_g K2", party=party, seed="1", **luck) as t:
        assert [event.enemy for event in t.heard(EnemyActivated)] == ["gremlin_r:1", "gremlin_g:2"]


# ---- Masters


@clause("SS-MAS-04", "SS-MAS-06", "SS-GEN-03")
def test_a_master_draws_the_top_card_of_its_deck() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [1, 1, 1, 1, 1], "power_grundle": ["gp2"]}
    with quest("q2", step="foes", party="corvane law G16, dorrun law G16", foes="grundle G16", **luck) as t:
        assert [event.who for event in t.heard(AttackDefended)] == ["dorrun", "dorrun", "corvane"]
        assert t.state.power_decks["grundle"].discards


@clause("SS-MAS-05")
def test_attack_wakes_a_sleeping_master() -> None:
    t = quest("q3", party="bryndis law C14, sable law C1", foes="nethric C14 asleep", red=[1], blue=[1])
    t.answer("attack", "done")
    assert not foe(t).asleep
    assert (
        quest(
            "q3", step="foes", party="bryndis law C14, sable law C1", foes="nethric C14 asleep"
        ).state.encounters.discards
        == []
    )


@clause("SS-MAS-07")
def test_some_powers_give_masters_another_condition() -> None:
    with quest("q2", party="sable law G16, dorrun law G1", sable={"powers": "s1"}, foes="grundle G16") as t:
        t.answer("use:s1")
        assert foe(t).conditions == {"slow": 1}


@clause("SS-MAS-10", "SS-MAS-13")
def test_menace_token_is_removed_when_its_hero_dies() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [7, 7, 1], "blue": [1, 1], "power_grundle": ["gp3"]}
    t = quest(
        "q2",
        step="foes",
        party="bryndis law G16, sable law G1",
        bryndis={"wounds": 7},
        foes="grundle G16 menace=bryndis",
        **luck,
    )
    assert foe(t).menace == -1


@clause("SS-MAS-20", "SS-TIM-04")
def test_troll_blood_heals_unless_it_burned() -> None:
    t = quest("q2", step="time", foes="grundle G17 wounds=3")
    assert foe(t).wounds == 2
    t = quest("q2", step="time", foes="grundle G17 wounds=3 fire=1")
    assert (foe(t).wounds, foe(t).fire) == (4, [])


@clause("SS-MAS-21")
def test_lamps_protect_and_heal_the_abbot() -> None:
    from meadhall.games.swordsorcery.figures.armor import armor_value

    t = quest("q3", step="time", foes="nethric C14 wounds=5")
    assert (foe(t).wounds, armor_value(t.state, foe(t).ref)) == (2, 3)
    t = quest("q3", step="time", foes="nethric C14 asleep wounds=5", markers="lamp1 font")
    assert (foe(t).wounds, armor_value(t.state, foe(t).ref)) == (5, 1)


@clause("SS-MAS-22")
@pytest.mark.parametrize(("destroyed_furnaces", "wounds"), [(1, 2), (2, 7)])
def test_furnaces_guard_the_regent(destroyed_furnaces: int, wounds: int) -> None:
    party = "bryndis law R15, sable law R15"
    sword = {"primary": "orcsplitter*", "secondary": ""}
    luck: dict[str, Any] = {"red": [10, 7, 7], "blue": [1, 1, 1]}
    with quest(
        "q4", party=party, bryndis=sword, foes="regent R15", counters={"furnaces": destroyed_furnaces}, **luck
    ) as t:
        t.answer("attack", "done")
        assert foe(t).wounds == wounds


@clause("SS-MAS-23", "SS-STY-05")
def test_crown_takes_the_regents_place() -> None:
    t = quest(
        "q4",
        party="bryndis law R15, sable law R1",
        bryndis={"wounds": 2},
        foes="regent R15 wounds=25 menace=bryndis",
        red=[7],
        blue=[6, 1, 1],
    )
    t.answer("attack", "done")
    assert enemy_types(t) == ["crown"]
    assert (foe(t).wounds, foe(t).most, foe(t).menace, at(t, "crown")) == (0, 24, 0, "R15")
    assert t.state.killed == ["regent"]
    assert list(t.state.power_decks) == ["crown"]
    assert hero(t, "bryndis").wounds == 1
    assert t.state.soul == 2


@clause("SS-MAS-24", "SS-STY-02")
def test_skarga_flees_at_half_hp() -> None:
    t = quest("q1", party="bryndis law F17, sable law F1", foes="skarga F17 wounds=10", red=[7], blue=[6, 1])
    t.answer("attack", "done")
    assert enemy_types(t) == []
    assert "skarga_fled" in t.state.flags
    assert (t.state.soul, t.state.killed, hero(t, "sable").crowns) == (1, [], 5)


# ---- spawning


@clause("SS-SPW-01")
def test_shadows_are_not_enemies_yet() -> None:
    t = crypt(shadows="K4 K4")
    assert enemy_types(t) == []
    assert len(t.state.shadows) == 2


@clause("SS-SPW-10", "SS-SPW-11", "SS-GEN-14")
def test_tokens_are_drawn_from_the_bag_which_is_rebuilt_when_empty() -> None:
    t = crypt(enemy_bag="gremlin_b", seed="1")
    assert draw_enemy_token(t.match.table, "green") is None
    assert draw_enemy_token(t.match.table) == "gremlin_b"
    assert draw_enemy_token(t.match.table, "blue") == "gremlin_b"


@clause("SS-SPW-12")
def test_enemies_by_name_do_not_use_the_bag() -> None:
    t = crypt(step="event", events=["v24"])
    assert enemy_types(t) == ["spider_g"]
    assert t.state.bag.discards == []


@clause("SS-SPW-20")
def test_nearest_gate_is_by_steps_then_as_if_all_doors_were_open() -> None:
    t = crypt()
    gates = gates_by_nearness(t.state, area(t, "K1"))
    assert [gate for _, gate in gates] == [area(t, "K9"), area(t, "K16")]
    gates = gates_by_nearness(t.state, area(t, "K11"))
    assert [gate for _, gate in gates] == [area(t, "K16"), area(t, "K9")]


@clause("SS-OPT-10")
def test_legend_turns_one_green_token_in_four_blue() -> None:
    t = crypt(legend=True, step="event", events=["v01"], drawn=["gremlin_g"], legends=[1])
    assert enemy_types(t) == ["gremlin_b"]
    t = crypt(legend=True, step="event", events=["v01"], drawn=["gremlin_g"], legends=[2])
    assert enemy_types(t) == ["gremlin_g"]


@clause("SS-OPT-06", "SS-DEC-56")
def test_the_active_player_may_settle_the_last_tie() -> None:
    setup_words: dict[str, Any] = {"ties": "active", "encounters": ["e09"], "red": [1], "blue": [1]}
    t = foes_turn("orc_g K4", party="dorrun law K4, corvane law K4", dorrun={"wounds": 2}, **setup_words)
    assert (t.question, t.keys) == ("victim", ["hero:dorrun", "hero:corvane"])
    t.answer("hero:corvane")
    assert t.heard(EnemyActivated)[0].victim == "corvane"
    t = foes_turn(
        "orc_b K4",
        party="dorrun law K2, sable law K1",
        ties="active",
        encounters=["e09"],
        dorrun={"rank": 2},
        red=[1, 1],
    )
    assert (t.question, t.keys) == ("path", ["to:K3", "to:K5"])
    t.answer("to:K5")
    assert at(t, "orc_b") == "K2"
    t = crypt(step="event", events=["v24"], ties="active", party="bryndis law K2, sable law K2", gates="K8 K7")
    assert (t.question, t.keys) == ("gate", ["area:K7", "area:K8"])
    t.answer("area:K8")
    assert at(t, "spider_g") == "K8"


@clause("SS-DEC-90")
def test_otherwise_no_player_is_asked_for_enemies() -> None:
    with foes_turn(
        "orc_b K4", party="dorrun law K2, sable law K1", dorrun={"rank": 2}, encounters=["e09"], red=[1, 1]
    ) as t:
        assert [event.area for event in t.heard(FigureMoved)] == ["K3", "K2"]
