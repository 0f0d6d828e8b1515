"""A game with only a scene: its cards and coloured fields on the full screen and line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.cells.drawing import Sight
from meadhall.engine import Match, find_game
from meadhall.engine.language.wording import Names
from meadhall.engine.presentation.scene import Card, CardFace
from meadhall.terminal.fullscreen.scene_cards import PAINTS, card_lines, card_words
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing
from meadhall.terminal.plain import sentences
from meadhall.terminal.session import Player, Session

GAME = find_game(str(Path(__file__).parents[2] / "examples" / "couriers.py"))


def sight(cell: tuple[int, int] = (5, 2)) -> Sight:
    view = Match(GAME, 5, players=2).view(0)
    letters = {option.key: letter for option, letter in zip(view.options, "abcdef", strict=False)}
    return Sight(view, Names(["Ann", "Bram"], 0), [0, 0], cell, letters)


def drawn(cell: tuple[int, int] = (5, 2)) -> Any:
    return SceneDrawing(GAME).board(sight(cell))


def test_a_field_with_a_ground_of_its_own_shows_its_name_its_kind_and_who_stands_there() -> None:
    canvas = drawn()
    text = canvas.text()
    assert any("Millbridge" in line for line in text)
    row = next(nth for nth, line in enumerate(text) if "C3" in line)
    assert "meadow" in text[row + 1]
    assert "Y" in text[row + 3]
    assert "B" in text[row + 3]
    grounds = {canvas.cell(x, y)[2] for y in range(canvas.height) for x in range(canvas.width)}
    assert {"card.amber", "card.green", "card.grey", "card.blue"} <= grounds
    assert grounds <= {*PAINTS, "night", "ember", "seat.0", "seat.1"}


def test_in_a_low_window_fields_are_one_row_and_keep_their_names() -> None:
    assert len([line for line in drawn((5, 1)).text() if line.strip()]) <= 12


def test_a_card_that_is_an_answer_has_its_letter_in_the_hand() -> None:
    drawing, here = SceneDrawing(GAME), sight()
    panel = next(panel for panel in drawing.panels(here, 36, True) if panel.title == "Before you")
    lines = ["".join(span.text for span in line) for line in panel.lines]
    road = here.view.options[0].key.removeprefix("ride:").capitalize()
    assert any(f" a {road} " in line for line in lines)
    assert all(len(line) <= 38 for line in lines)
    assert not any(f" a {town} " in line for line in lines for town in ("Thornby", "Ashby"))


def test_many_cards_take_as_many_lines_as_they_need() -> None:
    card = Card("road", "roads", 6, faces=[CardFace("hill", "Hill", "3", "grey")] * 6)
    lines = card_lines(card, {}, 30)
    assert len(lines) > 1
    assert "".join(span.text for line in lines for span in line).count("Hill 3") == 6
    assert card_words(Card("cask", "casks", 2, values=[4])) == "casks 2 (4 ?)"


def test_line_by_line_cards_are_named() -> None:
    session = Session(Match(GAME, 5, players=2), [Player("Ann"), Player("Bram")])
    session.lift()
    said = sentences.before(session, 0)
    assert "1 letter: " in said
    assert "4 roads: " in said
    assert sentences.before(session, 1) == "Before Bram: 1 letter and 4 roads."
