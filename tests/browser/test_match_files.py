"""A match file is uploaded, viewed, and played on from its middle."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.feed import PageFeed
from tests.browser.mouse import Mouse
from tests.browser.tables import DECISION_BEFORE_LAST_ROUND, GOLDEN

Enter = Callable[..., Page]
MATCH = GOLDEN / "adventureland-1-2.match"


def upload(page: Page, path: Path) -> None:
    """Upload a match file on the first page."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a match file").click()
    chooser.value.set_files(path)


def step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Position in the match").input_value())


def test_uploaded_file_is_viewed_and_played_on(enter: Enter) -> None:
    page = enter(at="/")
    upload(page, MATCH)
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("grid")).to_be_visible()
    assert step(page) == 0
    box = page.get_by_role("slider", name="Position in the match").bounding_box()
    assert box is not None
    middle, last = (box["x"] + box["width"] * share for share in (0.5, 0.999))
    page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(middle, box["y"] + box["height"] / 2, steps=5)
    half = step(page)
    page.mouse.move(last, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    assert 0 < half < step(page)
    expect(page.get_by_text(re.compile("End of the match"))).to_be_visible()
    page.get_by_role("button", name="Step back").click()
    expect(page.get_by_text(re.compile(r"You are viewing round \d+ of \d+"))).to_be_visible()
    check_playing_on_from_the_middle(page)


def check_playing_on_from_the_middle(page: Page) -> None:
    mouse = Mouse(page, PageFeed(page))
    page.goto(f"{page.url.split('?')[0]}?at={DECISION_BEFORE_LAST_ROUND}&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    mouse.play(1)
    assert mouse.feed.decisions > DECISION_BEFORE_LAST_ROUND
