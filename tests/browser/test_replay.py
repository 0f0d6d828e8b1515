"""The replay of a match in the browser: rail, keys, log, seats, bookmarks, fork, and errors."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from meadhall.engine import record
from tests.browser.conftest import PageErrors, picture, serious_violations
from tests.browser.hall import ServedHall
from tests.browser.sizes import at_each_size
from tests.browser.tables import call_route

GOLDEN = Path(__file__).parents[1] / "golden" / "adventureland-1-3.match"

Enter = Callable[..., Page]


def upload_replay(page: Page, text: str) -> str:
    """Upload a match file, and return the address of its replay."""
    return str(call_route(page, "/api/replays", {"text": text})["id"])


@pytest.fixture
def look(enter: Enter) -> Callable[..., Page]:
    """Return a function that uploads a match against two bots and opens its replay. `at` is added to the address."""
    text = record.save(record.load(GOLDEN.read_text("utf-8")), players=("Ann", "Bot Bram", "Bot Isolde"))

    def open_replay(at: str = "", width: int = 1440, height: int = 900, touch: bool = False) -> Page:
        page = enter(width, height, touch)
        page.goto(f"/r/{upload_replay(page, text)}{at}")
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    return open_replay


def step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Position in the match").input_value())


def test_replay_works_on_every_screen(look: Callable[..., Page]) -> None:
    page = look("?at=60&seat=0", touch=True)
    for size in at_each_size(page, [(1440, 900), (1000, 700), (390, 844), (360, 640), (1440, 900)]):
        expect(page.get_by_text(re.compile(r"You are viewing round \d+ of \d+"))).to_be_visible()
        expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
        picture(page, f"replay-{size}")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), size
    assert serious_violations(page) == []
    check_keys_and_address(page)
    check_dice_are_verified_and_the_file_can_be_downloaded(page)


def check_dice_are_verified_and_the_file_can_be_downloaded(page: Page) -> None:
    page.get_by_role("button", name="Fair dice: verified").click()
    expect(page.get_by_text(record.commitment("golden 1 3"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Download the match").click()
    assert record.verify(download.value.path().read_text("utf-8")).whole


def test_file_of_another_version_has_a_note(enter: Enter) -> None:
    page = enter()
    text = GOLDEN.read_text("utf-8").replace('"version":"', '"version":"9.', 1)
    page.goto(f"/r/{upload_replay(page, text)}")
    note = page.get_by_role("button", name="Different version")
    expect(note).to_be_visible()
    assert "The file was written by version 9." in (note.get_attribute("title") or "")
    for size in at_each_size(page, [(1280, 800), (390, 800)]):
        picture(page, f"replay-differs-{size}")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), size
        note.click()
        expect(page.get_by_role("dialog", name="Different version")).to_contain_text("written by version 9.")
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Fair dice").click()
    expect(page.get_by_role("dialog", name="Were the dice fair?")).not_to_contain_text("version 9.")


def check_keys_and_address(page: Page) -> None:
    slider = page.get_by_role("slider", name="Position in the match")
    page.keyboard.press("Home")
    assert step(page) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert step(page) == 1
    page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Round 1 of \d+\. "))
    assert step(page) > 1
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile("End of the match"))).to_be_visible()
    page.wait_for_url(re.compile(r"\?at=\d{3,}&seat=0$"))
    page.keyboard.press("Home")
    page.keyboard.press("8")
    page.keyboard.press("Space")
    expect(slider).not_to_have_value(re.compile("^[01]$"))
    page.keyboard.press("Space")
    page.keyboard.press("B")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "gridcell"
    before = step(page)
    page.keyboard.press("ArrowRight")
    assert step(page) == before, "on the board arrows look around"


def test_log_seats_and_bookmarks_lead_to_moments(look: Callable[..., Page], page_errors: PageErrors) -> None:
    page_errors.expected = ("ERR_INTERNET_DISCONNECTED",)
    page = look("?at=60&seat=0")
    page.keyboard.press("K")
    page.get_by_role("textbox").fill("The turn of the match")
    page.get_by_role("button", name="Save").click()
    place = step(page)
    heading = page.locator("[aria-current=step]").inner_text()
    page.get_by_role("radio", name="Bot Bram").check()
    expect(page.get_by_text("Bot Bram’s view")).to_be_visible()
    page.wait_for_url(re.compile(r"at=60&seat=1$"))
    assert abs(step(page) - place) <= 1
    assert page.locator("[aria-current=step]").inner_text() != heading or "You" not in heading
    line = page.get_by_role("list", name="Log").get_by_role("link").nth(40)
    line.click()
    decision = re.search(r"at=(\d+)", line.get_attribute("href") or "")
    assert decision is not None
    page.wait_for_url(re.compile(f"at={decision[1]}&"))
    assert page.locator("[aria-current=step]").get_attribute("href") == line.get_attribute("href")
    expect(page.get_by_text("still to come").first).to_be_visible()
    page.reload()
    page.get_by_role("link", name="Bookmark: The turn of the match").click()
    page.wait_for_url(re.compile("at=60&"))
    check_retry_after_a_lost_hall(page)


def check_retry_after_a_lost_hall(page: Page) -> None:
    page.context.set_offline(True)
    page.keyboard.press("Home")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_replay_of_a_running_match_shows_your_seat_and_leads_back(enter: Enter, hall: ServedHall) -> None:
    page = enter(at="/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_text("Your turn").locator("visible=true").first).to_be_visible()
    table = re.search("/t/([^#?]+)", page.url)
    assert table is not None
    page.goto(f"/r/{table[1]}")
    expect(page.get_by_text("This is the latest move.")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(page.get_by_role("radio", name="Bot Bram")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"{hall.url}/t/{table[1]}")
