"""Advice of a bot: a button requests it, the board selects it, and the bar shows its reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import until
from tests.browser.sizes import at_each_size
from tests.browser.tables import open_at_question

IS_WHOLE_SCRIPT = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth"


@pytest.mark.parametrize(("game", "question"), [("adventureland", "where"), ("swordsorcery", "act")])
def test_advice_is_shown_in_its_place_and_can_be_cancelled(
    enter: Callable[..., Page], game: str, question: str
) -> None:
    page = enter(touch=True)
    feed = open_at_question(page, game, question, 0, seed="7", players=2)
    lead, asks = page.locator("#table-question"), page.get_by_role("button", name="Advice")
    asked, answers_before = lead.inner_text(), feed.answers
    asks.click()
    expect(lead).to_contain_text("A bot would: ")
    expect(page.locator(".act [aria-pressed=true]")).to_be_visible()
    assert (serious_violations(page), feed.answers) == ([], answers_before)
    for size in at_each_size(page, [(1440, 900), (390, 844)]):
        picture(page, f"advice-{game}-{size}")
        until(page, lambda: lead.evaluate(IS_WHOLE_SCRIPT), f"the whole reason to be visible {size}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    page.locator(".act").get_by_role("button", name="Cancel").click()
    expect(lead).to_have_text(asked)
    expect(asks).to_be_visible()
