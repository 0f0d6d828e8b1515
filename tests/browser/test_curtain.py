"""Two at one device: while it changes hands, nothing that only one of them may know is anywhere in the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear, until
from tests.browser.mouse import Mouse
from tests.browser.tables import ME, set_table
from tests.server.applying import Line

SWORD_ON_E1 = "swords 7"


def test_curtain_hides_the_secrets_of_one_seat_from_the_next_player(enter: Callable[..., Page]) -> None:
    page = enter()
    ear = Ear(page)
    table = set_table(page, ME, {**ME, "name": "Wenna"}, seed=SWORD_ON_E1)
    page.goto(f"/t/{table['id']}")
    me, wenna = (seat["name"] for seat in table["seats"])
    curtain = page.get_by_role("dialog", name=f"{me} is next")
    expect(curtain).to_be_visible()
    assert grave_faults(page) == []
    picture(page, "curtain")
    nothing_but_the_curtain(page, ear, me)

    page.get_by_role("button", name=f"I am {me}").click()
    mouse = Mouse(page, ear)
    mouse.press("row1")
    mouse.press("E1")
    assert secrets(ear, 0) != []
    shown = page.locator("[data-tray]").inner_text()
    assert f"+{secrets(ear, 0)[0]}" in shown
    a_page_that_is_loaded_anew_begins_behind_the_curtain(page, ear, me)
    mouse.play(2)
    expect(page.get_by_role("dialog", name=f"{wenna} is next")).to_be_visible()
    until(page, lambda: ear.sight["seat"] == -1, "the eyes of everybody")
    nothing_but_the_curtain(page, ear, wenna)
    behind_the_curtain_no_frame_tells(page, ear)

    begun = len(ear.frames)
    page.get_by_role("button", name=f"I am {wenna}").click()
    expect(page.get_by_role("grid")).to_be_visible()
    until(page, lambda: ear.sight["seat"] == 1, "Wenna's eyes")
    assert [values(json.loads(frame), 0) for frame in ear.frames[begun:]] == [[]] * (len(ear.frames) - begun)
    assert "only you can see them" in page.locator("[data-tray]").inner_text()
    assert shown not in page.content()


def a_page_that_is_loaded_anew_begins_behind_the_curtain(page: Page, ear: Ear, me: str) -> None:
    begun = len(ear.frames)
    page.reload()
    expect(page.get_by_role("dialog", name=f"{me} is next")).to_be_visible()
    assert all(values(json.loads(frame), seat) == [] for frame in ear.frames[begun:] for seat in (0, 1))
    page.get_by_role("button", name=f"I am {me}").click()


def values(message: Mapping[str, Any], seat: int) -> list[int]:
    """The values of a seat's swords and herbs that a message of the hall gives away."""
    if message["type"] != "sight":
        return []
    kinds = [card for scene in message["cards"] if scene["seat"] == seat for card in scene["cards"]]
    return [value for card in kinds if card["kind"] in ("sword", "herb") for value in card["values"]]


def secrets(ear: Ear, seat: int) -> list[int]:
    return values(ear.sight, seat)


def nothing_but_the_curtain(page: Page, ear: Ear, name: str) -> None:
    """The page says who is next, and holds neither board nor log nor tiles."""
    assert ear.sight["seat"] == -1
    words = page.locator("body").inner_text().strip()
    assert words.split("\n")[-1] == f"I am {name}"
    for what in ("[data-stage]", "[data-tray]", "[data-seat]", "#table-log", "#table-question"):
        assert page.locator(what).count() == 0, what


def behind_the_curtain_no_frame_tells(page: Page, ear: Ear) -> None:
    """From the first look through everybody's eyes on, no message holds a value."""
    line = Line()
    seen = [line.hears(json.loads(frame)) for frame in ear.frames]
    eyes = [at for at, message in enumerate(seen) if message["type"] == "sight" and message["seat"] != -1]
    since = seen[eyes[-1] + 1 :]
    assert any(message["type"] == "sight" for message in since)
    assert all(values(message, seat) == [] for message in since for seat in (0, 1))
    assert all(message["ask"] is None for message in since if message["type"] == "sight")
