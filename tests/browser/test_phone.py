"""The table on a phone: by touch, at the width of a usual and of a small phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import SELECTED_SELECTOR, PageFeed, until
from tests.browser.sizes import at_each_size
from tests.browser.tables import BOT, GOLDEN, ME, call_route, set_table, table_in_last_round

SMALL_TARGETS_SCRIPT = """() => [...document.querySelectorAll(
    'button, a[href], input, select, [role=button], [role=gridcell]')]
  .filter(one => !one.closest('[aria-hidden=true], dialog:not([open]), .sr'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && getComputedStyle(one).visibility !== 'hidden')
  .filter(([one, box]) => Math.min(box.width, box.height) < 24 && one.closest('p, dd, .body article') === null)
  .map(([one, box]) => `${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""
"""Controls smaller than 24 pixels; a link inside a sentence may be as high as its line."""


CUT_NAMES_SCRIPT = (
    "() => [...document.querySelectorAll('.cards .name b')].filter(one => one.scrollWidth > one.clientWidth).length"
)
BROKEN_WORDS_SCRIPT = """() => [...document.querySelectorAll('.play button')].flatMap(button => {
  const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), broken = [];
  while (text.nextNode()) for (const word of text.currentNode.data.matchAll(/[^\\s]+/g)) {
    const range = document.createRange();
    range.setStart(text.currentNode, word.index);
    range.setEnd(text.currentNode, word.index + word[0].length);
    if (range.getClientRects().length > 1) broken.push(word[0]);
  }
  return broken;
})"""
"""Words on buttons that wrap onto a second line."""


PHONES = [(390, 844), (360, 740)]


def test_sheet_and_drawer_open_and_close_and_turns_are_played_by_touch(enter: Callable[..., Page]) -> None:
    page = enter(390, 844, touch=True, is_mobile=True, device_scale_factor=2)
    feed = PageFeed(page)
    table = set_table(page, ME, BOT, seed="swords 7")
    page.goto(f"/t/{table['id']}")
    feed.next_question()
    expect(page.get_by_role("grid")).to_be_visible()
    check_sheet_and_drawer(page)
    check_open_sheet_is_complete_and_closes_again(page, feed)
    play_turns(page, feed)


def play_turns(page: Page, feed: PageFeed) -> None:
    for place in ("E1", "row4", "G4"):
        touch(page, feed, place)
    assert feed.next_question() == "swords"
    for size in at_each_size(page, PHONES):
        check_fits(page)
        picture(page, f"phone-fight-{size}")
    assert serious_violations(page, colours=False) == []
    before = feed.decisions
    fight = page.get_by_role("region", name="Fight with")
    fight.locator(".hand button").first.tap()
    fight.get_by_role("button", name="Commit 1 and roll").tap()
    feed.wait_until_done(before)


def touch(page: Page, feed: PageFeed, place: str) -> None:
    """Tap a place, and confirm the preview with the button at the bottom."""
    before, answers_before = feed.decisions, feed.answers
    page.locator(f'[data-stage] [data-place="{place}"]').tap()

    def confirm() -> None:
        check_fits(page)
        page.locator(SELECTED_SELECTOR).tap()

    feed.confirm_preview(answers_before, confirm)
    feed.wait_until_done(before)


def check_sheet_and_drawer(page: Page) -> None:
    check_fits_phones(page)
    grip = page.get_by_role("button", name="Open your area")
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".sheet").get_by_role("heading", name="You")).to_be_visible()
    check_fits_phones(page)
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "false")
    page.get_by_role("button", name="Log, chat and rules").tap()
    drawer = page.get_by_role("dialog", name="Log, chat and rules")
    expect(drawer).to_be_visible()
    for tab in ("Chat", "Rules", "Log"):
        drawer.get_by_role("tab", name=tab).tap()
        expect(drawer.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        check_fits_phones(page)
    assert serious_violations(page, colours=False) == []
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_be_hidden()


def check_open_sheet_is_complete_and_closes_again(page: Page, feed: PageFeed) -> None:
    for size in at_each_size(page, PHONES):
        drag_sheet(page, feed, size)
    touch(page, feed, "row1")


def drag_sheet(page: Page, feed: PageFeed, size: str) -> None:
    """Drag the sheet over the whole board, to half, and down again."""
    height = page.viewport_size["height"] if page.viewport_size else 0
    grip, sheet = page.get_by_role("button", name="Open your area"), page.locator("section.sheet")
    until(page, lambda: height - top_of(sheet) < height / 3, f"the sheet to be closed {size}")
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_be_visible()
    drag(page, grip, -300)
    expect(grip).to_have_attribute("aria-expanded", "true")
    until(page, lambda: height - top_of(sheet) > height - 150, f"the sheet to cover the board {size}")
    expect(sheet.get_by_role("heading", name="Bot Bram")).to_be_in_viewport()
    expect(page.get_by_text(feed.sight["ask"]["words"]).first).to_be_in_viewport(ratio=1)
    expect(hint).to_be_hidden()
    check_fits(page)
    picture(page, f"phone-sheet-{size}")
    assert page.evaluate(SMALL_TARGETS_SCRIPT) == [], size
    drag(page, grip, 30)
    until(page, lambda: height / 3 < height - top_of(sheet) < height * 2 / 3, f"the sheet to be half open {size}")
    expect(hint).to_be_visible()
    drag(page, grip, 30)
    expect(grip).to_have_attribute("aria-expanded", "false")
    expect(page.locator('[data-place="row1"]').first).to_be_in_viewport()


def top_of(found: Locator) -> float:
    """Return the distance of an element from the top of the window."""
    return float(found.evaluate("one => one.getBoundingClientRect().top"))


def drag(page: Page, grip: Locator, by: float) -> None:
    """Drag the grip of the sheet up or down."""
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + by, steps=4)
    page.mouse.up()


PAGES_CHECKED_HERE = ("/new/adventureland", "/you")
"""Pages that no other test checks on a phone."""


def test_other_pages_fit_a_phone(enter: Callable[..., Page]) -> None:
    page = enter(360, 740, touch=True)
    for path in ("/", "/new/adventureland", "/rules/adventureland", "/you", "/credits"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        check_fits(page)
        assert page.evaluate(SMALL_TARGETS_SCRIPT) == [], path
        assert path not in PAGES_CHECKED_HERE or serious_violations(page, colours=False) == [], path


def test_stocks_stay_in_view_on_a_phone_and_a_full_hand_moves_nothing(
    enter: Callable[..., Page],
) -> None:
    page = enter(390, 844, touch=True)
    bare = set_table(page, ME, BOT)
    for table in (bare, table_in_last_round(page)):
        page.goto(f"/t/{table['id']}")
        stocks = page.locator("[data-part=stocks] b")
        expect(stocks).to_have_count(6)
        for size in at_each_size(page, [*PHONES, (320, 640), (844, 390), (740, 360)]):
            for stock in stocks.all():
                expect(stock, size).to_be_in_viewport(ratio=1)
            if table is not bare:
                expect(page.locator(".tiles.tight"), size).to_be_visible()
            check_fits(page)
            picture(page, f"phone-stocks-{table['id']}-{size}")


@pytest.mark.parametrize(("match", "language"), [("adventureland-4-4", "en-GB"), ("heroes-4", "de-DE")])
def test_four_player_replay_fits_a_phone(enter: Callable[..., Page], match: str, language: str) -> None:
    page = enter(360, 740, touch=True, locale=language)
    replay = call_route(page, "/api/replays", {"text": (GOLDEN / f"{match}.match").read_text("utf-8")})
    page.goto(f"/r/{replay['id']}")
    for width, height in ((412, 915), (390, 844), (320, 640), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".cards .points").last).to_be_attached()
        check_fits(page)
        assert page.evaluate(CUT_NAMES_SCRIPT) == 0
        assert page.evaluate(BROKEN_WORDS_SCRIPT) == []
    picture(page, f"phone-replay-{match}")
    assert match != "heroes-4" or serious_violations(page) == []
    assert page.evaluate(SMALL_TARGETS_SCRIPT) == []


def check_fits_phones(page: Page) -> None:
    """Check on every phone that nothing extends beyond the edge and everything is large enough for a finger."""
    for size in at_each_size(page, PHONES):
        check_fits(page)
        assert page.evaluate(SMALL_TARGETS_SCRIPT) == [], size


def check_fits(page: Page) -> None:
    """Check that nothing extends beyond the right edge."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
