"""Two players at one device: while they change places, the page contains no secret of either player."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.mouse import Mouse
from tests.browser.tables import ME, set_table
from tests.server.applying import MessageReader

SWORD_ON_E1 = "swords 7"


def test_curtain_hides_the_secrets_of_one_seat_from_the_next_player(enter: Callable[..., Page]) -> None:
    page = enter()
    feed = PageFeed(page)
    table = set_table(page, ME, {**ME, "name": "Wenna"}, seed=SWORD_ON_E1)
    page.goto(f"/t/{table['id']}")
    me, wenna = (seat["name"] for seat in table["seats"])
    curtain = page.get_by_role("dialog", name=f"{me} is next")
    expect(curtain).to_be_visible()
    assert serious_violations(page) == []
    picture(page, "curtain")
    check_only_the_curtain_is_shown(page, feed, me)

    page.get_by_role("button", name=f"I am {me}").click()
    mouse = Mouse(page, feed)
    mouse.press("row1")
    mouse.press("E1")
    assert seen_secrets(feed, 0) != []
    shown = page.locator("[data-tray]").inner_text()
    assert f"+{seen_secrets(feed, 0)[0]}" in shown
    check_reload_shows_the_curtain(page, feed, me)
    mouse.play(2)
    expect(page.get_by_role("dialog", name=f"{wenna} is next")).to_be_visible()
    until(page, lambda: feed.sight["seat"] == -1, "the public view")
    check_only_the_curtain_is_shown(page, feed, wenna)
    check_frames_behind_the_curtain(page, feed)

    begun = len(feed.frames)
    page.get_by_role("button", name=f"I am {wenna}").click()
    expect(page.get_by_role("grid")).to_be_visible()
    until(page, lambda: feed.sight["seat"] == 1, "Wenna's view")
    assert [secret_values(json.loads(frame), 0) for frame in feed.frames[begun:]] == [[]] * (len(feed.frames) - begun)
    assert "only you can see them" in page.locator("[data-tray]").inner_text()
    assert shown not in page.content()


def check_reload_shows_the_curtain(page: Page, feed: PageFeed, me: str) -> None:
    begun = len(feed.frames)
    page.reload()
    expect(page.get_by_role("dialog", name=f"{me} is next")).to_be_visible()
    assert all(secret_values(json.loads(frame), seat) == [] for frame in feed.frames[begun:] for seat in (0, 1))
    page.get_by_role("button", name=f"I am {me}").click()


def secret_values(message: Mapping[str, Any], seat: int) -> list[int]:
    """Return the values of a seat's swords and herbs in a message of the hall."""
    if message["type"] != "sight":
        return []
    kinds = [card for scene in message["cards"] if scene["seat"] == seat for card in scene["cards"]]
    return [value for card in kinds if card["kind"] in ("sword", "herb") for value in card["values"]]


def seen_secrets(feed: PageFeed, seat: int) -> list[int]:
    return secret_values(feed.sight, seat)


def check_only_the_curtain_is_shown(page: Page, feed: PageFeed, name: str) -> None:
    """Check that the page names the next player and has neither board nor log nor tiles."""
    assert feed.sight["seat"] == -1
    words = page.locator("body").inner_text().strip()
    assert words.split("\n")[-1] == f"I am {name}"
    for what in ("[data-stage]", "[data-tray]", "[data-seat]", "#table-log", "#table-question"):
        assert page.locator(what).count() == 0, what


def check_frames_behind_the_curtain(page: Page, feed: PageFeed) -> None:
    """Check that no message contains a secret value after the first public sight."""
    line = MessageReader()
    seen = [line.apply(json.loads(frame)) for frame in feed.frames]
    eyes = [at for at, message in enumerate(seen) if message["type"] == "sight" and message["seat"] != -1]
    since = seen[eyes[-1] + 1 :]
    assert any(message["type"] == "sight" for message in since)
    assert all(secret_values(message, seat) == [] for message in since for seat in (0, 1))
    assert all(message["ask"] is None for message in since if message["type"] == "sight")
