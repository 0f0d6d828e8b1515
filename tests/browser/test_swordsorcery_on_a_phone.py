"""Sword & Sorcery on a phone: hints are short, answers do not overlap, and a tap attacks an enemy."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from meadhall.bots.random_bot import RandomBot
from meadhall.engine import Match
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from tests.browser.answering import give_answer, leave_seat_to_bot
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.sizes import at_each_size
from tests.browser.tables import ME, call_route
from tests.browser.test_swordsorcery import (
    PHONE_SIZE,
    WIDE_SIZE,
    click_answer,
    close_scenes,
    continue_match,
    give_first_answer,
    open_at_question,
    sit_down,
)

Enter = Callable[..., Page]
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LINES_SCRIPT = """([hint, words]) => {
  const told = hint.querySelector("p");
  told.textContent = words;
  return Math.round(told.getBoundingClientRect().height / parseFloat(getComputedStyle(told).lineHeight));
}"""
MAX_LINES = 3


def hint_texts(language: str) -> dict[str, str]:
    """Return all hints of the game by name."""
    text = (WORDS / language / "games" / "swordsorcery.ftl").read_text("utf-8")
    return dict(re.findall(r"^ss-teach-(\w+) = (.+)$", text, re.MULTILINE))


def check_hints_have_at_most_three_lines(page: Page) -> None:
    hint = page.locator(".hint")
    for language in ("en", "de"):
        # the language of the document decides how words are broken
        page.evaluate("language => (document.documentElement.lang = language)", language)
        texts = hint_texts(language)
        assert len(texts) > 20
        lines = {name: page.evaluate(LINES_SCRIPT, [hint.element_handle(), words]) for name, words in texts.items()}
        assert {name: n for name, n in lines.items() if n > MAX_LINES} == {}, language


def test_hint_is_short_and_has_one_line_under_an_open_page(enter: Enter) -> None:
    page = enter(*PHONE_SIZE, touch=True, is_mobile=True)
    feed = PageFeed(page)
    plan = {"game": "swordsorcery", "seats": [ME], "options": {"players": 1, "heroes": 2}, "seed": "7"}
    page.goto(f"/t/{call_route(page, '/api/tables', plan)['id']}")
    while feed.next_question() != "who-acts":
        give_first_answer(page, feed)
    hint = page.locator(".hint")
    expect(page.locator("article.page")).to_be_visible()
    expect(hint.locator(".folded")).to_be_visible()
    close_scenes(page)
    expect(hint.locator("p")).to_be_visible()
    check_hints_have_at_most_three_lines(page)


# Parts of these words that are truncated or broken into lines.
CUT_OFF_SCRIPT = """names => names.filter(name => {
  const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
  return lines > 1.5 || name.scrollWidth > name.clientWidth;
}).map(name => name.textContent)"""


def test_player_cards_have_whole_hero_names(enter: Enter) -> None:
    page, _ = open_at_question(enter, "market", PHONE_SIZE, at="q1", players=3, heroes=3)
    names = page.locator(".strip li b")
    expect(names).to_have_count(3)
    assert names.evaluate_all(CUT_OFF_SCRIPT) == []


COVERED_SCRIPT = """() => {
  const ends = document.querySelector(".act .row > .answer").getBoundingClientRect();
  return document.querySelector(".act .swiped").getBoundingClientRect().right - ends.left;
}"""


def check_end_button_covers_no_other_answer(page: Page) -> None:
    ending = page.locator('.act .row > [data-answer="end"]')
    expect(ending).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED_SCRIPT) <= 3  # the ring of the focused element extends this far
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_at_attack(enter: Enter, size: tuple[int, int], wanted: Callable[[list[str]], bool]) -> tuple[Page, PageFeed]:
    """Open a table where the keys of a hero's activities satisfy a condition."""
    for seed in range(8):
        match: Match[Any] = Match(GAME, seed=seed, heroes=2)
        decisions = 0
        while not match.over and decisions < 500:
            menu = match.menu()
            if menu.question == "act" and wanted([option.key for option in menu.options]):
                page, feed = continue_match(enter, match, decisions, size)
                close_scenes(page)
                return page, feed
            match.answer(match.asked, sensible_answer(match.view(match.asked)))
            decisions += 1
    raise AssertionError("nobody ever comes so far")


def test_tap_attacks_an_enemy_in_reach(enter: Enter) -> None:
    """The first tap selects the attack, or offers several attacks. The second tap begins it."""
    page, feed = open_at_attack(enter, PHONE_SIZE, lambda keys: "attack" in keys)
    check_end_button_covers_no_other_answer(page)
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
    until(page, lambda: feed.sight["state"]["attacks"], "the attack to begin")
    assert whom in feed.sight["state"]["attacks"][-1]["targets"] or feed.sight["state"]["attacks"][-1]["target"] == whom


def test_picture_of_the_end_is_visible(enter: Enter) -> None:
    """A bot plays a quest that ends on a page with its own picture."""
    match: Match[Any] = Match(GAME, seed="7", players=1, heroes=2, mode="single", difficulty="story")
    decisions = 0
    while not match.over:
        match.answer(match.asked, sensible_answer(match.view(match.asked)))
        decisions += 1
    page, feed = continue_match(enter, match, decisions - 1)
    leave_seat_to_bot(page, feed)
    check_picture_and_page_are_visible(page, [PHONE_SIZE, WIDE_SIZE])


def test_end_of_a_campaign_shows_its_record_below_its_picture(enter: Enter) -> None:
    page, feed = open_at_question(enter, "lost", plays=RandomBot().choose, mode="campaign", difficulty="heroic")
    give_answer(page, feed, page.locator('.ending .way[data-answer="end"]').click)
    check_picture_and_page_are_visible(page, [WIDE_SIZE])
    (standing,) = feed.sight["standings"]
    for part, points in standing["parts"].items():
        expect(page.locator(".ending dl div").filter(has_text=part)).to_have_count(1 if points else 0)
    expect(page.locator(".ending dl .sum dd")).to_have_text(str(standing["points"]))


def check_picture_and_page_are_visible(page: Page, wanted: list[tuple[int, int]]) -> None:
    """Check that the dialog of possible actions covers neither picture nor page."""
    dialog = page.get_by_role("dialog").filter(has=page.get_by_role("button", name="Play again"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("table")).to_have_count(0)
    for size in at_each_size(page, wanted):
        for found in (page.locator(".ending .picture"), page.locator(".ending .page")):
            expect(found).to_be_in_viewport(ratio=1)
            assert page.evaluate(APART_SCRIPT, [found.element_handle(), dialog.element_handle()]), size
        picture(page, f"swordsorcery-end-{size}")


APART_SCRIPT = """([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"""


def test_quest_is_played_by_taps_on_a_phone(enter: Enter) -> None:
    """The player taps areas, figures, panels and the bar, and closes scenes."""
    page, feed = sit_down(enter, *PHONE_SIZE)
    picture(page, "swordsorcery-phone")
    assert serious_violations(page, colours=False) == []
    check_hidden_path_scrolls_into_view_and_the_map_stays(page, feed)
    for _ in range(3):
        close_scenes(page)
        key = next(
            (option["key"] for option in feed.options if option["key"].startswith("to:")), feed.options[0]["key"]
        )
        give_answer(page, feed, lambda key=key: click_answer(page, feed, key))  # type: ignore[misc]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "swordsorcery-phone-later")


def check_hidden_path_scrolls_into_view_and_the_map_stays(page: Page, feed: PageFeed) -> None:
    board, areas = page.locator("[data-stage] > .port"), page.locator(".map .port")
    way = next(option for option in feed.options if option["key"].startswith("to:"))
    area = page.locator(f'.areas [data-place="{way["key"][3:]}"]')
    for corner in ("0, 0", "one.scrollWidth, one.scrollHeight"):
        areas.evaluate(f"one => one.scrollTo({corner})")
        while area.get_attribute("aria-pressed") != "true":
            page.keyboard.press("N")
        expect(area).to_be_in_viewport(ratio=0.9)
        assert board.evaluate("one => [one.scrollTop, one.scrollHeight > one.clientHeight + 100]") == [0, True]
        page.keyboard.press("Escape")
        expect(area).to_have_attribute("aria-pressed", "false")
