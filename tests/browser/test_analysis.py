"""The analysis of a match in the browser: start, wait and result, on a desktop and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import until
from tests.browser.sizes import at_each_size
from tests.browser.tables import call_route
from tests.browser.test_replay import upload_replay
from tests.server.test_analyses import ENDLESS_TARGET, text_of


def test_analysis_shows_luck_and_the_mistakes_of_a_match(enter: Callable[..., Page]) -> None:
    """The test game is judged fast. Tests without a browser cover the analysis of real games."""
    page = enter(1440, 900, touch=True)
    page.goto(f"/r/{upload_replay(page, text_of(ENDLESS_TARGET))}")
    page.get_by_role("link", name="Luck and skill").click()
    expect(page.get_by_role("heading", name="Not analysed yet")).to_be_visible()
    assert serious_violations(page, colours=False) == []
    picture(page, "analysis-none")
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="Analysing")).to_be_visible()
    assert serious_violations(page) == []
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Not analysed yet")).to_be_visible()
    match = upload_replay(page, text_of())
    until(
        page, lambda: call_route(page, f"/api/replays/{match}/analysis", {})["state"] == "done", "the analysis to end"
    )
    page.goto(f"/r/{match}/analysis")
    expect(page.get_by_role("heading", name=re.compile("won: luck"))).to_be_visible()
    for size in at_each_size(page, [(1440, 900), (390, 844), (360, 640)]):
        picture(page, f"analysis-{size}")
        if size != "at 360 x 640":
            assert serious_violations(page, colours=size == "at 1440 x 900") == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), size
        assert page.locator("section:has(> table)").evaluate("one => one.scrollWidth <= one.clientWidth"), size
    for look in ("light", "contrast"):
        page.evaluate("look => (document.documentElement.dataset.look = look)", look)
        assert serious_violations(page, other_rules=False) == [], look
    counts = page.get_by_role("group", name="Mistakes of").get_by_role("radio").all()
    assert len(counts) == 2
    if not page.locator("[data-mistake]").count():
        counts[1].check()
    worst = page.locator("[data-mistake]").first
    worst.focus()
    page.keyboard.press("f")
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    page.keyboard.press("Escape")
    worst.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/r/[^/]+\?at=\d+&seat=\d$"))
    expect(page.get_by_role("slider", name="Position in the match")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("won: luck"))).to_be_visible()
