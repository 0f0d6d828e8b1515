"""A match that is brought to the hall as a file is scrubbed through, and played on from its middle."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hearing import Ear
from tests.browser.mouse import Mouse
from tests.browser.tables import GOLDEN, LAST_ROUND

Enter = Callable[..., Page]
MATCH = GOLDEN / "adventureland-1-2.match"


def bring(page: Page, path: Path) -> None:
    """Opens a match file from the hall, as a person does."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a match file").click()
    chooser.value.set_files(path)


def step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Position in the match").input_value())


def test_a_file_that_was_brought_is_scrubbed_through_and_played_on(enter: Enter) -> None:
    page = enter(at="/")
    bring(page, MATCH)
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
    it_is_played_on_from_its_middle(page)


def it_is_played_on_from_its_middle(page: Page) -> None:
    mouse = Mouse(page, Ear(page))
    page.goto(f"{page.url.split('?')[0]}?at={LAST_ROUND}&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    mouse.play(1)
    assert mouse.ear.decisions > LAST_ROUND
