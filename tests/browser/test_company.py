"""Actions between people at a table: chat, mute, leave a seat to a bot, concede, ask for an undo, play again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.mouse import Mouse
from tests.browser.tables import BOT, ME, OPEN, call_route, set_table

Enter = Callable[..., Page]
CARD_DELAY = 500  # ms for which a pointer must rest on a place before a card opens
CHECKS_PER_MOVE = 20  # checks for a card before the pointer moves again


class Company:
    """Ann and Bram at a table of two, in separate browsers."""

    def __init__(self, enter: Enter) -> None:
        self.ann, self.bram = enter(), enter()
        for page, name in ((self.ann, "Ann"), (self.bram, "Bram")):
            call_route(page, "/api/me", {"name": name})
        self.mice = [Mouse(page, PageFeed(page), name) for page, name in ((self.ann, "ann"), (self.bram, "bram"))]
        table = set_table(self.ann, ME, OPEN, seed="swords 7")
        call_route(self.bram, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})
        for page in (self.ann, self.bram):
            page.goto(f"/t/{table['id']}")
            expect(page.get_by_role("grid")).to_be_visible()


def test_two_players_undo_by_vote_use_a_bot_return_and_resign(enter: Enter) -> None:
    company = Company(enter)
    check_undo_by_vote(company)
    check_seat_handover_and_return(company)
    check_bot_plays_for_absent_player(company)
    check_resignation(company)


def check_seat_handover_and_return(company: Company) -> None:
    ann, bram = company.mice
    seat_menu(bram.page, "your")
    assert serious_violations(bram.page, "dialog[open]", colours=False) == []
    bram.page.get_by_role("button", name="Let a bot play: random").click()
    until(ann.page, lambda: ann.feed.sight["seats"][1]["bot"] == "random", "the bot to sit down")
    before = bram.feed.answers
    ann.play(6)  # more than a turn, so that the bot has had a turn in between
    assert bram.feed.answers == before
    strip = bram.page.get_by_role("status").filter(has_text="A bot is playing for you.")
    expect(ann.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    strip.get_by_role("button", name="Take your seat back").click()
    expect(strip).to_have_count(0)
    until(ann.page, lambda: ann.feed.sight["seats"][1]["bot"] == "", "the seat to be a person's again")
    while not bram.feed.options:
        ann.play(1)
        until(ann.page, lambda: ann.feed.options or bram.feed.options, "somebody to be asked")
    bram.play(1)


def check_resignation(company: Company) -> None:
    company.ann.get_by_role("tab", name="Chat").click()
    company.ann.get_by_role("button", name="Good luck").click()
    expect(company.bram.get_by_role("region", name="Log")).to_contain_text("Ann: Good luck")
    company.bram.get_by_role("status").get_by_text("Good luck").click()
    expect(company.bram.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    assert serious_violations(company.bram, colours=False) == []
    seat_menu(company.bram, "your")
    dialog = company.bram.get_by_role("dialog", name="Bram")
    dialog.get_by_role("button", name="Resign").click()
    expect(dialog.get_by_text("Resign for Bram? A bot plays on, and you cannot take the seat back.")).to_be_visible()
    dialog.get_by_role("button", name="Resign").click()
    expect(company.ann.get_by_text("resigned, a bot plays on").first).to_be_visible()
    expect(company.bram.get_by_role("button", name="Take your seat back")).to_have_count(0)


def check_undo_by_vote(company: Company) -> None:
    ann, bram = company.mice
    ann.press("row1")
    ann.press("E1")  # only Ann knows the value of this sword
    assert ann.feed.sight["undo"]["way"] == "vote"
    decisions = ann.feed.decisions
    chip = ann.page.get_by_role("button", name="Undo")
    chip.click()
    ann.page.get_by_role("button", name="Ask to undo").click()
    expect(ann.page.get_by_text("Waiting for Bram.")).to_be_visible()
    vote = bram.page.get_by_role("alertdialog")
    expect(vote).to_contain_text("Ann")
    expect(vote).to_contain_text("If a player does not answer, that counts as a no.")
    expect(vote.get_by_text(re.compile(r"^[01]:\d\d$"))).to_be_visible()
    assert serious_violations(bram.page, "[role=alertdialog]") == []
    vote.get_by_role("button", name="No").click()
    expect(vote).to_be_hidden()
    expect(ann.page.get_by_role("status").get_by_text("Not everyone agreed. The move stands.")).to_be_visible()
    assert ann.feed.decisions == decisions
    chip.click()
    ann.page.get_by_role("button", name="Ask to undo").click()
    bram.page.get_by_role("button", name="Agree").click()
    until(ann.page, lambda: ann.feed.decisions < decisions, "the answer to be undone")
    until(bram.page, lambda: bram.feed.decisions == 0, "Bram to see the undo, and nothing of the part that is left")
    assert ann.feed.decisions == 1


def test_why_not_names_the_clause_and_opens_the_rule(enter: Enter) -> None:
    page = enter(fresh=True)
    page.clock.install()
    ann = Mouse(page, PageFeed(page), "ann")
    page.goto(f"/t/{set_table(page, ME, BOT, seed='swords 7')['id']}")
    ann.feed.next_question()
    for undone in (True, False):
        ann.press("row1")
        if undone:
            page.locator(".act").get_by_role("button", name="Back").click()
            until(page, lambda: ann.feed.question == "first-move", "the choice to be open again")
    card = page.locator("[data-card]")
    look_at(page, '[data-stage] [data-why^="to:"]', card.get_by_role("heading", name=re.compile("Why not")))
    rule = card.get_by_role("button", name=re.compile(r"^Rule AL-[A-Z]+-\d+$")).first
    clause = rule.get_attribute("title")
    assert serious_violations(page) == []
    rule.click()
    expect(page.locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    page.clock.run_for(1000)
    # the pointer did not move, so the place under the closed card opens no card of its own
    expect(card).to_have_count(0)


def check_bot_plays_for_absent_player(company: Company) -> None:
    """Only for a hall that does not wait for absent players."""
    ann, bram, feed = company.ann, company.bram, company.mice[0].feed
    table = bram.url
    bram.goto("about:blank")
    until(ann, lambda: not feed.sight["seats"][1]["here"], "Bram to be away")
    seat_menu(ann, "Bram’s")
    dialog = ann.get_by_role("dialog", name="Bram")
    expect(dialog.get_by_text("Bram is away.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Resign")).to_have_count(0)
    dialog.get_by_role("button", name="Let a bot play: medium").click()
    until(ann, lambda: feed.sight["seats"][1]["bot"] == "sensible", "the bot to sit down")
    bram.goto(table)
    seat_menu(bram, "(your|Bram’s)")
    bram.get_by_role("dialog", name="Bram").get_by_role("button", name="Take your seat back").click()
    until(ann, lambda: feed.sight["seats"][1]["bot"] == "", "Bram to play again")


def look_at(page: Page, place: str, card: Locator) -> None:
    """Rest the pointer on a place until a card opens. A board that has just moved may need another attempt."""
    looks = 0

    def opened() -> bool:
        nonlocal looks
        if looks % CHECKS_PER_MOVE == 0:
            page.mouse.move(5, 5)
            page.locator(place).first.hover(force=True)
            page.clock.run_for(CARD_DELAY)
        looks += 1
        return card.is_visible()

    until(page, opened, "a card to open")


def seat_menu(page: Page, whose: str) -> None:
    page.get_by_role("button", name=re.compile(f"Options for {whose} seat")).click()
