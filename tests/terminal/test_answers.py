"""The list of answers: one below another, in full, and scrolling."""

from __future__ import annotations

import pytest

from meadhall.bots import find_bot
from meadhall.cells.drawing import Canvas, Span
from meadhall.engine import Match, Option, find_game
from meadhall.terminal.fullscreen.answers import NO_KEY, OfferedAnswer, Scroll, draw_answers
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.fullscreen.frame import LOG_ROWS
from meadhall.terminal.fullscreen.keys import press
from meadhall.terminal.plain.sentences import letter_runs
from meadhall.terminal.session import Player, Session
from tests.terminal.moment import session

BOX = (0, 0, 40, 4)
OPTIONS = [Option(f"go:{at}", "AL-MOV-01") for at in range(12)]
OFFERED = [
    OfferedAnswer(one, "abcdefghijkl"[at], [Span(f"answer number {at}" if at != 2 else "a long answer, " * 5)])
    for at, one in enumerate(OPTIONS)
]


def draw_rows(scroll: Scroll, chosen: Option | None = None) -> list[str]:
    canvas = Canvas(40, 4)
    draw_answers(canvas, BOX, OFFERED, chosen, scroll)
    return canvas.text()


def test_long_answer_takes_several_rows_and_hidden_answers_are_counted() -> None:
    scroll = Scroll()
    assert draw_rows(scroll)[:3] == ["  [a] answer number 0", "  [b] answer number 1", "  [c] a long answer, a long"]
    assert draw_rows(scroll)[3].endswith("▼ 10")
    assert draw_rows(scroll)[3].startswith("      ")


def test_list_scrolls_by_pages_and_stops_at_its_ends() -> None:
    scroll = Scroll()
    draw_rows(scroll)
    for _ in range(9):
        assert scroll.handle_key("pagedown")
        draw_rows(scroll)
    lines = draw_rows(scroll)
    assert lines[3].startswith("  [l]")
    assert "▲" in lines[0]
    assert "▼" not in "".join(lines)
    for _ in range(9):
        scroll.handle_key("wheel-up")
        draw_rows(scroll)
    assert draw_rows(scroll)[0].startswith("  [a]")
    assert not scroll.handle_key("a")


def test_chosen_answer_scrolls_into_view_and_can_be_scrolled_away() -> None:
    scroll = Scroll()
    assert any(line.startswith("► [i]") for line in draw_rows(scroll, OPTIONS[8]))
    scroll.handle_key("pageup")
    scroll.handle_key("pageup")
    assert not any(line.startswith("►") for line in draw_rows(scroll, OPTIONS[8]))
    assert any(line.startswith("► [b]") for line in draw_rows(scroll, OPTIONS[1]))


@pytest.mark.parametrize("game", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_scrolling_shows_each_answer_in_full_in_every_game(game: str) -> None:
    """To save time, each question is checked at one of three window sizes."""
    rules = find_game(game)
    match = Match(rules, "a1")
    bots = [find_bot("random", rules, str(seat)) for seat in range(rules.seats(match.options))]
    desk = Desk(Session(match, [Player(f"P{seat}", bot if seat else None) for seat, bot in enumerate(bots)]))
    for size in ((100, 30), (140, 45), (80, 24)) * 6:
        while not desk.session.is_person_asked:
            desk.session.advance()
        _assert_readable(desk, size)
        match.answer(0, bots[0].choose(match.view(0)))


def _assert_readable(desk: Desk, size: tuple[int, int]) -> None:
    desk.refresh()
    desk.shown_count = len(desk.story)
    desk.frame(*size)
    if desk.uses_tray or desk.has_stage or desk.layout is None:
        return
    rows: list[str] = []
    for _ in range(80):
        layout, lines = desk.layout, desk.frame(*size).canvas.text()
        listed = [line[: layout.answers_width].rstrip() for line in lines[layout.question + 1 : layout.note]]
        rows += [row[:-4].rstrip() if row.rpartition(" ")[0].endswith(("▲", "▼")) else row for row in listed]
        if not any("▼" in line[: layout.answers_width] for line in lines[layout.question : layout.note]):
            break
        press(desk, "pagedown")
    read = " ".join(" ".join(dict.fromkeys(row.strip() for row in rows)).split())
    for option in desk.options:
        words = " ".join(desk.session.option_words(option).split())
        assert all(part in read for part in words.split()), words


@pytest.mark.parametrize("size", [(100, 30), (140, 42), (140, 45)])
def test_log_has_at_least_eight_rows(size: tuple[int, int]) -> None:
    lines = Desk(session()).frame(*size).canvas.text()
    log = next(at for at, line in enumerate(lines) if "─ Log" in line)
    assert len(lines) - 2 - log - 1 >= LOG_ROWS == 8


def test_tab_reaches_all_answers_including_those_without_a_letter() -> None:
    desk = Desk(session())
    desk.frame(100, 30)
    seen: list[str] = []
    for _ in desk.options:
        press(desk, "tab")
        seen.append(desk.chosen)
    assert seen == [option.key for option in desk.options]
    assert "stay" in seen
    assert NO_KEY not in desk.letters.values()


@pytest.mark.parametrize("game", ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"])
def test_answer_has_the_same_letter_in_plain_mode_and_browser(game: str) -> None:
    match = Match(find_game(game), "3")
    desk = Desk(Session(match, [Player(f"P{seat}") for seat in range(match.game.seats(match.options))]))
    while not match.over and len(match.log) < 60:
        match.let_pass(match.asked)
        desk.lift_curtain()
        desk.refresh()
        if desk.session.is_person_asked and not desk.uses_tray:
            assert list(desk.letters.items()) == [(answer.key, answer.letter) for answer in desk.session.answers()]


@pytest.mark.parametrize(("letters", "words"), [
    ("abcz", "a to c and z"), ("trvabcd", "t, r, v and a to d"), ("abde", "a, b, d and e"), ("y", "y"),
])  # fmt: skip
def test_consecutive_letters_are_shown_as_a_range(letters: str, words: str) -> None:
    assert letter_runs(letters) == words
