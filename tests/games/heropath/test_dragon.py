"""Flares (FLR), the Dragon's turn (DRT), the Gathering (GAT)."""

from __future__ import annotations

from typing import Any

from meadhall.games.heropath.content import CARD
from meadhall.games.heropath.enemies.placing import far_spaces
from meadhall.games.heropath.enemies.tokens import has_room
from meadhall.games.heropath.events.heroes import SKULL, EnemySlain, VitalityLost
from meadhall.games.heropath.events.land import DragonStayed
from meadhall.games.heropath.land import DISTANCE, SPACE, SPACES, START
from meadhall.testing import clause
from meadhall.testing.scenario import ScriptedTable
from tests.games.heropath.reading import (
    T,
    enemies_at,
    events,
    hero,
    in_english,
    perspective_of,
    site_id_at,
    space_of,
    vitality_of,
    walk,
)

DRAGON_CARD = {"cards": "M37", "gems": "W3"}


@clause("HP-FLR-01", "HP-FLR-02", "HP-FLR-03", "HP-EXA-13", "HP-RST-01")
def test_every_action_on_an_active_flare_space_burns_at_its_end() -> None:
    t = T(ann="U05", sites="U05=S19")
    t.answer("visit", "activity:a", "end")
    assert vitality_of(t) == 3
    t = T(ann={"at": "U04", "gems": "V3"}, search="food")
    t.answer("rest", "search", "end")
    assert vitality_of(t) == 3 + 1 - 1
    t = T(ann="U04", rock=3, search="food")
    t.answer("rest", "search", "end")
    assert vitality_of(t) == 5


@clause("HP-FLR-02", "HP-FLR-10")
def test_passing_an_active_flare_space_burns_too() -> None:
    t = T(ann="U01")
    walk(t, "U02", "U03")
    assert vitality_of(t) == 3


@clause("HP-FLR-04", "HP-FLR-05", "HP-FLR-07", "HP-FLR-08", "HP-EXA-14", "HP-CHN-04", "HP-DRT-05")
def test_black_die_burns_the_heroes_of_the_shown_regions() -> None:
    t = T(
        players=4, ann={"at": "F01", **DRAGON_CARD}, bram="E4", cas="F04", dot="C1", flare="forest", stock="", pouch=""
    )
    t.answer("card:M37", "stay")
    assert [vitality_of(t, name) for name in ("ann", "bram", "cas", "dot")] == [3, 4, 4, 3]
    assert events(t, DragonStayed), "the Dragon flies away and comes back"


@clause("HP-FLR-05", "HP-FLR-06", "HP-FLR-07")
def test_flare_of_all_regions_spares_the_cave_and_burns_each_hero_once() -> None:
    t = T(players=4, ann={"at": "E4", **DRAGON_CARD}, bram="H03", cas="U01", dot="C1", flare="all", stock="", pouch="")
    t.answer("card:M37", "stay")
    assert [vitality_of(t, name) for name in ("ann", "bram", "cas", "dot")] == [3, 4, 3, 3]


@clause("HP-FLR-09", "HP-EXA-21")
def test_flares_cost_at_most_one_vitality_per_action() -> None:
    t = T(
        players=2,
        ann="U04",
        bram="START",
        enemies="U04=goblin",
        level=1,
        count=2,
        hero_dice=[3, 3],
        enemy_dice=[2],
        flare="ruby",
        fortune="F20",
        stock="",
        pouch="",
    )
    t.answer("fight:goblin", "stay")
    while t.question == "space-for-enemy":
        t.answer(t.keys[0])
    assert [event.cause for event in events(t, VitalityLost)].count("active-flare") == 0  # type: ignore[attr-defined]
    assert vitality_of(t) == 3


@clause("HP-FLR-11")
def test_active_flares_burn_only_the_acting_hero() -> None:
    t = T(players=2, ann="U04", bram="U02")
    walk(t, "U06")
    assert (vitality_of(t), vitality_of(t, "bram")) == (3, 5)


@clause("HP-FLR-12", "HP-EXA-12", "HP-FLR-10")
def test_space_that_becomes_active_burns_its_hero_after_the_next_action() -> None:
    t = T(players=2, ann={"at": "F05", **DRAGON_CARD}, flare="forest", stock="", pouch="")
    t.answer("card:M37", "rock:3")
    assert (vitality_of(t), t.state.rock) == (3, 3)
    walk(t, "F02")
    assert vitality_of(t) == 2


@clause("HP-DRT-01", "HP-DRT-04", "HP-ASK-24", "HP-SET-04")
def test_active_hero_moves_the_dragon_between_the_rocks() -> None:
    t = T(players=2, ann={"at": "START", **DRAGON_CARD}, flare="forest", stock="", pouch="")
    t.answer("card:M37")
    assert t.keys == ["stay", "rock:2", "rock:3"]
    t.answer("rock:2")
    assert t.state.rock == 2


@clause("HP-DRT-06", "HP-DRT-07", "HP-DRT-08", "HP-ASK-25", "HP-ENM-02", "HP-ENM-03", "HP-MAP-15")
def test_each_hero_in_turn_puts_a_hidden_enemy_far_from_themselves() -> None:
    t = T(
        players=2,
        ann={"at": "START", **DRAGON_CARD},
        bram="F01",
        flare="plains",
        pouch="",
        enemies="F02=troll F02=goblin",
    )
    t.answer("card:M37", "stay")
    assert (t.question, t.asked) == ("space-for-enemy", 0)
    assert perspective_of(t).question() == "The Dragon flew, and enemies come: where do you place yours?"
    assert "space:P13" not in t.keys
    assert t.forbidden_by("space:P13") == ["HP-DRT-06"]
    assert t.forbidden_by("space:F02") == ["HP-ENM-05"]
    assert {"space:H01", "space:H03", "space:F01"} <= set(t.keys), "Safe spaces, settlements and heroes' spaces too"
    t.answer("space:H01")
    assert enemies_at(t, "H01") == ["(?)"]
    t.answer("space:E8", by="bram")
    assert enemies_at(t, "E8") == ["(?)"]


@clause("HP-DRT-07", "HP-ENM-05")
def test_new_enemies_take_the_farthest_spaces_if_no_far_space_has_room() -> None:
    far = [space.id for n, space in enumerate(SPACES) if DISTANCE[START][n] >= 7]
    t = T(players=2, ann="START", enemies=" ".join(f"{name}=?" for name in far[:24]))
    assert all(DISTANCE[START][space] >= 7 for space in far_spaces(t.state, 0))
    full = t.state
    for name in far:
        full.enemies[SPACE[name]] = [*full.enemies.get(SPACE[name], []), *full.enemies.get(SPACE[far[0]], [])][:1] * 2
    assert {DISTANCE[START][space] for space in far_spaces(full, 0)} == {6}


@clause("HP-DRT-09", "HP-DRT-10", "HP-ASK-26", "HP-ASK-27", "HP-SEE-08")
def test_active_player_and_left_neighbour_place_sites() -> None:
    t = T(players=3, ann={"at": "START", **DRAGON_CARD}, flare="plains", stock="", sites_drawn="S05 S06")
    t.answer("card:M37", "stay")
    assert (t.question, t.asked) == ("draw-site", 0)
    t.answer("yes")
    assert t.question == "space-for-site"
    assert "space:P13" not in t.keys
    drawn = t.state.drawn
    assert t.view("ann").state.faces.face[drawn] == 4
    assert t.view("bram").state.faces.face[drawn] == -1
    t.answer("space:H03")
    assert site_id_at(t, "H03") == "S05"
    t.answer("yes", "space:H04", by="bram")
    assert (site_id_at(t, "H04"), t.asked, t.question) == ("S06", 0, "action")


@clause("HP-DRT-10")
def test_player_may_decline_to_draw_a_site() -> None:
    t = T(players=2, ann={"at": "START", **DRAGON_CARD}, flare="plains", stock="")
    t.answer("card:M37", "stay", "no", "no")
    assert t.question == "action"


@clause("HP-DRT-03", "HP-DRT-02", "HP-CRD-19")
def test_card_calls_the_dragon_in_mid_turn_and_the_turn_continues() -> None:
    t = T(players=2, ann="START", flare="plains", stock="", pouch="", search="fortune+gold", fortune="F46")
    t.answer("rest", "search")
    assert t.question == "rock"
    t.answer("stay")
    assert (t.question, hero(t).gold) == ("rest", 1)


@clause("HP-DRT-11")
def test_dragons_turn_called_within_a_dragons_turn_follows_it() -> None:
    t = T(players=2, ann={"at": "START", **DRAGON_CARD}, stock="", pouch="", flare="plains plains")
    t.state.calls = 1  # one Dragon's turn is due
    t.answer("card:M37", "stay")
    assert t.question == "rock"
    t.answer("stay")
    assert (t.question, t.state.calls) == ("action", 0)


# ---- the Gathering


@clause("HP-EVL-07", "HP-GAT-01", "HP-GAT-02", "HP-GAT-03", "HP-GAT-12", "HP-EXA-22", "HP-SEE-10")
def test_skull_gathers_all_and_the_killer_starts_a_new_round() -> None:
    t = T(
        players=2,
        ann={"at": "P14", "actions": 1},
        bram={"at": "F01"},
        enemies="P14=warlock START=(troll)",
        level=10,
        count=2,
        hero_dice=[3, 3],
        enemy_dice=[2, 2],
        fortune="F20",
        first="bram",
    )
    hero(t).gems[:] = [5] * 5
    t.answer("fight:warlock")
    s = t.state
    assert (s.scale.level, s.scale.skull, s.rock) == (10, [0], 0)
    slain = [in_english(event.message()) for event in t.heard(EnemySlain)]
    assert slain == ["The Warlock lands on the burning skull."]
    assert (space_of(t), space_of(t, "bram"), enemies_at(t, "START")) == ("START", "START", [])
    assert (t.asked, hero(t).actions, hero(t).gold, s.first) == (0, 4, 2, 0)


def gathering_table(**words: object) -> ScriptedTable[Any]:
    return T(players=2, rock=0, level=10, count=2, **words)


@clause("HP-GAT-04", "HP-GAT-05", "HP-GAT-08", "HP-GAT-09", "HP-GAT-10", "HP-GAT-11")
def test_hero_beside_the_dragon_may_fight_or_leave_but_not_rest() -> None:
    t = gathering_table(ann="START", bram={"at": "START", "gold": 2}, hero_dice=[1, 1], enemy_dice=[5, 5])
    assert "fight:dragon" in t.keys
    assert "give-up" in t.keys
    assert t.forbidden_by("rest") == ["HP-GAT-11"]
    assert t.forbidden_by("snatching:1") == ["HP-GAT-11"]
    t.answer("fight:dragon")
    assert vitality_of(t) == 3, "no flare"
    walk(t, "P14")
    assert vitality_of(t) == 3


@clause("HP-GAT-06")
def test_the_scale_stays_at_ten() -> None:
    t = gathering_table(ann="P14", enemies="P14=goblin", hero_dice=[3, 3], enemy_dice=[2], fortune="F20")
    hero(t).gems[:] = [5] * 5
    t.answer("fight:goblin")
    assert (t.state.scale.level, t.state.scale.skull) == (10, [5])
    assert [event.level for event in t.heard(EnemySlain)] == [SKULL]


@clause("HP-GAT-07")
def test_cards_that_call_the_dragon_do_nothing_after_the_gathering() -> None:
    t = gathering_table(ann={"at": "P14", **DRAGON_CARD}, search="fortune+gold", fortune="F46")
    assert t.forbidden_by("card:M37") == ["HP-DEC-02"]
    t.answer("rest", "search")
    assert (t.question, t.state.fortune.discards) == ("rest", [CARD["F46"]])


@clause("HP-GAT-08", "HP-ENM-04")
def test_flares_are_over_and_no_enemy_comes_to_the_dragon() -> None:
    t = gathering_table(ann="U01")
    walk(t, "U02")
    assert vitality_of(t) == 4
    assert not has_room(t.state, START)
