"""Hero Turns: movement, actions, free actions, elements of areas, items (4.3, 4.4, 4.9 to 4.13, 4.17)."""

from __future__ import annotations

from typing import Any

from meadhall.engine.common.text import text
from meadhall.games.swordsorcery.events import AttackDefended, HitsCounted, ItemMoved, OfferAnswered, ShadowRevealed
from meadhall.games.swordsorcery.figures.crowd import full_hp, remaining_hp
from meadhall.games.swordsorcery.figures.equipment import possible_slots
from meadhall.games.swordsorcery.figures.numbers import move_points
from meadhall.games.swordsorcery.state import Thing
from meadhall.games.swordsorcery.texts import card_name, character_name
from meadhall.testing import clause
from tests.games.swordsorcery.tables import area, at, crypt, enemy_types, english, foe, foe_key, hero, quest

ALONE = "bryndis law K4, sable law K1"


# ---- the turn (SS-HTN)


@clause("SS-HTN-01", "SS-HTN-02", "SS-DEC-12")
def test_party_chooses_the_next_hero_and_each_acts_once() -> None:
    t = crypt(step="turn", party="bryndis law K1, sable law K1")
    assert (t.question, t.keys) == ("who-acts", ["hero:bryndis", "hero:sable"])
    t.answer("hero:sable", "end")
    assert (t.question, t.state.active) == ("act", 0)
    t = crypt(step="turn", party="bryndis law K1, sable law K1", sable={"ghost": True, "acted": False}, acted="bryndis")
    assert t.question == "ghost"


@clause("SS-HTN-02")
def test_hero_who_has_acted_is_refused_with_a_reason() -> None:
    t = crypt(step="turn", acted="sable", party="bryndis law K1, sable law K1, dorrun law K2")
    assert (t.question, t.keys) == ("who-acts", ["hero:bryndis", "hero:dorrun"])
    assert t.forbidden_by("hero:sable") == ["SS-HTN-02"]


@clause("SS-HTN-03", "SS-HTN-04", "SS-HTN-08", "SS-FRE-01")
def test_turn_has_the_activities_of_the_soul_gem() -> None:
    t = crypt(step="turn", acted="sable", party="bryndis law K1, sable law K1", bryndis={"rank": 5})
    turn = t.state.turn
    assert turn is not None
    assert (turn.moves, turn.combat, turn.action) == (1, 2, 3)
    assert t.menu.unanswered().key == "end"


@clause("SS-HTN-05")
def test_actions_may_break_up_a_movement() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"wounds": 1})
    t.answer("to:K2", "use:healing_potion", "to:K3")
    assert at(t, "bryndis") == "K3"


@clause("SS-HTN-09")
def test_the_hero_stays_active_through_the_enemy_turn() -> None:
    setup_words: dict[str, Any] = {"step": "foes", "foes": "orc_g K4", "owners": {"orc_g": "sable"}, "acted": "sable"}
    t = crypt(party="bryndis law K1, sable law K1", active="sable", encounters=["e09"], **setup_words)
    assert at(t, "orc_g") == "K2"
    t = crypt(party="bryndis law K1, sable law K1", active="bryndis", encounters=["e09"], **setup_words)
    assert at(t, "orc_g") == "K4"


@clause("SS-HTN-10")
def test_turn_of_a_hero_who_dies_ends_at_once() -> None:
    t = crypt(party=ALONE, bryndis={"conditions": "bleeding", "wounds": 7})
    t.answer("to:K3")
    assert t.state.step in ("turn", "act")
    assert t.state.active == 1


# ---- movement (SS-MOV)


@clause("SS-MOV-01", "SS-VOC-02", "SS-STY-21")
def test_movement_points_are_those_of_the_card_with_their_changes() -> None:
    fast = {"talents": "it1", "artifact": "fox_ring*"}
    t = quest("q1", party="ilvane law F1, sable law F1", ilvane=fast, sable={"escort": "twins"})
    assert (move_points(t.state, 0), move_points(t.state, 1)) == (5, 2)
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"keys": "bell_clapper", "criticals": {"movement": "red"}})
    assert move_points(t.state, 0) == 1


@clause("SS-MOV-03", "SS-MOV-07", "SS-MOV-10")
def test_entering_an_area_with_enemies_engages_and_leaving_needs_an_evade() -> None:
    t = crypt(party="sable law K2, bryndis law K1", foes="orc_g K3", red=[1], blue=[1])
    t.answer("to:K3")
    assert "search" not in t.keys
    t.answer("to:K4")
    assert (t.question, t.menu.unanswered().key) == ("evade", "stay")
    t.answer("stay")
    assert at(t, "sable") == "K3"
    t.answer("to:K4", "evade", "no")
    assert at(t, "sable") == "K4"


@clause("SS-MOV-04")
def test_pacified_enemies_do_not_engage() -> None:
    t = quest("q2", party="sable law G17, bryndis law G1", foes="grundle G17 pacified")
    t.answer("to:G16")
    assert at(t, "sable") == "G16"
    t = quest("q3", party="sable law C14, bryndis law C1", foes="nethric C14 asleep")
    assert t.forbidden_by("search") == ["SS-MOV-03"]


@clause("SS-MOV-11", "SS-EX-10")
def test_dominating_heroes_evade_unhurt() -> None:
    with crypt(party="bryndis law K4, sable law K4", foes="orc_g K4") as t:
        t.answer("to:K3")
        assert at(t, "bryndis") == "K3"


@clause("SS-EX-28", "SS-MOV-14", "SS-CTL-04")
def test_knocked_out_enemy_strikes_at_an_evader_too() -> None:
    with crypt(party="sable law K4, bryndis law K1", foes="orc_g K4, orc_g K4 ko", red=[1, 1], blue=[1, 1]) as t:
        t.answer("to:K3", "evade", "no", "no")
        assert at(t, "sable") == "K3"
    with crypt(party="sable law K4, bryndis law K1", foes="orc_g K4 ko") as t:
        t.answer("to:K3")
        assert at(t, "sable") == "K3"
    with crypt(party="sable law K4, bryndis law K1", foes="orc_g K4 blind") as t:
        t.answer("to:K3")
        assert at(t, "sable") == "K3"


@clause("SS-MOV-15")
def test_bash_stops_an_evader_and_costs_no_point() -> None:
    with crypt(party="sable law K4, bryndis law K1", foes="orc_g K4", red=[8], blue=[1, 1]) as t:
        t.answer("to:K3", "evade")
        assert at(t, "sable") != "K4"
        assert t.state.turn is not None
        assert t.state.turn.points == 3


@clause("SS-MOV-16")
def test_teleport_is_not_an_evade() -> None:
    with crypt(party="corvane law K4, bryndis law K1", corvane={"powers": "c3"}, foes="orc_g K4") as t:
        t.answer("use:c3", "area:K3")
        assert at(t, "corvane") == "K3"


@clause("SS-MOV-21", "SS-SPW-02", "SS-SPW-03", "SS-LOS-03")
def test_entering_resolves_terrain_then_paragraphs_then_shadows() -> None:
    t = crypt(party="sable law K2, bryndis law K1", shadows="K9", terrain={"K8": "deadly"}, drawn=["gremlin_g"])
    t.answer("to:K8", "branch:2")
    assert (hero(t, "sable").wounds, hero(t, "sable").crowns, enemy_types(t)) == (1, 10, ["gremlin_g"])
    kinds = [type(event).__name__ for event in t.match.news(seat=0)]
    assert kinds.index("WoundsSuffered") < kinds.index("ParagraphRead") < kinds.index("ShadowRevealed")
    t = crypt(party="sable law K1, bryndis law K1", shadows="K4 K7", drawn=["gremlin_g", "gremlin_b"], opened="kd2")
    t.answer("to:K2")
    assert [event.area for event in t.heard(ShadowRevealed)] == ["K7", "K4"]
    assert enemy_types(t) == ["gremlin_g", "gremlin_b"]


# ---- Action activities (SS-ACT)


@clause("SS-ACT-01", "SS-ACT-02")
def test_dash_adds_a_point_to_the_movement_or_a_separate_step() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"rank": 2})
    t.answer("dash", "to:K2")
    assert t.state.turn is not None
    assert t.state.turn.points == 2
    assert t.forbidden_by("dash") == ["SS-ACT-01"]
    t = crypt(party="bryndis law K1, sable law K1", turn={"moves": 0})
    t.answer("dash", "to:K2")
    assert at(t, "bryndis") == "K2"


@clause("SS-ACT-03", "SS-ACT-04", "SS-DEC-24")
def test_focus_adds_a_hit_after_the_dice_are_seen_once_in_a_round() -> None:
    party = "bryndis law K4, sable law K1"
    with crypt(party=party, bryndis={"rank": 3, "talents": "bt2"}, foes="orc_r K4", red=[1, 1], blue=[1, 1, 1]) as t:
        t.answer("attack", "focus")
        assert t.heard(HitsCounted)[0].parts == [("focus", 2)]
        t.answer("attack")
        assert t.heard(HitsCounted)[-1].parts == []
        assert t.state.turn is not None
        assert t.state.turn.action == 1


@clause("SS-ACT-05", "SS-ACT-15", "SS-MAS-10", "SS-DEC-38")
def test_provoking_takes_the_menace_token_or_removes_it() -> None:
    t = quest("q2", party="bryndis law G16, sable law G1", foes="grundle G17, orc_g G16")
    t.answer("provoke:grundle")
    assert foe(t).menace == 0
    assert "provoke:grundle" not in t.keys
    t = quest("q2", party="bryndis law G16, sable law G1", foes="grundle G17 menace=bryndis")
    t.answer("provoke:grundle")
    assert foe(t).menace == -1


@clause("SS-ACT-06", "SS-ARE-03", "SS-ARE-04")
def test_locked_door_needs_an_action_from_either_side_and_not_while_engaged() -> None:
    t = crypt(party="bryndis law K11, sable law K1", traps_drawn=["t11"])
    t.answer("open:kd3")
    assert t.state.turn is not None
    assert t.state.turn.action == 0
    assert [refusal.words for refusal in t.why_not("open:kd3")] == ["This door is open already."]
    assert "open:kd3" not in crypt(party="bryndis law K10, sable law K1", foes="orc_g K10").keys


@clause("SS-ACT-07", "SS-ACT-08", "SS-DEC-07")
def test_reorganizing_changes_any_number_of_items_in_one_action() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"bag": "half_plate longsword"})
    t.answer("reorganize", "wear:half_plate/armor", "wear:longsword/primary", "done")
    assert (hero(t, "bryndis").armor.item, hero(t, "bryndis").primary.item) == ("half_plate", "longsword")
    assert t.state.turn is not None
    assert t.state.turn.action == 0
    assert "reorganize" not in crypt(party="bryndis law K1, sable law K1", foes="orc_g K1").keys


@clause("SS-FRE-04")
def test_hero_without_crowns_cannot_drop_any() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"crowns": 0})
    assert [refusal.words for refusal in t.why_not("drop:crowns")] == ["Bryndis has no Crowns."]


@clause("SS-ACT-11")
def test_exchange_needs_another_hero_and_existing_crowns() -> None:
    t = crypt(party="bryndis law K1, dorrun law K1", bryndis={"crowns": 5}, dorrun={"crowns": 1})
    assert [refusal.words for refusal in t.why_not("trade:bryndis")] == ["Choose another hero to exchange with."]
    t.answer("trade:dorrun", "crowns-only")
    assert [refusal.words for refusal in t.why_not("crowns:7")] == ["Bryndis has 5 Crowns."]
    assert [refusal.words for refusal in t.why_not("crowns:-7")] == ["Dorrun has 1 Crown."]
    assert "crowns:5" in t.keys


@clause("SS-ACT-09", "SS-ACT-10", "SS-ACT-11", "SS-DEC-35", "SS-DEC-36")
def test_an_exchange_is_offered_agreed_and_may_be_worn_at_once() -> None:
    party, setup_words = "bryndis law K1, dorrun law K1", {"bag": "longsword", "crowns": 5}
    t = crypt(players=2, party=party, bryndis={**setup_words, "rank": 2}, dorrun={"armor": ""})
    t.answer("trade:dorrun", "give:ring_mail", "crowns:5", by=0)
    assert (t.question, t.menu.unanswered().key) == ("agree", "no")
    t.answer("no", by=1)
    assert not t.heard(OfferAnswered)[0].agreed
    assert t.state.turn is not None
    assert t.state.turn.action == 2
    t.answer("trade:dorrun", "give:ring_mail", "crowns:5", by=0)
    assert not t.heard(OfferAnswered)[0].agreed
    t.answer("trade:dorrun", "give:ring_mail", "crowns:0", by=0)
    t.answer("yes", by=1)
    t.answer("wear:armor", by=1)
    assert hero(t, "dorrun").armor.item == "ring_mail"
    assert t.state.turn.action == 1


@clause("SS-ACT-12", "SS-ARE-10", "SS-ARE-11")
def test_a_search_flips_the_token_and_rolls_a_red_die() -> None:
    with crypt(party="bryndis law K15, sable law K1", searched=["bones"], red=[6]) as t:
        t.answer("search")
        assert hero(t, "bryndis").crowns == 6
        assert "search" not in t.keys
    assert "search" not in crypt(party="bryndis law K15, sable law K1", foes="orc_g K15").keys


@clause("SS-ACT-13", "SS-ARE-12", "SS-ARE-22")
def test_markers_need_their_effort_and_a_possible_paragraph() -> None:
    t = quest(
        "q2", party="bryndis law G20, sable law G1", bryndis={"rank": 2}, foes="grundle G1 pacified", drawn=["spider_g"]
    )
    t.answer("interact:vein")
    assert t.state.markers["vein"] == 1
    t.answer("interact:vein")
    assert hero(t, "bryndis").keys == ["silver_heart"]
    assert "interact:bell" not in crypt(party="bryndis law K12, sable law K1").keys
    assert "interact:bell" in crypt(party="bryndis law K12, sable law K1", bryndis={"keys": "bell_clapper"}).keys
    assert "interact:cage" not in crypt(party="bryndis law K8, sable law K1").keys


@clause("SS-ACT-14")
def test_action_powers_may_be_used_while_engaged() -> None:
    t = crypt(party=ALONE, bryndis={"powers": "b2"}, foes="orc_g K4")
    t.answer("use:b2")
    assert t.state.turn is not None
    assert t.state.turn.action == 0


# ---- Free Actions (SS-FRE) and elements (SS-ARE, SS-TRP)


@clause("SS-FRE-02", "SS-FRE-03", "SS-ARE-02", "SS-ARE-05", "SS-ARE-06", "SS-TRP-01", "SS-TRP-02")
def test_opening_a_door_is_free_and_draws_a_trap_after_the_shadows() -> None:
    t = crypt(party=ALONE, foes="orc_g K4", shadows="K6", traps_drawn=["t12"], drawn=["gremlin_g"])
    t.answer("open:kd2")
    kinds = [type(event).__name__ for event in t.news(0)]
    assert kinds.index("DoorOpened") < kinds.index("ShadowRevealed") < kinds.index("CardDrawn")
    assert hero(t, "bryndis").crowns == 3
    assert t.state.traps.discards
    assert t.state.turn is not None
    assert t.state.turn.action == 1
    assert "open:kd2" not in t.keys


@clause("SS-TRP-03", "SS-TRP-04")
def test_a_trap_attacks_without_supremacy_and_without_bolts() -> None:
    with crypt(party="bryndis law K4, sable law K4", night=True, traps_drawn=["t08"], red=[10, 3], blue=[1, 1]) as t:
        t.answer("open:kd2")
        assert (t.heard(HitsCounted)[0].hits, t.heard(HitsCounted)[0].parts) == (3, [])
        assert hero(t, "bryndis").wounds == 2


@clause("SS-ARE-07", "SS-POW-10")
def test_picking_a_lock_draws_no_trap() -> None:
    with crypt(party="sable law K4, bryndis law K1", sable={"powers": "s2"}) as t:
        t.answer("use:s2")
        assert t.state.opened


@clause("SS-ARE-08", "SS-ARE-09", "SS-ITM-04", "SS-DEC-34")
def test_chest_gives_its_treasures_one_after_another() -> None:
    luck: dict[str, Any] = {"traps_drawn": ["t11"], "treasures_drawn": ["moonbiter"]}
    full = {"bag": "antidote smelling_salts fire_flask holy_water"}
    t = crypt(party="bryndis law K8, sable law K8", bryndis=full, sable={"bag": ""}, **luck)
    t.answer("open:kc1")
    assert t.question == "bag"
    assert t.keys[0] == "drop:antidote"
    t.answer("hand:holy_water/sable")
    assert [thing.item for thing in hero(t, "sable").bag] == ["holy_water"]
    assert hero(t, "bryndis").crowns == 5
    assert t.state.chests == ["kc2"]


@clause("SS-ARE-09")
def test_loot_of_a_dead_opener_stays_in_the_area() -> None:
    luck: dict[str, Any] = {"traps_drawn": ["t08"], "treasures_drawn": ["moonbiter"], "red": [10, 10], "blue": [1, 1]}
    t = crypt(party="bryndis law K8, sable law K1", bryndis={"wounds": 7}, **luck)
    t.answer("open:kc1")
    assert t.state.ground == {area(t, "K8"): [Thing("moonbiter", "", True)]}
    assert t.state.crowns == {area(t, "K8"): 5}


@clause("SS-ARE-13", "SS-ARE-14")
def test_shrine_and_gates_are_ordinary_areas() -> None:
    t = crypt(party="bryndis law K16, sable law K1")
    assert area(t, "K16") in t.state.gates
    assert t.state.card.shrine == "K1"
    assert "to:K11" in t.keys


@clause("SS-ARE-20", "SS-ARE-21", "SS-FRE-07")
def test_magic_lock_needs_the_magic_key() -> None:
    t = quest("q2", party="bryndis law G19, sable law G1")
    assert t.state.locks == ["gc2"]
    assert "open:gc2" not in t.keys
    t = quest(
        "q2",
        party="bryndis law G19, sable law G1",
        bryndis={"keys": "magic_key"},
        traps_drawn=["t11"],
        treasures_drawn=["purse:10", "purse:15"],
    )
    t.answer("unlock:gc2")
    assert t.state.chests == ["gc1", "gc2"]
    t.answer("open:gc2")
    assert hero(t, "bryndis").crowns == 30 + 10 + 15
    assert hero(t, "bryndis").keys == ["magic_key"]


@clause("SS-FRE-04", "SS-FRE-05", "SS-FRE-09", "SS-ITM-05")
def test_items_are_picked_up_and_dropped_but_not_the_same_in_one_turn() -> None:
    lies = {"K4": "longsword bell_clapper"}
    t = crypt(party=ALONE, ground=lies, crowns={"K4": 7}, bryndis={"bag": "antidote"})
    t.answer("pick:longsword", "pick:bell_clapper", "pick:crowns", "drop:antidote", "drop:crowns", "crowns:3")
    assert [thing.item for thing in hero(t, "bryndis").bag] == ["longsword"]
    assert hero(t, "bryndis").keys == ["bell_clapper"]
    assert hero(t, "bryndis").crowns == 4
    assert not {"pick:antidote", "pick:crowns"} & set(t.keys)
    assert not [
        key for key in crypt(party=ALONE, ground=lies, foes="orc_g K4").keys if key.startswith(("pick", "drop"))
    ]


@clause("SS-FRE-06")
def test_evade_is_a_free_action() -> None:
    with crypt(party="sable law K4, bryndis law K1", foes="orc_g K4", red=[1], blue=[1], turn={"action": 0}) as t:
        t.answer("to:K3", "evade", "no")
        assert at(t, "sable") == "K3"


@clause("SS-FRE-08")
def test_a_free_power_is_used_once_in_a_turn() -> None:
    t = crypt(party="sable law K1, bryndis law K1", sable={"powers": "s3"})
    t.answer("use:s3")
    hero(t, "sable").used.clear()
    assert t.match.state.turn is not None
    assert "use:s3" in t.match.state.turn.did


# ---- items (SS-ITM)


@clause("SS-ITM-01", "SS-ITM-02", "SS-ITM-11")
def test_items_fit_their_slots() -> None:
    t = crypt(party="bryndis law K1, corvane law K1")
    warden, wizard = t.state.heroes
    assert possible_slots(warden, Thing("longsword")) == ("primary", "secondary")
    assert possible_slots(warden, Thing("millers_maul")) == ("primary",)
    assert possible_slots(warden, Thing("kite_shield")) == ("secondary",)
    assert possible_slots(wizard, Thing("longsword")) == ()
    assert possible_slots(wizard, Thing("fox_ring")) == ("artifact",)
    assert possible_slots(warden, Thing("anvils_heart")) == ()
    assert warden.card.bag == 4


@clause("SS-ITM-03")
def test_item_in_the_bag_has_no_effect() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"bag": "vigor_band"})
    assert full_hp(t.state, 0) == 8


@clause("SS-ITM-06", "SS-ITM-07")
def test_used_treasure_goes_to_the_discards_and_any_other_item_to_the_box() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"bag": "healing_potion* healing_potion", "wounds": 6})
    t.answer("use:healing_potion")
    assert len(t.state.treasures.discards) == 1
    t.answer("use:healing_potion")
    assert len(t.state.treasures.discards) == 1
    assert remaining_hp(t.state, 0) == 8
    assert t.heard(ItemMoved)[0].how == "box"


@clause("SS-ITM-08")
def test_treasure_deck_has_the_cards_of_its_list() -> None:
    from meadhall.games.swordsorcery.content import ITEMS, TREASURES

    odd = {card for card in TREASURES if not card.startswith("purse") and ITEMS[card].tier != "treasure"}
    assert odd == {
        "healing_potion",
        "antidote",
        "smelling_salts",
        "fire_flask",
        "holy_water",
        "scroll_of_haste",
        "scroll_of_warding",
        "smoke_bomb",
    }


@clause("SS-ITM-09")
def test_taking_off_an_item_never_kills() -> None:
    t = crypt(party="sable law K1, bryndis law K1", sable={"wounds": 6})
    t.answer("drop:leather_jerkin")
    assert remaining_hp(t.state, 0) == 1


@clause("SS-ITM-10", "SS-POW-04")
def test_an_artifact_cools_down_like_a_power() -> None:
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"artifact": "valor_horn*"})
    t.answer("use:valor_horn")
    assert hero(t, "bryndis").used == {"valor_horn": 2}
    assert [buff.stat for buff in hero(t, "sable").buffs] == ["hits"]


def test_the_horn_helps_one_attack_only() -> None:
    horn = {"artifact": "valor_horn*", "rank": 3}
    with crypt(party="bryndis law K4, sable law K1", bryndis=horn, foes="orc_r K4", red=[1, 1], blue=[1, 1]) as t:
        t.answer("use:valor_horn", "attack", "done")
        assert t.heard(HitsCounted)[0].parts == [("valor_horn", 1)]
        t.answer("attack", "done")
        assert t.heard(HitsCounted)[-1].parts == []
        assert not t.heard(AttackDefended)[0].wounds
        assert foe_key(t) == f"foe:{foe(t).ref}"


def test_refusals_give_numbers() -> None:
    t = crypt(party="bryndis law K4, sable law K1", bryndis={"powers": "b2", "used": {"b2": 1}}, turn={"action": 0})
    assert t.why_not("use:b2")[0].words == english(text("turned-over", card=card_name("b2"), wait=2))
    assert t.why_not("attack")[0].words == english(text("none-beside", hero=character_name("bryndis"), least=0, most=0))
    archer = crypt(party="ilvane law K4, sable law K1")
    assert archer.why_not("attack")[0].words == english(
        text("no-target", hero=character_name("ilvane"), least=0, most=3)
    )
    reason = t.why_not("dash")[0].words
    assert reason == "Bryndis has 1 Combat and 0 Action activities left, too few for this."
    t = crypt(party="bryndis law K4, sable law K1", foes="orc_g K4, orc_g K4")
    assert t.why_not("search")[0].words == "Bryndis is engaged by 2 enemies here. Beat them first."
