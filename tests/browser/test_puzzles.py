"""Puzzles: a player opens the puzzle of the day, answers wrong and right, and keeps a streak."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meadhall.engine import find_game
from meadhall.puzzles import book_of
from tests.browser.conftest import picture, serious_violations
from tests.browser.tables import call_route

Enter = Callable[..., Page]
GAME = "adventureland"


def today(page: Page) -> int:
    """Return the number of the puzzle of the day."""
    return int(next(shelf for shelf in call_route(page, "/api/puzzles")["shelves"] if shelf["game"] == GAME)["today"])


def letters(page: Page, number: int) -> tuple[str, str, str]:
    """Return the best answer's key, its letter, and the letter of the next best answer."""
    puzzle = book_of(find_game(GAME)).puzzles[number - 1]
    keys = [puzzle.best, puzzle.others[0].key]
    options = call_route(page, f"/api/puzzles/{GAME}/{number}")["sight"]["ask"]["options"]
    by_key = {option["key"]: option["letter"] for option in options}
    return keys[0], by_key[keys[0]], by_key[keys[1]]


def answer(page: Page, letter: str) -> None:
    """Give an answer by its letter and Enter, wherever it is drawn."""
    page.keyboard.press(letter)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_player_solves_the_puzzle_of_the_day(enter: Enter, phone: bool) -> None:
    page = enter(*((390, 844, True) if phone else (1440, 900)), at="/")
    if phone:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_text("No streak yet.")).to_be_visible()
    picture(page, f"puzzles-{'phone' if phone else 'wide'}")
    assert phone or serious_violations(page) == []
    number = today(page)
    best, right, wrong = letters(page, number)
    page.get_by_role("link", name="Puzzle of the day: Adventure Land").click()
    table = page.locator(f'[data-puzzle="{number}"]')
    expect(table).to_be_visible()
    answer(page, wrong)
    expect(page.get_by_role("heading", name="There is a better answer.")).to_be_visible()
    expect(page.locator("[data-worth]")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    answer(page, right)
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    expect(page.locator(f'[data-worth="{best}"]')).to_be_visible()
    assert serious_violations(page, colours=not phone) == []
    for look in () if phone else ("light", "contrast"):
        page.evaluate("look => (document.documentElement.dataset.look = look)", look)
        picture(page, f"puzzle-{look}")
        assert serious_violations(page, other_rules=False) == [], look
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle of the day: Adventure Land")).to_have_text("Today’s is solved")


def test_puzzle_is_solved_by_keys_and_escape_goes_back(enter: Enter) -> None:
    page = enter(at=f"/puzzles/{GAME}/1")
    expect(page.locator("[data-puzzle]")).to_be_visible()
    answer(page, letters(page, 1)[1])
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_url(re.compile("/puzzles$"))
    expect(page.get_by_text("1 of")).to_be_visible()


def test_missing_puzzle_is_explained(enter: Enter) -> None:
    page = enter(at="/puzzles/chess/1")
    expect(page.get_by_text("This game has no puzzles here.")).to_be_visible()
