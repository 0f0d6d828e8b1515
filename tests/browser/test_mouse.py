"""A game with the mouse alone: from the setting of the table through its first turns, and its last round."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear
from tests.browser.mouse import FIGHT, MAY, REACH, Mouse
from tests.browser.tables import near_the_end

TO_A_FIGHT = ("row1", "E1", "row4", "G4")
"""With the seed below a sword lies on E1, and on G4 stands a creature."""


def test_a_game_is_begun_and_ended_by_mouse(enter: Callable[..., Page]) -> None:
    page = enter(at="/")
    ear = Ear(page)
    set_against_two_bots(page, "swords 7")
    mouse = Mouse(page, ear)
    faults: list[str] = []
    for place in TO_A_FIGHT:
        question = ear.turn()
        mouse.see_the_newest()
        what_glows_is_what_may_be_done(mouse)
        picture(page, f"question-{question}")
        faults.extend(f"{question}: {fault}" for fault in grave_faults(page))
        mouse.press(place)
    assert ear.turn() == "swords"
    faults += grave_faults(page)
    mouse.play(4)
    page.goto(f"/t/{near_the_end(page)['id']}")
    mouse.play()
    the_standings_are_those_of_the_hall(page, ear)
    picture(page, "over")
    assert faults + grave_faults(page) == []


def set_against_two_bots(page: Page, seed: str) -> None:
    page.get_by_role("link", name="Set a table of Adventure Land").click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    for seat in (2, 3):
        page.get_by_label(f"Who sits at seat {seat}").select_option(label="Bot")
    page.locator("summary").click()
    page.get_by_label("A seed of your own").fill(seed)
    page.get_by_label("Who begins", exact=True).select_option(label="seat 1")
    page.get_by_role("button", name="Set the table").click()


def what_glows_is_what_may_be_done(mouse: Mouse) -> None:
    """The board marks exactly what the hall has on offer, and a fight as a fight."""
    ends = mouse.places(REACH)
    offered = {option["key"].removeprefix("to:"): option for option in mouse.ear.options if option["kind"] == "to"}
    assert set(ends) == set(offered)
    assert mouse.stage.locator("circle.dot").count() == len(offered)
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
    expect(places.locator("td")).to_have_text([f"{one['place']}." for one in standings])
    won = [one["seat"] for one in standings if one["place"] == 1]
    if won == [0]:
        expect(dialog.get_by_role("heading")).to_have_text("You win")
