"""German tables on a small screen, where words are long and space is short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import picture
from tests.browser.overlaps import overlaps
from tests.browser.tables import open_at_question

Enter = Callable[..., Page]
SMALL_SIZE = (1280, 800)
GERMAN_CONTEXT = {"locale": "de-DE"}

LINES_SCRIPT = """name => {
  const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const tops = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    for (let at = 0; at < text.data.length; at++) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const letter = text.data[at];
      if (letter.trim() && letter !== '\\u00ad') tops.push([range.getBoundingClientRect().top, letter]);
    }
  const lines = [];
  tops.forEach(([top, letter], at) => {
    if (at && Math.abs(top - tops[at - 1][0]) < 3) lines[lines.length - 1] += letter;
    else lines.push(letter);
  });
  return lines;
}"""
"""The lines into which a name is broken, without spaces and hyphens."""


@pytest.mark.parametrize(("game", "question"), [("heroes", "pairs"), ("swordsorcery", "soul")])
def test_bar_hides_no_only_answer_and_no_buttons_overlap(enter: Enter, game: str, question: str) -> None:
    page = enter(*SMALL_SIZE, **GERMAN_CONTEXT)
    open_at_question(page, game, question)
    expect(page.locator(".act .answer")).to_have_count(2)
    assert overlaps(page) == []
    picture(page, f"small-{game}")


def test_pass_button_is_not_truncated(enter: Enter) -> None:
    page = enter(*SMALL_SIZE, **GERMAN_CONTEXT)
    open_at_question(page, "heropath", "use-card", players=3)
    words = page.locator(".act .pass")
    expect(words).to_be_visible()
    assert words.evaluate("words => words.scrollWidth - words.clientWidth") <= 0
    assert overlaps(page) == []


@pytest.mark.parametrize(
    ("game", "question", "options"), [("heropath", "keep", {"players": 3}), ("swordsorcery", "hit", {})]
)
def test_long_name_on_a_card_is_hyphenated_between_its_parts(
    enter: Enter, game: str, question: str, options: dict[str, Any]
) -> None:
    page = enter(*SMALL_SIZE, **GERMAN_CONTEXT)
    open_at_question(page, game, question, **options)
    names = page.locator(".card.face .name, .card.face .foot, .strike .beats li span")
    expect(names.first).to_be_visible()
    broken = [names.nth(at).evaluate(LINES_SCRIPT) for at in range(names.count())]
    assert [lines for lines in broken if any(len(line) < 3 for line in lines[1:])] == []


def test_all_cards_to_be_placed_are_side_by_side(enter: Enter) -> None:
    page = enter(*SMALL_SIZE, **GERMAN_CONTEXT)
    open_at_question(page, "heroes", "place")
    for unit in page.locator(".placing .unit").all():
        expect(unit).to_be_in_viewport(ratio=1)


def test_discards_of_an_opponent_are_above_the_river(enter: Enter) -> None:
    page = enter(*SMALL_SIZE, **GERMAN_CONTEXT)
    open_at_question(page, "heroes", "spell")
    mat = page.locator(".turned .mat").bounding_box()
    piles = page.locator(".turned .piles").bounding_box()
    assert mat is not None
    assert piles is not None
    assert piles["y"] + piles["height"] <= mat["y"] + mat["height"]
