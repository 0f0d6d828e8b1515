"""Lessons: a player completes each of them, on a desktop by its highlighted parts, on a phone by its buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.engine.contract.lesson import LessonStep
from meadhall.engine.contract.registry import find_game, installed_games
from tests.browser.conftest import picture, serious_violations

Enter = Callable[..., Page]
GAMES = [name for name in installed_games() if find_game(name).lesson is not None]

# Highlight rings that the words cover.
COVERED_RINGS_SCRIPT = """() => {
  const words = document.querySelector("[data-callout]").getBoundingClientRect();
  const covered = [...document.querySelectorAll("[data-ring]")].filter(ring => {
    const lit = ring.getBoundingClientRect(), seam = 6;
    return Math.min(words.right, lit.right) - Math.max(words.left, lit.left) > seam
      && Math.min(words.bottom, lit.bottom) - Math.max(words.top, lit.top) > seam;
  });
  return covered.map(one => one.dataset.ring);
}"""

# Rings that are barely in view; the highlighted part may be thin itself.
SLIVERS_SCRIPT = """() => [...document.querySelectorAll("[data-ring]")].filter(ring => {
  const name = CSS.escape(ring.dataset.ring), kinds = ["place", "part", "about", "answer"];
  const sides = kinds.flatMap(kind => [...document.querySelectorAll(`[data-${kind}="${name}"]`)])
    .map(one => one.getBoundingClientRect()).filter(({ width }) => width)
    .map(({ width, height }) => Math.min(width, height));
  return Math.min(ring.offsetWidth, ring.offsetHeight) < Math.min(24, ...sides);
}).map(one => one.dataset.ring)"""


# The highlighted part has scrolled into view, and its rings have followed.
SETTLED_SCRIPT = """
step => document.querySelector(`[data-lesson-step=${step}][data-lesson-lit=${step}]:not([data-missing])`)
  && document.activeElement.matches("[data-callout]")"""
TWO_FRAMES_SCRIPT = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
RINGS_SCRIPT = (
    f"async () => {{ await {TWO_FRAMES_SCRIPT}; return [({COVERED_RINGS_SCRIPT})(), ({SLIVERS_SCRIPT})()]; }}"
)


def wait_for_step(page: Page, step: str) -> None:
    """Wait until the step is shown and its words have the focus."""
    page.wait_for_function(SETTLED_SCRIPT, arg=step)
    page.evaluate(TWO_FRAMES_SCRIPT)


def click_part(page: Page, thing: str) -> None:
    """Click a highlighted part. It may have appeared or moved at the click before."""
    page.evaluate(TWO_FRAMES_SCRIPT)
    ring = page.locator(f'.ring.do[data-ring="{thing}"]').bounding_box()
    assert ring is not None
    page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)


def click_all_parts(page: Page, step: LessonStep[Any]) -> None:
    """Click the parts of a step, one after another."""
    for part in (*step.taps, step.lights[0]):
        click_part(page, part)
    if page.locator(f'[data-lesson-step="{step.id}"]').count():  # the first click showed a path
        click_part(page, step.lights[0])


@pytest.mark.parametrize("game", GAMES)
def test_player_completes_a_lesson(enter: Enter, game: str) -> None:
    """The two pages alternate, so that one board settles while the other is checked."""
    lesson = find_game(game).lesson
    assert lesson is not None
    wide = enter(at=f"/learn/{game}")
    phone = enter(390, 844, touch=True, is_mobile=True, at=f"/learn/{game}")
    for at, step in enumerate(lesson.steps):
        for page, size in ((wide, "wide"), (phone, "phone")):
            page.wait_for_function(SETTLED_SCRIPT, arg=step.id)
            assert page.evaluate(RINGS_SCRIPT) == [[], []], (step.id, size)
            picture(page, f"lesson-{game}-{size}-{at + 1}")
            if at == 0 and page is wide and game == GAMES[0]:  # the frame of the words is the same in all games
                assert serious_violations(page) == []
            if at == len(lesson.steps) - 1:
                continue
            if not step.awaits:
                page.keyboard.press("ArrowRight")
            elif page is phone:
                page.get_by_role("button", name="Do it for me").tap()
            else:
                click_all_parts(page, step)
    for page in (wide, phone):
        end = page.get_by_role("button", name="Now a whole match")
        expect(end).to_be_visible()
        if game == GAMES[0]:  # the button is the same in all games
            end.click()
            page.wait_for_url("**/t/*")


def test_wrong_click_does_nothing_and_the_lesson_resumes_where_it_was_left(enter: Enter) -> None:
    page = enter(at="/")
    page.get_by_role("link", name="Learn to play Seven Virtues").click()
    for step in ("yours", "goal", "quests"):
        wait_for_step(page, step)
        page.keyboard.press("Enter")
    wait_for_step(page, "fulfil")
    page.get_by_role("button", name="Pip the Eel-Catcher").click(force=True)
    expect(page.get_by_role("status").filter(has_text="step 5")).to_be_visible()
    page.keyboard.press("ArrowRight")
    wait_for_step(page, "fulfil")
    page.keyboard.press("ArrowLeft")
    wait_for_step(page, "quests")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Learn to play Seven Virtues").click()
    wait_for_step(page, "quests")


def test_lesson_travel_uses_its_button_and_a_dearer_price_is_refused(enter: Enter) -> None:
    lesson = find_game("heropath").lesson
    assert lesson is not None
    lit = {step.id: step.lights[0] for step in lesson.steps}
    page = enter(390, 844, touch=True, is_mobile=True)
    page.add_init_script("localStorage.setItem('meadhall:lesson:heropath', '5')")
    page.goto("/learn/heropath")
    wait_for_step(page, "travel")
    click_part(page, lit["travel"])
    page.get_by_role("button", name="Go there").tap()
    wait_for_step(page, "visit")
    click_part(page, lit["visit"])
    wait_for_step(page, "train")
    page.get_by_role("button", name="Pay 1 EXPERIENCE").tap(force=True)
    expect(page.get_by_role("status").filter(has_text="Pay with GOLD")).to_be_visible()
    page.get_by_role("button", name="Pay 2 GOLD").tap()
    wait_for_step(page, "scout")
