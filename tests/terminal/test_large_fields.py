"""The boards of Heroes in the terminal, at every size: pieces, their strength, and which are exposed or sheltered."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.cells.drawing import Line, bare_text
from meadhall.games.heroes.drawing.fields import FIELDS
from meadhall.terminal.fullscreen.ascii_characters import to_ascii
from meadhall.terminal.fullscreen.clicks import click
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.large_fields import MAX_DRAWING_ROWS, divide_lines
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import NOBODY
from meadhall.testing import ScriptedTable
from tests.terminal.heroes_moment import trial_table

SIZES = [(140, 42), (120, 40), (100, 30), (80, 30), (80, 24), (64, 24)]
ANNS_POSITION = {
    "hero": "kaldor",
    "dice": "FFFFLL",
    "hand": "fireball",
    "board": "f1=red_dragon f3=hellhound b2=hero b3=fire_elemental",
}


def table(**overrides: Any) -> ScriptedTable[Any]:
    """Return a table: a Fire Elemental is behind a Hellhound, and Maris behind a Triton with 2 hit points left."""
    return trial_table(
        ann=ANNS_POSITION, bram={"hero": "maris", "dice": "AAWWCC", "board": "f2=triton/3 b2=hero"}, **overrides
    )


def desk(t: ScriptedTable[Any]) -> Desk:
    seats = t.match.game.seats(t.match.options)
    return Desk(Session(t.match, [Player(name) for name in ("Ann", "Bram", "Cas", "Dot")[:seats]]))


def screen_text(t: ScriptedTable[Any], size: tuple[int, int]) -> str:
    current_desk = desk(t)
    current_desk.session.seat = 0
    current_desk.refresh()
    return "\n".join(current_desk.frame(*size).canvas.text())


def field(t: ScriptedTable[Any], place: str, width: int = 11, height: int = 4) -> list[str]:
    return [
        bare_text(line).strip()
        for line in FIELDS.field(t.match.game.voice(NOBODY), t.match.state, place, width, height)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_boards_show_names_hit_points_and_strength(size: tuple[int, int]) -> None:
    text = screen_text(table(), size)
    for words in ("Triton", "♥2", "♥7", "♥21", "►5", "(Maris)"):
        assert words in text
    assert text.index("back 4") < text.index("front 4") < text.index("front 1 ")  # the front lines face each other


def test_sheltered_piece_is_in_brackets_and_an_exposed_one_coloured() -> None:
    t = table()
    assert field(t, "0b3") == ["(Fire", "Elemental)", "♥3", "►2 FR"]
    exposed: list[Line] = list(FIELDS.field(t.match.game.voice(NOBODY), t.match.state, "0f3", 11, 4))
    assert [span.ground for span in exposed[0]] == ["seat.0"]
    assert field(t, "0f3") == ["Hellhound", "♥2", "►2 F"]
    assert field(t, "0b2") == ["Kaldor", "♥21", "Hero"]
    assert field(t, "0f4") == []


@pytest.mark.parametrize(
    ("height", "rows"),
    [(4, ["(Fire", "Elemental)", "♥3", "►2 FR"]), (2, ["(Fire Ele…)", "♥3 ►2 FR"]), (1, ["(Fire E ♥3)"])],
)
def test_low_field_shows_the_most_important_facts(height: int, rows: list[str]) -> None:
    assert field(table(), "0b3", height=height) == rows


@pytest.mark.parametrize(("height", "rows"), [(4, ["Triton", "♥2", "►3 FR", "Poison"]), (2, ["Triton", "♥2 Poison"])])
def test_spells_on_a_creature_are_named_even_in_a_small_field(height: int, rows: list[str]) -> None:
    assert field(table(spells=["poison bram.f2 ann"]), "1f2", height=height) == rows


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_clicking_a_field_selects_its_place_and_boards_have_owner_letters(players: int, size: tuple[int, int]) -> None:
    more = {"cas": {"hero": "brunna", "board": "b2=hero"}, "dot": {"hero": "ilvane", "board": "b2=hero"}}
    current_desk = desk(table(players=players, **dict(list(more.items())[: players - 2])))
    current_desk.session.seat = 0
    current_desk.refresh()
    frame = current_desk.frame(*size)
    assert frame.board is not None
    board = frame.canvas.text()[frame.board[1] :]
    for sign, letter in zip("●■▲◆"[:players], "ABCD", strict=False):
        labelled = any(line.startswith(f"  {sign}{letter} ") for line in board)
        beside = any(one.startswith(sign) and other.startswith(letter) for one, other in nearby_lines(board))
        assert labelled or beside
    assert to_ascii(frame.canvas).text()
    context = current_desk.context()
    width, height = current_desk.drawing.size(context)
    found = {current_desk.drawing.place_at(context, x, y): (x, y) for y in range(height) for x in range(0, width, 2)}
    assert found.keys() - {""} == {
        place.id for place in current_desk.session.scene().places if place.column is not None
    }
    x, y = found["0f2"]
    click(current_desk, frame, frame.board[0] + x, frame.board[1] + y)
    assert current_desk.cursor == "0f2"


def nearby_lines(lines: list[str]) -> list[tuple[str, str]]:
    """Return each line paired with each of the three lines below it."""
    return [(one, other) for at, one in enumerate(lines) for other in lines[at + 1 : at + 4]]


@pytest.mark.parametrize("size", MAX_DRAWING_ROWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_fit_and_do_not_overlap(size: int, players: int) -> None:
    boards = [f"board {1 + row // 2}" for row in range(2 * players)]
    rows = divide_lines(boards, size)
    taken = [y for start in rows.first_lines for y in range(start, start + rows.height)]
    taken += [*rows.label_lines, *([rows.divider_line] if rows.divider_line else [])]
    assert len(taken) == len(set(taken))
    assert max(taken) < rows.row_count <= MAX_DRAWING_ROWS[size]


def test_boards_are_beside_the_dice_in_a_wide_window() -> None:
    t = trial_table(step="prepare", mode="relaxed", ann={**ANNS_POSITION, "dice": "FFFFLL"})
    text = screen_text(t, (140, 42))
    assert "STOP" in text
    assert "Hellho" in text


def test_creature_is_shown_with_the_strength_of_its_attack() -> None:
    assert "►5 FB" in "".join(field(table(), "0f1"))
    assert "►6 FB" in "".join(field(table(spells=["flaming_blade ann.f1 ann"]), "0f1"))
