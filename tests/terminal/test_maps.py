"""Scene boards that are larger than the window: maps and floor plans, with a banner, tracks and fights."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from meadhall.cells.drawing import Canvas, DrawingContext, Line, bare_text
from meadhall.engine import (
    Card,
    CardFace,
    Figure,
    Ladder,
    Marker,
    Match,
    Moment,
    Place,
    Rung,
    Scene,
    Track,
    find_game,
)
from meadhall.engine.language.names import Names
from meadhall.terminal.fullscreen.ascii_characters import to_ascii
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import LOG_ROWS
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing
from meadhall.terminal.fullscreen.scene_map import map_plan
from meadhall.terminal.fullscreen.scene_rooms import room_plan
from meadhall.terminal.fullscreen.scene_tracks import ladder_lines, track_lines
from meadhall.terminal.fullscreen.scene_window import Corner, scrolled_corner
from meadhall.terminal.plain import sentences
from meadhall.terminal.session import Player, Session

GAME = find_game(str(Path(__file__).parents[2] / "examples" / "couriers.py"))
NAMES = Names(["Ann", "Bram"], 0)


def make_places(count: int = 74, seed: int = 1) -> list[Place]:
    """Return a map like that of a large game: places at some distance, each with a road to the one before."""
    luck, found = Random(seed), list[tuple[float, float]]()
    while len(found) < count:
        x, y = luck.uniform(60, 1540), luck.uniform(60, 1040)
        if all(abs(x - a) > 90 or abs(y - b) > 60 for a, b in found):
            found.append((x, y))
    return [
        Place(f"s{at}", f"Space number {at}", "road", colour="green", centre=spot, roads=[f"s{at - 1}"] if at else [])
        for at, spot in enumerate(found)
    ]


ROOMS = [
    Place("hall", "Great Hall", "lit", centre=(3, 2), area=(0, 0, 6, 4), roads=["gate"]),
    Place("gate", "Gate", "floor", centre=(8, 2), area=(6, 0, 4, 4), roads=["crypt", "cell"]),
    Place("crypt", "Crypt of Kings", "dark", centre=(5, 6), area=(0, 4, 10, 4)),
    Place("cell", "Cell", "dark", centre=(30, 10), area=(28, 8, 4, 4)),
]


def drawing_of(places: list[Place], figures: list[Figure] | None = None, **scene_parts: Any) -> SceneDrawing:
    """Return a drawing of Couriers with another board."""

    def scene(s: Any, seat: int) -> Scene:
        return structs.replace(GAME.scene(s, seat), places=places, figures=figures or [], **scene_parts)

    return SceneDrawing(replace(GAME, scene=scene))


def make_context(cell: tuple[int, int] = (5, 2), cursor: str = "") -> DrawingContext:
    view = Match(GAME, 5, players=2).view(0)
    letters = {option.key: letter for option, letter in zip(view.options, "abcdef", strict=False)}
    return DrawingContext(view, NAMES, [0, 0], cell, letters, cursor)


def text(lines: list[Line]) -> list[str]:
    return ["".join(span.text for span in line) for line in lines]


# ---- maps


@pytest.mark.parametrize("seed", range(12))
def test_all_places_of_a_large_map_have_room_and_a_name(seed: int) -> None:
    places = make_places(74, seed)
    for width, height, tall in ((63, 22, 2), (63, 12, 1), (96, 32, 2)):
        plan = map_plan(places, width, height, tall)
        boxes = list(plan.boxes.values())
        assert len(boxes) == 74
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        assert all(
            b.x >= 0 and b.y >= 0 and b.x + b.width < plan.width and b.y + b.height <= plan.height for b in boxes
        )
        assert all(box.width >= 9 for box in boxes)


def test_fitting_map_is_shown_whole_and_a_larger_one_keeps_its_shape() -> None:
    few = map_plan(make_places(12), 63, 22, 2)
    assert (few.width, few.height) == (63, 22)
    many = map_plan(make_places(74), 63, 22, 2)
    assert many.width > 63
    assert abs(many.width / many.height - 63 / 22) < 0.3
    boxes = many.boxes
    north, south = (min(make_places(74), key=lambda p: sign * (p.centre or (0, 0))[1]) for sign in (1, -1))
    assert boxes[north.id].y < boxes[south.id].y


def test_places_at_the_same_position_are_drawn_apart() -> None:
    crowd = [Place(f"p{at}", f"Place {at}", "road", centre=(5, 5)) for at in range(9)]
    boxes = list(map_plan(crowd, 63, 22, 2).boxes.values())
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_map_scrolls_to_the_place_at_the_cursor_and_no_further() -> None:
    drawing, places = drawing_of(make_places()), make_places()
    for place in places:
        context = make_context(cursor=place.id)
        box = drawing.box(context, place)
        width, height = drawing.size(context)
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= width
        assert box.y + box.height <= height
        assert "?" in drawing.board(context).text()[box.y]
        assert drawing.place_at(context, box.x, box.y) == place.id
    plan = map_plan(places, 63, 22, 2)
    there = scrolled_corner(plan, 63, 22, Corner(), plan.boxes[places[0].id])
    assert scrolled_corner(plan, 63, 22, there, plan.boxes[places[0].id]) == there
    assert scrolled_corner(plan, 63, 22, Corner(999, 999), None) == Corner(plan.width - 63, plan.height - 22)


def test_arrows_reach_the_whole_map_and_scroll_the_board() -> None:
    places = make_places()
    drawing = drawing_of(places)
    start = drawing.step(make_context(), 1, 0)
    seen, queue = {start}, [start]
    for place in queue:
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            following = drawing.step(make_context(cursor=place), right, down)
            if following not in seen:
                seen.add(following)
                queue.append(following)
    assert len(seen) == len(places)


def test_map_shows_your_place_and_the_cursor_starts_there() -> None:
    drawing = drawing_of(make_places(), [Figure("s9", "hero", "A", "hero", 0), Figure("s3", "hero", "B", "hero", 1)])
    assert drawing.step(make_context(), 0, 1) == "s9"
    here = make_context()
    box = drawing.box(here, make_places()[9])
    assert " Y" in drawing.board(here).text()[box.y + 1]
    assert bare_text(drawing.place(here, "s9")).endswith("road. Your hero.")


def test_arrows_at_the_edges_are_highlighted_if_an_answer_is_beyond() -> None:
    letters = [Place("hill", "Hill", "answer", centre=(0, 0)), *make_places()]
    drawing = drawing_of(letters)
    board = drawing.board(make_context(cursor=max(make_places(), key=lambda p: (p.centre or (0, 0))[0]).id))
    assert board.cell(0, board.height // 2) == ("◄", "ink", "ember")
    board = drawing.board(make_context(cursor="hill"))
    assert board.cell(board.width - 1, board.height // 2) == ("►", "soft", "oak")
    assert board.cell(0, board.height // 2)[0] != "◄"


def test_large_window_shows_a_map_at_its_largest_size() -> None:
    def frame(game: Any, width: int, height: int) -> Canvas:
        session = Session(Match(game, 5, players=2), [Player("Ann"), Player("Bram")])
        session.lift_curtain()
        return Desk(session).frame(width, height).canvas

    session = Session(Match(GAME, 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    desk = Desk(session)
    desk.frame(140, 45)
    assert desk.layout is not None
    assert desk.layout.cell == (8, 3)
    names = {stop.name[:8] for stop in GAME.scene(session.match.state, 0).places}
    assert all(any(name in line for line in frame(GAME, 140, 45).text()) for name in names)
    pig = find_game(str(Path(__file__).parents[2] / "examples" / "pig.py"))
    assert any("Players" in line for line in frame(pig, 140, 45).text())


def test_arrows_scroll_the_map_on_the_screen() -> None:
    def scene(s: Any, seat: int) -> Scene:
        return structs.replace(GAME.scene(s, seat), places=make_places(), figures=[])

    session = Session(Match(replace(GAME, scene=scene), 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    desk = Desk(session)
    before = desk.frame(100, 30).canvas.text()
    for _ in range(30):
        press(desk, "right")
        press(desk, "down")
    after = desk.frame(100, 30).canvas.text()
    assert before[3:20] != after[3:20]
    shown = next(place for place in make_places() if place.id == desk.cursor)
    assert any(shown.name[:12] in line for line in after)


def test_long_name_is_broken_over_rows_and_a_kind_is_shown_if_it_fits() -> None:
    def rows(name: str, kind: str, figures: list[Figure]) -> list[str]:
        drawing, here = drawing_of([Place("p", name, kind, centre=(1, 1))], figures), make_context()
        box = drawing.box(here, drawing.scene(here).places[0])
        return [line[box.x : box.x + box.width].strip() for line in drawing.board(here).text()[box.y : box.y + 2]]

    assert rows("Watchman's Tor", "safe", []) == ["Watchman's", "Tor"]
    assert rows("Redgate", "settlement", []) == ["Redgate", "settlement"]
    assert rows("Redgate", "a very old settlement", []) == ["Redgate", ""]
    assert rows("Watchman's Tor", "safe", [Figure("p", "hero", "A", "hero", 1)]) == ["Watchman's", "B"]


@pytest.mark.parametrize("cell", [(8, 3), (5, 2), (5, 1)])
def test_many_fields_with_names_flow_in_rows_and_no_name_is_cut(cell: tuple[int, int]) -> None:
    fields = [Place(f"f{at}", f"Field number {at}", "space", at % 9, at // 9, colour="green") for at in range(27)]
    drawing = drawing_of(fields, [Figure("f3", "knight", "K", "knight", 1)])
    boxes = [drawing.box(make_context(cell), field) for field in fields]
    drawn = drawing.board(make_context(cell)).text()
    seen = [(one, box) for one, box in zip(fields, boxes, strict=True) if box.y < len(drawn)]
    assert all(drawn[box.y][box.x : box.x + box.width].strip().startswith(one.name) for one, box in seen)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert [box.y for box in boxes] == sorted(box.y for box in boxes)
    assert drawn[boxes[3].y][boxes[3].x :].startswith(" Field number 3  B ")
    assert drawing.step(make_context(cursor="f0"), 1, 0) == "f1"
    few = drawing_of(fields[:2])
    assert few.size(make_context((8, 3)))[0] > 1000, "two fields have room enough"


def test_board_of_names_scrolls_to_the_cursor() -> None:
    fields = [Place(f"f{at}", f"Field number {at}", "space", at % 9, at // 9, colour="green") for at in range(180)]
    drawing = drawing_of(fields)
    assert "number 179" not in "\n".join(drawing.board(make_context()).text())
    assert "number 179" in "\n".join(drawing.board(make_context(cursor="f179")).text())


def test_places_have_their_colour_and_pieces_and_letters_stand_out() -> None:
    places = [Place(colour or "bare", "Hill", "hill", centre=(at, 0), colour=colour) for at, colour in enumerate(
        ["red", "blue", "green", "amber", "violet", "white", "grey", "puce", ""]
    )]  # fmt: skip
    drawing, here = drawing_of(places), make_context((8, 3))
    board = drawing.board(here)
    cells = {place.id: board.cell(*drawing.box(here, place)[:2]) for place in places}
    assert cells["red"][1:] == ("land.red.name", "land.red")
    assert cells["puce"][1:] == ("land.grey.name", "land.grey"), "a colour that nobody knows is grey"
    assert cells["bare"][1:] == ("text", "grid.0")
    assert all(ink in drawing.paints or ink == "text" for _, ink, _ in cells.values())
    assert all(ground in drawing.paints for _, _, ground in cells.values())


# ---- rooms


def test_room_walls_are_open_where_a_road_leads() -> None:
    drawing = drawing_of(ROOMS)
    context = make_context(cursor="hall")
    board = drawing.board(context)
    hall, gate, crypt = (drawing.box(context, place) for place in ROOMS[:3])
    wall = [board.cell(gate.x - 1, y)[0] for y in range(gate.y, gate.y + gate.height)]
    assert wall.count(" ") == 2
    assert set(wall) == {" ", "│"}
    below_hall = [board.cell(x, crypt.y - 1)[0] for x in range(hall.x, hall.x + hall.width - 1)]
    assert set(below_hall) == {"─"}
    below_gate = [board.cell(x, crypt.y - 1)[0] for x in range(gate.x, gate.x + gate.width)]
    assert below_gate.count(" ") == 5
    assert board.cell(gate.x - 1, 0)[0] == "┬"
    assert "Great Hall" in board.text()[hall.y]


def test_smallest_room_has_space_and_rooms_do_not_overlap() -> None:
    for width, height in ((63, 22), (96, 32), (63, 12)):
        boxes = room_plan(ROOMS, width, height).boxes
        assert not any(one.overlaps(other) for one, other in combinations(boxes.values(), 2))
        assert all(box.width >= 11 and box.height >= 2 for box in boxes.values())


def test_many_figures_stand_in_ranks_with_a_count_of_hidden_ones() -> None:
    crowd = [Figure("hall", "goblin", "g", "goblin", None, wounds) for wounds in range(1, 10)]
    drawing = drawing_of(ROOMS, [*crowd, Figure("hall", "hero", "A", "hero", 0, 7)])
    context = make_context(cursor="hall")
    rows = [line for line in drawing.board(context).text() if " g" in line]
    assert sum(line.count(" g") for line in rows) == 9
    assert len(rows) > 1
    assert any("Y7" in line for line in drawing.board(context).text())
    many = drawing_of(ROOMS, crowd * 9)
    assert any("+" in line and " g" in line for line in many.board(context).text())


def test_floor_plan_can_be_drawn_in_ascii() -> None:
    for drawing in (drawing_of(ROOMS), drawing_of(make_places())):
        signs = set("".join(to_ascii(drawing.board(make_context(cursor="hall"))).text()))
        assert all(sign.isascii() for sign in signs)
        assert signs & set("|.")


# ---- pending moments, tracks, fights, cards on the table


HAIL = Moment("Bram plays Hail on you", "You lose 1 road, and 2 more for each gem that you keep.", 1, [0, 1], "violet")


@pytest.mark.parametrize("places", [make_places(), ROOMS, []])
@pytest.mark.parametrize("tall", [1, 2, 3])
def test_banner_shows_the_pending_moment_and_the_asked_seats(places: list[Place], tall: int) -> None:
    if tall == 3 and not places:
        return  # a table is never that large
    cell = (8, 3) if tall == 3 else (5, tall)
    board = drawing_of(places, moments=[HAIL]).board(make_context(cell))
    row = next(at for at, line in enumerate(board.text()) if "Bram plays Hail on you" in line)
    assert row == board.height - (2 if tall == 1 else 3)
    assert "●Y" in board.text()[row]
    assert "■B" in board.text()[row]
    assert board.cell(1, row)[2] == "card.violet"
    assert "You lose 1 road" in board.text()[row + 1]


def test_banner_hides_nothing_under_the_cursor() -> None:
    places = make_places()
    drawing = drawing_of(places, moments=[HAIL])
    for place in places:
        context = make_context(cursor=place.id)
        box = drawing.box(context, place)
        assert box.y + box.height <= drawing.size(context)[1] - 3


def test_track_shows_all_players_and_the_meaning_of_its_numbers() -> None:
    track = Track(
        "might", 40, [Marker("A", "", 13, 0), Marker("B", "", 13, 1), Marker("!", "Evil", 40)], [(30, "wins")]
    )
    head, bar, meaning = text([*track_lines(track, NAMES, 50)])
    assert head == "might  Y13  B13  !40 "
    assert len(bar) == 50
    assert bar.startswith("0 ├")
    assert bar.endswith("!┤ 40")
    assert "YB" in bar
    assert bar.index("┼") > bar.index("B")
    assert meaning == "┼ 30 wins"
    far = Track("far", 3, [Marker("A", "", 9, 0)])
    assert "Y┤" in text([*track_lines(far, NAMES, 30)])[1]
    narrow = text([*track_lines(Track("many", 9, [Marker("", "", at, 1) for at in range(9)]), NAMES, 30)])
    assert all(len(line) <= 30 for line in narrow)


def test_fight_bar_shows_its_parts_and_the_gap() -> None:
    fight = Ladder("Battle with the Goblin", 14, [Rung("gems", 6, 0), Rung("sword", 2)], "the die decides")
    bar, total, *rest = text([*ladder_lines(fight, 28)])
    assert bar.count("┄") == 12
    assert "6" in bar
    assert "2" in bar
    assert total == "8 of 14, 6 more needed"
    assert rest == ["gems 6; sword 2", "the die decides"]
    enough = Ladder("Battle", 5, [Rung("gems", 9, 0)])
    assert text([*ladder_lines(enough, 28)])[1] == "9 of 5, enough"
    sent = [msgspec.to_builtins(one) for one in (fight, enough)]
    assert [(message["reached"], message["lacks"]) for message in sent] == [(8, 6), (9, 0)]
    panels = drawing_of(make_places(), ladder=fight).panels(make_context(), 33, True)
    assert "Battle with the Goblin" in [panel.title for panel in panels]


def test_cards_on_the_table_are_answers_with_their_letters() -> None:
    tavern = Card("tavern", "tavern", 3, faces=[
        CardFace("hill", "Grey Knight", "3", "blue", "2 gold"), CardFace("x", "Herald", "1", "red", "", True),
    ])  # fmt: skip
    low, high = (drawing_of([], table=[tavern]).board(make_context((5, tall))).text() for tall in (1, 2))
    assert any(" a Grey Knight" in line for line in low)
    assert any("[a] Grey Knight" in line for line in high)
    assert any("2 gold" in line and "used" in line for line in high)
    drawing = drawing_of(make_places(), table=[tavern, Card("quest", "quests", 12)])
    panels = {panel.title: text([*panel.lines]) for panel in drawing.panels(make_context(), 33, True)}
    assert "quests 12" in " ".join(panels["On the table"])
    assert panels["Tavern"] == [" a Grey Knight 3   Herald 1  "]


def test_full_side_keeps_the_rows_of_the_log_and_overwrites_nothing() -> None:
    cards = [Card("k", f"kind {at}", 2, faces=[CardFace(f"c{at}", "A card with a long name")] * 2) for at in range(9)]

    def scene(s: Any, seat: int) -> Scene:
        plain = GAME.scene(s, seat)
        return structs.replace(plain, seats=[structs.replace(one, cards=cards) for one in plain.seats])

    session = Session(Match(replace(GAME, scene=scene), 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    lines = Desk(session).frame(100, 30).canvas.text()
    log = next(at for at, line in enumerate(lines) if "─ Log" in line)
    assert lines[log - 1][64:].startswith("│ "), "cards end where the log begins"
    note = len(lines) - 2
    assert note - log - 1 == LOG_ROWS
    assert all(line[64] == "│" for line in lines[1:note])


def test_plain_mode_describes_fights_and_cards_on_the_table() -> None:
    tavern = Card("tavern", "tavern", 2, faces=[CardFace("k", "Grey Knight", "3")])
    fight = Ladder("Goblin", 9, [Rung("sword", 3, 0)], "the die decides")

    def scene(s: Any, seat: int) -> Scene:
        return structs.replace(GAME.scene(s, seat), table=[tavern, Card("quest", "quests", 12)], ladder=fight)

    session = Session(Match(replace(GAME, scene=scene), 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    assert sentences.question_lines(session)[0] == "Goblin: sword 3, 3 of 9, 6 more needed. The die decides."
    assert "Tavern 2 (Grey Knight 3, 1 face down)." in sentences.look_lines(session, "")
    assert "Quests 12." in sentences.look_lines(session, "")
