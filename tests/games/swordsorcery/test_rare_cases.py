"""Cases where two rules meet: a power whose owner dies or leaves, snares, chasms, companions."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from meadhall.games.swordsorcery.events import AttackDeclared, AttackDefended
from meadhall.testing import clause
from tests.games.swordsorcery.tables import at, crypt, enemy_types, foe, hero, quest

# ---- powers that continue without their owner


@clause("SS-HTN-10", "SS-DTH-05")
def test_charge_continues_although_its_warden_dies_on_deadly_ground() -> None:
    warden = {"rank": 2, "powers": "b6", "wounds": 8}
    t = crypt(party="bryndis law K4, sable law K1", terrain={"K5": "deadly"}, bryndis=warden, foes="orc_b K5")
    t.answer("use:b6")
    assert hero(t, "bryndis").ghost
    assert (t.heard(AttackDeclared), foe(t).wounds) == ([], 0)


@clause("SS-VOC-03", "SS-WPN-06", "SS-POW-15")
def test_storm_of_steel_strikes_no_enemy_the_dancer_has_left() -> None:
    dancer = {"rank": 7, "powers": "s8", "talents": "st3"}
    luck: dict[str, Any] = {"red": [7], "blue": [7, 1]}
    foes = "gremlin_g K4, gremlin_g K4"
    with crypt(party="sable law K4, bryndis law K1", sable=dancer, foes=foes, **luck) as t:
        t.answer("use:s8", "done", "to:K3")
        assert (t.question, at(t, "sable"), enemy_types(t)) == ("act", "K3", ["gremlin_g"])


@clause("SS-HTN-10")
def test_dancer_who_dies_during_a_step_is_not_asked_for_a_target() -> None:
    dancer = {"rank": 2, "powers": "s4", "talents": "st3", "wounds": 7}
    words: dict[str, Any] = {"foes": "gremlin_g K4, gremlin_b K5, gremlin_g K5", "terrain": {"K5": "deadly"}}
    with crypt(
        party="sable law K4, bryndis law K1", sable=dancer, red=[7], blue=[7, 1], encounters=["e30"], **words
    ) as t:
        t.answer("use:s4", "done", "to:K5")
        assert (hero(t, "sable").ghost, t.state.active, len(t.heard(AttackDeclared))) == (True, 1, 1)


# ---- snares


@clause("SS-POW-17", "SS-SPW-03")
def test_snare_catches_an_enemy_from_a_shadow() -> None:
    words: dict[str, Any] = {"tokens": "rune_snare K11 d10 dorrun", "shadows": "K11", "drawn": ["gremlin_b"]}
    with crypt(party="dorrun chaos K10, sable law K1", traps=["t11"], **words) as t:
        t.answer("open:kd3")
        assert (foe(t).wounds, foe(t).conditions, t.state.tokens) == (2, {"slow": 1}, [])


# ---- chasms


@clause("SS-MAP-16", "SS-DTH-06")
def test_ghost_soul_over_a_chasm_is_not_called_back_there() -> None:
    caller, fallen = {"rank": 4, "powers": "d8"}, {"ghost": True}
    t = quest("q2", party="dorrun law G3, sable law G10", dorrun=caller, sable=fallen)
    assert t.forbidden_by("use:d8") == ["SS-POW-13"]
    t = quest("q2", party="dorrun law G3, sable law G4", dorrun=caller, sable=fallen)
    assert "use:d8" in t.keys


# ---- companions


@clause("SS-VOC-02", "SS-CMP-10")
def test_driving_rain_also_extinguishes_a_burning_wolf() -> None:
    words: dict[str, Any] = {"mates": "wolf ilvane F3", "events": ["v18"], "events_drawn": 1, "acted": "ilvane sable"}
    luck: dict[str, Any] = {"red": [8], "blue": [1, 1], "encounters": ["e01"]}
    party = "ilvane law F1, sable law F1"
    with quest("q1", step="foes", active="ilvane", party=party, foes="gremlin_b F3", **luck, **words) as t:
        assert (t.state.round, t.state.companions[0].wounds) == (3, 1)


@clause("SS-MAS-12", "SS-MAS-06")
def test_area_blow_skips_companions_while_the_menace_token_is_set() -> None:
    words: dict[str, Any] = {"party": "ilvane law K4, sable law K1", "mates": "wolf ilvane K4", "encounters": ["e01"]}
    luck: dict[str, Any] = {"red": [1, 1, 1, 3, 1], "power_grundle": ["gp2"]}
    for menace, blue, struck in (
        ("", [1, 1], ["ilvane", "ilvane", "wolf"]),
        (" menace=ilvane", [1], ["ilvane"] * 2),
    ):
        with crypt(step="foes", foes=f"grundle K4{menace}", blue=blue, **luck, **words) as t:
            assert [event.who for event in t.heard(AttackDefended)] == struck


# ---- answers in several parts


@clause("SS-FRE-04", "SS-BOD-63")
def test_opening_another_activity_does_not_end_picking_up() -> None:
    bleeding = {"conditions": "bleeding"}
    t = crypt(party="bryndis law K4, sable law K4", ground={"K4": "antidote holy_water"}, bryndis=bleeding)
    t.answer("pick:antidote", "trade:sable", "done", "reorganize", "done", "drop:antidote")
    assert hero(t, "bryndis").wounds == 1
    t.answer("to:K3", "to:K4", "pick:holy_water")
    assert hero(t, "bryndis").wounds == 3


@pytest.mark.parametrize(
    ("first_answer", "activity", "dorrun"),
    [
        ("drop:healing_potion", "reorganize", {}),
        ("to:K4", "attack", {}),
        ("to:K4", "use:d7", {"powers": "d7", "rank": 2}),
    ],
)
@clause("SS-HTN-06", "SS-DEC-91")
def test_activity_is_hidden_from_others_before_it_has_begun(
    first_answer: str, activity: str, dorrun: dict[str, Any]
) -> None:
    words: dict[str, Any] = {"foes": "orc_g K4, orc_g K4", "dorrun": dorrun}
    t = crypt(players=2, party="dorrun law K3, sable law K1", **words)
    t.answer(first_answer)
    turn = copy.deepcopy(t.match.view(1).state.turn)
    t.answer(activity)
    assert t.question != "act"
    assert t.match.view(1).state.turn == turn


@clause("SS-HTN-06")
def test_movement_ends_with_the_combat_that_starts() -> None:
    t = crypt(party="bryndis law K3, sable law K1", foes="orc_g K4, orc_g K4", red=[1], blue=[1])
    t.answer("to:K4", "attack")
    assert t.state.turn is not None
    assert t.state.turn.moving
    t.answer("foe:10")
    assert not t.state.turn.moving


@clause("SS-FRE-09", "SS-ITM-04")
def test_item_dropped_from_a_full_bag_cannot_be_picked_up_that_turn() -> None:
    full = {"bag": "antidote antidote holy_water fire_flask"}
    t = crypt(party="bryndis law K15, sable law K1", bryndis=full, searched=["rubble"], red=[9])
    t.answer("search", "drop:holy_water", "drop:antidote")
    assert not [key for key in t.keys if key.startswith("pick:")]
    assert t.forbidden_by("pick:holy_water") == ["SS-FRE-09"]


# ---- once in a round


@clause("SS-TIM-06", "SS-DTH-07")
def test_time_phase_belongs_to_the_round_that_it_opens() -> None:
    poisoned = {"conditions": "poison"}
    spent = {**poisoned, "artifact": "lucky_coin", "limits": "round/lucky_coin"}
    t = crypt(step="time", party="bryndis law K1, sable law K1", bryndis=spent, blue=[10, 9])
    assert t.question == "reroll"
    t.answer("reroll:lucky_coin")
    assert hero(t, "bryndis").limits == ["round/lucky_coin"]
    whispered = {**poisoned, "limits": "round/whisper"}
    with crypt(step="time", party="bryndis law K1, sable law K1", bryndis=whispered, blue=[10]) as t:
        assert t.question == "who-acts"


# ---- the dice of a Scholar


@clause("SS-RND-03", "SS-DEC-39", "SS-DEC-40")
def test_scholar_sees_both_dice_before_one_is_rerolled() -> None:
    scholar = {"talents": "ct2", "artifact": "lucky_coin"}
    words: dict[str, Any] = {"party": "corvane law K15, sable law K1", "searched": ["bones"], "red": [4, 1, 9]}
    with crypt(corvane=scholar, treasures_drawn=["purse:10"], **words) as t:
        t.answer("search")
        assert (t.question, t.keys) == ("search-dice", ["no", "redo:lucky_coin/1", "redo:lucky_coin/4"])
        assert t.menu.unanswered().key == "no"
        t.answer("redo:lucky_coin/1")
        assert t.keys == ["number:9", "number:4"]
        t.answer("number:9")
        assert hero(t, "corvane").crowns == 10


@clause("SS-DEC-39", "SS-DEC-40", "SS-CAM-40")
def test_ballad_rerolls_both_dice_of_a_scholar() -> None:
    scholar = {"talents": "ct2", "extras": "song"}
    words: dict[str, Any] = {"party": "corvane law K15, sable law K1", "searched": ["bones"], "red": [4, 1, 5, 6]}
    with crypt(corvane=scholar, **words) as t:
        t.answer("search", "redo:song")
        assert t.keys == ["number:6", "number:5"]
        t.answer("number:6")
        assert hero(t, "corvane").crowns == 6


# ---- movement points


@clause("SS-MOV-01", "SS-HTN-06")
def test_tumble_gives_an_extra_step_until_an_attack_ends_the_movement() -> None:
    acrobat = {"powers": "s3"}
    t = crypt(party="sable law K1, bryndis law K1", sable=acrobat)
    t.answer("to:K2", "to:K3", "to:K4")
    assert "to:K10" not in t.keys
    t.answer("use:s3", "to:K10")
    assert at(t, "sable") == "K10"
    words: dict[str, Any] = {"foes": "orc_r K4", "red": [1], "blue": [1]}
    t = crypt(party="sable law K1, bryndis law K1", sable={**acrobat, "secondary": ""}, **words)
    t.answer("to:K2", "to:K3", "to:K4", "attack", "done", "use:s3")
    assert "to:K10" not in t.keys


# ---- absent players


@clause("SS-DEC-31")
def test_default_answer_takes_the_most_and_nearest_enemies() -> None:
    mage, foes = {"powers": "c8", "rank": 5}, "orc_g K11, orc_g K5, orc_b K3, orc_g K10"
    with crypt(party="corvane law K4, sable law K1", corvane=mage, foes=foes, opened="kd3") as t:
        t.answer("use:c8")
        while t.question == "enemies":
            t.match.let_pass(t.asked)
        assert [enemy.has("stun") for enemy in t.state.enemies] == [False, True, True, True]


# ---- effects that have ended


@clause("SS-MOV-11", "SS-MOV-15")
def test_evader_who_was_bashed_away_is_not_attacked_any_more() -> None:
    foes = "orc_g K4, orc_g K4, gremlin_b K4"
    with crypt(party="bryndis law K4, sable law K1", foes=foes, red=[8], blue=[1, 1]) as t:
        t.answer("to:K3", "evade")
        assert [event.who for event in t.heard(AttackDeclared)] == ["orc_g:1"]
        assert t.state.turn is not None
        assert t.state.turn.points == 2


@clause("SS-BOD-51", "SS-BOD-13", "SS-BOD-61")
def test_a_stunned_enemy_that_skips_its_activation_stays_ko_and_slow() -> None:
    words: dict[str, Any] = {"step": "foes", "party": "bryndis law K4, sable law K1", "encounters": ["e01"]}
    with crypt(foes="orc_r K4 stun ko slow bleeding", **words) as t:
        assert (foe(t).conditions, foe(t).wounds) == ({"ko": 1, "slow": 1, "bleeding": 2}, 1)


@clause("SS-BOD-51", "SS-POW-17")
def test_stunned_enemy_that_skips_its_activation_is_not_burnt_by_the_wall_of_flame() -> None:
    words: dict[str, Any] = {"step": "foes", "party": "corvane chaos K4, sable law K1", "encounters": ["e01"]}
    luck: dict[str, Any] = {"red": [1], "blue": [1]}
    for stunned, fire in ((" stun", []), ("", [1])):
        with crypt(foes=f"orc_g K5{stunned}", tokens="flame K5 c10 corvane", **words, **({} if stunned else luck)) as t:
            assert foe(t).fire == fire


@clause("SS-STY-21", "SS-MOV-01")
def test_villager_picked_up_on_the_way_slows_only_the_next_movement() -> None:
    t = quest("q1", party="sable law F4, bryndis law F1", markers="miller", opened="fd1")
    t.answer("to:F5", "interact:miller")
    assert t.state.turn is not None
    assert t.state.turn.points == 2


# ---- answers without an effect


@clause("SS-POW-13", "SS-BOD-40", "SS-SPE-19")
@pytest.mark.parametrize(
    ("hero_words", "turn", "key"),
    [
        ({"powers": "i2", "conditions": "slow"}, {"begun": 1}, "use:i2"),
        ({"powers": "i2"}, {"moves": 0, "action": 0}, "use:i2"),
        ({"bag": "scroll_of_haste", "conditions": "slow"}, {"begun": 1}, "use:scroll_of_haste"),
        ({"bag": "scroll_of_haste", "conditions": "slow"}, {}, "use:scroll_of_haste"),
    ],
)
def test_card_for_more_activities_is_not_offered_if_none_can_start(
    hero_words: dict[str, Any], turn: dict[str, Any], key: str
) -> None:
    t = crypt(party="ilvane law K3, sable law K1", ilvane=hero_words, turn=turn)
    assert key not in t.keys
    assert t.forbidden_by(key) == ["SS-POW-13"]
    t = crypt(party="ilvane law K3, sable law K1", ilvane={**hero_words, "conditions": ""})
    assert key in t.keys


@clause("SS-POW-13", "SS-BOD-70")
def test_a_scroll_of_haste_still_gives_an_exhausted_hero_a_movement() -> None:
    t = crypt(party="ilvane law K3, sable law K1", ilvane={"bag": "scroll_of_haste", "conditions": "exhaust"})
    assert "use:scroll_of_haste" in t.keys


@clause("SS-POW-13", "SS-BOD-40")
def test_frenzy_and_tumble_are_offered_only_in_a_turn_that_they_can_change() -> None:
    fury = {"powers": "b9", "conditions": "slow"}
    t = crypt(party="bryndis chaos K3, sable law K1", bryndis=fury, turn={"begun": 1})
    assert t.forbidden_by("use:b9") == ["SS-POW-13"]
    t = crypt(party="sable law K3, bryndis law K1", sable={"powers": "s3"}, turn={"moves": 0})
    assert "use:s3" in t.keys  # a Dash is left, and the Evade from it would be free
    t.answer("dash")
    assert "use:s3" in t.keys
