"""Texts beside the board: a log that follows, and cards that open on purpose."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.duels import answer, first
from tests.browser.hearing import Ear, until
from tests.browser.keyboard import Keyboard
from tests.browser.tables import FIRST_ACTION, brought_to, played_on

Enter = Callable[..., Page]
LATE_SCROLL = """log => {
  const lines = document.createElement('div');
  lines.style.height = '600px';
  log.append(lines);
  log.dispatchEvent(new Event('scroll'));
  lines.remove();
}"""
"""A scroll that is told when lines have been added already, below what is in sight."""
FOLLOWS = "log => log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2"
TWO_TAPS = """piece => {
  piece.setAttribute('aria-disabled', 'false');
  piece.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  piece.setAttribute('aria-disabled', 'true');
  piece.click();
}"""
"""The first tap gave an answer: for the second one it is no longer on offer."""


def test_log_follows_new_lines_and_stays_while_a_player_reads(enter: Enter) -> None:
    page = enter(1280, 800)
    keys = Keyboard(page, brought_to(page, "heroes", "beat", mode="relaxed", army="preset"))
    log = page.get_by_role("region", name="Log", exact=True)
    until(page, lambda: log.evaluate(FOLLOWS), "the log to show its end")
    log.evaluate(LATE_SCROLL)
    before = log.inner_text()
    answer(keys, first(keys.ear, "throw:"))
    keys.ear.turn()
    until(page, lambda: log.inner_text() != before, "more lines in the log")
    until(page, lambda: log.evaluate(FOLLOWS), "the log to follow")
    log.hover()
    page.mouse.wheel(0, -400)
    until(page, lambda: not log.evaluate(FOLLOWS), "somebody to read what was before")
    where = log.evaluate("log => log.scrollTop")
    answer(keys, str(keys.ear.options[0]["key"]))
    keys.ear.turn()
    assert log.evaluate("log => log.scrollTop") == where


def test_the_second_of_two_taps_is_no_question(enter: Enter) -> None:
    page = enter(fresh=True)
    page.clock.install()
    ear = Ear(page)
    page.goto(f"/t/{played_on(page, 'heroes-2', FIRST_ACTION)['id']}")
    assert ear.turn() == "action"
    space = page.locator('[role="gridcell"][data-place="0f2"]')
    expect(space).to_be_visible()
    space.evaluate(TWO_TAPS)
    page.locator('[role="gridcell"][data-place="1f2"]').evaluate("piece => new Promise(requestAnimationFrame)")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.clock.run_for(500)
    space.click(force=True)
    expect(page.locator("[data-card]")).to_be_visible()
