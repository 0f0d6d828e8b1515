"""A game without art is played at the table drawn from its scene: Pig, from a file, to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from examples.pig import GAME
from meadhall.engine import Match, record
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.tables import continue_from_file

AUTOMATIC_ANSWER_DELAY = 2000  # ms after which a page gives an only answer by itself


def set_table_against_a_bot(page: Page) -> PageFeed:
    feed = PageFeed(page)
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Who sits in seat 2").select_option(label="Bot")
    page.get_by_role("button", name="Set the table").click()
    feed.next_question()
    return feed


def match_before_win() -> Match[Any]:
    """Return a match where seat 0 may hold and win. The other player never holds."""
    match: Match[Any] = Match(GAME, seed="7", players=2, target=50)
    while match.asked == 1 or match.state.pot + match.state.points[0] < match.state.target:
        match.answer(match.asked, "hold" if match.asked == 0 and match.state.pot >= 15 else "roll")
    return match


def play(page: Page, feed: PageFeed, answers: int = 1000) -> None:
    """Answer a number of questions, or all until the match is over."""
    for _ in range(answers):
        if not feed.next_question():
            return
        before = feed.decisions
        keys = [option["key"] for option in feed.options]
        pot = feed.sight["state"]["pot"]
        page.locator(f'.act [data-answer="{"hold" if "hold" in keys and pot >= 15 else "roll"}"]').click()
        feed.wait_until_done(before)


def test_match_of_pig_is_started_and_won(enter: Callable[..., Page]) -> None:
    page = enter(at="/new/pig")
    page.get_by_role("group", name="Target").get_by_text("50", exact=True).click()
    feed = set_table_against_a_bot(page)
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()
    picture(page, "pig")
    assert serious_violations(page) == []
    play(page, feed, 3)
    table = continue_from_file(page, record.save(match_before_win()), seat=0)
    page.goto(f"/t/{table['id']}")
    play(page, feed)
    dialog = page.get_by_role("dialog", name=re.compile("win"))
    expect(dialog.get_by_role("columnheader")).to_have_count(2)
    points = [standing["points"] for standing in feed.sight["standings"]]
    expect(dialog.locator("tfoot tr").first.locator("td")).to_have_text([str(point) for point in points])
    assert max(points) >= 50
    assert serious_violations(page) == []


def hold_back(page: Page, kind: str) -> Callable[[], None]:
    """Hold messages of this kind back from the page, and return a function that delivers them."""
    held_sends: list[Callable[[], None]] = []
    is_open = False

    def between(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            if is_open or json.loads(frame)["type"] != kind:
                socket.send(frame)
            else:
                held_sends.append(lambda: socket.send(frame))

        socket.connect_to_server().on_message(pass_on)

    def let_go() -> None:
        nonlocal is_open
        is_open = True
        for send in held_sends:
            send()

    page.route_web_socket("**/socket**", between)
    return let_go


def test_empty_pot_cannot_be_held_and_the_page_says_why(enter: Callable[..., Page]) -> None:
    page = enter(fresh=True)
    page.clock.install()
    page.goto("/new/pig")
    foresee = hold_back(page, "shown")  # the page gives an only answer by itself once it knows the effects
    feed = set_table_against_a_bot(page)
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    foresee()
    page.clock.run_for(AUTOMATIC_ANSWER_DELAY)
    page.keyboard.type("why hold")
    page.keyboard.press("Enter")
    reason = page.get_by_text("The pot is empty: there is nothing to hold.")
    expect(reason).to_be_visible()
    page.clock.run_for(AUTOMATIC_ANSWER_DELAY)
    expect(reason).to_be_visible()
    assert feed.answers == 0, "neither while one types nor while one reads"
    page.get_by_role("button", name="PG-TRN-03").click()
    expect(page.locator('[data-clause="PG-TRN-03"]')).to_be_in_viewport()
    until(page, lambda: feed.answers == 1, "the only answer, which nothing delays any more")
