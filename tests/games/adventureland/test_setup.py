"""Components and set-up (2, 3) and the map (4.2)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.content import CONTENT, SETUP
from meadhall.games.adventureland.events import CardTurned, FirstPlayerDrawn, SpriteRan
from meadhall.games.adventureland.land import (
    CITIES,
    CITY_FIELDS,
    COLUMNS,
    FIELD_NAMES,
    PLACE,
    REGION_FIELDS,
    RIVER_ORDER,
    TERRAIN,
)
from meadhall.games.adventureland.positions.inspect import adventurers, census, on, where
from meadhall.games.adventureland.positions.names import SEATS
from meadhall.testing import clause, table
from tests.games.adventureland.asking import rules_text

EIGHT_FIELDS = "A1 B2 C3 D3 E3 F3 H3 G3"
NEIGHBOUR_OFFSETS = (1, -1, COLUMNS, -COLUMNS)


def adjacent_fields(field: int) -> set[int]:
    """Return the fields that share an edge with this one."""
    column = field % COLUMNS
    east_west = [field + step for step in (1, -1) if 0 <= column + step < COLUMNS]
    return {f for f in (*east_west, field + COLUMNS, field - COLUMNS) if 0 <= f < len(TERRAIN)}


# ---- components


@clause("AL-CMP-01", "AL-MAP-01")
def test_board_is_eleven_columns_by_ten_rows_from_the_north_west() -> None:
    assert len(FIELD_NAMES) == 110
    assert (FIELD_NAMES[0], FIELD_NAMES[10], FIELD_NAMES[99], FIELD_NAMES[-1]) == ("A1", "K1", "A10", "K10")


@clause("AL-CMP-02")
def test_there_is_one_card_for_every_field() -> None:
    state = GAME.first_state(GAME.options())
    assert state.faces.bags["card"] == list(range(110))
    assert list(GAME.face_names["card"]) == FIELD_NAMES
    counts = Counter(TERRAIN)
    assert counts == {"C": 30, "M": 28, "F": 20, "R": 18, "N": 14}


@clause("AL-CMP-03")
def test_cards_and_items_match_one_to_one() -> None:
    counts = Counter(TERRAIN)
    line = {kind: sum(places.values()) for kind, places in census(GAME.first_state(GAME.options())).items()}
    assert line["companions"] == counts["C"] == 30
    assert line["swords"] == counts["M"] == 28
    assert line["herbs"] == counts["F"] == 20
    assert line["gold"] == counts["R"] == 18
    assert line["creatures"] == counts["N"] == 14


# ---- set-up


@clause("AL-SET-01")
def test_cards_creatures_and_tiles_are_face_down_in_a_random_order() -> None:
    state = GAME.first_state(GAME.options())
    assert {bag: len(faces) for bag, faces in state.faces.bags.items()} == {
        "card": 110, "creature": 14, "herb": 20, "sword": 28,
    }  # fmt: skip
    first_cards = {table("adventureland", step="setup", seed=seed).heard(CardTurned)[0].field for seed in range(40)}
    assert len(first_cards) > 20


@clause("AL-SET-02", "AL-SET-05")
def test_stocks_are_beside_the_board_and_the_sprite_is_not_on_the_river() -> None:
    state = GAME.first_state(GAME.options(players=3))
    assert state.sprite == -1
    assert census(state)["gold"] == {"table": 18, "board": 0, "box": 0, "players": 0, "parties": 0}
    assert (state.companions_on_table, state.companions_in_box) == (25, 5)


@clause("AL-SET-03")
def test_every_scoring_marker_starts_at_0() -> None:
    t = table("adventureland", players=4, step="setup", first_player=0, cards=EIGHT_FIELDS)
    assert t.points == [0, 0, 0, 0]


@clause("AL-SET-04", "AL-SET-05")
@pytest.mark.parametrize(
    ("players", "each", "companions", "swords"),
    [(2, 10, (22, 8), (20, 8)), (3, 8, (25, 5), (23, 5)), (4, 8, (28, 2), (26, 2))],
)
def test_pieces_go_back_into_the_box_by_number_of_players(
    players: int, each: int, companions: tuple[int, int], swords: tuple[int, int]
) -> None:
    state = GAME.first_state(GAME.options(players=players))
    assert [adventurers(state, seat) for seat in range(players)] == [each] * players
    assert (state.companions_on_table, state.companions_in_box) == companions
    assert (state.swords_on_table, state.swords_in_box) == swords
    assert len(state.faces.bags["sword"]) == 28  # nobody knows which of them are in the box


@clause("AL-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_adventurer_is_in_each_start_area_in_play(players: int) -> None:
    t = table("adventureland", players=players, step="setup", first_player=0, cards=EIGHT_FIELDS)
    rows, columns = ("12345", "ABCDE") if players == 2 else ("1234", "ABCD")
    areas = " ".join([f"row{row}" for row in rows] + [f"col{column}" for column in columns])
    assert [where(t.state, seat) for seat in range(players)] == [areas] * players


@clause("AL-SET-08")
def test_eight_cards_other_than_fog_are_carried_out_before_the_first_turn() -> None:
    t = table(
        "adventureland",
        players=3,
        step="setup",
        first_player=1,
        cards="E7 A1 B2 C3 D3 E3 F3 H3 G4 C6 D1 D2",
        creatures=[8, 10],
    )
    assert len(t.heard(CardTurned)) == 12  # two are fog; the last two belong to the first turn
    assert [on(t.state, name) for name in ("E7", "A1", "B2", "C6")] == ["F01", "herb", "sword", "companion"]
    assert t.question == "first-move"


@clause("AL-SET-09")
def test_gold_at_set_up_brings_the_sprite() -> None:
    t = table("adventureland", step="setup", first_player=0, cards="A1 B2 C3 D3 E9 F3 H3 B8")
    assert t.heard(SpriteRan) == [SpriteRan(-1, PLACE["E9"]), SpriteRan(PLACE["E9"], PLACE["B8"])]
    assert on(t.state, "B8") == "gold sprite"


@clause("AL-SET-10")
def test_cards_used_in_setup_are_on_the_discard_pile() -> None:
    t = table("adventureland", step="setup", first_player=0, cards=EIGHT_FIELDS)
    assert t.state.discard == [PLACE[name] for name in EIGHT_FIELDS.split()]


@clause("AL-SET-11", "AL-CHN-08")
def test_first_player_is_random_and_play_runs_in_seat_order() -> None:
    t = table(
        "adventureland", players=3, step="setup", first_player="violet", cards=EIGHT_FIELDS + " A2 A3 B1 B3 B4 C1"
    )
    assert t.heard(FirstPlayerDrawn) == [FirstPlayerDrawn(2)]
    order = []
    for _ in range(3):
        order.append(t.asked)
        t.answer("stay")
    assert order == [2, 0, 1]


@clause("AL-SET-11")
def test_the_first_player_may_be_named() -> None:
    t = table("adventureland", players=3, start_player="seat2", step="setup", cards=EIGHT_FIELDS + " A2 A3")
    assert t.asked == 1


@clause("AL-SET-12")
def test_seats_have_black_green_violet_and_orange_and_colour_has_no_effect() -> None:
    assert SEATS == ("black", "green", "violet", "orange")
    points = []
    for colour in ("black", "green"):
        t = table("adventureland", **{colour: "A8 A1"}, turn=colour, board="B8")
        t.answer("go:A8", "to:B8")
        points.append(t.points[t.seat(colour)])
    assert points == [2, 2]


# ---- the map


@clause("AL-MAP-02", "AL-MAP-04")
def test_the_terrain_of_every_field_is_the_printed_grid() -> None:
    lines = [line.split() for line in rules_text().splitlines()]
    grid = {int(line[0]): line[1:12] for line in lines if len(line) >= 12 and line[0].isdigit() and line[1] in "FMCRN"}
    assert [TERRAIN[PLACE[f"{column}{row}"]] for row in range(1, 11) for column in "ABCDEFGHIJK"] == [
        letter for row in range(1, 11) for letter in grid[row]
    ]
    assert all(TERRAIN[PLACE[known.field]] == known.terrain for known in CONTENT.known)
    for item, field in (("herb", "A1"), ("sword", "A4"), ("companion", "B5"), ("gold", "A7")):
        assert on(table("adventureland", black="K1", green="A2", board=field).state, field) == item


@clause("AL-MAP-03", "AL-MAP-05")
def test_the_river_runs_from_edge_to_edge_with_fog_on_both_banks() -> None:
    assert len(RIVER_ORDER) == 18
    assert (FIELD_NAMES[RIVER_ORDER[0]], FIELD_NAMES[RIVER_ORDER[-1]]) == ("A7", "K6")
    assert all(b in adjacent_fields(a) for a, b in pairwise(RIVER_ORDER))
    banks = {f for water in RIVER_ORDER for f in adjacent_fields(water) if TERRAIN[f] == "N"}
    north = {f for f in banks if any(f + COLUMNS == water for water in RIVER_ORDER)}
    south = {f for f in banks if any(f - COLUMNS == water for water in RIVER_ORDER)}
    assert north
    assert south


@clause("AL-MAP-06")
def test_five_cities_of_12_6_5_4_and_3_fields_that_do_not_touch() -> None:
    assert sorted((len(fields) for fields in CITY_FIELDS.values()), reverse=True) == [12, 6, 5, 4, 3]
    assert [city.name for city in CITIES if city.capital] == ["Kingsreach"]
    assert PLACE["K10"] in CITY_FIELDS[next(city.id for city in CITIES if city.capital)]
    for city, fields in CITY_FIELDS.items():
        others = {f for other, its in CITY_FIELDS.items() if other != city for f in its}
        assert not {b for f in fields for b in adjacent_fields(f)} & others
        reached, edge = set(), {min(fields)}
        while edge:
            reached |= edge
            edge = {b for f in edge for b in adjacent_fields(f)} & fields - reached
        assert reached == fields
    assert sum(len(fields) for fields in REGION_FIELDS.values()) == 110


@clause("AL-MAP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_whole_game_each_field_receives_at_most_one_item(players: int) -> None:
    t = table("adventureland", players=players, step="setup", seed=players)
    while not t.over:
        t.answer("stay" if "stay" in t.keys else t.keys[-1])
        if t.state.round > SETUP[players].max_rounds:
            break
    fields = [event.field for event in t.heard(CardTurned)]
    assert len(fields) > 50
    assert len(fields) == len(set(fields))
