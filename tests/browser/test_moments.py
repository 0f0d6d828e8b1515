"""Log and board show the same moment, while answers and the current turn are shown at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.duels import first_option, sit_down, type_answer
from tests.browser.feed import PageFeed
from tests.browser.keyboard import Keyboard


def test_log_waits_for_the_board_while_answers_and_header_do_not(enter: Callable[..., Page]) -> None:
    page = enter(fresh=True)
    page.clock.install()
    feed = sit_down(page, {"players": 2})
    while not all(option["key"].startswith("spell:") for option in feed.options):
        type_answer(Keyboard(page, feed), first_option(feed, "hero:"))
        feed.next_question()
    turn, log = page.locator("header .turn"), page.get_by_role("region", name="Log")
    expect(log).to_contain_text(feed.sight["news"][-1]["words"])
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)  # from here on, nothing that waits for the clock is shown
    expect(turn).to_contain_text("Your turn· Draft")
    type_answer(Keyboard(page, feed), first_option(feed, "spell:"))
    feed.next_question()
    last = feed.sight["news"][-1]["words"]
    expect(page.locator("#table-question")).to_be_visible()
    expect(turn).to_contain_text("Your turn· Draft")
    expect(log).not_to_contain_text(last)
    page.clock.run_for(60_000)
    expect(turn).to_contain_text("Your turn· Draft")
    expect(log).to_contain_text(last)
    check_asked_player_may_answer_during_playback(page, feed)


def check_asked_player_may_answer_during_playback(page: Page, feed: PageFeed) -> None:
    while feed.next_question() == "draft":  # the clock is paused, so no news is played
        hero = [option for option in feed.options if option["key"].startswith("hero:")]
        type_answer(Keyboard(page, feed), hero[0]["key"] if hero else first_option(feed, "spell:"))
    assert feed.question == "army"
