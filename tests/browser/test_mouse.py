"""A game with the mouse alone: from the setting of the table through its first turns, and its last round."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from meadhall.engine import record
from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear, until
from tests.browser.mouse import FIGHT, MAY, REACH, Mouse
from tests.browser.tables import near_the_end

TO_A_FIGHT = ("row1", "E1", "row4", "G4")
"""With the seed below a sword lies on E1, and on G4 stands a creature."""


def test_a_game_is_begun_and_ended_by_mouse(enter: Callable[..., Page], tmp_path: Path) -> None:
    page = enter(at="/")
    ear = Ear(page)
    set_against_a_bot(page, "swords 7")
    mouse = Mouse(page, ear)
    faults: list[str] = []
    for place in TO_A_FIGHT:
        question = ear.turn()
        mouse.see_the_newest()
        what_glows_is_what_may_be_done(mouse)
        picture(page, f"question-{question}")
        if place == "E1":
            faults += grave_faults(page)
        mouse.press(place)
    assert ear.turn() == "swords"
    faults += grave_faults(page)
    mouse.play(1)
    table = near_the_end(page)
    page.goto(f"/t/{table['id']}")
    mouse.play()
    the_standings_are_those_of_the_hall(page, ear)
    picture(page, "over")
    assert faults + grave_faults(page) == []
    the_log_tells_the_end(page)
    page.get_by_role("dialog", name=re.compile("win")).get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table["id"] not in url)
    until(page, lambda: not ear.over, "the new table")
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("link", name="Go to the next match")).to_be_visible()
    until(page, lambda: ear.over, "the end to be seen again")
    the_match_is_taken_along(page, ear, tmp_path / "taken.meadhall")


def the_log_tells_the_end(page: Page) -> None:
    log = page.get_by_role("region", name="Log")
    expect(log.locator("p").last).to_have_text(re.compile(r"(wins?|share the win): .+ \d+ points?, .+ \d+ points?\.$"))
    names = [button.get_attribute("aria-label") for button in log.locator("button.again").all()]
    assert len(names) == len({*names}) > 1, names
    expect(page.locator("[data-tray]")).not_to_contain_text("only you can see them")  # the tiles were turned up


def the_match_is_taken_along(page: Page, ear: Ear, file: Path) -> None:
    """It leaves the hall as a file; test_match_files.py brings one to a hall."""
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    download.value.save_as(file)
    standings = record.load(file.read_text("utf-8")).standings
    assert [one.points for one in standings] == [one["points"] for one in ear.sight["standings"]]


def set_against_a_bot(page: Page, seed: str) -> None:
    page.get_by_role("link", name="Set a table of Adventure Land").click()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Who sits in seat 2").select_option(label="Bot")
    page.locator("summary").click()
    page.get_by_label("Your own seed").fill(seed)
    page.get_by_label("First player", exact=True).select_option(label="seat 1")
    page.get_by_role("button", name="Set the table").click()


def what_glows_is_what_may_be_done(mouse: Mouse) -> None:
    """The board marks exactly what the hall has on offer, and a fight as a fight."""
    ends = mouse.places(REACH)
    offered = {option["key"].removeprefix("to:"): option for option in mouse.ear.options if option["kind"] == "to"}
    assert set(ends) == set(offered)
    assert mouse.stage.locator("circle.end").count() == len(offered)
    for place, name in ends.items():
        assert bool(FIGHT.search(name)) == bool(offered[place]["warning"])
    if mouse.ear.question in ("first-move", "second-move"):
        parties = {option["places"][0] for option in mouse.ear.options if option["kind"] == "go"}
        assert set(mouse.places(MAY)) == parties


def the_standings_are_those_of_the_hall(page: Page, ear: Ear) -> None:
    standings = ear.sight["standings"]
    dialog = page.get_by_role("dialog", name=re.compile("win"))
    expect(dialog.get_by_role("columnheader")).to_have_count(len(standings))
    points, places = dialog.locator("tfoot tr").all()
    expect(points.locator("td")).to_have_text([str(one["points"]) for one in standings])
    expect(places.locator("td")).to_have_text([("1st", "2nd")[one["place"] - 1] for one in standings])
    won = [one["seat"] for one in standings if one["place"] == 1]
    if won == [0]:
        expect(dialog.get_by_role("heading")).to_have_text("You win")
