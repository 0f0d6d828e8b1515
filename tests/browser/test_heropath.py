"""Heropath at the table: by mouse and by keys, on a wide screen and on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from meadhall.engine import Match, record
from meadhall.games.heropath import GAME
from tests.browser.answering import disable_automatic_answers, give_answer, wait_until_answerable
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.tables import BOT, GOLDEN, ME, call_route, continue_from_file, open_at_question
from tests.games.heropath.reading import T

Enter = Callable[..., Page]
IS_TOO_WIDE_SCRIPT: Final = "document.documentElement.scrollWidth > innerWidth"
ENDING_KEYS: Final = (
    "give-up",
    "end",
    "pass",
    "enough",
    "stop",
    "done",
    "nothing",
    "stay",
    "no",
    "skip",
    "refuse",
    "search",
)
"""Answers that bring a match to its end, once enough answers have been tried."""
ANSWERS_LEFT: Final = 8  # number of answers left in the match against the inferno


IS_IN_PICTURE_SCRIPT = "one => one.closest('.world') !== null"
IS_IN_VIEW_SCRIPT = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const stage = one.closest(".port").getBoundingClientRect();
  return x > stage.left && y > stage.top && x < stage.right && y < stage.bottom;
}"""


class Clicker:
    """Answers by clicking a space, a card, a button on a panel, or a button in the bar."""

    def __init__(self, page: Page, feed: PageFeed) -> None:
        self.page = page
        self.feed = feed

    def element_of(self, key: str) -> Locator:
        kind, _, name = key.partition(":")
        if kind == "keep":
            return self.page.locator(f'[data-place="card{name}"]')
        if kind == "rock":
            return self.page.locator(f'[data-place="rock{name}"]')
        if kind == "activity":
            return self.page.locator(f'[data-place="activity{name}"]')
        if kind == "space" and self.feed.question != "travel" and "/" not in name:
            return self.page.locator(f'[data-stage] [data-place="{name}"]')
        return self.page.locator(f'[data-answer="{key}"]')

    def click(self, element: Locator) -> None:
        """Click an element once it is at rest.

        Elements of the picture may overlap, so they are first scrolled into view.
        """
        in_picture = element.evaluate(IS_IN_PICTURE_SCRIPT)
        whole = self.page.get_by_role("button", name="Show the whole board")
        if in_picture and whole.is_visible() and not self.is_in_view(element):
            whole.click()
            until(self.page, lambda: self.is_in_view(element), "the whole board to be in view")
        element.click(force=in_picture)

    def is_in_view(self, element: Locator) -> bool:
        return bool(element.evaluate(IS_IN_VIEW_SCRIPT))

    def keep(self) -> None:
        """Select cards in their order until enough are selected, and keep them all."""
        since, answers_before = self.feed.decisions, self.feed.answers
        button = self.page.get_by_role("button", name=re.compile("^Keep th"))
        button.wait_for()
        for option in self.feed.options:
            card = self.element_of(option["key"])
            if not button.is_enabled() and card.get_attribute("aria-pressed") == "false":
                self.click(card)
        marked = self.page.locator(".draft .cards [aria-pressed=true]").count()
        button.click()
        until(self.page, lambda: self.feed.answers == answers_before + marked, "all marked cards to be given")
        self.feed.wait_until_done(since)

    def give(self, key: str) -> None:
        wait_until_answerable(self.page)
        if key.startswith("keep:"):
            return self.keep()
        element, more = self.element_of(key), self.page.locator(".act").get_by_role("button", name=re.compile("^More"))
        until(self.page, lambda: element.count() or more.count(), f"an element that gives {key}")
        if not element.count():
            more.click()
            words = next(option["words"] for option in self.feed.options if option["key"] == key)
            element = self.page.get_by_role("dialog", name="More options").get_by_role("button").filter(has_text=words)
        give_answer(self.page, self.feed, lambda: self.click(element.first), lambda: self.page.keyboard.press("Enter"))


def sit_down(page: Page, *bots: dict[str, str], **options: object) -> PageFeed:
    """Set a table of Heropath, and open its page."""
    disable_automatic_answers(page)
    feed = PageFeed(page)
    plan = {"game": "heropath", "seats": [ME, *bots], "options": {"players": 1 + len(bots), **options}, "seed": "5"}
    page.goto(f"/t/{call_route(page, '/api/tables', plan)['id']}")
    feed.next_question()
    return feed


def answer_before_actions(keys: list[str]) -> str:
    """Return the answer to give before the first action: the first option, and nothing optional."""
    return next((key for key in keys if key in ("done", "pass")), keys[0])


def at_first_action(page: Page, **options: object) -> PageFeed:
    """Open a table against bots at the viewer's first action, without clicking through a draft."""
    disable_automatic_answers(page)
    match: Match[Any] = Match(GAME, seed="5", **options)
    decisions = 0
    while (match.asked, match.menu().question) != (0, "action"):
        match.answer(match.asked, answer_before_actions([option.key for option in match.menu().options]))
        decisions += 1
    feed = PageFeed(page)
    page.goto(f"/t/{continue_from_file(page, record.save(match), decisions)['id']}")
    feed.next_question()
    return feed


MIN_CLICKED_ANSWERS = 12  # minimum number of answers, up to the middle of a first turn


def test_match_starts_by_clicks(enter: Enter) -> None:
    page = enter()
    clicker = Clicker(page, sit_down(page, competition="solo"))
    luck, asked, answered = random.Random("clicks"), set[str](), 0
    while answered < MIN_CLICKED_ANSWERS or not {"hero", "action", "travel"} <= asked:
        answered += 1
        question = clicker.feed.next_question()
        if question not in asked:
            asked.add(question)
            picture(page, f"heropath-{question}")
            assert serious_violations(page, colours=question in ("hero", "action")) == [], question
        keys = [option["key"] for option in clicker.feed.options]
        clicker.give("travel" if "travel" in keys and "travel" not in asked else luck.choice(keys))


def test_first_click_shows_the_path_and_the_second_travels_in_every_look(enter: Enter) -> None:
    page = enter()
    feed = at_first_action(page, players=3, moral="golden")
    start = feed.sight["state"]["heroes"][0]["at"]
    goal = page.locator('[data-stage] [data-place="P13"]')
    expect(goal).to_have_attribute("aria-label", re.compile("Oxmoot, settlement, .*2 paces away"))
    goal.click(force=True)
    slip = page.get_by_role("complementary", name="Oxmoot")
    expect(slip).to_contain_text("2 paces")
    picture(page, "heropath-way")
    page.keyboard.press("Escape")
    expect(slip.get_by_role("button")).to_have_count(0)
    goal.click(force=True)
    slip.get_by_role("button", name="Go there").click()
    until(page, lambda: feed.sight["state"]["heroes"][0]["at"] != start, "the hero to walk")
    feed.next_question()
    expect(goal).to_have_attribute("aria-label", re.compile("your "))
    check_travel_by_keys(page, feed)
    wait_until_answerable(page)
    page.locator(".act button.answer").first.hover()
    for look in ("light", "contrast"):
        page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        picture(page, f"heropath-{look}")
        assert serious_violations(page, other_rules=False) == [], look


def test_bar_lists_unavailable_actions_with_their_reasons(enter: Enter) -> None:
    page = enter()
    t = T(ann={"at": "P02", "visited": "P02"}, bram="P13", cas="P13", sites="P02=S05")
    page.goto(f"/t/{continue_from_file(page, record.save(t.match), 0)['id']}")
    missed = page.locator(".act [data-why]")
    expect(missed).to_have_text([re.compile("^Visit the Library"), re.compile("^Rest")])
    missed.first.click()
    expect(page.locator("body")).to_contain_text("You have already visited the Library this turn.")


def check_travel_by_keys(page: Page, feed: PageFeed) -> None:
    keys = Keyboard(page, feed)
    expect(page.locator('[data-stage] [aria-label*="1 pace away"]').first).to_be_attached()
    page.keyboard.press("B")
    assert "your " in keys.focused()
    home = keys.focused_place()
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
        if "1 pace away" in keys.focused():
            break
        page.locator(f'[data-stage] [data-place="{home}"]').focus()
    neighbour, decisions = keys.focused_place(), feed.decisions
    assert neighbour != home
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Go there")).to_be_visible()
    page.keyboard.press("Enter")
    feed.wait_until_done(decisions)
    feed.next_question()
    expect(page.locator(f'[data-stage] [data-place="{neighbour}"]')).to_have_attribute(
        "aria-label", re.compile("your ")
    )


# Names of visible regions that the button for the whole board covers.
COVERED_SCRIPT = """() => {
  const button = document.querySelector(".zoom .whole").getBoundingClientRect();
  const port = document.querySelector(".port").getBoundingClientRect();
  return [...document.querySelectorAll(".region")].filter(name => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const isSeen = right > port.left && left < port.right && bottom > port.top && top < port.bottom;
    return isSeen && left < button.right && right > button.left && top < button.bottom && bottom > button.top;
  }).map(name => name.textContent);
}"""


def test_on_a_phone_the_map_starts_at_the_hero_and_nothing_scrolls_sideways(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True, device_scale_factor=2)
    feed = at_first_action(page, players=2, moral="golden")
    home: Any = page.locator('[data-stage] [aria-label*="your "]').first.bounding_box()
    until(page, lambda: page.evaluate("document.querySelector('.port').scrollTop > 0"), "the map to be at the hero")
    until(page, lambda: not page.evaluate(COVERED_SCRIPT), "the names to come out from under the button")
    assert 0 < home["x"] < 390
    assert 100 < home["y"] < 700
    assert min(home["width"], home["height"]) >= 44
    assert not page.evaluate(IS_TOO_WIDE_SCRIPT)
    picture(page, "heropath-phone")
    page.locator('[data-stage] [data-place="P14"]').tap(force=True)
    expect(page.get_by_role("button", name="Go there")).to_be_visible()
    picture(page, "heropath-phone-way")
    page.get_by_role("button", name="Go there").tap()
    feed.next_question()
    assert not page.evaluate(IS_TOO_WIDE_SCRIPT)


def test_on_a_phone_a_second_tap_on_the_same_spot_starts_the_journey(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True)
    feed = open_at_question(page, "heropath", "action", 6)
    before, place = feed.decisions, page.locator('[data-stage] [data-place="C3"]')
    until(page, lambda: page.evaluate("document.querySelector('.port').scrollLeft > 0"), "the map to be at the hero")
    page.wait_for_function("() => !document.getAnimations().some(one => one.playState === 'running')")
    box: Any = place.bounding_box()
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(400)
    feed.wait_until_done(before)


def test_on_a_phone_five_dice_fit_beside_each_other(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True)
    open_at_question(page, "heropath", "after-the-roll", 0)
    page.evaluate("(side => side.append(side.lastElementChild.cloneNode(true)))(document.querySelector('.dice .side'))")
    wide = "(panel => panel.scrollWidth > panel.clientWidth)(document.querySelector('.veil .panel'))"
    assert page.locator(".dice i").count() == 5
    assert not page.evaluate(wide)


def test_draft_cards_are_marked_and_kept_by_keys_and_undone(enter: Enter) -> None:
    page = enter()
    feed = sit_down(page, BOT, players=2, hero_choice="random")
    marked = page.locator(".draft [aria-pressed=true]")

    def is_asked(limit: int, already: int) -> None:
        assert feed.next_question() == "keep"
        expect(page.get_by_role("status").filter(has_text=f"{already} of {limit} marked")).to_be_visible()

    is_asked(1, 0)
    page.keyboard.press(feed.options[1]["letter"])
    expect(marked).to_have_count(1)
    page.keyboard.press("Enter")
    until(page, lambda: feed.answers == 1 and feed.is_settled, "the card to be kept")
    is_asked(2, 1)
    card = page.locator(f'[data-place="card{feed.options[-1]["key"].removeprefix("keep:")}"]')
    card.focus()
    page.keyboard.press("Space")
    expect(marked).to_have_count(2)
    expect(card).to_have_accessible_name(re.compile("marked$"))
    assert serious_violations(page) == []
    page.keyboard.press("Enter")
    until(page, lambda: feed.answers == 3 and feed.is_settled, "both cards to be kept")
    is_asked(3, 2)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo anyway").click()
    is_asked(2, 1)
    assert feed.answers == 3


def test_match_is_started_and_finished_on_a_phone_by_taps(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True, device_scale_factor=2)
    clicker = Clicker(page, sit_down(page, competition="solo", difficulty="inferno"))
    expect(page.get_by_text("Choose your hero")).to_be_visible()
    asked = set[str]()
    while not {"hero", "keep", "action", "rest"} <= asked:
        question = clicker.feed.next_question()
        assert not page.evaluate(IS_TOO_WIDE_SCRIPT), question
        if question not in asked:
            asked.add(question)
            picture(page, f"heropath-phone-{question}")
            assert question != "action" or serious_violations(page, colours=False) == []
        keys = [option["key"] for option in clicker.feed.options]
        clicker.give("rest" if "rest" in keys else keys[0])
    text = (GOLDEN / "heropath-solo-inferno.match").read_text("utf-8")
    table = continue_from_file(page, text, text.count('"answer":') - ANSWERS_LEFT)
    page.goto(f"/t/{table['id']}")
    while clicker.feed.next_question():
        keys = [option["key"] for option in clicker.feed.options]
        clicker.give(next((key for key in keys if key in ENDING_KEYS), keys[0]))
    expect(page.get_by_role("dialog").or_(page.locator("[data-card]")).first).to_be_visible()
    assert not page.evaluate(IS_TOO_WIDE_SCRIPT)
    picture(page, "heropath-phone-over")
