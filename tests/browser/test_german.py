"""The games in German: the hall, questions and story at the table, why not, and the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from meadhall.testing.laws.languages import ENGLISH
from tests.browser.conftest import PageErrors, picture
from tests.browser.duels import type_answer
from tests.browser.feed import PageFeed
from tests.browser.keyboard import Keyboard
from tests.browser.tables import (
    BOT,
    DECISION_WITH_MANY_SWORDS,
    GOLDEN,
    ME,
    call_route,
    continue_from_file,
    open_at_question,
)

Enter = Callable[..., Page]
# All visible and spoken texts of a page, one a line, except the names of keys.
TEXTS_SCRIPT = """() => {
  const said = document.title + "\\n" + document.body.innerText;
  const named = [...document.querySelectorAll("[aria-label],[title],[alt],[placeholder]")];
  const spoken = named.filter(one => !one.closest('[lang="en"]')).flatMap(one =>
    ["aria-label", "title", "alt", "placeholder"].map(name => one.getAttribute(name) ?? ""));
  const english = [...document.querySelectorAll('[lang="en"]')].flatMap(one => one.innerText.split("\\n"));
  const marked = new Set(english.map(one => one.trim()));
  return [...said.split("\\n"), ...spoken].map(one => one.trim()).filter(one => one && !marked.has(one));
}"""
TYPED_COMMANDS = re.compile(r"\b(why|look|rule|say) \S+")


def english_texts(page: Page) -> list[str]:
    """Return the texts of a page that have an English word, except texts of games that have only English."""
    return sorted({text for text in page.evaluate(TEXTS_SCRIPT) if ENGLISH.search(TYPED_COMMANDS.sub("", text))})


@pytest.fixture
def enter_german(enter: Enter) -> Callable[..., Page]:
    """Return a function that opens a page in a German browser."""
    return partial(enter_page, enter)


def enter_page(enter: Enter, at: str = "") -> Page:
    return enter(at=at, locale="de-DE")


def test_table_options_are_shown_in_german(enter_german: Enter) -> None:
    page = enter_german()
    for game, option in (("adventureland", "Schwerter nach einem Sieg"), ("heroes", "Verstärkungen")):
        page.goto(f"/new/{game}")
        page.locator("summary").first.click()
        expect(page.get_by_text(option).first).to_be_visible()
        assert english_texts(page) == []
        assert page.evaluate("document.documentElement.lang") == "de"


def test_goal_of_the_longest_game_is_readable_in_full(enter: Enter) -> None:
    page = enter(1280, 800, locale="de-DE", at="/")
    table = call_route(page, "/api/tables", {"game": "swordsorcery", "seats": [ME, BOT], "options": {"players": 2}})
    page.goto(f"/t/{table['id']}")
    goal = page.locator("header").get_by_text("Tragt den Klöppel")
    expect(goal).to_be_visible()
    assert goal.evaluate("one => one.scrollHeight <= one.clientHeight")
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(goal).to_be_hidden()
    page.get_by_role("button", name="Tisch", exact=True).click()
    expect(page.get_by_role("dialog").get_by_text("Tragt den Klöppel")).to_be_visible()


def test_several_turns_are_played_in_german(enter_german: Enter) -> None:
    page = enter_german()
    feed = PageFeed(page)
    keys = Keyboard(page, feed)
    keys.ways = [keys.by_letter]
    table = continue_from_file(
        page, (GOLDEN / "adventureland-5-4.match").read_text("utf-8"), DECISION_WITH_MANY_SWORDS, seat=3
    )
    page.goto(f"/t/{table['id']}")
    left: dict[str, list[str]] = {}
    while not {question.split()[1] for question in left} >= {"swords", "first-move", "where"}:
        question = feed.next_question()
        asked = re.search(r"[^.!?]*\?", feed.sight["ask"]["words"])  # the header of a fight contains only its question
        assert asked is not None
        expect(page.get_by_text(asked[0].strip()).first).to_be_visible()
        left[f"{len(left)} {question}"] = english_texts(page)
        keys.answer()
    feed.next_question()
    picture(page, "german")
    assert {where: texts for where, texts in left.items() if texts} == {}
    while feed.next_question() != "where":
        keys.answer()
    page.keyboard.press("B")
    page.locator('[data-stage] [data-why^="to:"]').first.focus()
    page.keyboard.press("?")
    expect(page.locator("[data-card]").get_by_role("button", name=re.compile("^Regel AL-")).first).to_be_visible()
    assert english_texts(page) == []
    page.goto("/")
    expect(page.get_by_role("link", name="Deinen Zug in Adventure Land spielen")).to_be_visible()
    assert english_texts(page) == []


def test_replay_is_in_german(enter_german: Enter) -> None:
    page = enter_german()
    for match, words in (("adventureland-4-3", "Die entführte Prinzessin"), ("heroes-2", "Lebenspunkte")):
        replay = call_route(page, "/api/replays", {"text": (GOLDEN / f"{match}.match").read_text("utf-8")})
        page.goto(f"/r/{replay['id']}?at=60")
        expect(page.get_by_text(words).first).to_be_visible()
        assert english_texts(page) == []
        picture(page, f"german-replay-{match}")


def test_server_refusals_are_shown_in_german(enter_german: Enter, page_errors: PageErrors, tmp_path: Path) -> None:
    page_errors.expected = ("status of 422",)
    page = enter_german("/you")
    page.get_by_label("Dein Name").fill("Bot Ann")
    page.get_by_role("button", name="Speichern").first.click()
    expect(page.get_by_text("Namen, die mit ‚Bot‘ beginnen, sind für Bots reserviert")).to_be_visible()
    assert english_texts(page) == []
    page.goto("/")
    page.set_viewport_size({"width": 1280, "height": 800})
    check_button_words_fit(page)
    broken = tmp_path / "broken.match"
    broken.write_text("".join((GOLDEN / "adventureland-1-2.match").read_text("utf-8").splitlines(keepends=True)[:-1]))
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Partiedatei öffnen").click()
    chooser.value.set_files(broken)
    expect(page.get_by_text(re.compile(r"Die Datei endet nach Zeile \d+: Ihre Schlusszeile fehlt"))).to_be_visible()
    assert english_texts(page) == []


def check_button_words_fit(page: Page) -> None:
    expect(page.get_by_role("button", name="Sofort spielen: Seven Virtues")).to_be_visible()
    for button in page.locator(".acts .button").all():
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth"), button.inner_text()


def test_switching_to_german_translates_game_words_at_once(enter: Enter) -> None:
    page = enter(at="/")
    page.get_by_role("link", name="Set a table of Adventure Land").click()
    expect(page.get_by_text("The Fellowship").first).to_be_visible()
    page.locator('a[href="/you"]').first.click()
    page.get_by_role("group", name="Language").get_by_text("Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator('a[href="/"]').first.click()
    page.get_by_role("link", name="Neuer Tisch: Adventure Land").click()
    expect(page.locator('li[lang="de"]').get_by_text("Die Gefährten").first).to_be_visible()
    expect(page.get_by_text("The Fellowship")).to_have_count(0)


def check_draft_spells_are_readable_on_a_small_screen(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    for spell in page.locator("[data-part=tableau] .spell.legal").all():
        expect(spell.locator(".text")).to_be_in_viewport(ratio=1)


def test_duel_is_drafted_and_played_in_german(enter_german: Enter) -> None:
    page = enter_german()
    left: dict[str, list[str]] = {}
    for question in ("draft", "beat", "next"):
        open_at_question(page, "heroes", question, mode="relaxed", army="preset")
        left[question] = english_texts(page)
        if question == "draft":
            check_draft_spells_are_readable_on_a_small_screen(page)
    feed = open_at_question(page, "heroes", "target", mode="relaxed", army="preset")
    left["target"] = english_texts(page)
    type_answer(Keyboard(page, feed), str(feed.options[0]["key"]))
    left["answered"] = english_texts(page)
    picture(page, "german-heroes")
    assert {where: texts for where, texts in left.items() if texts} == {}
