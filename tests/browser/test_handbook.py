"""The rules for players: all pages of all handbooks, their pictures, the exact rules, and the search."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meadhall.engine.contract.handbook import handbook
from meadhall.engine.contract.registry import find_game, installed_games
from tests.browser.conftest import picture, serious_violations

Enter = Callable[..., Page]
GAMES = [name for name in installed_games() if find_game(name).handbook]
DRAWN_SCRIPT = """() => { const all = [...document.querySelectorAll('[data-picture]')];
  return all.every(one => one.querySelector('.cut') || one.dataset.missing) }"""
# Missing pictures, and whether nothing extends beyond the edge.
WHOLE_SCRIPT = """() => [[...document.querySelectorAll('[data-missing]')].map(one => one.dataset.missing),
  [document.documentElement, document.querySelector('.head nav')].every(one => one.scrollWidth <= one.clientWidth)]"""


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_pictures_and_is_readable(enter: Enter, game: str) -> None:
    """In German, which is longer, and on a phone, where pages have tabs. All books have the same parts and colours."""
    book = handbook(find_game(game), "de")
    assert book is not None
    page = enter(touch=True, locale="de-DE", at=f"/rules/{game}")
    expect(page.get_by_role("heading", name=book.chapters[0].title, exact=True)).to_be_visible()
    assert game != "heropath" or serious_violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    for at, chapter in enumerate(book.chapters[:-1]):
        heading = page.get_by_role("heading", name=chapter.title, exact=True)
        if at % 2:
            page.get_by_role("navigation", name="Inhalt").get_by_role("link", name=chapter.title, exact=True).click()
        elif at:
            page.keyboard.press("ArrowRight")
        expect(heading).to_be_visible()
        page.wait_for_function(DRAWN_SCRIPT)
        assert page.evaluate(WHOLE_SCRIPT) == [[], True], chapter.title
        if at % 3 == 1 and game == "heropath":
            assert serious_violations(page, colours=False) == [], chapter.title
        picture(page, f"handbook-{game}-{chapter.id}", whole=True)


def test_exact_rules_open_by_a_tap_and_the_search_finds_text_questions_and_clauses(enter: Enter) -> None:
    page = enter(touch=True, at="/rules/virtues")
    check_mark_opens_the_exact_rule_and_escape_returns(page)
    check_clause_list_and_search(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/rules/virtues#sins")
    page.get_by_text("Only you see the sins in your hand").tap()  # the touch area is the whole sentence
    expect(page.get_by_role("dialog")).to_contain_text("SV-HID-01")


def check_mark_opens_the_exact_rule_and_escape_returns(page: Page) -> None:
    mark = page.get_by_role("button", name="Exact rule SV-CLS-13", exact=True)
    mark.focus()
    page.keyboard.press("Enter")
    slip = page.get_by_role("dialog", name="Exact rule SV-CLS-13")
    expect(slip).to_contain_text("the players together receive one piece of armour")
    assert serious_violations(page) == []
    sentence, paper = mark.locator("xpath=../..").bounding_box(), slip.bounding_box()
    assert sentence is not None
    assert paper is not None
    apart = paper["y"] + paper["height"] <= sentence["y"] or paper["y"] >= sentence["y"] + sentence["height"]
    assert apart, "the slip covers its own sentence"
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_contain_text("SV-CLS-14")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(mark).to_be_focused()


def check_clause_list_and_search(page: Page) -> None:
    page.get_by_role("link", name="Every rule").click()
    expect(page.locator('[data-clause="SV-CMP-01"]')).to_be_visible()
    page.get_by_role("link", name="Back to the rulebook").click()
    expect(page.get_by_role("heading", name="The game in one minute")).to_be_visible()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("elixirs close")
    page.get_by_role("button", name="Can elixirs close a portal?").click()
    expect(page.get_by_text("Drink them first")).to_be_visible()
    field.fill("SV-PAY-07")
    page.get_by_role("button", name="SV-PAY-07 A portal is paid").click()
    expect(page.get_by_role("dialog")).to_contain_text("no elixirs, castles or estates")
    page.keyboard.press("Escape")
    field.fill("xyzzy")
    expect(page.get_by_text("No rule mentions “xyzzy”.")).to_be_visible()
