"""Adventure 3, Escape to the Cities (4.11)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.adventureland.land import CITIES
from meadhall.testing import ScriptedTable, clause, table
from tests.games.adventureland.asking import go

COLOURS = ("black", "green", "violet", "orange")


def escape(players: int = 4, **position: Any) -> ScriptedTable[Any]:
    return table("adventureland", adventure=3, players=players, **position)


def points_by_source(t: ScriptedTable[Any], name: str) -> list[int]:
    """Return one part of the points by seat."""
    return [t.standings[seat].parts[name] for seat in sorted(t.standings)]


def seats_with(counts: list[int], kind: str) -> dict[str, Any]:
    """Return position words that give each seat this number of gold, or of creatures."""
    creatures = iter(["F01", "F14", "F02", "F13", "F03", "F12", "F04", "F11", "F05", "F10", "F06"])
    if kind == "gold":
        return {colour: {"parties": "row1", "gold": n} for colour, n in zip(COLOURS, counts, strict=True)}
    return {
        colour: {"parties": "row1", "beaten": [next(creatures) for _ in range(n)]}
        for colour, n in zip(COLOURS, counts, strict=True)
    }


@clause("AL-ESC-01")
def test_nothing_is_scored_before_the_end_and_parties_do_not_group() -> None:
    t = escape(2, black="A8 A1", green="A2", board="B8")
    go(t, "A8", "B8")
    assert t.state.track == [0, 0]
    t.answer("go:A1")
    assert "to:A2" not in t.keys


@clause("AL-ESC-02")
def test_wreaths_and_two_points_per_gold_count_but_no_tiles() -> None:
    side = {"parties": "K10", "beaten": [16, 14], "gold": 3, "herbs": [4], "swords": [3]}
    t = escape(2, black=side, green={"parties": "K9+1", "beaten": [8, 8, 8], "gold": 4})
    assert points_by_source(t, "fog creatures")[0] == 15
    assert points_by_source(t, "gold")[0] == 6
    assert t.points[0] == 15 + 6 + 3 + 3 + 6  # second most creatures, gold and figures in the capital


@clause("AL-ESC-03")
def test_most_creatures_by_number_score_7_3_and_1() -> None:
    t = escape(black={"parties": "row1", "beaten": [16, 14]}, green={"parties": "row1", "beaten": [8, 8, 8]},
               violet={"parties": "row1", "beaten": [10]}, orange="row1")  # fmt: skip
    assert points_by_source(t, "most fog creatures") == [3, 7, 1, 0]


@clause("AL-ESC-04")
def test_most_gold_scores_7_3_and_1() -> None:
    assert points_by_source(escape(**seats_with([1, 4, 2, 3], "gold")), "most gold") == [0, 7, 1, 3]


@clause("AL-ESC-05")
def test_figures_are_counted_city_by_city() -> None:
    t = escape(2, black="E5+2 B5", green="F4 F5 B6+3")
    assert points_by_source(t, "Midmarket") == [3, 1]  # 3 against 2
    assert points_by_source(t, "Alderwick") == [2, 4]  # 1 against 4


@clause("AL-ESC-06")
@pytest.mark.parametrize(
    ("city", "fields", "points"),
    [
        ("Kingsreach", "H9 H10 I8 I9", [12, 6, 3, 0]),
        ("Highspire", "I2 I3 J2 J3", [6, 3, 1, 0]),
        ("Southhaven", "B9 B10 C9 C10", [5, 2, 1, 0]),
        ("Alderwick", "B5 B6 C6 C7", [4, 2, 1, 0]),
    ],
)
def test_each_city_scores_its_fields_then_half_then_a_quarter(city: str, fields: str, points: list[int]) -> None:
    sides: dict[str, Any] = {
        c: f"{field}+{3 - n}" if n < 3 else field
        for n, (c, field) in enumerate(zip(COLOURS, fields.split(), strict=True))
    }
    assert points_by_source(escape(**sides), city) == points


@clause("AL-ESC-06")
def test_the_smallest_city_scores_3_1_and_nothing() -> None:
    t = escape(black="E5+2", green="F4+1", violet="F5", orange="row1")
    assert points_by_source(t, "Midmarket") == [3, 1, 0, 0]
    assert [city.size for city in CITIES if city.name == "Midmarket"] == [3]


@clause("AL-ESC-07")
def test_tied_players_all_have_the_full_points_of_their_place() -> None:
    assert points_by_source(escape(**seats_with([3, 3, 1, 0], "gold")), "most gold") == [7, 7, 1, 0]
    assert points_by_source(escape(**seats_with([2, 2, 2, 2], "beaten")), "most fog creatures") == [7, 7, 7, 7]


@clause("AL-ESC-08")
def test_places_leave_gaps_unless_the_option_is_dense() -> None:
    assert points_by_source(escape(**seats_with([3, 3, 2, 1], "gold")), "most gold") == [7, 7, 1, 0]
    assert points_by_source(escape(**seats_with([4, 3, 3, 1], "gold")), "most gold") == [7, 3, 3, 0]
    assert points_by_source(escape(**seats_with([3, 3, 2, 1], "gold"), place_ties="dense"), "most gold") == [7, 7, 3, 1]


@clause("AL-ESC-09")
def test_player_without_an_item_gets_no_place_for_it() -> None:
    assert points_by_source(escape(**seats_with([0, 0, 0, 1], "gold")), "most gold") == [0, 0, 0, 7]
    assert points_by_source(escape(**seats_with([0, 0, 0, 0], "gold")), "most gold") == [0, 0, 0, 0]


@clause("AL-ESC-10")
def test_figures_outside_cities_cost_one_point_per_creature_on_the_board() -> None:
    t = escape(2, black="A1+2 row2 K10+4", green="K9 I3", board="E7=8 G4=16 H4=10")
    assert points_by_source(t, "outside the cities") == [-12, 0]


@clause("AL-ESC-11")
def test_removed_figures_and_companions_alone_do_not_count() -> None:
    t = escape(2, black="D8+3 A2", green="A5 A9", board="E7=8 B5", sprite="B8", cards="D9 A1")
    assert points_by_source(t, "outside the cities") == [-1, -2]


@clause("AL-ESC-12")
def test_a_total_may_be_negative() -> None:
    t = escape(2, black="A1 row2 row3", green="row1", board="E7=8 G4=16")
    assert t.points == [-6, -2]
