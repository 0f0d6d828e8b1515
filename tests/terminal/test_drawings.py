"""The drawings of games: every adventure of Adventure Land at every size, and a table of numbers for other games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar

import pytest

from meadhall.bots import answer_with, find_bot
from meadhall.cells.drawing import Canvas, Drawing, DrawingContext, Paint, Span, bare_text
from meadhall.commands.new import write_skeleton
from meadhall.engine.common.errors import BadOption
from meadhall.engine.contract.game import Standing
from meadhall.engine.contract.registry import find_game
from meadhall.engine.language.names import Names
from meadhall.engine.play.match import Match
from meadhall.games.adventureland.content import CREATURES
from meadhall.games.adventureland.drawing import DRAWING
from meadhall.games.adventureland.drawing.fight import GIANT, portraits
from meadhall.terminal.fullscreen.answering import choose_answer, give_chosen_answer
from meadhall.terminal.fullscreen.card import Reason, WhyCard, card_lines
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.drawings import drawing_of, drawing_with_own_parts
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.fullscreen.pages import result_page
from meadhall.terminal.fullscreen.queries import explain_at_cursor
from meadhall.terminal.fullscreen.scene_drawing import SceneDrawing
from meadhall.terminal.fullscreen.text import truncate, wrap
from meadhall.terminal.fullscreen.theme import DEPTHS, Theme
from meadhall.terminal.session import Player, Session
from meadhall.testing import table

SIZES = ((140, 42), (100, 30), (80, 24), (64, 29), (64, 24))
PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")


@pytest.mark.parametrize(("adventure", "players"), [(1, 4), (2, 2), (3, 3), (4, 2), (5, 3)])
def test_every_adventure_can_be_drawn_and_played_at_every_size(adventure: int, players: int) -> None:
    rules = find_game("adventureland")
    rng = random.Random(adventure)
    match = Match(rules, f"drawn {adventure}", players=players, adventure=adventure, expansion=adventure > 3)
    bots = [Player(f"Bot {name}", find_bot("random", rules, name)) for name in ("Bram", "Isolde", "Wenna")]
    session = Session(match, [Player("You"), *bots[: players - 1]])
    desk = Desk(session)
    theme = Theme(desk.drawing.paints)
    for _ in range(25):
        while not session.is_person_asked and session.advance():
            pass
        if session.is_over:
            break
        desk.refresh()
        desk.shown_count = len(desk.story)
        size = rng.choice(SIZES)
        choose_answer(desk, rng.choice(list(desk.options)).key)
        explain_at_cursor(desk, rng.choice(["A1", "D5", "K10", "row1", "colC"]))
        assert_valid(desk.frame(*size).canvas, size, theme)
        desk.card = None
        assert_valid(desk.frame(*size).canvas, size, theme)
        give_chosen_answer(desk)


def assert_valid(canvas: Canvas, size: tuple[int, int], theme: Theme) -> None:
    """Assert that a canvas has its size and that every name on it has a colour."""
    assert (len(canvas.chars), len(canvas.chars[0])) == (size[1], size[0])
    for y in range(canvas.height):
        for x in range(canvas.width):
            _, ink, ground = canvas.cell(x, y)
            theme.style(ink, ground)


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_paint_has_a_style_at_every_colour_depth(depth: str) -> None:
    theme = Theme(DRAWING.paints, depth)
    for ink in theme.paints:
        for ground in ("night", "parchment", "ember"):
            assert theme.style(ink, ground) is theme.style(ink, ground)


def test_giant_king_and_groups_have_their_icons() -> None:
    king = table(
        "adventureland", adventure=5, expansion=True, players=2, seed="x", king="J9", black="A1 B2+5+1g", green="H3"
    )
    desk = Desk(Session(king.match, [Player("You"), Player("Bob", find_bot("random", king.match.game))]))
    text = "\n".join(desk.frame(100, 30).canvas.text())
    assert "♔" in text
    assert "●Y+5" in text
    group = table("adventureland", adventure=2, players=2, seed="x", black="E5+4a+12 A1", green="H3")
    desk = Desk(Session(group.match, [Player("You"), Player("Bob", find_bot("random", group.match.game))]))
    assert "●5+12" in "\n".join(desk.frame(100, 30).canvas.text())
    assert "●5Y+12" in "\n".join(desk.frame(140, 42).canvas.text())


@pytest.mark.parametrize(("size", "cut_from"), [((140, 42), 98), ((100, 30), 63)])
def test_side_of_the_princess_adventure_is_not_cut(size: tuple[int, int], cut_from: int) -> None:
    rules = find_game("adventureland")
    match = Match(rules, "4", players=2, adventure=4, expansion=True, start_player="seat1")
    desk = Desk(Session(match, [Player("Ann"), Player("Bob", find_bot("random", rules))]))
    side = [line[cut_from:] for line in desk.frame(*size).canvas.text()]
    held = " ".join(next(line for line in side if "⚷0" in line).split())
    assert held.endswith("†0 ♣0 $0 òó0 ⚷0 0 of 10 out")
    assert any("1 creature on the board" in line for line in side)


def test_letters_of_pieces_stay_the_same_for_all_at_one_keyboard() -> None:
    match = Match(find_game("adventureland"), "3", players=2, start_player="seat1")
    shared = Desk(Session(match, [Player("Ann"), Player("Bot Bram")]))
    for seat in (0, 1):
        shared.lift_curtain()
        assert shared.session.seat == seat
        text = "\n".join(shared.frame(100, 30).canvas.text())
        assert "●A " in text
        assert "■B " in text
        assert "●Y" not in text
        shared.session.answer("stay")
        shared.refresh()
        shared.shown_count = len(shared.story)
    match = Match(match.game, "3", players=2, start_player="seat1")
    lone_desk = Desk(Session(match, [Player("Ann"), Player("Bot Bram", find_bot("random", match.game))]))
    assert "●Y  You" in "\n".join(lone_desk.frame(100, 30).canvas.text())


def test_every_creature_and_the_giant_have_a_portrait_of_one_size() -> None:
    found = portraits()
    assert set(found) == {kind.kind for kind in CREATURES} | {GIANT}
    for rows in found.values():
        assert {len(row) for row in rows} == {33}
        assert len(rows) == 24
        assert set("".join(rows)) <= set("0123456789")


def test_game_without_a_drawing_is_a_table_of_its_numbers() -> None:
    match = Match(find_game(PIG), "1", players=3)
    desk = Desk(Session(match, [Player("Ann"), Player("Bob"), Player("Cleo")]))
    desk.session.lift_curtain()
    desk.refresh()
    press(desk, "?")
    text = "\n".join(desk.frame(100, 30).canvas.text())
    for words in ("target", "100", "You", "Bob", "Roll or hold?", "[a] Roll", "The pot is empty", "PG-TRN-03"):
        assert words in text
    press(desk, "escape")
    press(desk, "a")
    press(desk, "a")
    assert len(match.log) > 0
    for size in SIZES:
        assert len(desk.frame(*size).canvas.text()) == size[1]


def test_your_known_cards_are_on_the_table_and_on_the_hand_page(tmp_path: Path) -> None:
    rules = find_game(str(write_skeleton("ownhand", tmp_path)))
    match = Match(rules, "4", players=2)
    match.answer(0, "keep")
    match.answer(1, "keep")
    desk = Desk(Session(match, [Player("Ann"), Player("Bob", find_bot("random", rules))]))
    faces = rules.scene(match.view(0).state, 0).seats[0].cards[0].faces
    assert len(faces) == 2
    chips = "".join(f" {letter} {face.name} {face.sign}  " for letter, face in zip("bc", faces, strict=True)).rstrip()
    for size in SIZES:
        text = desk.frame(*size).canvas.text()
        assert any(line.startswith(f"  casks          {chips}") for line in text)
    assert any(f"casks 2 ({faces[0].sign} {faces[1].sign})" in line for line in desk.frame(100, 30).canvas.text())
    assert "casks 1" in "\n".join(desk.frame(100, 30).canvas.text())
    press(desk, "H")
    page = "\n".join(desk.frame(100, 30).canvas.text())
    assert f"casks 2  {chips}" in page
    assert "Nothing yet" not in page


def test_result_shows_the_parts_of_the_score_in_one_column() -> None:
    standings = [Standing(1, 1, 59, {"fog creatures": 32, "companions and gold": 27}), Standing(0, 2, 54)]
    names = Names(["Ann", "Bot Bram"], 0)
    page = result_page(standings, names, find_game("adventureland").voice(names), None)
    rows = [bare_text(line) for line in page.lines]
    assert rows[:6] == [
        "Bot Bram wins.",
        "",
        f"1st {'Bot Bram':<30}  59 points",
        f"      {'fog creatures':<28}  32",
        f"      {'companions and gold':<28}  27",
        f"2nd {'You':<30}  54 points",
    ]


def test_unloadable_drawing_is_refused_in_one_sentence() -> None:
    from dataclasses import replace

    rules = find_game(PIG)
    with pytest.raises(BadOption, match="Pig: its drawing 'nowhere:X' cannot be loaded"):
        drawing_of(replace(rules, drawing="nowhere:X"))
    drawn: Drawing = drawing_of(find_game("adventureland"))
    assert drawn.board == DRAWING.board
    assert drawn.cells == DRAWING.cells
    assert not hasattr(DRAWING, "options_at"), "parts that the game does not draw come from its scene"


def test_game_can_override_parts_of_the_scene_drawing() -> None:
    class Own:
        paints: ClassVar = {"gilt": Paint("#ffd700", "yellow")}

        def heading(self, context: DrawingContext) -> str:
            return "in gold"

    match = Match(find_game(PIG), 1, players=2)
    plain = SceneDrawing(match.game)
    context = DrawingContext(match.view(0), Names(["Ann", "Bob"], 0), [0, 0], (5, 2), {})
    drawn = drawing_with_own_parts(SceneDrawing(match.game), Own())
    assert drawn.heading(context) == "in gold" != plain.heading(context)
    assert drawn.board(context).text() == plain.board(context).text()
    assert {"gilt", *plain.paints} == set(drawn.paints)


def test_lines_are_wrapped_between_words_and_cut_with_an_ellipsis() -> None:
    line = [Span("one two "), Span("three four", "strong")]
    assert ["".join(span.text for span in row).rstrip() for row in wrap(line, 9)] == ["one two", "  three", "  four"]
    assert "".join(span.text for span in truncate(line, 8)) == "one two…"
    assert truncate(line, 40) == line


def test_card_keeps_its_width() -> None:
    card = WhyCard(
        "Why not A1?", [Reason("Word " * 20, "AL-MOV-02"), Reason("Short.", "AL-MOV-09")], [("a", "E6")] * 12
    )
    for width in (27, 31, 60):
        lines = card_lines(card, width)
        assert all(sum(len(span.text.rstrip()) for span in line[-1:]) <= width for line in lines)
        text = ["".join(span.text for span in line) for line in lines]
        assert all(len(row.rstrip()) <= width for row in text)
        assert any(row.endswith("AL-MOV-02") for row in text)
        assert text[-1].startswith("→ Possible:")


def test_result_says_nobody_wins_when_no_seat_is_first() -> None:
    standings = [Standing(0, 2, 12), Standing(1, 2, 30)]
    names = Names(["Ann", "Bot Bram"], 0)
    page = result_page(standings, names, find_game("adventureland").voice(names), None)
    assert bare_text(page.lines[0]) == "Nobody wins."


@pytest.mark.parametrize(("game", "question", "drawn"), [("heropath", "after-the-roll", 4), ("swordsorcery", "hit", 1)])
def test_dice_of_a_fight_are_drawn_beside_the_board(game: str, question: str, drawn: int) -> None:
    match: Match[Any] = Match(find_game(game), "5")
    bots = [find_bot("sensible", match.game, str(seat)) for seat in range(match.game.seats(match.options))]
    while match.menu().question != question:
        answer_with(bots[match.asked], match, match.asked)
    desk = Desk(Session(match, [Player(f"Player {seat}") for seat in range(len(bots))]))
    desk.lift_curtain()
    desk.frame(140, 45)
    tops = sum(row.count("┌──────┐") for row in desk.frame(140, 45).canvas.text())
    assert tops >= drawn
