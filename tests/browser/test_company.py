"""Actions between people at a table: chat, mute, leave a seat to a bot, concede, ask for an undo, play again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import grave_faults
from tests.browser.hearing import Ear, until
from tests.browser.mouse import Mouse
from tests.browser.tables import BOT, ME, OPEN, call, set_table

Enter = Callable[..., Page]
RESTS = 500  # milliseconds that a pointer rests on a place until a card opens
AGAIN = 20  # looks for a card before the pointer comes once more


class Company:
    """Ann and Bram at one table of two, each in a browser of their own."""

    def __init__(self, enter: Enter) -> None:
        self.ann, self.bram = enter(), enter()
        for page, name in ((self.ann, "Ann"), (self.bram, "Bram")):
            call(page, "/api/me", {"name": name})
        self.mice = [Mouse(page, Ear(page), name) for page, name in ((self.ann, "ann"), (self.bram, "bram"))]
        table = set_table(self.ann, ME, OPEN, seed="swords 7")
        call(self.bram, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})
        for page in (self.ann, self.bram):
            page.goto(f"/t/{table['id']}")
            expect(page.get_by_role("grid")).to_be_visible()


def test_two_undo_by_vote_leave_a_seat_to_a_bot_come_back_and_give_up(enter: Enter) -> None:
    company = Company(enter)
    what_somebody_has_learned_from_is_taken_back_by_vote(company)
    a_seat_is_handed_to_a_bot_and_taken_back(company)
    who_stays_away_is_played_by_a_bot_until_they_are_back(company)
    who_resigns_is_heard_and_is_marked(company)


def a_seat_is_handed_to_a_bot_and_taken_back(company: Company) -> None:
    ann, bram = company.mice
    seat_menu(bram.page, "your")
    assert grave_faults(bram.page, "dialog[open]", colours=False) == []
    bram.page.get_by_role("button", name="Let a bot play: random").click()
    until(ann.page, lambda: ann.ear.sight["seats"][1]["bot"] == "random", "the bot to sit down")
    before = bram.ear.answers
    ann.play(6)  # more than a turn has: the bot had its own between
    assert bram.ear.answers == before
    strip = bram.page.get_by_role("status").filter(has_text="A bot is playing for you.")
    expect(ann.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    strip.get_by_role("button", name="Take your seat back").click()
    expect(strip).to_have_count(0)
    until(ann.page, lambda: ann.ear.sight["seats"][1]["bot"] == "", "the seat to be a person's again")
    while not bram.ear.options:
        ann.play(1)
        until(ann.page, lambda: ann.ear.options or bram.ear.options, "somebody to be asked")
    bram.play(1)


def who_resigns_is_heard_and_is_marked(company: Company) -> None:
    company.ann.get_by_role("tab", name="Chat").click()
    company.ann.get_by_role("button", name="Good luck").click()
    expect(company.bram.get_by_role("region", name="Log")).to_contain_text("Ann: Good luck")
    company.bram.get_by_role("status").get_by_text("Good luck").click()
    expect(company.bram.get_by_role("log", name="Chat")).to_contain_text("Good luck")
    assert grave_faults(company.bram, colours=False) == []
    seat_menu(company.bram, "your")
    dialog = company.bram.get_by_role("dialog", name="Bram")
    dialog.get_by_role("button", name="Resign").click()
    expect(dialog.get_by_text("Resign for Bram? A bot plays on, and you cannot take the seat back.")).to_be_visible()
    dialog.get_by_role("button", name="Resign").click()
    expect(company.ann.get_by_text("resigned, a bot plays on").first).to_be_visible()
    expect(company.bram.get_by_role("button", name="Take your seat back")).to_have_count(0)


def what_somebody_has_learned_from_is_taken_back_by_vote(company: Company) -> None:
    ann, bram = company.mice
    ann.press("row1")
    ann.press("E1")  # a sword, of which only Ann knows what it is worth
    assert ann.ear.sight["undo"]["way"] == "vote"
    decisions = ann.ear.decisions
    chip = ann.page.get_by_role("button", name="Undo")
    chip.click()
    ann.page.get_by_role("button", name="Ask to undo").click()
    expect(ann.page.get_by_text("Waiting for Bram.")).to_be_visible()
    vote = bram.page.get_by_role("alertdialog")
    expect(vote).to_contain_text("Ann")
    expect(vote).to_contain_text("If a player does not answer, that counts as a no.")
    expect(vote.get_by_text(re.compile(r"^[01]:\d\d$"))).to_be_visible()
    assert grave_faults(bram.page, "[role=alertdialog]") == []
    vote.get_by_role("button", name="No").click()
    expect(vote).to_be_hidden()
    expect(ann.page.get_by_role("status").get_by_text("Not everyone agreed. The move stands.")).to_be_visible()
    assert ann.ear.decisions == decisions
    chip.click()
    ann.page.get_by_role("button", name="Ask to undo").click()
    bram.page.get_by_role("button", name="Agree").click()
    until(ann.page, lambda: ann.ear.decisions < decisions, "it to be taken back")
    until(bram.page, lambda: bram.ear.decisions == 0, "Bram to see it, and nothing of the part that still stands")
    assert ann.ear.decisions == 1


def test_why_not_names_the_clause_and_opens_the_rule(enter: Enter) -> None:
    page = enter(fresh=True)
    page.clock.install()
    ann = Mouse(page, Ear(page), "ann")
    page.goto(f"/t/{set_table(page, ME, BOT, seed='swords 7')['id']}")
    ann.ear.turn()
    for undone in (True, False):
        ann.press("row1")
        if undone:
            page.locator(".act").get_by_role("button", name="Back").click()
            until(page, lambda: ann.ear.question == "first-move", "the choice to be open again")
    card = page.locator("[data-card]")
    look_at(page, '[data-stage] [data-why^="to:"]', card.get_by_role("heading", name=re.compile("Why not")))
    rule = card.get_by_role("button", name=re.compile(r"^Rule AL-[A-Z]+-\d+$")).first
    clause = rule.get_attribute("title")
    assert grave_faults(page) == []
    rule.click()
    expect(page.locator(f'[data-clause="{clause}"]')).to_be_in_viewport()
    page.clock.run_for(1000)
    expect(card).to_have_count(0)  # what lay under the card is not asked about by a pointer that did not move


def who_stays_away_is_played_by_a_bot_until_they_are_back(company: Company) -> None:
    """In a hall that waits for nobody."""
    ann, bram, ear = company.ann, company.bram, company.mice[0].ear
    table = bram.url
    bram.goto("about:blank")
    until(ann, lambda: not ear.sight["seats"][1]["here"], "Bram to be away")
    seat_menu(ann, "Bram’s")
    dialog = ann.get_by_role("dialog", name="Bram")
    expect(dialog.get_by_text("Bram is away.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Resign")).to_have_count(0)
    dialog.get_by_role("button", name="Let a bot play: medium").click()
    until(ann, lambda: ear.sight["seats"][1]["bot"] == "sensible", "the bot to sit down")
    bram.goto(table)
    seat_menu(bram, "(your|Bram’s)")
    bram.get_by_role("dialog", name="Bram").get_by_role("button", name="Take your seat back").click()
    until(ann, lambda: ear.sight["seats"][1]["bot"] == "", "Bram to play again")


def look_at(page: Page, place: str, card: Locator) -> None:
    """Rests with the pointer on a place until a card opens; a board that has just moved may have slipped away."""
    looks = 0

    def opened() -> bool:
        nonlocal looks
        if looks % AGAIN == 0:
            page.mouse.move(5, 5)
            page.locator(place).first.hover(force=True)
            page.clock.run_for(RESTS)
        looks += 1
        return card.is_visible()

    until(page, opened, "a card to open")


def seat_menu(page: Page, whose: str) -> None:
    page.get_by_role("button", name=re.compile(f"Options for {whose} seat")).click()
