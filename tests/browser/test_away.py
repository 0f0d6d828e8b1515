"""Who is away is told that a table waits: the channel on one's own page, and a message that leads back to the table."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BUSY, Watched, grave_faults, picture
from tests.browser.hall import ServedHall
from tests.browser.hearing import until
from tests.browser.tables import ME, OPEN, call, set_table
from tests.server.channel_service import service

Enter = Callable[..., Page]
Told = list[tuple[str, Any]]


@pytest.fixture
def told(tmp_path: Path) -> Generator[tuple[str, str, Told]]:
    """The address of a hall, that of the one service to which it sends messages, and what it has sent."""
    with service() as (place, heard):
        served = ServedHall(tmp_path / "data", *BUSY, "--notify", place, "--notify-after", "0.5")
        try:
            yield served.url, place, heard
        finally:
            served.stop()


def sizes(width: int) -> dict[str, Any]:
    return {"width": width, "height": 844 if width < 500 else 900, "touch": width < 500}


@pytest.mark.parametrize("width", [1440, 390])
def test_a_channel_is_saved_tried_and_given_up(told: Any, enter: Enter, width: int) -> None:
    hall, place, heard = told
    page = enter(at="/you", base_url=hall, **sizes(width))
    away = page.get_by_role("region", name="When you are away")
    channel = away.get_by_label("Your channel")
    expect(away.get_by_role("button", name="Make one up")).to_have_count(0)  # only ntfy.sh would be known to take it
    expect(away).to_contain_text("This hall sends to 127.0.0.1:")
    expect(away).to_contain_text("its link to the table works on this machine only")
    channel.fill(f"{place}/ann-and-her-dragons")
    away.get_by_role("button", name="Save").click()
    expect(away.get_by_role("status")).to_contain_text("Saved.")
    away.get_by_role("button", name="Send one now").click()
    expect(away.get_by_role("status")).to_contain_text("Sent: it should be there by now.")
    assert [body["topic"] for _, body in heard] == ["ann-and-her-dragons"]
    channel.scroll_into_view_if_needed()
    picture(page, f"away-{width}")
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()
    expect(channel).to_have_value(f"{place}/ann-and-her-dragons")
    away.get_by_role("button", name="Stop").click()
    expect(channel).to_have_value("")
    expect(away.get_by_role("status")).to_contain_text("Nothing is sent any more.")


def test_an_address_elsewhere_is_refused_and_stays_to_be_mended(told: Any, enter: Enter, watched: Watched) -> None:
    hall, _, heard = told
    watched.expected = ("422",)
    page = enter(at="/you", base_url=hall)
    away = page.get_by_role("region", name="When you are away")
    away.get_by_label("Your channel").fill("https://elsewhere.example/ann")
    away.get_by_role("button", name="Save").click()
    expect(away.get_by_role("alert")).to_contain_text("and not to https://elsewhere.example.")
    expect(away.get_by_label("Your channel")).to_have_value("https://elsewhere.example/ann")
    assert heard == []


def test_a_message_leads_back_to_the_table_that_waits(told: Any, enter: Enter) -> None:
    hall, place, heard = told
    page = enter(at="/you", base_url=hall)
    page.get_by_label("Your channel").fill(f"{place}/ann")
    page.get_by_role("region", name="When you are away").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    table = set_table(page, ME, OPEN)
    page.goto(table["link"])
    expect(page.get_by_text("You need not wait here: you will be told at your channel")).to_be_visible()
    page.goto("/you")
    bea = enter(at=table["link"], base_url=hall)
    call(bea, f"/api/tables/{table['id']}/join", {"invite": table["link"].partition("#")[2]})
    until(page, lambda: heard, "the message")
    [(_, message)] = heard
    assert message["title"] == "Your turn in Adventure Land"
    page.goto(message["click"])
    expect(page.locator("[data-stage]")).to_be_visible()


def test_a_channel_is_made_up_where_ntfy_can_be_reached(enter: Enter) -> None:
    page = enter(at="/you")
    away = page.get_by_role("region", name="When you are away")
    away.get_by_role("button", name="Make one up").click()
    channel = away.get_by_label("Your channel").input_value()
    assert channel.startswith("https://ntfy.sh/meadhall-")
    away.get_by_role("button", name="Save").click()
    expect(away.get_by_role("button", name="Send one now")).to_be_visible()


def test_who_waits_for_players_hears_of_the_way_to_be_told_but_not_before_a_race(told: Any, enter: Enter) -> None:
    page = enter(at="/", base_url=told[0])
    table = set_table(page, ME, OPEN)
    page.goto(table["link"])
    page.get_by_role("link", name="have yourself told when it is your turn").click()
    expect(page.get_by_role("region", name="When you are away")).to_be_visible()
    race = call(page, "/api/tables", {"game": "heroes", "seats": [ME, OPEN], "options": {"mode": "realtime"}})
    page.goto(race["link"])
    expect(page.get_by_text("The match begins when somebody sits there")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("You need not wait here")).to_have_count(0)


def test_a_hall_that_sends_nothing_shows_no_channel(tmp_path: Path, enter: Enter) -> None:
    served = ServedHall(tmp_path / "data", *BUSY, "--notify", "none")
    try:
        page = enter(at="/you", base_url=served.url)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text("What you see")).to_be_visible()
        expect(page.get_by_text("When you are away")).to_have_count(0)
    finally:
        page.context.close()
        served.stop()
