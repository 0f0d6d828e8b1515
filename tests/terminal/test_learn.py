"""`meadhall learn`: the lesson at the terminal, drawn and in plain mode."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from meadhall.commands.learn import Page, pages_of, show_pages
from meadhall.engine import find_game
from meadhall.terminal.lesson.app import LessonApp
from meadhall.terminal.lesson.viewer import LessonViewer


class FakeConsole:
    """A console with scripted input that keeps what was printed."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.said: list[str] = []

    def read(self, prompt: str) -> str | None:
        self.said.append(prompt.strip())
        return next(self.lines, None)

    def say(self, line: str) -> None:
        self.said.append(line)

    def clear(self) -> None:
        self.said.append("~")


PAGES = [
    Page("Yours", "These are your pieces."),
    Page("Go", "Go there.", "c", "Go to D6"),
    Page("Done", "You are there."),
]


def titles(console: FakeConsole) -> list[str]:
    return [line.split()[1] for line in console.said if line[:1].isdigit()]


def test_enter_goes_forward_b_goes_back_and_a_step_waits_for_its_letter() -> None:
    console = FakeConsole(["", "b", "", "x", "c", ""])
    assert show_pages(PAGES, console)
    assert titles(console) == ["Yours", "Go", "Yours", "Go", "Done"]
    assert "c or Enter: Go to D6  b: back  q: leave" in console.said
    assert "Not yet. Type c now, or press Enter and it is done for you." in console.said


def test_q_or_the_end_of_input_leaves() -> None:
    assert not show_pages(PAGES, FakeConsole(["", "q"]))
    assert not show_pages(PAGES, FakeConsole([]))


def test_plain_step_has_its_words_and_its_answer() -> None:
    pages = pages_of(find_game("virtues"))
    assert "The Stone Choir: pay 1 Generosity and 1 Kindness" in [page.answer for page in pages]
    assert all(page.title and page.words for page in pages)


GAMES = ["adventureland", "heroes", "heropath", "swordsorcery", "virtues"]


@pytest.mark.parametrize("name", GAMES)
def test_drawn_lesson_is_completed_with_its_answers(name: str) -> None:
    game = find_game(name)
    words = {page.title: page.words for page in pages_of(game)}
    lesson = LessonViewer(game)
    while not lesson.has_left:
        at = lesson.step_index
        for width, height in ((140, 45), (100, 30), (80, 24)):
            text = lesson.frame(width, height).canvas.text()
            title = next(title for title in words if f"{at + 1}/{lesson.step_count}  {title}" in "\n".join(text))
            output = " ".join(" ".join(line.strip() for line in text[height - 6 :]).split())
            assert " ".join(words[title].split()) in output, (width, height)
        lesson.press(lesson.awaited_key or "enter")
        assert lesson.has_left or lesson.step_index == at + 1
    assert lesson.is_finished
    assert lesson.step_index == lesson.step_count - 1


def lesson_at(lesson: LessonViewer, id: str) -> LessonViewer:
    """Return the lesson at a step."""
    while lesson.shown.step.id != id:
        lesson.press("enter")
    return lesson


def test_step_highlights_its_place_and_its_answer() -> None:
    lesson = lesson_at(LessonViewer(find_game("adventureland")), "sword")
    text = "\n".join(lesson.frame(100, 30).canvas.text())
    assert lesson.desk.cursor == "C5"
    assert lesson.desk.chosen == "to:C5"
    assert f"► [{lesson.awaited_key}] Move 2 south to C5" in text
    assert "Take a face-down sword" in text


def test_other_keys_do_nothing_and_the_left_arrow_goes_back() -> None:
    lesson = lesson_at(LessonViewer(find_game("adventureland")), "sword")
    at = lesson.step_index
    lesson.press("z")
    assert lesson.step_index == at
    assert lesson.message == f"Press {lesson.awaited_key} now, or press Enter and it is done for you."
    assert lesson.message in "\n".join(lesson.frame(100, 30).canvas.text())
    lesson.press("left")
    assert lesson.shown.step.id == "pick"
    lesson.press("Q")
    assert lesson.has_left
    assert not lesson.is_finished


def test_click_on_the_answer_or_its_place_answers() -> None:
    lesson = lesson_at(LessonViewer(find_game("adventureland")), "sword")
    frame = lesson.frame(100, 30)
    y, line = next((y, line) for y, line in enumerate(frame.canvas.text()) if "► [" in line)
    lesson.click(frame, line.index("► ["), y)
    assert lesson.shown.step.id == "again"
    lesson = lesson_at(LessonViewer(find_game("adventureland")), "sword")
    text = lesson.frame(100, 30).canvas.text()
    y = next(y for y, line in enumerate(text) if f"[{lesson.awaited_key}] †" in line)
    lesson.click(lesson.frame(100, 30), text[y].index(f"[{lesson.awaited_key}] †"), y)
    assert lesson.shown.step.id == "again"


def test_click_elsewhere_is_a_wrong_answer() -> None:
    lesson = lesson_at(LessonViewer(find_game("adventureland")), "sword")
    text = lesson.frame(100, 30).canvas.text()
    y = next(y for y, line in enumerate(text) if "[a] ♣" in line)
    lesson.click(lesson.frame(100, 30), text[y].index("[a] ♣"), y)
    assert lesson.shown.step.id == "sword"
    assert "Press" in lesson.message


def test_lesson_window_returns_whether_it_was_finished() -> None:
    async def run() -> tuple[bool | None, str]:
        app = LessonApp(find_game("adventureland"), depth="true", in_ascii=False)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            text = "\n".join(app.surface.render_line(y).text for y in range(30))
            for _ in range(app.lesson.step_count):
                await pilot.press("enter")
        return app.return_value, text

    finished, text = asyncio.run(run())
    assert finished
    assert "1/15" in text
