"""The drawn map agrees with the map of the rules, and the browser's content with the game's."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from meadhall.games.heropath.content import CARDS, ENEMIES, HEROES, SITES
from meadhall.games.heropath.land import CLIMBS, LINKS, SPACES
from tests.games.drawings import WEB, scripts

CHART: Final[dict[str, Any]] = json.loads((WEB / "src" / "games" / "heropath" / "chart.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def chart_script() -> Any:
    with scripts("heropath") as load:
        yield load


def test_the_map_is_drawn_as_the_content_says(chart_script: Any) -> None:
    """To repair a failure, run `python web/art/heropath/drawing.py` and then `picture.py heropath`."""
    assert (WEB / "public" / "art" / "heropath" / "map.svg").read_text("utf-8") == chart_script(
        "drawing"
    ).drawing() + "\n"


def test_numbers_have_the_same_meaning_in_the_rules_and_in_the_chart() -> None:
    assert [space["id"] for space in CHART["spaces"]] == [space.id for space in SPACES]
    assert [card["id"] for card in CHART["cards"]] == [card.id for card in CARDS]
    assert [site["id"] for site in CHART["sites"]] == [site.id for site in SITES]
    assert [enemy["id"] for enemy in CHART["enemies"]] == [enemy.id for enemy in ENEMIES]
    assert [hero["id"] for hero in CHART["heroes"]] == [hero.id for hero in HEROES]


def test_every_link_and_climb_is_drawn_from_space_to_space() -> None:
    ends = {frozenset((way["a"], way["b"])) for way in CHART["ways"]}
    linked = {frozenset((SPACES[a].id, SPACES[b].id)) for a, near in enumerate(LINKS) for b in near}
    climbed = {frozenset((SPACES[a].id, SPACES[climb.to].id)) for a, climbs in enumerate(CLIMBS) for climb in climbs}
    assert ends == linked | climbed
    at = {space["id"]: [space["x"], space["y"]] for space in CHART["spaces"]}
    assert all([way["curve"][0], way["curve"][3]] == [at[way["a"]], at[way["b"]]] for way in CHART["ways"])


def test_every_road_of_a_region_stays_in_it(chart_script: Any) -> None:
    land = chart_script("land")
    for way in land.WAYS:
        shared = set(land.SPACES[way.a]["regions"]) & set(land.SPACES[way.b]["regions"])
        if way.kind != "path" or not shared or {"riverbank", "plains"} & shared:
            continue
        assert {land.region_at(point) for point in way.points()} <= shared, f"{way.a} to {way.b} leaves {shared}"


def test_gate_is_where_its_road_changes_the_region(chart_script: Any) -> None:
    land = chart_script("land")
    for way in land.WAYS:
        if way.kind == "gate":
            t, _ = land.gate_of(way)
            assert land.region_at(way.at(t - 0.03)) != land.region_at(way.at(t + 0.03)), f"{way.a} to {way.b}"


def test_only_bridges_and_fords_cross_the_river(chart_script: Any) -> None:
    land = chart_script("land")
    for way in (*land.WAYS, *land.CLIMBS):
        wet = any(land.far_from(point, [land.RIVER]) < land.RIVER_WIDTH / 4 for point in way.points(40))
        assert wet == (way.kind in ("bridge", "ford")), f"{way.a} to {way.b}, a {way.kind}"
