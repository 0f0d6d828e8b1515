"""Where rules were updated in mid-match, the table and its replay say so in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from meadhall.server.tables.events import DECODER, ENCODER, Answered
from tests.browser.conftest import BUSY, Watched, picture
from tests.browser.hall import ServedHall
from tests.browser.tables import BOT, ME, set_table

WORDS = {
    "en-GB": ("The rules of this game were updated.", "The rules of this game were updated during the match.", "OK"),
    "de-DE": ("Die Regeln dieses Spiels wurden", "Die Regeln dieses Spiels wurden während der Partie", "OK"),
}


def let_rules_differ(hall: ServedHall) -> None:
    """By the rules of today the first answer brings something else than it did."""
    with sqlite3.connect(hall.data / "hall.sqlite3") as on:
        for seq, body in on.execute("select seq, body from events order by seq").fetchall():
            event = DECODER.decode(body)
            if isinstance(event, Answered):
                other = ENCODER.encode(msgspec.structs.replace(event, luck=(event.luck or 0) + 1))
                on.execute("update events set body = ? where seq = ?", (other, seq))
                break
    on.close()


@pytest.mark.parametrize(("width", "height", "locale"), [(1440, 900, "en-GB"), (390, 844, "de-DE")])
def test_a_table_says_that_its_rules_were_updated_and_so_does_its_replay(
    enter: Callable[..., Page], watched: Watched, tmp_path: Path, width: int, height: int, locale: str
) -> None:
    watched.expected = ("ERR_CONNECTION", "WebSocket", "status of 503", "fetching the script")
    hall = ServedHall(tmp_path / "data", *BUSY)
    table_says, replay_says, good = WORDS[locale]
    try:
        page = enter(width, height, touch=width < 500, base_url=hall.url, locale=locale, reduced_motion="reduce")
        card = set_table(page, ME, BOT, options={"start_player": "seat2"})
        page.goto(card["link"])
        expect(page.locator("[data-answer]").first).to_be_visible()
        hall.stop()
        let_rules_differ(hall)
        hall.start()
        page.goto(card["link"])
        strip = page.get_by_role("status").filter(has_text=table_says)
        expect(strip).to_be_visible()
        picture(page, f"updated-table-{width}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        strip.get_by_role("button", name=good).click()
        expect(strip).to_have_count(0)
        page.reload()
        expect(page.locator(".act .lead")).to_be_visible()
        expect(strip).to_have_count(0)
        if width > 500:  # a phone shows the log when it is opened
            expect(page.locator("#table-log")).to_contain_text(table_says)
        page.goto(f"/r/{card['id']}")
        expect(page.locator("#replay-log")).to_contain_text(replay_says)
        picture(page, f"updated-replay-{width}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        hall.stop()
