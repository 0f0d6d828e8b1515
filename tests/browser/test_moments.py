"""Log and board tell the same moment, while what may be done, and whose turn it is, is there at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.duels import answer, first, sit_down
from tests.browser.hearing import Ear
from tests.browser.keyboard import Keyboard


def test_the_log_waits_for_the_board_and_answers_and_the_header_do_not(enter: Callable[..., Page]) -> None:
    page = enter(fresh=True)
    page.clock.install()
    ear = sit_down(page, {"players": 2})
    while not all(option["key"].startswith("spell:") for option in ear.options):
        answer(Keyboard(page, ear), first(ear, "hero:"))
        ear.turn()
    turn, log = page.locator("header .turn"), page.get_by_role("region", name="Log")
    expect(log).to_contain_text(ear.sight["news"][-1]["words"])
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)  # from here on nothing is shown that has to wait
    expect(turn).to_contain_text("Your turn· Draft")
    answer(Keyboard(page, ear), first(ear, "spell:"))
    ear.turn()
    last = ear.sight["news"][-1]["words"]
    expect(page.locator("#table-question")).to_be_visible()
    expect(turn).to_contain_text("Your turn· Draft")
    expect(log).not_to_contain_text(last)
    page.clock.run_for(60_000)
    expect(turn).to_contain_text("Your turn· Draft")
    expect(log).to_contain_text(last)
    who_is_asked_may_answer_while_news_is_played(page, ear)


def who_is_asked_may_answer_while_news_is_played(page: Page, ear: Ear) -> None:
    while ear.turn() == "draft":  # with a clock that stands, no news would ever have been played
        hero = [option for option in ear.options if option["key"].startswith("hero:")]
        answer(Keyboard(page, ear), hero[0]["key"] if hero else first(ear, "spell:"))
    assert ear.question == "army"
