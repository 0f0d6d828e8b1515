"""The bar of answers: a list over the table has the answers without room in the bar."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import serious_violations
from tests.browser.feed import SELECTED_SELECTOR, PageFeed
from tests.browser.tables import DECISION_WITH_MANY_SWORDS, GOLDEN, continue_from_file


def test_list_of_more_answers_covers_the_fight(enter: Callable[..., Page]) -> None:
    page = enter(width=1440, height=760)
    feed = PageFeed(page)
    table = continue_from_file(
        page, (GOLDEN / "adventureland-5-4.match").read_text("utf-8"), DECISION_WITH_MANY_SWORDS, seat=3
    )
    page.goto(f"/t/{table['id']}")
    assert feed.next_question() == "swords"
    answers, answers_before = page.get_by_role("dialog", name="More options"), feed.answers
    for width in (1440, 900, 390):
        page.set_viewport_size({"width": width, "height": 760})
        page.get_by_role("button", name=re.compile("^More: ")).click()
        box = answers.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollLeft + document.body.scrollLeft") == 0
        assert width != 390 or serious_violations(page) == []
        answers.get_by_role("button").first.click()  # a click fails if something covers the button
        expect(answers).to_be_hidden()
        expect(page.locator(SELECTED_SELECTOR)).to_have_count(1)
    feed.confirm_preview(answers_before, page.locator(SELECTED_SELECTOR).click)
