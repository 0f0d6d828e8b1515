"""Maps, sight, distance (4.2, 4.5, 4.6)."""

from __future__ import annotations

from meadhall.games.swordsorcery.content import MAPS, QUESTS
from meadhall.games.swordsorcery.figures.crowd import sorted_by_nearness
from meadhall.games.swordsorcery.figures.line_of_sight import distance, hero_sees, is_lit, sees, walking_distance
from meadhall.games.swordsorcery.maps.areas import FAR, board_of
from meadhall.games.swordsorcery.maps.geometry import Point, Rect, Segment, crosses, have_common_point
from meadhall.testing import clause
from tests.games.swordsorcery.tables import area, at, crypt, foe, foe_key, hero, quest


def area_pair(t: object, a: str, b: str) -> tuple[int, int]:
    return area(t, a), area(t, b)  # type: ignore[arg-type]


@clause("SS-MAP-01", "SS-LOS-04")
def test_areas_are_rectangles_of_one_tile_and_their_marks_are_the_centres() -> None:
    for card in MAPS.values():
        tiles = {tile.id for tile in card.tiles}
        assert all(area_card.tile in tiles for area_card in card.areas)
    board = board_of("q0")
    assert board.sight_marks[board.index["K1"]] == (6, 17)
    assert board.sight_marks[board.index["K10"]] == (42, 15)


@clause("SS-MAP-02", "SS-MAP-03", "SS-MAP-18")
def test_areas_that_touch_without_a_link_have_a_wall_between_them() -> None:
    t = crypt()
    k1, k9 = area_pair(t, "K1", "K9")
    assert board_of("q0").link(k1, k9) is None
    assert not sees(t.state, k1, k9)
    assert "to:K9" not in t.keys


@clause("SS-MAP-04", "SS-ARE-01")
def test_every_kind_of_link_is_known_and_a_closed_door_blocks_path_and_sight() -> None:
    kinds = {link.kind for card in MAPS.values() for link in card.links}
    assert kinds == {"open", "arch", "door", "locked", "rail", "barrier"}
    t = crypt(party="bryndis law K4, sable law K4")
    k4, k6 = area_pair(t, "K4", "K6")
    assert not sees(t.state, k4, k6)
    assert t.forbidden_by("to:K6") == ["SS-ARE-01"]
    t = crypt(party="bryndis law K4, sable law K4", opened="kd2")
    assert sees(t.state, k4, k6)
    assert "to:K6" in t.keys


@clause("SS-MAP-05", "SS-MAP-06", "SS-MAP-12")
def test_barrier_blocks_movement_in_one_direction_and_no_sight() -> None:
    t = quest("q2", party="bryndis law G5, sable law G9", foes="orc_g G5")
    g5, g9 = area_pair(t, "G5", "G9")
    assert t.forbidden_by("to:G9") == ["SS-MAP-05"]
    assert sees(t.state, g5, g9)
    assert sees(t.state, g9, g5)
    assert walking_distance(t.state, g9, g5) == 1
    assert walking_distance(t.state, g5, g9) > 1


@clause("SS-MAP-07", "SS-MAP-13", "SS-MOV-02")
def test_difficult_area_needs_two_available_points() -> None:
    t = crypt(party="bryndis law K2, sable law K1")
    t.answer("to:K7")
    assert (t.state.turn.points, at(t, "bryndis")) == (0, "K7")  # type: ignore[union-attr]
    t = crypt(party="bryndis law K1, sable law K1", bryndis={"criticals": {"movement": "red"}})
    t.answer("to:K2")
    assert "to:K3" not in t.keys
    t = crypt(party="bryndis law K2, sable law K1", bryndis={"criticals": {"movement": "red"}})
    assert t.forbidden_by("to:K7") == ["SS-MOV-02"]
    t.answer("dash")
    assert "to:K7" in t.keys


@clause("SS-MAP-09", "SS-MAP-14")
def test_deadly_ground_costs_a_hero_one_hp_each_time() -> None:
    t = quest("q1", party="bryndis law F17, sable law F17")
    t.answer("to:F19")
    assert hero(t, "bryndis").wounds == 1
    t.answer("to:F17")
    assert hero(t, "bryndis").wounds == 1


@clause("SS-MAP-08", "SS-MAP-10")
def test_enemies_ignore_difficult_and_deadly() -> None:
    luck = {"encounters": ["e01"], "red": [1], "blue": [1]}
    with quest("q1", step="foes", party="sable law F19, dorrun law F19", foes="orc_g F17", **luck) as t:
        assert (foe(t).area, foe(t).wounds) == (area(t, "F19"), 0)
    with quest("q1", step="foes", party="sable law F17, dorrun law F17", foes="orc_g F20", encounters=["e01"]) as t:
        assert foe(t).area == area(t, "F17")


@clause("SS-MAP-11", "SS-MAP-15", "SS-MAP-16", "SS-MOV-20")
def test_flying_hero_ignores_hindrances_and_crosses_rails_and_chasms() -> None:
    t = quest("q2", party="bryndis law G3, sable law G3")
    g3, g10, g5, g9 = (area(t, name) for name in ("G3", "G10", "G5", "G9"))
    assert t.forbidden_by("to:G10") == ["SS-MAP-15"]
    assert walking_distance(t.state, g3, g10) == FAR
    assert walking_distance(t.state, g3, g10, flying=True) == 1
    assert walking_distance(t.state, g5, g9, flying=True) == 1
    assert sees(t.state, g3, g10)


@clause("SS-MAP-17")
def test_areas_are_lit_by_terrain_tokens_heroes_and_events() -> None:
    t = crypt(party="dorrun law K5, corvane chaos K6", dorrun={"talents": "dt4"}, tokens="flame K4 c10 corvane")
    lit = {one.id for at, one in enumerate(board_of("q0").areas) if is_lit(t.state, at)}
    assert lit == {"K1", "K2", "K11", "K12", "K5", "K4"}
    t = crypt(party="bryndis law K5, sable law K1", bryndis={"artifact": "undying_torch"})
    assert is_lit(t.state, area(t, "K15"))
    assert not is_lit(t.state, area(t, "K6"))
    assert is_lit(crypt(event="v23").state, area(t, "K9"))


@clause("SS-MAP-19")
def test_pillar_blocks_sight_but_not_movement() -> None:
    t = crypt(party="bryndis law K5, sable law K1")
    k7, k15 = area_pair(t, "K7", "K15")
    assert not sees(t.state, k7, k15)
    assert walking_distance(t.state, k7, k15) == 2


@clause("SS-MAP-20")
def test_a_quest_may_add_terrain() -> None:
    t = crypt(party="bryndis law K2, sable law K1", terrain={"K3": "deadly"})
    t.answer("to:K3")
    assert hero(t, "bryndis").wounds == 1


@clause("SS-MAP-21")
def test_boots_of_the_heron_leap_over_a_chasm_to_firm_ground() -> None:
    boots = {"artifact": "leaping_boots*"}
    t = quest("q2", party="bryndis law G3, sable law G3", bryndis=boots)
    assert "to:G10" in t.keys
    t.answer("to:G10")
    assert {key for key in t.keys if key.startswith("to:")} == {"to:G3", "to:G4", "to:G5", "to:G6", "to:G7", "to:G9"}
    t.answer("end")
    assert at(t, "bryndis") == "G3"
    t = quest("q2", party="bryndis law G3, sable law G3", bryndis={**boots, "criticals": {"movement": "red"}})
    assert "to:G10" not in t.keys


# ---- lines of sight


@clause("SS-LOS-01", "SS-LOS-02", "SS-LOS-05", "SS-EX-26")
def test_line_from_the_hall_to_the_stair_is_free_unless_an_enemy_is_in_it() -> None:
    t = crypt(foes="orc_g K3")
    k1, k10 = area_pair(t, "K1", "K10")
    assert distance(t.state, k1, k10) == 4
    assert sees(t.state, k1, k10)
    assert not hero_sees(t.state, k1, k10)
    assert not sees(t.state, k1, area(t, "K12"))


@clause("SS-LOS-06")
def test_touching_an_end_or_a_corner_blocks() -> None:
    line = Segment(Point(0, 0), Point(4, 4))
    assert have_common_point(line, Segment(Point(4, 4), Point(8, 4)))
    assert have_common_point(line, Segment(Point(2, 2), Point(2, 9)))
    assert not have_common_point(line, Segment(Point(3, 2), Point(9, 2)))


@clause("SS-LOS-07")
def test_neighbouring_areas_see_each_other_despite_walls() -> None:
    blind = 0
    for id in QUESTS:
        board = board_of(id)
        for link in board.links:
            assert board.sees(link.a, link.b, (1 << len(board.doors)) - 1)
            blind += board.between(link.a, link.b).has_wall
    assert blind == 22


@clause("SS-LOS-03", "SS-LOS-08", "SS-LOS-09", "SS-LOS-10", "SS-EX-19")
def test_figures_block_heroes_and_companions_but_not_enemies() -> None:
    t = crypt(party="ilvane law K2, sable law K3", mates="wolf ilvane K2", foes="orc_g K3, orc_g K4", opened="all")
    k2, k4 = area_pair(t, "K2", "K4")
    assert sees(t.state, k4, k2)
    assert not hero_sees(t.state, k2, k4)
    assert hero_sees(t.state, k2, k2)
    t.state.enemies[0].conditions["ko"] = 1
    assert not hero_sees(t.state, k2, k4)
    t.state.enemies[0].conditions.clear()
    t.state.enemies[0].pacified = True
    assert hero_sees(t.state, k2, k4)
    assert t.why_not("attack") == []


@clause("SS-LOS-09")
def test_area_is_crossed_at_more_than_one_point() -> None:
    square = Rect(2, 2, 4, 4)
    assert crosses(Segment(Point(0, 3), Point(9, 3)), square)
    assert not crosses(Segment(Point(0, 2), Point(9, 2)), square)
    assert not crosses(Segment(Point(0, 4), Point(4, 0)), square)
    assert not crosses(Segment(Point(0, 8), Point(4, 4)), square)
    assert crosses(Segment(Point(0, 0), Point(3, 3)), square)


@clause("SS-LOS-11", "SS-OPT-08")
def test_fog_limits_the_length_of_sight() -> None:
    t = quest("q1", event="v17", party="ilvane law F1, sable law F1", foes="orc_g F9, orc_g F14")
    f1, f9, f14 = (area(t, name) for name in ("F1", "F9", "F14"))
    assert distance(t.state, f1, f14) == 3
    assert sees(t.state, f1, f9)
    assert not sees(t.state, f1, f14)
    t = crypt(fog=True)
    assert not sees(t.state, *area_pair(t, "K1", "K4"))
    assert sees(t.state, *area_pair(t, "K4", "K1"))


@clause("SS-DIS-01", "SS-DIS-04")
def test_distance_counts_links_in_both_directions_and_movement_distance_legal_steps() -> None:
    t = quest("q2")
    g5, g9, g3, g4 = (area(t, name) for name in ("G5", "G9", "G3", "G4"))
    assert distance(t.state, g5, g9) == distance(t.state, g9, g5) == 1
    assert distance(t.state, g3, g4) == 1
    assert distance(t.state, g3, g3) == 0
    t = crypt()
    assert distance(t.state, *area_pair(t, "K1", "K12")) == FAR
    assert walking_distance(t.state, *area_pair(t, "K1", "K12")) == FAR


@clause("SS-DIS-02", "SS-DIS-03")
def test_range_includes_both_ends_and_needs_line_of_sight() -> None:
    party, foes = "corvane law K1, sable law K1", "orc_g K3, orc_g K10, orc_g K6"
    t = crypt(party=party, corvane={"powers": "c1"}, foes=foes, red=[1, 1])
    t.answer("use:c1")
    assert t.state.attacks[0].target == foe(t).ref
    assert "attack" in crypt(party=party, foes=foes).keys


@clause("SS-DIS-05")
def test_nearest_is_by_distance_then_steps_then_hp_then_order() -> None:
    t = crypt(foes="orc_g K5, orc_g K3, orc_g K3 wounds=1")
    far, near, hurt = (enemy.ref for enemy in t.state.enemies)
    assert sorted_by_nearness(t.state, area(t, "K2"), [far, near, hurt]) == [hurt, far, near]
    assert foe_key(t) == f"foe:{far}"
