"""Tables of Heroes, and answers typed by their keys."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.browser.answering import wait_until_answerable
from tests.browser.feed import PageFeed
from tests.browser.keyboard import Keyboard
from tests.browser.tables import BOT, ME, call_route

TYPED_KEYS_SELECTOR = "#table-typed-list code"  # keys of the answers that match the typed text


def sit_down(page: Page, options: Mapping[str, object]) -> PageFeed:
    """Set a relaxed table of Heroes, and open its page."""
    feed = PageFeed(page)
    calm = {"mode": "relaxed", **options}
    card = call_route(page, "/api/tables", {"game": "heroes", "seats": [ME, BOT], "options": calm, "seed": "5"})
    page.goto(f"/t/{card['id']}")
    feed.next_question()
    return feed


def type_answer(keys: Keyboard, key: str) -> None:
    """Type the key of an answer, or the last part of it, once the page may give it. Enter confirms the preview.

    A test may change sights on their way from the socket to the page. Then the page knows the question a moment later.
    """
    before, answers_before = keys.feed.decisions, keys.feed.answers
    wait_until_answerable(keys.page)
    keys.press("/")
    keys.page.keyboard.type(key)
    expect(keys.page.locator(TYPED_KEYS_SELECTOR).get_by_text(re.compile(f"(^|:){re.escape(key)}$"))).to_be_visible()
    keys.press("Enter")
    keys.feed.confirm_preview(answers_before, lambda: keys.press("Enter"))
    keys.feed.wait_until_done(before)


def first_option(feed: PageFeed, prefix: str) -> str:
    return next(str(option["key"]) for option in feed.options if option["key"].startswith(prefix))
