"""Header, log and board tell the same moment, while what may be done is there at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.duels import answer, first, sit_down
from tests.browser.keyboard import Keyboard


def test_header_and_log_wait_for_the_board_and_answers_do_not(enter: Callable[..., Page]) -> None:
    page = enter()
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
    expect(turn).to_contain_text("Your turn")  # one's own answer is told first
    expect(log).not_to_contain_text(last)
    let_pass_until(page, lambda: "’s turn" in turn.inner_text())
    expect(page.locator("#table-question")).to_be_visible()
    page.clock.run_for(60_000)
    expect(turn).to_contain_text("Your turn· Draft")
    expect(log).to_contain_text(last)


def let_pass_until(page: Page, seen: Callable[[], bool]) -> None:
    for _ in range(100):
        if seen():
            return
        page.clock.run_for(50)
    raise AssertionError("five seconds were not enough")


def test_who_is_asked_may_answer_while_news_is_played(enter: Callable[..., Page]) -> None:
    page = enter()
    page.clock.install()
    ear = sit_down(page, {"players": 2})
    page.clock.pause_at(page.evaluate("Date.now()") + 5000)
    while ear.turn() == "draft":  # with a clock that stands, no news would ever have been played
        hero = [option for option in ear.options if option["key"].startswith("hero:")]
        answer(Keyboard(page, ear), hero[0]["key"] if hero else first(ear, "spell:"))
    assert ear.question == "army"
