"""A game with only a scene: its cards, map and coloured fields, on the full screen and in plain mode."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from meadhall.cells.drawing import DrawingContext
from meadhall.engine import Match, find_game
from meadhall.engine.language.names import Names
from meadhall.engine.presentation.scene import Card, CardFace, Moment, Scene
from meadhall.terminal.fullscreen.scene_cards import LAND, card_words, kind_lines
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing
from meadhall.terminal.fullscreen.scene_map import NO_DOTS
from meadhall.terminal.plain import sentences
from meadhall.terminal.scene_words import titled_moment_words
from meadhall.terminal.session import Player, Session

GAME = find_game(str(Path(__file__).parents[2] / "examples" / "couriers.py"))


def make_context(cell: tuple[int, int] = (5, 2)) -> DrawingContext:
    view = Match(GAME, 5, players=2).view(0)
    letters = {option.key: letter for option, letter in zip(view.options, "abcdef", strict=False)}
    return DrawingContext(view, Names(["Ann", "Bram"], 0), [0, 0], cell, letters)


def make_drawing(cell: tuple[int, int] = (5, 2)) -> Any:
    return SceneDrawing(GAME).board(make_context(cell))


def test_map_places_are_apart_with_their_names_and_figures() -> None:
    canvas = make_drawing()
    text = "\n".join(canvas.text())
    assert all(place.name[:8] in text for place in GAME.scene(Match(GAME, 5, players=2).state, 0).places)
    row = next(nth for nth, line in enumerate(canvas.text()) if "Crossways" in line)
    assert {"Y", "B"} <= set(canvas.text()[row + 1])
    grounds = {canvas.cell(x, y)[2] for y in range(canvas.height) for x in range(canvas.width)}
    assert {"land.amber", "land.green", "land.grey", "land.blue"} <= grounds
    assert grounds <= {*LAND, "night", "ember", "seat.0", "seat.1"}
    assert any(ord(sign) > NO_DOTS for sign in text)


@pytest.mark.parametrize("tall", [1, 2])
def test_no_place_of_a_map_overlaps_another_or_leaves_the_map(tall: int) -> None:
    drawing, here = SceneDrawing(GAME), make_context((5, tall))
    boxes = [drawing.box(here, place) for place in drawing.scene(here).places]
    width, height = drawing.size(here)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert all(box.x >= 0 and box.x + box.width <= width and box.y + box.height <= height for box in boxes)


def test_arrows_move_to_the_next_place_on_a_map_and_a_click_finds_it() -> None:
    drawing, here = SceneDrawing(GAME), replace(make_context(), cursor="crossways")
    assert drawing.step(here, 0, -1) == "high-moor"
    assert drawing.step(here, 1, 0) in ("oakham", "long-meadow")
    assert drawing.step(replace(here, cursor="thornby"), 1, 0) == "thornby"
    box = drawing.box(here, next(place for place in drawing.scene(here).places if place.id == "saltham"))
    assert drawing.place_at(here, box.x, box.y) == "saltham"


def on_a_grid(s: Any, seat: int) -> Scene:
    """Return the scene with its stops as fields of a grid."""
    scene = GAME.scene(s, seat)
    cells = enumerate(scene.places)
    return structs.replace(
        scene, places=[structs.replace(one, centre=None, roads=[], column=at % 5, row=at // 5) for at, one in cells]
    )


def test_field_with_its_own_ground_shows_name_kind_and_figures() -> None:
    canvas = SceneDrawing(replace(GAME, scene=on_a_grid)).board(make_context())
    text = canvas.text()
    row = next(nth for nth, line in enumerate(text) if "Crosswa" in line)
    assert "meadow" in text[row + 1]
    height = next(down for down in range(1, 8) if "Y" in text[row + down])
    assert "B" in text[row + height]


def test_pending_moments_are_shown_beside_a_grid() -> None:
    def asked(s: Any, seat: int) -> Scene:
        return structs.replace(on_a_grid(s, seat), moments=[Moment("Bram plays Hail", "You lose 1 road.", 1, [0, 1])])

    panels = SceneDrawing(replace(GAME, scene=asked)).panels(make_context(), 40, True)
    output = {
        panel.title: " ".join("".join(span.text for span in line).strip() for line in panel.lines) for panel in panels
    }
    assert output["Bram plays Hail"] == "You lose 1 road. To answer: you and Bram."
    assert "letters delivered  Y0  B0" in output["Tracks"]


def test_title_that_is_a_sentence_has_one_full_stop() -> None:
    for title in ("The action is done", "The action is done."):
        words = titled_moment_words(Moment(title, "Take 1 card.", asked=[1]), Names(["Ann", "Bram"]))
        assert words == "The action is done. Take 1 card. To answer: Bram."
    assert titled_moment_words(Moment("A theft", ""), Names([])) == "A theft."


def test_in_a_low_window_fields_have_one_row_and_keep_their_names() -> None:
    text = make_drawing((5, 1)).text()
    assert len([line for line in text if line.strip()]) <= 12
    assert any("Millbr" in line for line in text)


def test_card_that_is_an_answer_has_its_letter_in_the_hand() -> None:
    drawing, here = SceneDrawing(GAME), make_context()
    panel = next(panel for panel in drawing.panels(here, 36, True) if panel.title == "In front of you")
    lines = ["".join(span.text for span in line) for line in panel.lines]
    road = here.view.options[0].key.removeprefix("ride:").capitalize()
    assert any(f" a {road} " in line for line in lines)
    assert all(len(line) <= 38 for line in lines)
    assert not any(f" a {town} " in line for line in lines for town in ("Thornby", "Ashby"))


def test_many_cards_take_as_many_lines_as_they_need() -> None:
    card = Card("road", "roads", 6, faces=[CardFace("hill", "Hill", "3", "grey")] * 6)
    lines = kind_lines(card, {}, 30)
    assert len(lines) > 1
    assert "".join(span.text for line in lines for span in line).count("Hill 3") == 6
    assert card_words(Card("cask", "casks", 2, values=[4])) == "casks 2 (4 ?)"


def test_plain_mode_names_cards() -> None:
    session = Session(Match(GAME, 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    sentence = sentences.things_line(session, 0)
    assert "letter 1 (" in sentence
    assert "roads 4 (" in sentence
    assert sentences.things_line(session, 1) == "In front of Bram: letter 1 and roads 4."


def test_plain_mode_describes_tracks_and_the_roads_of_a_place() -> None:
    session = Session(Match(GAME, 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift_curtain()
    (said,) = sentences.look_lines(session, "saltham")
    assert said == "Saltham, meadow, a town. Nothing is there. Roads lead to Heron Ford and Windy Hill."
    assert "Crossways, meadow. Here: your courier and Bram's courier." in sentences.look_lines(session, "")
    assert sentences.look_lines(session, "")[-1] == "Letters delivered (up to 3): You 0, Bram 0; 3: wins."
