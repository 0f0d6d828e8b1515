"""A match leaves the hall as a file and comes back as one, is scrubbed through, and is played on from its middle."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from meadhall.engine import record
from tests.browser.conftest import Watched
from tests.browser.hearing import Ear
from tests.browser.mouse import Mouse
from tests.browser.tables import GOLDEN, LAST_ROUND, near_the_end

Enter = Callable[..., Page]
MATCH = GOLDEN / "adventureland-1-2.match"


def bring(page: Page, path: Path) -> None:
    """Opens a match file from the hall, as a person does."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a match file").click()
    chooser.value.set_files(path)


def step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Moment of the match").input_value())


def test_a_file_that_was_brought_is_scrubbed_through(enter: Enter) -> None:
    page = enter(at="/")
    bring(page, MATCH)
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("grid")).to_be_visible()
    assert step(page) == 0
    box = page.get_by_role("slider", name="Moment of the match").bounding_box()
    assert box is not None
    middle, last = (box["x"] + box["width"] * share for share in (0.5, 0.999))
    page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(middle, box["y"] + box["height"] / 2, steps=5)
    half = step(page)
    page.mouse.move(last, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    assert 0 < half < step(page)
    expect(page.get_by_text(re.compile("The match ended here"))).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text(re.compile(r"You are looking at round \d+ of \d+"))).to_be_visible()


def test_it_is_played_on_from_its_middle_to_the_end(enter: Enter) -> None:
    page = enter(at="/")
    mouse = Mouse(page, Ear(page))
    bring(page, MATCH)
    page.wait_for_url(re.compile("/r/"))
    page.goto(f"{page.url.split('?')[0]}?at={LAST_ROUND}&seat=0")
    page.get_by_role("button", name="Fork from here").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("/t/"))
    mouse.play()
    assert mouse.ear.decisions > LAST_ROUND
    expect(page.get_by_role("dialog", name=re.compile("win"))).to_be_visible()


def test_what_was_played_here_is_taken_along_and_opens_elsewhere(enter: Enter, tmp_path: Path) -> None:
    page = enter()
    mouse = Mouse(page, Ear(page))
    table = near_the_end(page)
    page.goto(f"/t/{table['id']}")
    mouse.play()
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="The match as a file").click()
    file = tmp_path / "taken.meadhall"
    download.value.save_as(file)
    standings = record.load(file.read_text("utf-8")).standings
    assert [one.points for one in standings] == [one["points"] for one in mouse.ear.sight["standings"]]
    other = enter(at="/")
    bring(other, file)
    other.wait_for_url(re.compile("/r/"))
    expect(other.get_by_role("grid")).to_be_visible()
    other.keyboard.press("End")
    expect(other.get_by_text(re.compile("The match ended here"))).to_be_visible()


def test_a_file_that_is_none_is_refused_in_one_sentence(enter: Enter, watched: Watched, tmp_path: Path) -> None:
    watched.expected = ("Failed to load resource",)
    page = enter(at="/")
    torn = tmp_path / "torn.meadhall"
    torn.write_text(MATCH.read_text("utf-8")[:900], "utf-8")
    bring(page, torn)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert 10 < len(alert.inner_text()) < 300
    assert "/r/" not in page.url
