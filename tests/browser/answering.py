"""Giving answers on a page as a player does, once the page accepts them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.feed import PageFeed, until

QUESTION_SELECTOR = ".act .lead"
SENDING_SELECTOR = ".act .sent"
ALWAYS_ASK_SCRIPT = """if (location.protocol === "http:") {
  localStorage.setItem("meadhall:prefs", JSON.stringify({ forced: false }));
}"""


def disable_automatic_answers(page: Page) -> None:
    """Disable automatic answers on pages opened from now on, so that the page does not give an only answer itself."""
    page.add_init_script(ALWAYS_ASK_SCRIPT)


def wait_until_answerable(page: Page) -> None:
    """Wait until the page accepts an answer, which is a moment after its socket has received the question."""
    expect(page.locator(QUESTION_SELECTOR)).to_be_visible()
    expect(page.locator(SENDING_SELECTOR)).to_have_count(0)


def skip_playback(page: Page, feed: PageFeed) -> None:
    """Touch the table to skip the playback of news, and wait until the board shows the open question."""
    feed.wait_for_page()
    page.locator(".table-shell").dispatch_event("pointerdown")
    feed.wait_for_board()


def give_answer(
    page: Page, feed: PageFeed, press: Callable[[], object], confirm: Callable[[], object] | None = None
) -> None:
    """Answer with `press`, and confirm the preview with `confirm`, or by a second `press`."""
    since, answers_before = feed.decisions, feed.answers
    feed.wait_for_page()
    wait_until_answerable(page)
    press()
    feed.confirm_preview(answers_before, confirm or press)
    feed.wait_until_done(since)


def leave_seat_to_bot(page: Page, feed: PageFeed) -> None:
    """Leave the rest of the match to a bot, and wait until it is over."""
    page.get_by_role("button", name="Options for your seat").first.click()
    page.get_by_role("button", name="Let a bot play: medium").click()
    until(page, lambda: feed.over, "the bot to end the match")
