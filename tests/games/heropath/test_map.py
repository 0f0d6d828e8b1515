"""The map: spaces, links, regions, distances (MAP)."""

from __future__ import annotations

from collections import Counter

from meadhall.games.heropath.content import LIMITS
from meadhall.games.heropath.land import (
    ALL,
    CLIMBS,
    DISTANCE,
    FLARE,
    IS_ROAD,
    IS_SAFE,
    IS_SETTLEMENT,
    LINKS,
    MAP,
    PRISON,
    REGIONS,
    ROCKS,
    SPACE,
    SPACES,
    START,
)
from meadhall.testing import clause
from tests.games.heropath.reading import T, space_of, vitality_of, walk


@clause("HP-CON-04", "HP-MAP-05", "HP-MAP-10", "HP-MAP-11", "HP-MAP-12", "HP-MAP-13", "HP-CMP-01")
def test_map_has_the_spaces_links_and_rocks_counted_in_the_rules() -> None:
    kinds = Counter(space.kind for space in SPACES)
    assert kinds == {"safe": 7, "road": 40, "settlement": 22, "balloon": 2, "pier": 1, "prison": 1, "start": 1}
    assert Counter(link.kind for link in MAP.links.edges) == {"path": 87, "gate": 8, "bridge": 3}
    assert Counter(climb.kind for climb in MAP.links.climbs) == {"cliff": 6, "ford": 3}
    assert len(MAP.region) == 6
    assert sum(map(len, LINKS)) == 2 * 98
    assert [sum(flare == rock.number for flare in FLARE) for rock in ROCKS] == [4, 4, 4]
    assert all(IS_ROAD[space] != (IS_SETTLEMENT[space] or IS_SAFE[space]) for space in ALL)
    assert all(not any(rock.id == space.id for space in SPACES) for rock in ROCKS), "no hero stands on a rock"


@clause("HP-MAP-06")
def test_the_eastern_bank_belongs_to_river_and_plains() -> None:
    both = [SPACES[space].id for space in ALL if len(REGIONS[space]) == 2]
    assert both == ["E3", "E4", "E5", "E6", "E7", "E8"]
    assert all(REGIONS[SPACE[name]] == {"riverbank", "plains"} for name in both)


@clause("HP-MAP-01", "HP-MAP-02", "HP-MAP-15")
def test_linked_spaces_are_adjacent_and_every_space_has_a_far_one() -> None:
    assert SPACE["P09"] in LINKS[SPACE["P05"]]
    assert SPACE["P10"] not in LINKS[SPACE["P05"]]
    assert DISTANCE[START][PRISON] == 12
    assert all(max(DISTANCE[space]) >= LIMITS.far_distance for space in ALL)
    assert {max(DISTANCE[space]) for space in ALL} <= set(range(8, 16))
    t = T(ann="P05")
    t.answer("travel")
    assert [key for key in t.keys if key.startswith("space:")] == ["space:E4", "space:P01", "space:P09"]
    assert t.forbidden_by("space:P10") == ["HP-MAP-02"]


@clause("HP-MAP-03")
def test_border_is_crossed_only_at_a_gate() -> None:
    t = T(ann="P04")
    t.answer("travel")
    assert "space:U08" in t.keys
    assert t.forbidden_by("space:U07") == ["HP-MAP-03"]


@clause("HP-MAP-04")
def test_crossing_a_bridge_is_one_pace_and_no_hero_stops_on_it() -> None:
    t = T(ann="W5")
    walk(t, "E5")
    assert space_of(t) == "E5"
    assert all("bridge" not in space.kind for space in SPACES)


@clause("HP-MAP-14")
def test_prison_is_the_end_of_the_cave() -> None:
    assert SPACES[PRISON].id == "C6"
    assert [SPACES[near].id for near in LINKS[PRISON]] == ["C5"]


@clause("HP-MAP-16", "HP-MOV-04")
def test_three_heroes_share_a_space_and_a_fourth_passes() -> None:
    t = T(players=4, ann="P14", bram="P13", cas="P13", dot="P13")
    t.answer("travel", "space:P13")
    assert t.forbidden_by("stop") == ["HP-MOV-04"]
    t.answer("space:P11", "stop")
    assert space_of(t) == "P11"


@clause("HP-MAP-16")
def test_start_space_has_no_limit() -> None:
    t = T(players=6, ann="P14")
    walk(t, "START")
    assert space_of(t) == "START"


@clause("HP-MOV-04", "HP-MAP-16")
def test_last_pace_may_not_lead_to_a_full_space() -> None:
    t = T(players=4, ann={"at": "P12", "leeches": 2}, bram="P13", cas="P13", dot="P13")
    t.answer("travel", "space:P11")
    assert t.forbidden_by("space:P13") == ["HP-MOV-04"]


@clause("HP-MAP-17", "HP-MAP-18")
def test_climb_needs_a_card_that_opens_it() -> None:
    t = T(ann="U07")
    t.answer("travel")
    assert t.forbidden_by("space:P03") == ["HP-MAP-17"]
    t = T(ann={"at": "U07", "cards": "K14"}, rock=2)
    walk(t, "P03")
    assert space_of(t) == "P03"
    assert CLIMBS[SPACE["W1"]][0].kind == "fords"


@clause("HP-MAP-07", "HP-MAP-08", "HP-ENC-08")
def test_nobody_is_attacked_on_a_safe_space() -> None:
    t = T(ann={"at": "P11", "cards": "F02 A33"}, bram={"at": "P11", "gold": 1})
    for kind in ("ambush", "thievery", "snatching"):
        assert t.forbidden_by(f"{kind}:1") == ["HP-ENC-08"]
    assert t.forbidden_by("card:A33") == ["HP-CRD-24"]
    assert t.forbidden_by("card:F02") == ["HP-ENC-08"]


@clause("HP-MAP-07")
def test_action_begun_on_an_active_flare_burns_even_at_its_end_on_a_safe_space() -> None:
    t = T(ann="U07")
    walk(t, "U06")
    assert vitality_of(t) == 3


@clause("HP-MAP-09")
def test_an_enemy_on_a_safe_space_must_be_fought_or_evaded() -> None:
    t = T(ann="P11", enemies="P11=troll")
    assert [key for key in t.keys if key in ("travel", "fight:troll", "rest", "give-up")] == ["fight:troll", "travel"]
