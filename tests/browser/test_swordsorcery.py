"""Sword & Sorcery in the browser: the dungeon is drawn, and its areas, enemies and cards can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.bots.random_bot import RandomBot
from meadhall.engine import Match, Option, View, record
from meadhall.games.swordsorcery import GAME
from meadhall.games.swordsorcery.bot.sensible import sensible_answer
from tests.browser.answering import disable_automatic_answers, give_answer, skip_playback
from tests.browser.conftest import picture, serious_violations
from tests.browser.duels import type_answer
from tests.browser.feed import PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.sizes import at_each_size
from tests.browser.tables import ME, OPEN, call_route, continue_from_file
from tests.games.swordsorcery.tables import crypt

Enter = Callable[..., Page]
ChooseOption = Callable[[View[Any]], Option]
WIDE_SIZE = (1440, 900)
PHONE_SIZE = (390, 844)


# Pieces of an area that are partly outside it.
OUTSIDE_SCRIPT = """() => [...document.querySelectorAll(".area")].flatMap(area => {
  const { top, bottom } = area.getBoundingClientRect();
  return [...area.querySelectorAll(".piece .token")].filter(piece => {
    const at = piece.getBoundingClientRect();
    return at.top < top - 1 || at.bottom > bottom + 1;
  }).map(piece => piece.getAttribute("aria-label"));
})"""


def sit_down(enter: Enter, width: int, height: int, heroes: int = 2) -> tuple[Page, PageFeed]:
    """Return a page of one player with some heroes, at the first hero's turn after the party is chosen."""
    match: Match[Any] = Match(GAME, seed="7", players=1, mode="single", heroes=heroes)
    decisions = 0
    while not any(option.key.startswith("to:") for option in match.menu().options):
        match.answer(match.asked, match.menu().options[0])
        decisions += 1
    page, feed = continue_match(enter, match, decisions, (width, height))
    close_scenes(page)
    return page, feed


def close_scenes(page: Page) -> None:
    """Close scenes over the map, unless they close by themselves meanwhile."""
    close = page.locator(".scene .close")
    close.evaluate_all("all => all.forEach(one => one.click())")
    expect(close).to_have_count(0)


def open_at_question(
    enter: Enter,
    question: str,
    size: tuple[int, int] = WIDE_SIZE,
    at: str = "q0",
    plays: ChooseOption = sensible_answer,
    **options: object,
) -> tuple[Page, PageFeed]:
    """Let bots play a quest up to the first question of a kind, and open a table there."""
    return continue_match(enter, *match_at_question(question, at, plays, tuple(options.items())), size)


@cache
def match_at_question(
    question: str, at: str, plays: ChooseOption, options: tuple[tuple[str, Any], ...]
) -> tuple[Match[Any], int]:
    """Return a match at this question, and its number of decisions."""
    for seed in range(20):
        match: Match[Any] = Match(GAME, seed=seed, **{"heroes": 2, **dict(options)})
        decisions = 0
        while not match.over:
            if match.menu().question == question and match.state.quest == at:
                return match, decisions
            match.answer(match.asked, plays(match.view(match.asked)))
            decisions += 1
    raise AssertionError(f"nobody is ever asked {question} in {at}")


def continue_match(
    enter: Enter, match: Match[Any], decisions: int | None, size: tuple[int, int] = WIDE_SIZE
) -> tuple[Page, PageFeed]:
    """Open a table that continues a match as the player of its first hero."""
    page = enter(*size, touch=size[0] < 500)
    disable_automatic_answers(page)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_from_file(page, record.save(match), decisions)['id']}")
    feed.next_question()
    return page, feed


def give_first_answer(page: Page, feed: PageFeed) -> None:
    """Give the first answer by its button, or by the element that it is about."""
    key = feed.options[0]["key"]
    give_answer(page, feed, lambda: click_answer(page, feed, key))


def test_map_explains_itself_and_a_hero_goes_to_a_touched_area(enter: Enter) -> None:
    page, feed = sit_down(enter, *WIDE_SIZE)
    picture(page, "swordsorcery-wide")
    assert serious_violations(page) == []
    check_everything_on_the_map_has_a_card(page, feed)
    page.keyboard.press("Escape")
    to = next(option["key"] for option in feed.options if option["key"].startswith("to:"))[3:]
    hero = feed.sight["state"]["heroes"][feed.sight["state"]["active"]]["id"]
    give_answer(page, feed, page.locator(f'.areas [data-place="{to}"]').click)
    figure = next(
        figure for figure in feed.sight["figures"] if figure["kind"] == "hero" and hero[:4].title() in figure["name"]
    )
    assert figure["place"] == to
    picture(page, "swordsorcery-moved")
    feed.next_question()
    check_keyboard_play(page, feed)


# Size in pixels of the smallest figure on the map.
SMALLEST_FIGURE = (
    "Math.min(...[...document.querySelectorAll('.area .token')].map(one => one.getBoundingClientRect().width))"
)


def test_eleven_figures_in_one_small_area_are_visible(enter: Enter) -> None:
    """In the smallest area of the prologue, each figure is as large as a finger and stays in its area."""
    heroes = ("bryndis", "dorrun", "ilvane", "corvane", "sable")
    party = ", ".join(f"{hero} law K10" for hero in heroes)
    foes = ", ".join(f"{foe} K10" for foe in ("orc_b", "orc_g") * 3)
    page, _ = continue_match(enter, crypt(party=party, foes=foes).match, None, PHONE_SIZE)
    expect(page.locator(".area .token")).to_have_count(11)
    for size in at_each_size(page, [PHONE_SIZE, WIDE_SIZE]):
        until(page, lambda: not page.evaluate(OUTSIDE_SCRIPT), f"all pieces to be inside their areas {size}")
        assert page.evaluate(SMALLEST_FIGURE) >= 24, size
        picture(page, f"swordsorcery-eleven-{size}")


# Distance in pixels of the ring at the end of a line of sight from the middle of a figure.
RING_DISTANCE_SCRIPT = """name => {
  const middle = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [ring, figure] = [document.querySelector("circle.sight"), document.querySelector(`[data-figure="${name}"]`)];
  if (!ring || !figure) return 1000;
  const [[a, b], [c, d]] = [middle(ring), middle(figure)];
  return Math.hypot(a - c, b - d);
}"""


@pytest.mark.parametrize("size", [WIDE_SIZE, PHONE_SIZE], ids=["wide", "phone"])
def test_target_is_in_view_and_gets_the_ring(enter: Enter, size: tuple[int, int]) -> None:
    page, feed = open_at_question(enter, "target", size)
    foes = [option["key"].removeprefix("foe:") for option in feed.options if option["key"].startswith("foe:")]
    at_hand = feed.sight["state"]["heroes"][feed.sight["state"]["active"]]["area"]
    distant_enemies = [
        enemy for enemy in feed.sight["state"]["enemies"] if str(enemy["ref"]) in foes and enemy["area"] != at_hand
    ]
    expect(page.locator(f'[data-piece="{foes[0]}"]')).to_be_in_viewport()
    for enemy in distant_enemies:
        page.locator(f'[data-piece="{enemy["ref"]}"]').click()
        until(
            page,
            lambda ref=enemy["ref"]: page.evaluate(RING_DISTANCE_SCRIPT, str(ref)) < 12,  # type: ignore[misc]
            "the ring to lie on the figure",
        )


@pytest.mark.parametrize(("foes", "listed"), [("orc_b K4, orc_g K4", 0), ("orc_b K4, orc_b K4, orc_g K4", 3)])
def test_bar_lists_targets_only_if_figures_are_small(enter: Enter, foes: str, listed: int) -> None:
    """The hero is there, too: four figures in a room are drawn smaller."""
    trial = crypt(party="bryndis chaos K4, sable law K1", foes=foes)
    trial.answer("attack")
    page, feed = continue_match(enter, trial.match, None, WIDE_SIZE)
    skip_playback(page, feed)
    expect(page.locator('.act [data-answer^="foe:"]')).to_have_count(listed)
    letters = [option["letter"] for option in feed.options if option["key"].startswith("foe:")]
    expect(page.locator("[data-piece] kbd")).to_have_count(len(letters))
    assert sorted(page.locator("[data-piece] kbd").all_inner_texts()) == sorted(letters)


def test_attack_is_told_in_five_steps(enter: Enter) -> None:
    """While dice may be added, the panel shows the current totals; afterwards it shows the result."""
    page, feed = open_at_question(enter, "hit")
    panel = page.locator(".live .strike")
    expect(panel).to_be_visible()
    expect(panel.locator(".beats [aria-current=step]")).to_have_text("3 Boost")
    expect(panel.locator(".dice .die")).to_have_count(len(feed.sight["state"]["attacks"][-1]["dice"]))
    assert serious_violations(page) == []
    picture(page, "swordsorcery-attack")
    give_answer(page, feed, panel.locator('.way[data-answer="done"]').click)
    while feed.sight["state"]["attacks"]:
        type_answer(Keyboard(page, feed), feed.options[0]["key"])
    scene = page.locator(".scene")
    expect(scene.locator(".strike .beats [aria-current=step]").first).to_have_text("5 Effects")
    picture(page, "swordsorcery-attack-over")
    scene.locator(".close").click()
    expect(scene).to_have_count(0)
    page.locator(".round .again").click()
    expect(scene).to_be_visible()


def test_pressing_a_market_item_buys_it(enter: Enter) -> None:
    """A bought item moves to the hero's belongings. An item that is too expensive shows why."""
    page, feed = open_at_question(enter, "market", WIDE_SIZE, at="q1")
    for size in at_each_size(page, [WIDE_SIZE, PHONE_SIZE]):
        assert not size.startswith("at 1440") or serious_violations(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        picture(page, f"swordsorcery-market-{size}")
    expect(page.locator(".road [aria-current=step]")).to_contain_text("Fenwick")
    page.get_by_role("tab", name="Potions").click()
    bought = "healing_potion"
    crowns = feed.sight["state"]["heroes"][0]["crowns"]
    give_answer(page, feed, page.locator(f'.offers [data-place="{bought}"]').first.click)
    assert feed.sight["state"]["heroes"][0]["crowns"] < crowns
    assert bought in [item[0] for item in feed.sight["state"]["heroes"][0]["bag"]]
    expect(page.locator(".market .bought")).to_contain_text("Healing Potion")
    expect(page.locator(".toasts")).to_contain_text("Healing Potion")


def test_page_is_read_and_answered_and_can_be_read_again(enter: Enter) -> None:
    page, feed = open_at_question(enter, "paragraph", at="q1", mode="single", quest="q1")
    told_pages = page.locator(".live .page")
    expect(told_pages.locator("p").first).to_be_visible()
    text = told_pages.locator("p").first.inner_text()
    picture(page, "swordsorcery-page")
    assert serious_violations(page) == []
    give_answer(page, feed, told_pages.locator(".way").first.click)
    close_scenes(page)
    page.locator(".round .book").click()
    journal = page.get_by_role("dialog")
    expect(journal.locator(".page").filter(has_text=text[:40])).to_be_visible()
    picture(page, "swordsorcery-journal")


def test_lost_quest_offers_another_try(enter: Enter) -> None:
    page, feed = open_at_question(enter, "lost", plays=RandomBot().choose, mode="campaign", difficulty="heroic")
    ending = page.locator(".ending")
    expect(ending.locator("h2")).to_have_text("The party has lost")
    picture(page, "swordsorcery-lost")
    assert serious_violations(page) == []
    give_answer(page, feed, ending.locator('.way[data-answer="again"]').click)
    assert feed.sight["state"]["attempt"] == 2


CLICKED_ANSWERS = 10  # number of answers: the first turn of a hero


def test_prologue_is_started_by_clicks(enter: Enter) -> None:
    """Clicks map, figures, cards, panels and bar as a sensible player would."""
    options = {"players": 1, "mode": "single", "heroes": 2, "difficulty": "story"}
    match = Match(GAME, seed="7", **options)
    page = enter(*WIDE_SIZE)
    disable_automatic_answers(page)
    feed = PageFeed(page)
    table = call_route(page, "/api/tables", {"game": "swordsorcery", "seats": [ME], "options": options, "seed": "7"})
    page.goto(f"/t/{table['id']}")
    for _ in range(CLICKED_ANSWERS):
        feed.next_question()
        key = sensible_answer(match.view(match.asked)).key
        assert key in [option["key"] for option in feed.options]
        close_scenes(page)
        give_answer(page, feed, lambda key=key: click_answer(page, feed, key))  # type: ignore[misc]
        match.answer(match.asked, key)


def click_answer(page: Page, feed: PageFeed, key: str) -> None:
    """Click the element of an answer, wherever it is, or its button, once the page has processed the last message."""
    expect(page.locator(".act .lead")).to_have_attribute("title", feed.sight["ask"]["words"])
    skip_playback(page, feed)
    page.locator("[data-stage] :is([data-place], [data-answer])").first.wait_for()
    of = key.partition(":")[2]
    where = [f'.live .way[data-answer="{key}"]']
    if of:
        lies = (".areas", ".offers", ".party .cards")
        where += [f'.areas [data-piece="{of}"]', *(f'{room} [data-place="{of}"][aria-pressed]' for room in lies)]
    for selector in (*where, f'.act [data-answer="{key}"]'):
        found = page.locator(selector).first
        if found.count():
            found.click()
            return
    page.locator(".act .more > button").first.click()
    words = next(option["words"] for option in feed.options if option["key"] == key)
    page.locator(".act .list").get_by_text(words, exact=True).first.click()


def check_everything_on_the_map_has_a_card(page: Page, feed: PageFeed) -> None:
    """Check that a click on a door, a chest or a distant enemy opens its card, and that arrows move the focus."""
    assert page.locator(".enemies .card").count() >= len({enemy["id"] for enemy in feed.sight["state"]["enemies"]}) > 0
    expect(page.locator(".enemies .now").first).to_be_visible()
    page.locator('.areas [data-place="K1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.areas [data-place="K2"]')).to_be_focused()
    card = page.locator("[data-card]").first
    for selector, words in (
        (".gate[data-about=kd2]", "door between"),
        (".thing.chest", "open it with an Action"),
        (".told .tile", "HP"),
    ):
        page.locator(selector).first.click(force=True)
        expect(card).to_contain_text(words)
    page.locator(".told .tile").first.hover(force=True)
    expect(page.locator("path.sight.blocked, path.sight:not(.rim)").first).to_be_visible()
    assert feed.question == "act"


def check_keyboard_play(page: Page, feed: PageFeed) -> None:
    begin = feed.decisions
    Keyboard(page, feed).play(4)
    assert feed.decisions >= begin + 4


def test_two_players_are_one_party(enter: Enter) -> None:
    """Each player leads a hero. Both see the same dungeon, and the player who is asked answers."""
    first = enter(*WIDE_SIZE)
    second = enter(*WIDE_SIZE)
    ears = [PageFeed(first), PageFeed(second)]
    for page in (first, second):
        disable_automatic_answers(page)
    plan = {"game": "swordsorcery", "seats": [ME, OPEN], "options": {"players": 2, "mode": "single"}, "seed": "3"}
    table = call_route(first, "/api/tables", plan)
    first.goto(f"/t/{table['id']}")
    second.goto(table["link"])
    second.get_by_role("button", name="Sit down").click()
    answered = set[int]()
    while answered != {0, 1} or {hero["seat"] for hero in ears[0].sight["state"]["heroes"]} != {0, 1}:
        until(first, lambda: any(feed.options for feed in ears), "somebody to be asked")
        at = next(at for at, feed in enumerate(ears) if feed.options)
        page, feed = (first, second)[at], ears[at]
        close_scenes(page)
        key = feed.options[0]["key"]
        give_answer(page, feed, lambda page=page, feed=feed, key=key: click_answer(page, feed, key))  # type: ignore[misc]
        answered.add(at)
    until(first, lambda: ears[0].decisions == ears[1].decisions, "both pages to show the same")
    assert ears[0].sight["figures"] == ears[1].sight["figures"]
