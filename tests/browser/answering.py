"""Answers that are given at a page by what is seen on it, once it may be answered."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.hearing import Ear, until

ASKED = ".act .lead"
SENDING = ".act .sent"
ASKS_ALWAYS = """if (location.protocol === "http:") {
  localStorage.setItem("meadhall:prefs", JSON.stringify({ forced: false }));
}"""


def ask_always(page: Page) -> None:
    """Only answers are not given by themselves on the pages that are opened next, so that no test races them."""
    page.add_init_script(ASKS_ALWAYS)


def may_answer(page: Page) -> None:
    """Waits until the page shows that it may be answered, which is a moment after the ear has heard of it."""
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator(SENDING)).to_have_count(0)


def see_the_newest(page: Page, ear: Ear) -> None:
    """A touch anywhere shows the newest; then the board draws the question that is open."""
    ear.page_knows()
    page.locator(".table-shell").dispatch_event("pointerdown")
    ear.board_shows()


def give(page: Page, ear: Ear, press: Callable[[], object], confirm: Callable[[], object] | None = None) -> None:
    """Answers by pressing something, and confirms what is shown first: by pressing again if nothing else is said."""
    since, given = ear.decisions, ear.answers
    ear.page_knows()
    may_answer(page)
    press()
    ear.surely(given, confirm or press)
    ear.moved_on(since)


def hand_over(page: Page, ear: Ear) -> None:
    """Leaves the rest of the match to a bot, and waits until it is over."""
    page.get_by_role("button", name="Options for your seat").first.click()
    page.get_by_role("button", name="Let a bot play: medium").click()
    until(page, lambda: ear.over, "the bot to end the match")
