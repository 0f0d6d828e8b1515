"""Answers that the board shows itself, beside an empty bar."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.tables import DECISION_WITH_MANY_SWORDS, GOLDEN, continue_from_file


def test_fight_has_its_answers_on_its_sheet(enter: Callable[..., Page]) -> None:
    page = enter(width=1440, height=760)
    feed = PageFeed(page)
    table = continue_from_file(
        page, (GOLDEN / "adventureland-5-4.match").read_text("utf-8"), DECISION_WITH_MANY_SWORDS, seat=3
    )
    page.goto(f"/t/{table['id']}")
    assert feed.next_question() == "swords"
    answers_before, roll = feed.answers, page.get_by_role("button", name=re.compile("and roll$"))
    sword = page.locator(".hand button").first
    for width in (1440, 900, 390):
        page.set_viewport_size({"width": width, "height": 760})
        sword.click()
        expect(roll).to_be_in_viewport(ratio=1)
        expect(page.locator(".act [data-answer]")).to_have_count(0)  # the bar repeats none
        assert width != 390 or serious_violations(page) == []
        if width != 390:
            sword.click()
    roll.click()
    until(page, lambda: feed.answers > answers_before, "the swords to be committed")
