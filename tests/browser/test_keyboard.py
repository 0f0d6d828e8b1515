"""A match by keyboard: its first turns from the first page of the hall, and its last round up to the replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.feed import PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.tables import table_in_last_round


def test_match_is_started_and_finished_by_keyboard(enter: Callable[..., Page]) -> None:
    page = enter(at="/")
    feed = PageFeed(page)
    keys = Keyboard(page, feed)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    keys.tab_to("Play now: Adventure Land")
    keys.press("Enter")
    feed.next_question()
    expect(page.get_by_role("grid")).to_be_visible()
    check_undo(keys)
    check_why_not(keys)
    check_other_keys(keys)
    keys.play(len(keys.ways))
    page.goto(f"/t/{table_in_last_round(page)['id']}")
    keys.play()
    expect(page.get_by_role("dialog", name=re.compile("win"))).to_be_visible()
    keys.tab_to("Watch the replay")
    keys.press("Enter")
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()
    keys.press("ArrowRight")
    expect(page.get_by_role("slider", name="Position in the match")).to_have_value("1")


def check_undo(keys: Keyboard) -> None:
    """Check that U and Escape undo the selection of a party."""
    for key in ("U", "Escape"):
        before, question = keys.feed.decisions, keys.feed.question
        keys.press(keys.feed.options[0]["letter"])
        keys.feed.wait_until_done(before)
        assert keys.feed.question == "where"
        keys.press(key)
        until(keys.page, lambda: keys.feed.question == question, "the first part to be asked again")  # noqa: B023


def check_why_not(keys: Keyboard) -> None:
    """Check that arrows lead to an unavailable field, ? shows why, and the rule is one key further."""
    page = keys.page
    before, question = keys.feed.decisions, keys.feed.question
    keys.press(keys.feed.options[0]["letter"])
    keys.feed.wait_until_done(before)
    barred = next(key for key in keys.feed.sight["ask"]["barred"] if re.fullmatch("to:[A-K]\\d+", key))
    keys.press("B")
    keys.walk_to(barred.removeprefix("to:"))
    keys.press("?")
    card = page.get_by_role("status").filter(has_text=f"Why not {barred.removeprefix('to:')}?")
    expect(card.get_by_role("button", name=re.compile("^Rule AL-")).first).to_be_visible()
    keys.press("Escape")
    expect(card).to_have_count(0)
    keys.press("/")
    page.keyboard.type("rule AL-END-01")
    keys.press("Enter")
    expect(page.locator('[data-clause="AL-END-01"]')).to_be_focused()
    keys.press("Escape")  # no dialog is open, so Escape undoes the first part
    until(page, lambda: keys.feed.question == question, "the first part to be asked again")


def check_other_keys(keys: Keyboard) -> None:
    """Check the keys for log, players, tray, help and sound."""
    page = keys.page
    keys.press("L")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    keys.press("H")
    help_page = page.get_by_role("dialog", name="Help")
    expect(help_page).to_be_visible()
    keys.press("Escape")
    expect(help_page).to_be_hidden()
