"""Clauses with one small place in the code. Each test fails without that code."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.swordsorcery.behavior.intent import enemy_intent
from meadhall.games.swordsorcery.content import DECKS
from meadhall.games.swordsorcery.events import AttackDefended, CardDrawn, HitsCounted
from meadhall.games.swordsorcery.figures.line_of_sight import sees
from meadhall.games.swordsorcery.figures.predicates import predicate_holds
from meadhall.testing import clause
from tests.games.swordsorcery.tables import area, at, crypt, enemy_types, foe, hero, quest

ALONE = "bryndis law K4, sable law K1"


@pytest.mark.parametrize(
    ("turn", "conditions", "reason_id"),
    [({"action": 0}, "", "SS-HTN-03"), ({}, "exhaust", "SS-BOD-70"), ({"begun": 1}, "slow", "SS-BOD-40")],
)
@clause("SS-ACT-14")
def test_action_power_takes_an_action_activity(turn: dict[str, int], conditions: str, reason_id: str) -> None:
    t = crypt(party=ALONE, bryndis={"powers": "b2", "conditions": conditions}, turn=turn)
    assert t.forbidden_by("use:b2") == [reason_id]


@clause("SS-ARE-06")
def test_enemies_and_companions_stay_before_a_closed_door() -> None:
    t = crypt(step="foes", party="bryndis law K6, sable law K1", foes="orc_g K4", encounters=["e01"])
    assert at(t, "orc_g") == "K2"  # toward the other hero, because no path leads to the nearer one
    t = crypt(party="ilvane law K4, sable law K1", mates="wolf ilvane K4", foes="orc_g K6")
    t.answer("companion")
    assert "to:K6" not in t.keys
    assert enemy_intent(t.state, foe(t)).victim == -1


@pytest.mark.parametrize(("number", "crowns"), [(4, 0), (5, 6), (8, 6)])
@clause("SS-ARE-11")
def test_number_of_the_die_names_the_row_of_the_face(number: int, crowns: int) -> None:
    with crypt(party="bryndis law K15, sable law K1", searched=["bones"], red=[number]) as t:
        t.answer("search")
        assert hero(t, "bryndis").crowns == crowns


# ---- attacks


@clause("SS-ARM-04")
def test_hero_has_at_most_five_magic_shields() -> None:
    t = crypt(party=ALONE, bryndis={"shields": 4, "bag": "scroll_of_warding scroll_of_warding"})
    t.answer("use:scroll_of_warding")
    assert hero(t, "bryndis").shields == 5
    assert t.forbidden_by("use:scroll_of_warding") == ["SS-POW-13"]


@clause("SS-CBT-17")
def test_added_shields_stop_normal_hits_before_lethal_ones() -> None:
    bare = {"armor": "", "secondary": "", "powers": "b5"}
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [10], "blue": [7, 1]}
    with crypt(step="foes", party=ALONE, foes="wraith_b K5", bryndis=bare, **luck) as t:
        t.answer("use:b5")
        assert [(event.shields, event.wounds) for event in t.heard(AttackDefended)] == [(2, 1)]


@clause("SS-CBT-21")
def test_hits_without_a_wound_are_not_dealt() -> None:
    for blue, wounds, conditions in (([1, 3], 0, {}), ([1, 1], 1, {"slow": 1})):
        with crypt(party="corvane law K4, sable law K1", foes="orc_g K4", red=[8], blue=blue) as t:
            t.answer("attack", "done")
            assert (foe(t).wounds, foe(t).conditions) == (wounds, conditions)


@clause("SS-BOD-72")
def test_condition_received_in_an_activation_lasts_through_the_next() -> None:
    words: dict[str, Any] = {"party": "dorrun chaos K3, sable law K1", "tokens": "rune_snare K4 d10 dorrun"}
    with crypt(step="foes", foes="orc_g K10", encounters=["e01"], **words) as t:
        assert (at(t, "orc_g"), foe(t).wounds, foe(t).conditions) == ("K3", 2, {"slow": 1})


@clause("SS-DEC-26")
def test_a_defense_is_asked_for_only_while_hits_remain() -> None:
    for red, asked in ((3, True), (1, False)):
        words: dict[str, Any] = {"encounters": ["e01"], "red": [red], "blue": [5, 1][red == 1 :]}
        t = crypt(step="foes", party=ALONE, foes="orc_g K4", bryndis={"powers": "b5"}, **words)
        assert (t.question == "defend") == asked


@pytest.mark.parametrize(
    ("party", "weapon", "place", "tags"),
    [
        ("bryndis law", "hatchet", "K4", ["close", "melee", "weapon"]),
        ("bryndis law", "hatchet", "K5", ["ranged", "weapon"]),
        ("bryndis law", "", "K4", ["close", "melee", "weapon"]),
        ("sable law", "throwing_knives", "K5", ["ranged", "weapon"]),
        ("ilvane law", "hunting_bow", "K4", ["bow", "close", "weapon"]),
        ("corvane chaos", "ember_rod", "K4", ["close", "fire", "magic", "weapon"]),
        ("dorrun law", "pilgrim_mace+silver", "K4", ["close", "holy", "magic", "melee", "weapon"]),
    ],
)
@clause("SS-WPN-06", "SS-COM-04")
def test_weapon_and_distance_determine_the_attack_tags(party: str, weapon: str, place: str, tags: list[str]) -> None:
    id = party.split()[0]
    mate = "bryndis" if id == "sable" else "sable"
    t = crypt(
        party=f"{party} K4, {mate} law K1",
        foes=f"orc_r {place}",
        seed="1",
        **{id: {"primary": weapon, "secondary": ""}},
    )
    t.answer("attack")
    assert sorted(t.state.attacks[-1].tags) == tags


# ---- the dead


@clause("SS-DEC-41")
def test_ghost_soul_first_gets_the_path_to_the_shrine() -> None:
    t = crypt(party="bryndis law K16, sable law K1", bryndis={"ghost": True})
    assert t.keys == ["to:K15", "to:K11", "end"]
    assert t.menu.unanswered().key == "to:K15"
    assert crypt(bryndis={"ghost": True}).menu.unanswered().key == "end"


@clause("SS-DTH-07")
def test_whisper_weakens_only_the_next_attack() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [3, 3, 3, 3], "blue": [1, 3, 1, 3, 3]}
    with crypt(party="bryndis law K4, sable law K4", foes="orc_r K4", bryndis={"ghost": True}, **luck) as t:
        t.answer(f"whisper:{foe(t).ref}", "end", "no", "no")
        assert [event.hits for event in t.heard(HitsCounted)] == [1, 2]


@clause("SS-DTH-07")
def test_whisper_rerolls_one_die_of_a_friend_once() -> None:
    luck: dict[str, Any] = {"encounters": ["e30"], "red": [1, 1], "blue": [1]}
    with crypt(party="bryndis law K4, sable law K4", foes="orc_r K4", bryndis={"ghost": True}, **luck) as t:
        t.answer("whisper:sable", "end", "attack")
        assert "reroll:whisper" in t.keys
        t.answer("reroll:whisper", "die:1")
        assert t.keys == ["done", "focus"]
        t.answer("done")


@clause("SS-DTH-07", "SS-GEN-04")
def test_no_ghost_whispers_to_an_enemy_that_already_hears_a_whisper() -> None:
    words: dict[str, Any] = {"bryndis": {"ghost": True}, "sable": {"ghost": True}, "encounters": ["e30"]}
    with crypt(
        party="bryndis law K4, sable law K4, dorrun law K1", foes="orc_g K4, orc_b K4", acted="dorrun", **words
    ) as t:
        first, second = (f"whisper:{enemy.ref}" for enemy in t.state.enemies)
        t.answer(first, "end")
        assert (t.state.active, first in t.keys, second in t.keys) == (1, False, True)


# ---- enemies


@clause("SS-ENC-02")
def test_no_card_is_drawn_for_sleeping_or_peaceful_masters() -> None:
    for state in ("asleep", "pacified"):
        t = crypt(step="foes", party=ALONE, foes=f"grundle K5 {state}")
        assert (t.question, t.state.encounters.discards) == ("who-acts", [])


# ---- the Hero Turn


@clause("SS-FRE-06")
def test_evade_costs_no_activity() -> None:
    t = crypt(party="sable law K4, bryndis law K4", foes="orc_g K4")
    t.answer("to:K3")
    assert t.state.turn is not None
    assert (at(t, "sable"), t.state.turn.action, t.state.turn.combat) == ("K3", 1, 1)


@clause("SS-ITM-05")
def test_key_needs_no_place_in_a_full_bag() -> None:
    full = {"bag": "antidote antidote antidote antidote"}
    t = crypt(party="bryndis law K6, sable law K1", bryndis=full, markers="clapper")
    t.answer("interact:clapper")
    assert (t.question, hero(t, "bryndis").keys, len(hero(t, "bryndis").bag)) == ("act", ["bell_clapper"], 4)


@clause("SS-WPN-01")
def test_item_in_the_second_hand_replaces_a_two_handed_weapon() -> None:
    t = crypt(party="bryndis chaos K1, sable law K1", bryndis={"bag": "watch_sword"})
    t.answer("reorganize", "wear:watch_sword/secondary")
    one = hero(t, "bryndis")
    assert (one.primary.item, one.secondary.item, [thing.item for thing in one.bag]) == (
        "", "watch_sword", ["notched_greataxe"],
    )  # fmt: skip
    t.answer("done")


# ---- sight


@pytest.mark.parametrize(
    ("between", "seen"),
    [("", 1), ("orc_g K3, ", 1), ("orc_g K3 ko, ", 1), ("grundle K3 asleep, ", 1), ("grundle K3 pacified, ", 2)],
)
@clause("SS-LOS-03", "SS-LOS-09")
def test_enemy_in_between_blocks_the_line_of_sight_of_heroes(between: str, seen: int) -> None:
    t = crypt(
        party="ilvane law K1, sable law K14", foes=f"{between}orc_r K10", ilvane={"primary": "yew_longbow"}, red=[1, 1],
        blue=[1],
    )  # fmt: skip
    assert "attack" in t.keys
    t.answer("attack")
    if seen == 1:
        assert t.state.attacks[-1].target == foe(t).ref
        t.answer("done")
    else:
        assert t.question == "target"
        assert t.why_not("foe:99")[0].words.startswith("“foe:99” names a thing that is not here: it is gone")
        t.answer("foe:11", "done")


@clause("SS-MAP-06", "SS-LOS-05")
def test_line_of_sight_passes_over_a_barrier() -> None:
    t = quest("q2", party="bryndis law G4, sable law G1")
    for one, other in (("G4", "G9"), ("G5", "G7"), ("G9", "G18")):
        assert sees(t.state, area(t, one), area(t, other))
        assert sees(t.state, area(t, other), area(t, one))


# ---- round and set-up


@clause("SS-HTN-01")
def test_enemy_turn_follows_each_hero_turn() -> None:
    luck: dict[str, Any] = {"encounters": ["e30", "e28"], "events": ["v11"]}
    with crypt(step="turn", party="bryndis law K1, sable law K1", foes="orc_g K11", **luck) as t:
        t.answer("hero:sable", "end")
        assert [(event.deck, t.state.active) for event in t.heard(CardDrawn)] == [("encounter", 0)]
        t.answer("end")
        assert [event.deck for event in t.heard(CardDrawn)] == ["encounter", "encounter", "event"]


@clause("SS-SET-09", "SS-SET-10")
def test_setup_is_independent_of_the_quest_before() -> None:
    before = {"powers": "b2 b5", "used": {"b2": 1}, "limits": "quest/song", "hidden": True, "runes": 2}
    t = crypt(step="setup", bryndis=before, seed="1")
    one = hero(t, "bryndis")
    assert (t.question, t.keys) == ("power", ["take:b1", "take:b2", "take:b5"])
    assert (one.powers, one.used, one.limits, one.hidden, one.runes) == ([], {}, [], False, 0)


@clause("SS-TIM-08")
def test_power_of_cooldown_one_returns_to_the_refresh_icon() -> None:
    t = crypt(step="time", bryndis={"powers": "b1", "used": {"b1": 1}})
    assert hero(t, "bryndis").used == {"b1": 0}


@clause("SS-TIM-12")
def test_player_who_passed_is_asked_again_after_a_raise() -> None:
    known: dict[str, Any] = {"bryndis": {"powers": "b1 b2"}, "sable": {"powers": "s1 s2"}}
    t = crypt(step="time", players=2, soul=8, **known)
    t.answer("raise", "take:bt1")
    t.answer("pass", by=1)
    assert (t.question, t.asked, t.keys) == ("soul", 1, ["raise", "pass"])
    t.answer("pass", by=1)
    assert t.question == "who-acts"


# ---- tokens


@clause("SS-SPE-03", "SS-SPE-05")
def test_yellow_critical_on_a_red_one_of_its_stat_does_nothing() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [8, 1]}
    with crypt(step="foes", party=ALONE, foes="risen_b K4", bryndis={"criticals": {"hits": "red"}}, **luck) as t:
        assert (hero(t, "bryndis").criticals, hero(t, "bryndis").wounds) == ({"hits": "red"}, 0)


# ---- Shadows and the story


@clause("SS-SPW-03")
def test_each_shadow_of_an_area_spawns_one_enemy() -> None:
    words: dict[str, Any] = {"shadows": "K6 K6", "drawn": ["gremlin_g", "risen_b"], "traps": ["t11"]}
    with crypt(party=ALONE, **words) as t:
        t.answer("open:kd2")
        assert (enemy_types(t), [at(t, id) for id in enemy_types(t)], t.state.shadows) == (
            ["gremlin_g", "risen_b"],
            ["K6", "K6"],
            [],
        )


@clause("SS-STY-05", "SS-MOV-21")
def test_page_opened_by_a_bash_is_read_after_the_attack() -> None:
    luck: dict[str, Any] = {"encounters": ["e01"], "red": [8], "blue": [1, 3]}
    with crypt(step="foes", party="sable law K9, bryndis law K1", foes="orc_g K9", **luck) as t:
        assert (t.question, at(t, "sable"), t.state.read) == ("riposte", "K8", [])
        t.answer("no")
        assert (t.question, t.state.attacks) == ("paragraph", [])
        t.answer("branch:1")


@clause("SS-TRP-02")
def test_trap_measures_from_the_openers_area_and_is_discarded() -> None:
    party = "bryndis law K4, sable law K4, dorrun law K1"
    with crypt(party=party, traps_drawn=["t05"], blue=[10, 10]) as t:
        t.answer("open:kd2")
        assert [hero.fire for hero in t.state.heroes] == [[1], [1], []]
        assert [DECKS["trap"][face] for face in t.state.traps.discards] == ["t05"]


# ---- predicates


@pytest.mark.parametrize(
    ("word", "foes", "warden", "expected"),
    [
        ("outnumbered", "orc_g K4, orc_g K4", {}, True),
        ("outnumbered", "orc_g K4, orc_g K4 ko", {}, False),
        ("target.wounded", "risen_g K4", {}, False),
        ("target.wounded", "risen_g K4 figures=2", {}, True),
        ("target.wounded", "orc_g K4 wounds=1", {}, True),
        ("target.any_condition", "orc_g K4 fire=1", {}, True),
        ("target.any_condition", "orc_g K4 critical=armor:red", {}, True),
        ("target.any_condition", "orc_g K4 critical=armor", {}, False),
        ("target.not_master", "grundle K4", {}, False),
        ("self.engaged", "grundle K4 pacified", {}, False),
        ("self.not_engaged", "grundle K4 asleep", {}, False),
        ("self.has_shield", "orc_g K4", {}, True),
        ("self.has_shield", "orc_g K4", {"secondary": "main_gauche"}, False),
        ("self.hp_half", "orc_g K4", {"wounds": 4}, True),
        ("self.hp_half", "orc_g K4", {"wounds": 3}, False),
        ("ally_in_area", "orc_g K4", {}, False),
        ("ally_in_area", "orc_g K1", {}, True),
        ("soulrank>=4", "orc_g K4", {"rank": 3}, False),
        ("soulrank<=3&not_burning", "orc_g K4", {"rank": 3}, True),
        ("not_burning", "orc_g K4", {"fire": [1]}, False),
    ],
)
@clause("SS-VOC-03")
def test_predicate_means_what_it_says(word: str, foes: str, warden: dict[str, Any], expected: bool) -> None:
    t = crypt(party=ALONE, foes=foes, bryndis=warden)
    assert predicate_holds(t.state, word, 0, None, foe(t).ref) == expected


@clause("SS-VOC-03")
def test_packmates_are_of_one_family_in_one_area() -> None:
    for other, expected in (("hound_g K4", True), ("hound_g K5", False), ("orc_g K4", False)):
        t = crypt(party=ALONE, foes=f"hound_b K4, {other}")
        assert predicate_holds(t.state, "packmate", foe(t).ref, None) == expected
