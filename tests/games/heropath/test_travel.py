"""The Travel action: paces, Evasion, ferry, balloons, arrival (MOV), leeches (LCH)."""

from __future__ import annotations

from typing import Any

from meadhall.games.heropath import GAME
from meadhall.games.heropath.events.heroes import EnemiesEvaded, VitalityLost
from meadhall.games.heropath.events.land import EnemyExposed, SiteFound
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    armed_cards,
    card_ids,
    cards_of,
    enemies_at,
    events,
    hero,
    refusal_of,
    site_id_at,
    space_of,
    vitality_of,
    walk,
)


@clause("HP-MOV-01", "HP-ASK-06", "HP-TRN-03")
def test_travel_is_a_move_of_one_to_four_paces() -> None:
    t = T(ann="START")
    t.answer("travel")
    assert t.forbidden_by("stop") == ["HP-MOV-01"]
    t.answer("space:P14", "space:P13", "space:P11", "space:P10")
    assert (t.question, space_of(t), hero(t).actions) == ("action", "P10", 3), (
        "the hero stops by default after the fourth pace"
    )
    t = T(ann="START")
    t.answer("travel", "space:P14", "stop")
    assert space_of(t) == "P14"


@clause("HP-MOV-02")
def test_hero_may_turn_back_within_a_travel() -> None:
    t = T(ann="P14")
    walk(t, "P13", "P14")
    assert space_of(t) == "P14"


@clause("HP-MOV-03", "HP-LCH-02", "HP-LCH-03")
def test_leeches_remove_paces_and_cards_add_them() -> None:
    t = T(ann={"at": "START", "leeches": 1})
    t.answer("travel", "space:P14", "space:P13", "space:P11")
    assert t.question == "action"
    t = T(ann={"at": "START", "leeches": 2})
    t.answer("travel", "space:P14", "space:P13")
    assert t.question == "action"


@clause("HP-EXA-19", "HP-MOV-03")
def test_two_leeches_and_a_riding_horse_leave_three_paces() -> None:
    t = T(ann={"at": "START", "leeches": 2, "cards": "K01"})
    t.answer("travel", "space:P14", "space:P13", "space:P11")
    assert t.question == "action"


@clause("HP-MOV-03")
def test_hero_always_has_at_least_one_pace() -> None:
    t = T(ann={"at": "START", "leeches": 2, "armed": "A22 A26"}, weather="snow:bram")
    t.answer("travel", "space:P14")
    assert (t.question, space_of(t)) == ("action", "P14")


@clause("HP-MOV-05", "HP-MOV-06", "HP-MOV-09")
def test_hidden_enemies_are_exposed_where_the_hero_stops_but_not_on_the_way() -> None:
    t = T(ann={"at": "START", "actions": 1}, enemies="P14=(troll) P13=(goblin)")
    walk(t, "P14", "P13")
    assert (enemies_at(t, "P14"), enemies_at(t, "P13")) == (["(troll)"], ["goblin"])
    assert vitality_of(t) == 4


@clause("HP-MOV-07", "HP-MOV-11", "HP-MOV-12")
def test_leaving_enemies_costs_one_vitality_each_at_the_end() -> None:
    t = T(ann="P14", enemies="P14=troll P14=goblin")
    t.answer("travel", "space:P13")
    assert vitality_of(t) == 4, "the VITALITY is lost at the end"
    t.answer("stop")
    assert (vitality_of(t), hero(t).actions) == (2, 3)


@clause("HP-MOV-07", "HP-MOV-10")
def test_travel_that_returns_to_its_start_pays_for_leaving_enemies() -> None:
    t = T(ann="P14", enemies="P14=troll")
    walk(t, "P13", "P14")
    assert vitality_of(t) == 3


@clause("HP-MOV-08", "HP-MOV-10")
def test_each_pass_of_an_exposed_enemy_costs() -> None:
    t = T(ann="START", enemies="P14=troll")
    walk(t, "P14", "P13", "P14", "START")
    assert vitality_of(t) == 2


@clause("HP-MOV-09")
def test_stopping_with_an_enemy_is_free() -> None:
    t = T(ann="START", enemies="P14=troll")
    walk(t, "P14")
    assert vitality_of(t) == 4


@clause("HP-EXA-17", "HP-VIT-01")
def test_three_evasions_and_a_hidden_enemy_at_the_end() -> None:
    t = T(ann="START", enemies="START=troll START=goblin P14=skeleton P13=(warlock)")
    walk(t, "P14", "P13")
    assert (vitality_of(t), enemies_at(t, "P13")) == (1, ["warlock"])
    assert [event.enemies for event in events(t, EnemiesEvaded)] == [3]  # type: ignore[attr-defined]


@clause("HP-MOV-13", "HP-ENM-08", "HP-ENM-10")
def test_beside_an_exposed_enemy_only_fight_and_travel_are_possible() -> None:
    t = T(ann={"at": "P14", "cards": "K29"}, bram={"at": "P14", "gold": 1}, enemies="P14=troll")
    assert t.forbidden_by("rest") == ["HP-ENM-10"]
    assert t.forbidden_by("snatching:1") == ["HP-ENC-10"]
    assert "card:K29" in t.keys
    t = T(ann="P02", sites="P02=S19", enemies="P02=troll")
    assert t.forbidden_by("visit") == ["HP-ENM-10"]


@clause("HP-MOV-14", "HP-VIS-08", "HP-SEE-08", "HP-MOV-16", "HP-MOV-30", "HP-COP-07")
def test_stopping_on_an_empty_settlement_draws_a_site_before_exposing_enemies() -> None:
    t = T(ann={"at": "P07", "actions": 1}, enemies="P04=(goblin) P08=skeleton", sites_drawn="S01")
    walk(t, "P08", "P04")
    assert (site_id_at(t, "P04"), enemies_at(t, "P04")) == ("S01", ["goblin"])
    kinds = [type(event) for event in t.match.news(-1) if isinstance(event, (SiteFound, EnemyExposed, VitalityLost))]
    assert kinds == [SiteFound, EnemyExposed, VitalityLost]


@clause("HP-MOV-15", "HP-EXA-04")
def test_passing_an_empty_settlement_draws_nothing() -> None:
    t = T(ann="P03")
    walk(t, "P04", "P08")
    assert site_id_at(t, "P04") == ""


@clause("HP-MOV-17")
def test_empty_pouch_draws_nothing() -> None:
    t = T(ann="P03", pouch="")
    walk(t, "P04")
    assert site_id_at(t, "P04") == ""


@clause("HP-MOV-18", "HP-DRP-04", "HP-EXA-03", "HP-DRP-09", "HP-DRP-12")
def test_hero_collects_while_travelling_and_the_token_returns() -> None:
    t = T(ann="P01", dropped={"P02": "A01"}, sites="P02=S19")
    t.answer("travel", "space:P02", "collect", "card:A01", "space:P03", "stop")
    assert cards_of(t) == ["A01"]
    assert all(square.at == -1 for square in t.state.dropped)
    assert hero(t).actions == 3


@clause("HP-MOV-20", "HP-MOV-21", "HP-MOV-22", "HP-EXA-20", "HP-ASK-07", "HP-SET-05")
def test_ferry_sails_to_any_bank_ends_the_travel_and_moves_along() -> None:
    t = T(ann="P14")
    t.answer("travel", "space:E8", "sail")
    assert len(t.keys) == 15, "every Riverbank space except the hero's"
    t.answer("space:W1")
    assert (space_of(t), t.question, hero(t).actions) == ("W1", "action", 3)
    assert t.state.ferry == hero(t).at


@clause("HP-MOV-27")
def test_hero_at_the_ferry_may_sail_at_once_and_pays_for_evading() -> None:
    t = T(ann="E8", enemies="E8=troll")
    t.answer("travel", "sail", "space:W1")
    assert (space_of(t), vitality_of(t)) == ("W1", 3)


@clause("HP-MOV-08")
def test_riding_away_in_mid_move_counts_as_passing() -> None:
    t = T(ann="P14", enemies="E8=troll")
    t.answer("travel", "space:E8", "sail", "space:W1")
    assert vitality_of(t) == 3


@clause("HP-MOV-23", "HP-MOV-24", "HP-MOV-25", "HP-MOV-26", "HP-ASK-08", "HP-ASK-09", "HP-CHN-05")
def test_balloon_flies_to_a_shown_region_and_ends_the_action() -> None:
    t = T(ann="P02", flare="forest")
    t.answer("travel", "space:P06", "fly")
    landings = {key.removeprefix("space:") for key in t.keys}
    assert {"F01", "W1", "E3"} <= landings
    assert not landings & {"P01", "H01", "C1", "P06"}
    t.answer("space:F09")
    assert (space_of(t), t.question, hero(t).actions) == ("F09", "action", 3)


@clause("HP-MOV-24")
def test_result_of_all_regions_means_any_space_outside_the_cave() -> None:
    t = T(ann="P06", flare="all")
    t.answer("travel", "fly")
    assert len(t.keys) == 74 - 6 - 1


@clause("HP-MOV-26")
def test_no_hero_lands_on_a_full_space() -> None:
    t = T(players=4, ann="E8", bram="W2", cas="W2", dot="W2")
    t.answer("travel", "sail")
    assert "space:W2" not in t.keys


@clause("HP-MOV-20", "HP-MOV-24", "HP-MOV-26", "HP-MAP-16")
def test_reasons_why_a_hero_may_not_land_on_a_space() -> None:
    def refused(t: ScriptedTable[Any], *keys: str) -> list[str]:
        return [clause for key in keys for clause in t.forbidden_by(f"space:{key}")]

    full = {"players": 4, "bram": "W1", "cas": "W1", "dot": "W1"}
    t = T(ann="E8", **full)
    t.answer("travel", "sail")
    assert refused(t, "W1", "E8", "P13") == ["HP-MOV-26", "HP-MOV-26", "HP-MOV-20"]
    t = T(ann="P06", **full, flare="forest")
    t.answer("travel", "fly")
    assert refused(t, "W1", "P01", "C1") == ["HP-MOV-26", "HP-MOV-24", "HP-MOV-24"]
    t.answer("space:F01")
    t = T(ann={"at": "P14", "cards": "M19", "gems": "W2"}, **full)
    t.answer("card:M19")
    while t.question == "use-card":
        t.answer("pass")
    assert refused(t, "W1", "P14", "C1") == ["HP-MOV-26", "HP-MOV-26", "HP-CRD-08"]
    assert refusal_of(t, "space:W1")[1] == "Otter Landing is full: 3 other heroes stand there."


@clause("HP-MOV-28", "HP-MOV-19", "HP-FLR-12")
def test_jump_costs_no_evasion_and_burns_only_with_the_next_action() -> None:
    t = T(ann={"at": "P14", "cards": "M19", "gems": "W2"}, enemies="P14=troll U04=(goblin)")
    t.answer("card:M19", "space:U04")
    assert (vitality_of(t), enemies_at(t, "U04"), hero(t).actions) == (4, ["goblin"], 4)
    walk(t, "U06")
    assert vitality_of(t) == 4 - 1 - 1, "the Evasion, and the flare where the action began"


@clause("HP-MOV-29")
def test_weather_closes_ferry_and_balloons() -> None:
    t = T(ann={"at": "E8", "cards": "M21"}, weather="fog:bram")
    assert t.forbidden_by("card:M21") == ["HP-DEC-02"]
    t.answer("travel")
    assert "sail" not in t.keys
    t = T(ann="P06", weather="gale:bram")
    t.answer("travel")
    assert "fly" not in t.keys


@clause("HP-MOV-30", "HP-FLR-02")
def test_effects_at_the_end_of_a_travel_have_a_fixed_order() -> None:
    t = T(ann="P03", enemies="P04=(goblin) P03=skeleton", sites_drawn="S01", rock=2)
    walk(t, "P04")
    kinds = [type(event).__name__ for event in t.match.news(-1)]
    right = ["HeroTravelled", "SiteFound", "EnemyExposed", "EnemiesEvaded", "VitalityLost"]
    assert [kind for kind in kinds if kind in right] == right


@clause("HP-LCH-01", "HP-LCH-04", "HP-LCH-05", "HP-SEE-04", "HP-CMP-03")
def test_leeches_come_by_cards_are_open_and_never_more_than_two() -> None:
    t = T(players=2, ann={"at": "P14", "cards": "A33"}, bram={"at": "P14", "leeches": 1})
    t.answer("card:A33")
    assert hero(t, "bram").leeches == 2
    assert t.view(-1).state.heroes[1].leeches == 2
    t = T(players=2, ann={"at": "P14", "cards": "A33"}, bram={"at": "P14", "leeches": 2})
    assert t.forbidden_by("card:A33") == ["HP-CRD-24"]
    t = T(ann={"at": "P02", "leeches": 2}, sites="P02=S16")
    t.answer("visit", "activity:a", "end")
    assert hero(t).leeches == 0
    assert armed_cards(t) == []


@clause("HP-MOV-04", "HP-DRP-01")
def test_hero_out_of_paces_on_a_full_space_moves_one_further() -> None:
    t = T(players=4, ann={"at": "P01", "cards": "K01"}, bram="P09", cas="P09", dot="P09")
    t.answer("travel", "space:P05", "space:P01", "space:P05", "space:P09", "drop", "card:K01")
    assert t.keys == ["space:E5", "space:E6", "space:P05", "space:P10"]
    t.answer("space:P05")
    assert (space_of(t), hero(t).actions) == ("P05", 3)


@clause("HP-CRD-19", "HP-ENM-07")
def test_travel_given_by_a_card_starts_like_any_action() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "W5 S5 E5 F5 V5"}, bram="F01", enemies="P14=goblin", level=1, count=2,
          hero_dice=[3, 3], enemy_dice=[2], flare="forest", stock="troll troll", pouch="", fortune="F32")  # fmt: skip
    t.answer("fight:goblin", "stay", "space:C6")
    t.answer("space:P14", by="bram")
    assert (t.question, enemies_at(t, "P14")) == ("travel-now", ["troll"])
    t.answer("travel-now", "space:P13", "stop")
    assert vitality_of(t) == 4, "the enemy that arrived in between is evaded"


@clause("HP-CRD-19", "HP-DRP-05")
def test_unasked_drop_does_not_reopen_a_declined_travel() -> None:
    t = T(players=2, ann={"at": "P14", "gems": "W5 S5 E5 F5 V5"}, bram={"at": "F01", "food": 1}, enemies="P14=goblin",
          hero_dice=[3, 3], enemy_dice=[2], fortune="F32")  # fmt: skip
    t.answer("fight:goblin", "no")
    t.match.answer(1, "drop-drop:FOOD")
    assert (hero(t, "bram").food, t.question, t.asked) == (0, "action", 0)


@clause("HP-MAP-17", "HP-RES-04")
def test_climb_reveals_the_card_that_opens_it() -> None:
    t = T(players=2, ann={"at": "H05", "cards": "B19 B28"}, bram="P01")
    walk(t, "H03")
    assert card_ids(t.view("bram").state, hero(t).abilities) == ["?", "?"]
    walk(t, "H05", "W2")
    assert (space_of(t), card_ids(t.view("bram").state, hero(t).abilities)) == ("W2", ["B19", "?"])


@clause("HP-RES-04", "HP-MOV-03", "HP-HID-08")
def test_face_down_card_for_paces_is_revealed_by_the_pace_that_it_gives() -> None:
    t = T(players=2, ann={"at": "START", "cards": "B18 B28"}, bram="F01")
    t.answer("travel", "space:P14", "space:P13", "space:P11", "space:P10")
    assert card_ids(t.view("bram").state, hero(t).abilities) == ["?", "?"]
    t.answer("space:P09")
    assert card_ids(t.view("bram").state, hero(t).abilities) == ["B18", "?"]


@clause("HP-MOV-20", "HP-MOV-23", "HP-MOV-29")
def test_reasons_why_a_hero_can_neither_sail_nor_fly() -> None:
    t = T(ann="E8", weather="fog:bram")
    t.answer("travel")
    assert t.forbidden_by("sail") == ["HP-MOV-29"], "the ferry is here"
    assert t.forbidden_by("fly") == ["HP-MOV-23"]
    t = T(ann="P06", weather="gale:bram")
    t.answer("travel")
    assert (t.forbidden_by("sail"), t.forbidden_by("fly")) == (["HP-MOV-20"], ["HP-MOV-29"])


@clause("HP-MOV-04", "HP-MAP-17")
def test_full_space_after_a_climb_is_not_refused_for_a_missing_card() -> None:
    t = T(players=4, ann={"at": "H03", "cards": "B19"}, bram="W2", cas="W2", dot="W2")
    t.answer("travel", "space:H05", "space:H03", "space:H05")
    assert t.forbidden_by("space:W2") == ["HP-MOV-04"]


@clause("HP-MAP-12", "HP-RTM-11")
def test_every_unavailable_place_has_a_reason() -> None:
    t = T(ann="P02")
    t.answer("travel")
    places = {f"space:{place.id}" for place in GAME.scene(t.state, 0).places}
    assert all(bool(t.why_not(key)) != (key in t.keys) for key in places)
    assert t.forbidden_by("space:R1") == ["HP-MAP-12"]
    assert t.forbidden_by("stop:dragon") == ["HP-RTM-11"], "there is no STOP in Play by Turn"
