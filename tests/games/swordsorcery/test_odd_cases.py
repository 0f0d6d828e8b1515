"""Rare cases: chasms, Hidden heroes, sleeping Masters, the dead, and items that change hands."""

from __future__ import annotations

from typing import Any

from meadhall.engine.language.names import Names
from meadhall.games.swordsorcery.content import DECKS
from meadhall.games.swordsorcery.events import (
    AttackDeclared,
    AttackDefended,
    DiceRolled,
    HeroResurrected,
    HitsCounted,
    ShadowRevealed,
    WoundsSuffered,
)
from meadhall.games.swordsorcery.figures.crowd import remaining_hp
from meadhall.games.swordsorcery.state import State
from meadhall.testing import ScriptedTable, clause
from tests.games.swordsorcery.tables import GAME, area, at, crypt, english, foe, hero, quest

BOOTS = "leaping_boots*"
TWO = "bryndis law K4, sable law K1"


def enemy_turn_table(**position: Any) -> ScriptedTable[State]:
    return crypt(**{"step": "foes", "encounters": ["e01"], **position})


# ---- Shadows


@clause("SS-SET-30")
def test_door_opened_by_a_paragraph_reveals_shadows_only_after_the_guide_is_paid() -> None:
    t = quest("q2", step="setup", flags=["snikket_free"], services=["guide"], drawn=["gremlin_g"])
    while t.question in ("power", "talent"):
        t.answer(t.keys[0])
    assert t.question == "guide"
    assert not t.heard(ShadowRevealed)
    t.answer("area:G13")
    assert len(t.heard(ShadowRevealed)) == 1


@clause("SS-SPW-02")
def test_shadow_behind_a_fallen_enemy_is_revealed_with_the_next_step() -> None:
    luck: dict[str, Any] = {"red": [7, 7], "blue": [1], "drawn": ["gremlin_g"]}
    with crypt(party="ilvane law K2, sable law K1", foes="gremlin_g K3", shadows="K4", **luck) as t:
        t.answer("attack", "done")
        assert (t.state.enemies, len(t.state.shadows)) == ([], 1)
        t.answer("to:K3")
        assert t.state.shadows == []


# ---- conditions


@clause("SS-BOD-32")
def test_failed_evade_of_a_blind_hero_cannot_be_retried() -> None:
    party = "sable law K4, bryndis law K4"
    with crypt(party=party, foes="orc_g K4", sable={"conditions": "blind"}, blue=[1, 10]) as t:
        t.answer("to:K3")
        assert at(t, "sable") == "K4"
        assert not [key for key in t.keys if key.startswith("to:")]


@clause("SS-TAL-03", "SS-BOD-50")
def test_talents_help_a_stunned_hero_and_items_do_not() -> None:
    words: dict[str, Any] = {"party": "sable law K4, bryndis law K1", "foes": "orc_g K4", "red": [7], "blue": [5, 1, 1]}
    lucky = {"talents": "st2", "artifact": "lucky_coin", "conditions": "stun", "secondary": ""}
    t = enemy_turn_table(sable=lucky, **words)
    assert t.question == "defend"
    assert t.keys == ["done", "reroll:st2"]


@clause("SS-OPT-07", "SS-CBT-23")
def test_exhaust_counts_as_slow_without_the_expansion_and_so_do_immunities() -> None:
    luck: dict[str, Any] = {"red": [8, 3], "blue": [1, 1]}
    wizard = {"primary": "stormstaff*", "secondary": ""}
    with crypt(expansion=False, party="corvane law K4, sable law K1", foes="spider_b K4", corvane=wizard, **luck) as t:
        t.answer("attack", "done")
        assert (foe(t).wounds, foe(t).conditions) == (1, {})


@clause("SS-FRE-04", "SS-BOD-63")
def test_picking_up_and_dropping_many_items_is_one_free_action() -> None:
    ground = {"K4": "antidote holy_water"}
    t = crypt(party=TWO, ground=ground, crowns={"K4": 3}, bryndis={"conditions": "bleeding"})
    t.answer("pick:antidote", "pick:crowns", "drop:healing_potion", "pick:holy_water")
    assert hero(t, "bryndis").wounds == 1
    t.answer("open:kd1" if "open:kd1" in t.keys else "dash", "drop:antidote")
    assert hero(t, "bryndis").wounds == 3


@clause("SS-FRE-04", "SS-BOD-32")
def test_blind_hero_who_fails_to_find_one_item_finds_no_other() -> None:
    ground = {"K4": "antidote holy_water"}
    with crypt(party=TWO, ground=ground, bryndis={"conditions": "blind"}, blue=[10]) as t:
        t.answer("pick:antidote")
        assert not [key for key in t.keys if key.startswith(("pick:", "drop:"))]


# ---- chasms


@clause("SS-MAP-21", "SS-HTN-06")
def test_hero_who_attacks_over_a_chasm_returns_to_firm_ground_first() -> None:
    party = "ilvane law G3, sable law G1"
    with quest("q2", party=party, ilvane={"artifact": BOOTS}, foes="wraith_g G10", red=[1, 1]) as t:
        t.answer("to:G10", "attack", "done")
        assert (t.heard(AttackDefended)[0].who, at(t, "ilvane")) == ("wraith_g:1", "G3")
    t = quest("q2", party="bryndis law G3, sable law G1", bryndis={"artifact": BOOTS}, foes="wraith_g G10")
    t.answer("to:G10", "attack")
    turn = t.state.turn
    assert turn is not None
    assert (at(t, "bryndis"), turn.combat, turn.moving) == ("G3", 1, False)
    t = quest(
        "q2", party="dorrun law G3, sable law G1", dorrun={"artifact": BOOTS, "powers": "d1"}, foes="wraith_g G10"
    )
    t.answer("to:G10", "use:d1")
    assert (at(t, "dorrun"), hero(t, "dorrun").used) == ("G3", {})


@clause("SS-MAP-21", "SS-DTH-04")
def test_hero_who_dies_over_a_chasm_leaves_soul_and_items_on_firm_ground() -> None:
    falling = {"artifact": BOOTS, "conditions": "bleeding", "wounds": 6, "keys": "magic_key"}
    t = quest("q2", party="bryndis law G3, sable law G1", bryndis=falling)
    t.answer("to:G10", "dash")
    assert (hero(t, "bryndis").ghost, at(t, "bryndis"), list(t.state.ground)) == (True, "G3", [area(t, "G3")])


@clause("SS-POW-13")
def test_shield_charge_is_not_offered_over_a_rail() -> None:
    warden = {"powers": "b6", "rank": 2}
    t = quest("q2", party="bryndis law G3, sable law G1", bryndis=warden, foes="wraith_g G10")
    assert t.forbidden_by("use:b6") == ["SS-POW-13"]


@clause("SS-POW-18", "SS-MAP-11")
def test_boots_of_the_heron_let_a_charge_or_interpose_pass_a_barrier() -> None:
    warden = {"powers": "b6", "rank": 2, "artifact": BOOTS}
    party = "bryndis law G5, sable law G9"
    alone = "bryndis law G5, sable law G1"
    with quest("q2", party=alone, bryndis=warden, foes="orc_g G9", red=[1], blue=[1, 3]) as t:
        t.answer("use:b6", "done")
        assert at(t, "bryndis") == "G9"
    words: dict[str, Any] = {"step": "foes", "active": "sable", "owners": {"orc_g": "sable"}, "encounters": ["e01"]}
    with quest("q2", party=party, bryndis=warden, foes="orc_g G9", red=[1], blue=[1], **words) as t:
        assert t.question == "interpose"
        t.answer("use:b_innate_l")
        assert at(t, "bryndis") == "G9"


# ---- snares


@clause("SS-POW-17", "SS-ARE-14")
def test_snare_at_a_spawn_gate_catches_the_first_enemy_to_enter() -> None:
    words: dict[str, Any] = {
        "party": "dorrun chaos K8, sable law K1",
        "tokens": "rune_snare K9 d10 dorrun",
        "gates": "K9",
    }
    with crypt(step="event", events=["v24"], **words) as t:
        assert [(enemy.id, enemy.conditions) for enemy in t.state.enemies] == []
        assert (t.state.tokens, t.state.soul) == ([], 1)


# ---- targets of enemies


@clause("SS-SPE-18")
def test_power_that_names_one_hero_skips_a_hidden_one() -> None:
    words: dict[str, Any] = {"party": "bryndis chaos K4, sable law K3", "bryndis": {"hidden": True, "wounds": 5}}
    with enemy_turn_table(foes="nethric K4", power_nethric=["np4"], red=[1, 1], blue=[1], **words) as t:
        assert (hero(t, "bryndis").wounds, hero(t, "sable").wounds) == (5, 1)
        assert hero(t, "sable").conditions == {"exhaust": 1}


@clause("SS-MAS-12")
def test_master_skips_companions_while_the_menace_token_is_set() -> None:
    words: dict[str, Any] = {"party": "ilvane law K4, sable law K1", "mates": "wolf ilvane K4"}
    for menace, wounds in (("", 1), (" menace=ilvane", 0)):
        luck: dict[str, Any] = {"red": [1, 1, 1], "blue": [10], "power_grundle": ["gp4"]}
        with enemy_turn_table(foes=f"grundle K4{menace}", **luck, **words) as t:
            assert (hero(t, "ilvane").wounds, t.state.companions[0].wounds) == (1, wounds)


@clause("SS-BOD-34", "SS-BOD-33")
def test_prayer_of_a_blind_master_fails() -> None:
    with enemy_turn_table(foes="nethric K4 blind", party=TWO, power_nethric=["np6"]) as t:
        assert not t.heard(AttackDeclared)
        assert foe(t).conditions == {}


@clause("SS-BOD-75")
def test_charge_into_a_snare_ends_there() -> None:
    words: dict[str, Any] = {"party": "ilvane chaos K3, bryndis law K1", "tokens": "snare K3 i10 ilvane"}
    with enemy_turn_table(foes="skarga K9", power_skarga=["sp6"], **words) as t:
        assert at(t, "skarga") == "K3"
        assert foe(t).conditions == {"ko": 1}
        assert not t.heard(AttackDeclared)


@clause("SS-OPT-06")
def test_active_player_settles_the_tie_of_a_second_choice_too() -> None:
    words: dict[str, Any] = {"party": "sable law K4, dorrun law K4, bryndis chaos K4", "ties": "active"}
    bare = {"armor": "", "bag": ""}
    fallen = {"rank": 2, "wounds": 7}
    luck: dict[str, Any] = {"red": [7, 1], "blue": [1, 1, 1]}
    t = enemy_turn_table(foes="orc_r K4", sable=fallen, dorrun=bare, bryndis={**bare, "wounds": 1}, **luck, **words)
    assert hero(t, "sable").ghost
    assert (t.question, t.keys) == ("victim", ["hero:dorrun", "hero:bryndis"])


# ---- sleeping Masters


@clause("SS-MAS-05")
def test_falling_stones_wake_a_pacified_master_but_no_sleeping_one() -> None:
    words: dict[str, Any] = {"step": "event", "events": ["v22"], "party": "bryndis law K1, sable law K1"}
    with crypt(foes="nethric K5 asleep, grundle K5 pacified", **words) as t:
        nethric, grundle = t.state.enemies
        assert [event.n for event in t.heard(WoundsSuffered)] == [1, 1]
        assert (nethric.asleep, grundle.pacified) == (True, False)


@clause("SS-MAS-05")
def test_mark_harms_nobody_and_wakes_nobody() -> None:
    t = crypt(party="ilvane law K4, sable law K1", foes="nethric K5 asleep", ilvane={"powers": "i7", "rank": 2})
    t.answer("use:i7")
    assert foe(t).asleep
    t = crypt(party="corvane chaos K4, sable law K1", foes="nethric K5 asleep", corvane={"bag": "fire_flask"})
    t.answer("use:fire_flask", *(["area:K5"] if t.question == "which-area" else []))
    assert not foe(t).asleep


# ---- dead heroes


@clause("SS-DTH-12")
def test_last_hero_to_die_is_not_asked_for_a_loss() -> None:
    last = {"rank": 2, "talents": "bt2 bt4", "conditions": "bleeding", "wounds": 8}
    t = crypt(party="bryndis law K1, sable law K1", bryndis=last, sable={"ghost": True})
    t.answer("to:K2")
    assert t.over


@clause("SS-CAM-40")
def test_candle_works_for_the_first_return_even_by_a_call() -> None:
    caller = {"powers": "d8", "rank": 4}
    fallen = {"ghost": True, "rank": 3, "lost_rank": True, "powers": "s5 s6 s1", "talents": "st3"}
    t = crypt(party="dorrun law K4, sable law K4", dorrun=caller, sable=fallen, candle=True)
    t.answer("use:d8", *(["hero:sable"] if t.question == "on-whom" else []))
    assert hero(t, "sable").rank == 4
    assert not t.state.candle
    assert (t.heard(HeroResurrected)[0].hp, remaining_hp(t.state, 1)) == (5, 5)
    t.answer(t.keys[0])
    assert len(hero(t, "sable").powers) == 4


# ---- items that change hands


@clause("SS-WPN-05")
def test_soul_weapon_is_not_handed_over_from_a_full_bag() -> None:
    full = {"bag": "oathkeeper antidote antidote holy_water"}
    t = crypt(party="bryndis law K15, sable law K15", bryndis=full, searched=["rubble"], red=[9])
    t.answer("search")
    assert t.question == "bag"
    assert "hand:antidote/sable" in t.keys
    assert "hand:oathkeeper/sable" not in t.keys


@clause("SS-ITM-10")
def test_flipped_artifact_stays_flipped_in_other_hands() -> None:
    t = crypt(
        party="bryndis law K4, sable law K4", bryndis={"artifact": "valor_horn*", "rank": 2}, sable={"artifact": ""}
    )
    t.answer("use:valor_horn", "trade:sable", "give:valor_horn*")
    t.answer(*(["crowns:0"] if t.question == "how-many-crowns" else []), "wear:artifact")
    assert (hero(t, "bryndis").used, hero(t, "sable").used) == ({}, {"valor_horn": 2})


@clause("SS-ITM-10", "SS-POW-13")
def test_artifact_on_the_ground_is_not_refreshed() -> None:
    mage = {"rank": 3, "powers": "c4", "artifact": "valor_horn*"}
    t = crypt(party="corvane law K4, sable law K1", corvane=mage)
    t.answer("use:valor_horn")
    assert "use:c4" in t.keys
    t.answer("drop:valor_horn*")
    assert t.forbidden_by("use:c4") == ["SS-POW-13"]


@clause("SS-STY-21", "SS-POW-18")
def test_warden_who_interposes_on_safe_ground_delivers_the_escort() -> None:
    words: dict[str, Any] = {"step": "foes", "active": "sable", "owners": {"orc_g": "sable"}, "encounters": ["e01"]}
    party = "bryndis law F3, sable law F1"
    with quest("q1", party=party, bryndis={"escort": "twins"}, foes="orc_g F1", red=[1], blue=[1], **words) as t:
        t.answer("use:b_innate_l")
        assert t.state.delivered == ["twins"]


# ---- defenders, and refreshed powers


@clause("SS-POW-18", "SS-CBT-06")
def test_nimble_weakens_the_attack_caused_by_an_evade_even_if_a_warden_takes_it() -> None:
    words: dict[str, Any] = {
        "foes": "orc_g K4, orc_g K4",
        "sable": {"talents": "st1"},
        "bryndis": {"armor": "shadow_mail*"},
    }
    luck: dict[str, Any] = {"red": [7, 1], "blue": [1, 1, 1]}
    with crypt(party="sable law K4, bryndis law K3", **words, **luck) as t:
        t.answer("to:K3", "evade", "use:b_innate_l", "no")
        assert (t.heard(AttackDefended)[0].who, t.heard(HitsCounted)[0].parts) == ("bryndis", [("st1", -1)])


@clause("SS-VOC-02")
def test_echo_of_the_bell_refreshes_the_powers_of_living_heroes() -> None:
    spent = {"powers": "b4", "used": {"b4": 2}}
    t = crypt(step="event", events=["v07"], bryndis=spent, sable={"ghost": True, "powers": "s8", "used": {"s8": 3}})
    assert t.state.round == 3  # the Time Phase has refreshed all powers once more
    assert (hero(t, "bryndis").used, hero(t, "sable").used) == ({"b4": 0}, {"s8": 2})


# ---- traps


@clause("SS-TRP-03", "SS-VOC-03")
def test_trap_attacks_from_no_area() -> None:
    fencer = {"powers": "s5", "wounds": 0}
    with crypt(
        party="sable law K8, bryndis law K1",
        sable=fencer,
        traps=["t08"],
        treasures=["purse:10"],
        red=[7, 7],
        blue=[1, 1],
    ) as t:
        t.answer("open:kc1")
        assert [len(event.dice) for event in t.heard(DiceRolled) if event.why == "defense"] == [2]
        assert hero(t, "sable").wounds == 4


# ---- the party


@clause("SS-DEC-55", "SS-STY-23", "SS-DEC-50")
def test_leader_divides_the_toll_even_if_another_player_pays() -> None:
    rich = {"crowns": 20}
    t = quest("q2", players=2, party="bryndis law G1, sable law G5", active="sable", bryndis=rich, sable=rich)
    t.answer("interact:tollstone")
    t.answer("branch:1", by=1)
    assert (t.question, t.asked) == ("share", 0)
    t.answer("pay:20")
    assert (hero(t, "bryndis").crowns, hero(t, "sable").crowns) == (0, 10)


@clause("SS-DEC-51", "SS-EVT-06")
def test_a_card_lets_that_seat_choose_which_its_words_name() -> None:
    """v08 asks the richest hero's player, not the Leader. gp1 asks each hero's player, one after the other."""
    t = crypt(step="event", events=["v08"], players=2, bryndis={"crowns": 7}, sable={"crowns": 9})
    assert (t.question, t.asked, t.menu.unanswered().key) == ("choose", 1, "option:1")
    rich, foes = {"crowns": 9}, "grundle G17"
    words: dict[str, Any] = {"encounters": ["e01"], "power_grundle": ["gp1"], "red": [1, 1, 1]}
    party = "bryndis law G17, sable law G17"
    with quest("q2", step="foes", players=2, party=party, foes=foes, bryndis=rich, sable=rich, **words) as t:
        while t.question != "choose":
            t.answer(t.menu.unanswered().key, by=t.asked)
        assert t.asked == 0
        t.answer("option:2")
        assert (t.question, t.asked, hero(t, "bryndis").crowns) == ("choose", 1, 9)
        t.answer("option:1", by=1)
        assert hero(t, "sable").crowns == 4


@clause("SS-DEC-51", "SS-POW-13")
def test_first_option_with_an_effect_is_the_default() -> None:
    """v19: nobody is wounded, so the first option would do nothing. The second option discards a Slow."""
    t = quest("q1", step="event", events=["v19"], events_drawn=1, night=True, sable={"conditions": "slow"})
    assert (t.question, t.keys, t.menu.unanswered().key) == ("choose", ["option:2", "option:1"], "option:2")


@clause("SS-DEC-52")
def test_leader_names_a_living_hero_most_wounded_first() -> None:
    party = "bryndis law K1, sable law K2, dorrun law K1"
    t = crypt(
        step="event", players=2, leader=1, party=party, events=["v06"], dorrun={"wounds": 2}, bryndis={"wounds": 1}
    )
    t.answer("option:1", by=1)
    assert (t.question, t.asked) == ("choose-hero", 1)
    assert t.keys == ["hero:dorrun", "hero:bryndis", "hero:sable"]
    assert t.menu.unanswered().key == "hero:dorrun"


@clause("SS-DEC-53", "SS-INF-01")
def test_peeked_cards_keep_their_order_when_the_leader_does_not_answer() -> None:
    t = crypt(step="event", players=2, leader=1, events=["v15"], encounters=["e05", "e02", "e09"])
    assert (t.question, t.asked, t.menu.unanswered().key) == ("peek-discard", 1, "card:e05")
    t.answer("card:e02", by=1)
    assert (t.question, t.asked, t.keys) == ("peek-order", 1, ["card:e05", "card:e09"])
    assert t.menu.unanswered().key == "card:e05"
    t.answer("card:e09", by=1)
    cards = DECKS["encounter"]
    assert [cards[face] for face in t.state.encounters.top] == ["e09", "e05"]
    assert [cards[face] for face in t.state.encounters.discards] == ["e02"]


# ---- why not


@clause("SS-DEC-20", "SS-ARE-04", "SS-ARE-08", "SS-ARE-12", "SS-ARE-20", "SS-ARE-21", "SS-ACT-05", "SS-ACT-11")
def test_map_things_that_are_not_offered_give_a_reason() -> None:
    words: dict[str, Any] = {"foes": "grundle G17 asleep", "bryndis": {"limits": "round/provoke"}}
    t = quest("q2", party="bryndis law G19, sable law G5", **words)
    wanted = {
        "open:gc1": "SS-ARE-08", "open:gc2": "SS-ARE-20", "open:gd1": "SS-ARE-04", "unlock:gc2": "SS-ARE-20",
        "interact:vein": "SS-ARE-12", "trade:sable": "SS-ACT-11", "provoke:grundle": "SS-ACT-05",
        "search": "SS-ARE-10",
    }  # fmt: skip
    assert {key: t.forbidden_by(key) for key in wanted} == {key: [clause] for key, clause in wanted.items()}
    t = quest("q2", party="bryndis law G18, sable law G18", foes="orc_g G18", ground={"G18": "antidote"})
    wanted = {"interact:keyhook": "SS-MOV-03", "trade:sable": "SS-MOV-03", "pick:antidote": "SS-FRE-04"}
    assert {key: t.forbidden_by(key) for key in wanted} == {key: [clause] for key, clause in wanted.items()}
    t = crypt(party="bryndis law K12, sable law K1", bryndis={"conditions": "ko"})
    assert t.forbidden_by("interact:bell") == ["SS-ARE-22"]
    assert t.forbidden_by("to:K11") == ["SS-BOD-15"]


@clause("SS-SOU-11", "SS-SOU-12", "SS-DTH-10")
def test_dead_and_poor_heroes_read_the_cost_of_a_soulrank_or_a_return() -> None:
    t = crypt(step="time", party="bryndis law K1, sable law K1, dorrun law K1", soul=3, dorrun={"ghost": True})
    assert (t.question, t.keys) == ("soul", ["resurrect", "pass"])
    t = quest("q1", step="market", party="bryndis law, sable law", soul=3)
    assert [refusal.words for refusal in t.why_not("raise")] == ["Soulrank II costs 4 Soul Points. The party has 3."]


@clause("SS-DTH-06")
def test_fourth_step_of_a_ghost_soul_is_refused_with_the_reason() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"ghost": True})
    t.answer("to:K2", "to:K3", "to:K4")
    assert t.forbidden_by("to:K3") == ["SS-DTH-06"]


# ---- default answers


@clause("SS-DEC-35")
def test_absent_player_gives_nothing_away_in_a_trade() -> None:
    t = crypt(party="bryndis law K1, sable law K1")
    t.answer("trade:sable")
    assert t.menu.unanswered().key == "done"
    t.answer("done")
    turn = t.state.turn
    assert turn is not None
    assert (t.question, turn.action) == ("act", 1)


@clause("SS-BOD-32")
def test_point_of_a_dash_is_lost_with_the_failed_movement() -> None:
    hasty = {"conditions": "blind", "bag": "scroll_of_haste"}
    with crypt(party="bryndis law K1, sable law K1", bryndis=hasty, blue=[1, 1, 10, 1]) as t:
        t.answer("dash", "use:scroll_of_haste", "to:K2", "to:K2")
        turn = t.state.turn
        assert turn is not None
        assert (at(t, "bryndis"), turn.points) == ("K2", 1)


@clause("SS-ACT-03", "SS-TAL-01")
def test_focus_answer_names_its_bonus_and_cost() -> None:
    t = crypt(party="bryndis law K4, sable law K1", foes="orc_g K4", bryndis={"talents": "bt2"}, red=[7], blue=[1])
    t.answer("attack")
    words = {option.key: GAME.wording.option(option, t.state, Names([])) for option in t.menu}
    assert english(words["focus"]) == "Focus: +2 Hits, costs an Action"
