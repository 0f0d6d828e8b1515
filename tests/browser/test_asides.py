"""Texts beside the board: the log scrolls to new lines, and cards open only on request."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.duels import first_option, type_answer
from tests.browser.feed import PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.tables import DECISION_BEFORE_FIRST_ACTION, continue_golden_match, open_at_question

Enter = Callable[..., Page]
SCROLL_LATE_SCRIPT = """log => {
  const lines = document.createElement('div');
  lines.style.height = '600px';
  log.append(lines);
  log.dispatchEvent(new Event('scroll'));
  lines.remove();
}"""
"""Sends the scroll event after lines have been added below the visible part."""
FOLLOWS_SCRIPT = "log => log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2"
TWO_TAPS_SCRIPT = """piece => {
  piece.setAttribute('aria-disabled', 'false');
  piece.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  piece.setAttribute('aria-disabled', 'true');
  piece.click();
}"""
"""Taps twice: the first tap gives the answer, which is no longer on offer for the second tap."""


def test_log_follows_new_lines_and_stays_while_a_player_reads(enter: Enter) -> None:
    page = enter(1280, 800)
    keys = Keyboard(page, open_at_question(page, "heroes", "beat", mode="relaxed", army="preset"))
    log = page.get_by_role("region", name="Log", exact=True)
    until(page, lambda: log.evaluate(FOLLOWS_SCRIPT), "the log to show its end")
    log.evaluate(SCROLL_LATE_SCRIPT)
    before = log.inner_text()
    type_answer(keys, first_option(keys.feed, "throw:"))
    keys.feed.next_question()
    until(page, lambda: log.inner_text() != before, "more lines in the log")
    until(page, lambda: log.evaluate(FOLLOWS_SCRIPT), "the log to follow the new lines")
    log.hover()
    page.mouse.wheel(0, -400)
    until(page, lambda: not log.evaluate(FOLLOWS_SCRIPT), "the log to scroll up")
    where = log.evaluate("log => log.scrollTop")
    type_answer(keys, str(keys.feed.options[0]["key"]))
    keys.feed.next_question()
    assert log.evaluate("log => log.scrollTop") == where


def test_double_tap_opens_no_card(enter: Enter) -> None:
    page = enter(fresh=True)
    page.clock.install()
    feed = PageFeed(page)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-2', DECISION_BEFORE_FIRST_ACTION)['id']}")
    assert feed.next_question() == "action"
    space = page.locator('[role="gridcell"][data-place="0f2"]')
    expect(space).to_be_visible()
    space.evaluate(TWO_TAPS_SCRIPT)
    page.locator('[role="gridcell"][data-place="1f2"]').evaluate("piece => new Promise(requestAnimationFrame)")
    expect(page.locator("[data-card]")).to_have_count(0)
    page.clock.run_for(500)
    space.click(force=True)
    expect(page.locator("[data-card]")).to_be_visible()
