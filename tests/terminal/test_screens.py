"""Golden screens: one position per game at four sizes. A change of a drawing must be intended."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from meadhall.cells.drawing import Span
from meadhall.games.adventureland.drawing.board import corner
from meadhall.games.adventureland.land import RIVER_ORDER, TERRAIN
from meadhall.terminal.fullscreen.answering import choose_answer, give_answer
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.layout import has_room_for_board
from meadhall.terminal.fullscreen.text import wrap_in_rows
from tests.terminal import heroes_moment
from tests.terminal.golden.__main__ import screens
from tests.terminal.moment import session

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.txt"))
drawn = cache(screens)


@pytest.mark.parametrize("name", NAMES)
def test_screen_equals_its_golden_file(name: str) -> None:
    assert "\n".join(drawn()[name]) + "\n" == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_every_golden_screen_is_tested() -> None:
    assert sorted(drawn()) == NAMES


@pytest.mark.parametrize("cell", [(8, 3), (5, 2), (6, 1), (5, 1)])
def test_river_is_one_line_from_mouth_to_mouth(cell: tuple[int, int]) -> None:
    desk = Desk(session())
    state = desk.session.match.state
    state.lying[:], state.party_on[:], state.sprite = [0] * 110, [-1] * 110, -1
    desk.refresh()
    board = desk.drawing.board(replace(desk.context(cell), letters={}))
    line = {(x, y) for y in range(board.height) for x in range(board.width) if board.cell(x, y)[0] in "═║╔╗╚╝"}
    west, east = corner(RIVER_ORDER[0], cell), corner(RIVER_ORDER[-1], cell)
    reached = {(west[0], west[1] + cell[1] // 2)}
    while True:
        more = {(x + a, y + b) for x, y in reached for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & line
        if more <= reached:
            break
        reached |= more
    assert (east[0] + cell[0] - 1, east[1] + cell[1] // 2) in reached
    assert reached == line


def test_neighbouring_fields_differ_in_shade() -> None:
    desk = Desk(session())
    board = desk.drawing.board(desk.context((5, 2)))
    for field, other in [(f, f + 1) for f in range(109) if f % 11 < 10 and TERRAIN[f] == TERRAIN[f + 1] != "R"]:
        grounds = [board.cell(*corner(one, (5, 2)))[2] for one in (field, other)]
        if all(ground.endswith((".0", ".1")) for ground in grounds):
            assert grounds[0] != grounds[1]


@pytest.mark.parametrize("size", [(64, 24), (79, 28), (80, 24), (99, 29), (100, 24), (120, 33), (139, 41), (200, 60)])
def test_every_window_that_fits_shows_board_question_and_keys(size: tuple[int, int]) -> None:
    desk = Desk(session())
    give_answer(desk, "go:D6")
    text = desk.frame(*size).canvas.text()
    assert has_room_for_board(*size)
    assert len(text) == size[1]
    assert "You choose " in "\n".join(text)
    assert text[-1].startswith(" F1 help  Enter play")
    assert all(any(f"[{letter}]" in line for line in text) for letter in "abcdef")


@pytest.mark.parametrize("size", [(140, 42), (120, 40), (120, 34)])
def test_chosen_card_is_shown_in_full_if_there_is_room(size: tuple[int, int]) -> None:
    desk = Desk(heroes_moment.session_in_a_trial())
    choose_answer(desk, "cast:fireball")
    lines = desk.frame(*size).canvas.text()
    read = next(y for y, line in enumerate(lines) if "─ Read ─" in line)
    text = " ".join(line.rpartition("│ ")[2].strip() for line in lines[read:])
    assert "Each Being next to the target takes half as many magical wounds, rounded down." in text
    assert "Each enhancement: 1 more wound. HE-CST-01" in text


def test_text_too_long_for_its_rows_ends_with_an_ellipsis() -> None:
    line = [Span("one two three four five six")]
    texts = [["".join(span.text for span in row) for row in wrap_in_rows(line, 10, rows)] for rows in (1, 2, 3)]
    assert texts == [["one two t…"], ["one two", "  three …"], ["one two", "  three", "  four …"]]


def test_too_small_window_is_explained() -> None:
    assert not has_room_for_board(63, 24)
    assert not has_room_for_board(64, 23)


def test_long_preview_of_a_choice_has_the_odds() -> None:
    text = " ".join(" ".join(line.rpartition("│ ")[2] for line in drawn()["where-140x42"]).split())
    assert "Fog Stalker 12. You bring 1 + 2 = 3, 9 short. 3 swords (+2 +1 +0): 95 %." in text
    assert "You gain: 6 points, and you" in text
