"""A new visitor: the first page, and the time to the first board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.overlaps import truncated_names
from tests.browser.sizes import at_each_size

SIZES = [(1440, 900), (1000, 700), (360, 740)]


def test_new_visitor_is_at_a_table_after_one_click(enter: Callable[..., Page]) -> None:
    page = enter(touch=True, at="/")
    for size in at_each_size(page, SIZES):
        expect(page.get_by_role("button", name="Play now").first, size).to_be_visible()
        check_page(page, "hall", size)
    page.get_by_role("button", name="Play now").first.click()
    for size in at_each_size(page, reversed(SIZES)):
        expect(page.get_by_role("grid"), size).to_be_visible()
        expect(page.get_by_text("Your turn").locator("visible=true").first).to_be_visible()
        check_page(page, "table", size)
    assert truncated_names(page) == []


def check_page(page: Page, name: str, size: str) -> None:
    picture(page, f"{name}-{size}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), size
    if size != "at 1000 x 700":
        assert serious_violations(page, colours=size == "at 1440 x 900") == [], size


def test_first_match_of_adventure_land_gives_hints_until_they_are_dismissed(enter: Callable[..., Page]) -> None:
    page = enter(at="/")
    feed = PageFeed(page)
    page.get_by_role("button", name="Play now: Adventure Land").click()
    feed.next_question()
    options = feed.sight["state"]["options"]
    assert (options["players"], options["open_tiles"], options["adventure"]) == (2, True, 1)
    assert [seat["bot"] for seat in feed.sight["seats"]] == ["", "gentle"]
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Gold, beaten creatures and companions score at once.")
    picture(page, "adventureland-first-match")
    hint.get_by_role("button", name="OK").click()
    expect(hint).to_contain_text("Your adventurers wait at the edge.")
    page.keyboard.press(feed.options[0]["letter"])
    expect(hint).to_contain_text("You take what lies where you stop")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_be_hidden()
