"""A match by mouse: its setup, its first turns, and its last round."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from meadhall.engine import record
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.mouse import FIGHT_PATTERN, MAY_MOVE_PATTERN, REACH_PATTERN, Mouse
from tests.browser.tables import table_in_last_round

TO_A_FIGHT = ("row1", "E1", "row4", "G4")
"""With the seed below a sword lies on E1, and on G4 stands a creature."""


def test_match_is_started_and_finished_by_mouse(enter: Callable[..., Page], tmp_path: Path) -> None:
    page = enter(at="/")
    feed = PageFeed(page)
    set_table_against_a_bot(page, "swords 7")
    mouse = Mouse(page, feed)
    faults: list[str] = []
    for place in TO_A_FIGHT:
        question = feed.next_question()
        mouse.skip_playback()
        check_highlights(mouse)
        picture(page, f"question-{question}")
        if place == "E1":
            faults += serious_violations(page)
        mouse.press(place)
    assert feed.next_question() == "swords"
    faults += serious_violations(page)
    mouse.play(1)
    table = table_in_last_round(page)
    page.goto(f"/t/{table['id']}")
    mouse.play()
    check_standings(page, feed)
    picture(page, "over")
    assert faults + serious_violations(page) == []
    check_log_of_the_end(page)
    page.get_by_role("dialog", name=re.compile("win")).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table["id"] not in url)
    until(page, lambda: not feed.over, "the new table")
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("link", name="Go to the next match")).to_be_visible()
    until(page, lambda: feed.over, "the finished match")
    check_download(page, feed, tmp_path / "taken.meadhall")


def check_log_of_the_end(page: Page) -> None:
    log = page.get_by_role("region", name="Log")
    expect(log.locator("p").last).to_have_text(re.compile(r"(wins?|share the win): .+ \d+ points?, .+ \d+ points?\.$"))
    names = [button.get_attribute("aria-label") for button in log.locator("button.again").all()]
    assert len(names) == len({*names}) > 1, names
    expect(page.locator("[data-tray]")).not_to_contain_text("only you can see them")  # the tiles are now public


def check_download(page: Page, feed: PageFeed, file: Path) -> None:
    """Check the download of the match file. test_match_files.py uploads one."""
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    download.value.save_as(file)
    standings = record.load(file.read_text("utf-8")).standings
    assert [standing.points for standing in standings] == [standing["points"] for standing in feed.sight["standings"]]


def set_table_against_a_bot(page: Page, seed: str) -> None:
    page.get_by_role("link", name="Set a table of Adventure Land").click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Who sits in seat 2").select_option(label="Bot")
    page.locator("summary").click()
    page.get_by_label("Your own seed").fill(seed)
    page.get_by_label("First player", exact=True).select_option(label="seat 1")
    page.get_by_role("button", name="Set the table").click()


def check_highlights(mouse: Mouse) -> None:
    """Check that the board highlights exactly the possible answers, and marks fights."""
    ends = mouse.places(REACH_PATTERN)
    offered = {option["key"].removeprefix("to:"): option for option in mouse.feed.options if option["kind"] == "to"}
    assert set(ends) == set(offered)
    assert mouse.stage.locator("circle.end").count() == len(offered)
    for place, name in ends.items():
        assert bool(FIGHT_PATTERN.search(name)) == bool(offered[place]["warning"])
    if mouse.feed.question in ("first-move", "second-move"):
        parties = {option["places"][0] for option in mouse.feed.options if option["kind"] == "go"}
        assert set(mouse.places(MAY_MOVE_PATTERN)) == parties


def check_standings(page: Page, feed: PageFeed) -> None:
    standings = feed.sight["standings"]
    dialog = page.get_by_role("dialog", name=re.compile("win"))
    expect(dialog.get_by_role("columnheader")).to_have_count(len(standings))
    points, places = dialog.locator("tfoot tr").all()
    expect(points.locator("td")).to_have_text([str(standing["points"]) for standing in standings])
    expect(places.locator("td")).to_have_text([("1st", "2nd")[standing["place"] - 1] for standing in standings])
    won = [standing["seat"] for standing in standings if standing["place"] == 1]
    if won == [0]:
        expect(dialog.get_by_role("heading")).to_have_text("You win")
