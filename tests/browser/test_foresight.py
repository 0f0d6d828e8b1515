"""Forecasts of Heroes answers at the table. An answer that cannot be undone takes two steps."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import at_each_size
from tests.browser.tables import open_at_question


def open_duel_at(page: Page, question: str, which: int = 0) -> PageFeed:
    """Open a table with preset armies at this question to the first seat."""
    return open_at_question(page, "heroes", question, which, seed="7", players=2, army="preset")


def targets(feed: PageFeed) -> list[str]:
    return [option["key"].removeprefix("at:") for option in feed.options if option["key"].startswith("at:")]


def does_preview_fit(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def test_each_attack_target_shows_its_forecast(enter: Callable[..., Page]) -> None:
    page = enter()
    feed = open_duel_at(page, "attack")
    places = targets(feed)
    for place in places:
        expect(page.locator(f'[data-place="{place}"] .pill')).to_contain_text("−")
    cell = page.locator(f'[role=gridcell][data-place="{places[0]}"]')
    answers_before, before = feed.answers, feed.decisions
    cell.click()
    expect(page.locator(".preview")).to_contain_text("attacks")
    expect(page.locator(".aim path").last).to_be_attached()
    picture(page, "heroes-foresight")
    assert (feed.answers, serious_violations(page), does_preview_fit(page)) == (answers_before, [], True)
    cell.click()
    feed.wait_until_done(before)


def test_tap_on_the_bar_confirms_or_cancels(enter: Callable[..., Page]) -> None:
    page = enter(width=390, height=844, touch=True)
    feed = open_duel_at(page, "target")
    place = targets(feed)[0]
    answers_before, before = feed.answers, feed.decisions
    page.locator(f'[role=gridcell][data-place="{place}"]').tap()
    strip = page.get_by_role("complementary", name="Preview")
    expect(strip).to_be_visible()
    picture(page, "heroes-foresight-phone")
    assert (feed.answers, serious_violations(page, colours=False), does_preview_fit(page)) == (answers_before, [], True)
    page.get_by_role("button", name="Cancel").tap()
    expect(strip).to_be_hidden()
    assert feed.answers == answers_before
    page.locator(f'[role=gridcell][data-place="{place}"]').tap()
    page.locator(".act [aria-pressed=true]").tap()
    feed.wait_until_done(before)


def test_keys_preview_enter_confirms_and_the_fast_setting_skips_the_preview(
    enter: Callable[..., Page],
) -> None:
    page = enter()
    feed = open_duel_at(page, "act-or-pass")
    keys = Keyboard(page, feed)
    answers_before, before = feed.answers, feed.decisions
    keys.press("y")
    expect(page.locator(".preview")).to_contain_text("Your dice stay as they are")
    assert feed.answers == answers_before
    keys.press("Escape")
    expect(page.locator(".act [aria-pressed=true]")).to_have_count(0)
    keys.press("y")
    expect(page.locator(".act [aria-pressed=true]")).to_have_count(1)
    keys.press("Enter")
    feed.wait_until_done(before)
    page.goto("/you")
    page.get_by_text("Warnings only").click()
    expect(page.get_by_text("One click plays a move, unless there is a warning.")).to_be_visible()
    feed = open_duel_at(page, "act-or-pass")
    before = feed.decisions
    page.locator('.act [data-answer="pass"]').click()
    feed.wait_until_done(before)


def test_discard_pile_can_be_read(enter: Callable[..., Page]) -> None:
    page = enter(touch=True)
    feed = open_duel_at(page, "next", 4)
    assert feed.sight["state"]["sides"][0]["discard"]
    for size in at_each_size(page, [(1440, 800), (360, 800)]):
        page.get_by_role("button", name="Discards").last.click()
        shown = page.get_by_role("dialog")
        expect(shown, size).to_contain_text("Target:")
        assert not size.startswith("at 1440") or serious_violations(page) == [], size
        page.keyboard.press("Escape")
        expect(shown).to_be_hidden()
