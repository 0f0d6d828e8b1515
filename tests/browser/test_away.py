"""Notifications for absent players: the channel on the settings page, and a message with a link to the table."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HALL_ARGUMENTS, picture, serious_violations
from tests.browser.feed import until
from tests.browser.hall import ServedHall
from tests.browser.tables import ME, OPEN, call_route, set_table
from tests.server.channel_service import notification_service

Enter = Callable[..., Page]
SentMessages = list[tuple[str, Any]]


@pytest.fixture(scope="module")
def notifying_hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, str, SentMessages]]:
    """Yield the address of a hall, the address of its notification service, and the messages sent to the service."""
    with notification_service() as (place, notices):
        data = tmp_path_factory.mktemp("notifying_hall") / "data"
        served = ServedHall(data, *HALL_ARGUMENTS, "--notify", place, "--notify-after", "0.5")
        try:
            yield served.url, place, notices
        finally:
            served.stop()


def test_channel_is_saved_and_tested_and_its_message_links_to_the_table(notifying_hall: Any, enter: Enter) -> None:
    hall, place, notices = notifying_hall
    page = enter(390, 844, touch=True, at="/you", base_url=hall)
    away = page.get_by_role("region", name="Notifications")
    channel = away.get_by_label("Where to send them")
    expect(away).to_contain_text("its link works on this computer only")
    channel.fill(f"{place}/ann")
    away.get_by_role("button", name="Save").click()
    away.get_by_role("button", name="Send a test").click()
    expect(away.get_by_role("status")).to_contain_text("Sent. It should arrive in a moment.")
    assert len(messages_to(notices, "ann")) == 1
    channel.scroll_into_view_if_needed()
    picture(page, "away")
    assert serious_violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.reload()
    expect(channel).to_have_value(f"{place}/ann")
    table = set_table(page, ME, OPEN)
    page.goto(table["link"])
    expect(page.get_by_text("You can close this page. We send you a message")).to_be_visible()
    page.goto("/you")
    bea = enter(at=table["link"], base_url=hall)
    call_route(bea, f"/api/tables/{table['id']}/join", {"invite": table["link"].partition("#")[2]})
    until(page, lambda: len(messages_to(notices, "ann")) > 1, "the message")
    message = messages_to(notices, "ann")[-1]
    assert message["title"] == "Your turn in Adventure Land"
    page.goto(message["click"])
    expect(page.locator("[data-stage]")).to_be_visible()


def messages_to(messages: SentMessages, topic: str) -> list[Any]:
    return [body for _, body in messages if body["topic"] == topic]
