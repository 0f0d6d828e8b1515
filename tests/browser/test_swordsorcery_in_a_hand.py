"""Sword & Sorcery in a hand: lessons are short, no answer lies under another, and enemies are attacked by a tap."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from meadhall.bots.random_bot import RandomBot
from meadhall.engine import Match
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible
from tests.browser.answering import give, hand_over
from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear, until
from tests.browser.sizes import sizes
from tests.browser.tables import ME, call
from tests.browser.test_swordsorcery import PHONE, WIDE, brought_to, close_scenes, first_of_bar, go_on, press, sit_down

Enter = Callable[..., Page]
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LINES = """([hint, words]) => {
  const told = hint.querySelector("p");
  told.textContent = words;
  return Math.round(told.getBoundingClientRect().height / parseFloat(getComputedStyle(told).lineHeight));
}"""
MOST_LINES = 3


def lessons(language: str) -> dict[str, str]:
    """All lessons of the game by their names."""
    text = (WORDS / language / "games" / "swordsorcery.ftl").read_text("utf-8")
    return dict(re.findall(r"^ss-teach-(\w+) = (.+)$", text, re.MULTILINE))


def no_lesson_takes_more_than_three_lines(page: Page) -> None:
    hint = page.locator(".hint")
    for language in ("en", "de"):
        page.evaluate("language => (document.documentElement.lang = language)", language)  # by it words are broken
        told = lessons(language)
        assert len(told) > 20
        lines = {name: page.evaluate(LINES, [hint.element_handle(), words]) for name, words in told.items()}
        assert {name: n for name, n in lines.items() if n > MOST_LINES} == {}, language


def test_a_lesson_is_short_and_one_line_while_a_page_of_the_book_lies_open(enter: Enter) -> None:
    page = enter(*PHONE, touch=True, is_mobile=True)
    ear = Ear(page)
    plan = {"game": "swordsorcery", "seats": [ME], "options": {"players": 1, "heroes": 2}, "seed": "7"}
    page.goto(f"/t/{call(page, '/api/tables', plan)['id']}")
    while ear.turn() != "who-acts":
        first_of_bar(page, ear)
    hint = page.locator(".hint")
    expect(page.locator("article.page")).to_be_visible()
    expect(hint.locator(".folded")).to_be_visible()
    close_scenes(page)
    expect(hint.locator("p")).to_be_visible()
    no_lesson_takes_more_than_three_lines(page)


# The words of these that are cut off, or broken into lines.
CUT_OFF = """names => names.filter(name => {
  const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
  return lines > 1.5 || name.scrollWidth > name.clientWidth;
}).map(name => name.textContent)"""


def test_the_heroes_on_the_cards_of_players_have_their_whole_names(enter: Enter) -> None:
    page, _ = brought_to(enter, "market", PHONE, at="q1", players=3, heroes=3)
    names = page.locator(".strip li b")
    expect(names).to_have_count(3)
    assert names.evaluate_all(CUT_OFF) == []


COVERED = """() => {
  const ends = document.querySelector(".act .row > .answer").getBoundingClientRect();
  return document.querySelector(".act .swiped").getBoundingClientRect().right - ends.left;
}"""


def what_ends_a_turn_lies_over_no_other_answer(page: Page) -> None:
    ending = page.locator('.act .row > [data-answer="end"]')
    expect(ending).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) <= 3  # so far the ring of what is in focus reaches
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def attacking(enter: Enter, size: tuple[int, int], wanted: Callable[[list[str]], bool]) -> tuple[Page, Ear]:
    """Open a table at which the keys of a hero's activities are as wanted."""
    for seed in range(8):
        match: Match[Any] = Match(GAME, seed=seed, heroes=2)
        decisions = 0
        while not match.over and decisions < 500:
            menu = match.menu()
            if menu.question == "act" and wanted([option.key for option in menu.options]):
                page, ear = go_on(enter, match, decisions, size)
                close_scenes(page)
                return page, ear
            match.answer(match.asked, sensible(match.view(match.asked)))
            decisions += 1
    raise AssertionError("nobody ever comes so far")


def test_an_enemy_in_reach_is_attacked_by_a_press_on_it(enter: Enter) -> None:
    """The first press chooses the attack on it, or offers several attacks. The second press begins it."""
    page, ear = attacking(enter, PHONE, lambda keys: "attack" in keys)
    what_ends_a_turn_lies_over_no_other_answer(page)
    foe = page.locator(".areas .piece[data-piece]").filter(has=page.locator(".tile")).first
    expect(foe).to_be_visible()
    whom = int(foe.get_attribute("data-piece") or "")
    foe.click()
    ways = page.locator(".asked .ways button")
    shown = page.locator('.act [aria-pressed="true"]')
    until(page, lambda: ways.count() or shown.count(), "the attack to be offered")
    picture(page, "swordsorcery-press")
    if ways.count():
        ways.first.click()
    until(page, shown.count, "the attack to be chosen")
    foe.click()
    until(page, lambda: ear.sight["state"]["attacks"], "the attack to begin")
    assert whom in ear.sight["state"]["attacks"][-1]["targets"] or ear.sight["state"]["attacks"][-1]["target"] == whom


def test_the_picture_of_the_end_is_not_hidden(enter: Enter) -> None:
    """A bot plays a quest, and ends it on a page with luck of its own."""
    match: Match[Any] = Match(GAME, seed="7", players=1, heroes=2, mode="single", difficulty="story")
    decisions = 0
    while not match.over:
        match.answer(match.asked, sensible(match.view(match.asked)))
        decisions += 1
    page, ear = go_on(enter, match, decisions - 1)
    hand_over(page, ear)
    picture_and_page_are_seen(page, [PHONE, WIDE])


def test_the_end_of_a_campaign_tells_its_record_below_its_picture(enter: Enter) -> None:
    page, ear = brought_to(enter, "lost", plays=RandomBot().choose, mode="campaign", difficulty="heroic")
    give(page, ear, page.locator('.ending .way[data-answer="end"]').click)
    picture_and_page_are_seen(page, [WIDE])
    (standing,) = ear.sight["standings"]
    for part, points in standing["parts"].items():
        expect(page.locator(".ending dl div").filter(has_text=part)).to_have_count(1 if points else 0)
    expect(page.locator(".ending dl .sum dd")).to_have_text(str(standing["points"]))


def picture_and_page_are_seen(page: Page, wanted: list[tuple[int, int]]) -> None:
    """Neither lies under the dialog of possible actions."""
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Play again"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("table")).to_have_count(0)
    for size in sizes(page, wanted):
        for found in (page.locator(".ending .picture"), page.locator(".ending .page")):
            expect(found).to_be_in_viewport(ratio=1)
            assert page.evaluate(APART, [found.element_handle(), dialog.element_handle()]), size
        picture(page, f"swordsorcery-end-{size}")


APART = """([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"""


def test_quest_is_played_by_taps_on_a_phone(enter: Enter) -> None:
    """Areas, figures, panels and bar are tapped; scenes are read and closed."""
    page, ear = sit_down(enter, *PHONE)
    picture(page, "swordsorcery-phone")
    assert grave_faults(page, colours=False) == []
    a_way_that_the_map_hides_comes_into_view_and_the_map_stays(page, ear)
    for _ in range(3):
        close_scenes(page)
        key = next((one["key"] for one in ear.options if one["key"].startswith("to:")), ear.options[0]["key"])
        give(page, ear, lambda key=key: press(page, ear, key))  # type: ignore[misc]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "swordsorcery-phone-later")


def a_way_that_the_map_hides_comes_into_view_and_the_map_stays(page: Page, ear: Ear) -> None:
    board, areas = page.locator("[data-stage] > .port"), page.locator(".map .port")
    way = next(option for option in ear.options if option["key"].startswith("to:"))
    area = page.locator(f'.areas [data-place="{way["key"][3:]}"]')
    for corner in ("0, 0", "one.scrollWidth, one.scrollHeight"):
        areas.evaluate(f"one => one.scrollTo({corner})")
        while area.get_attribute("aria-pressed") != "true":
            page.keyboard.press("N")
        expect(area).to_be_in_viewport(ratio=0.9)
        assert board.evaluate("one => [one.scrollTop, one.scrollHeight > one.clientHeight + 100]") == [0, True]
        page.keyboard.press("Escape")
        expect(area).to_have_attribute("aria-pressed", "false")
