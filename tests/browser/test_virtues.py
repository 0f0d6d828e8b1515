"""Seven Virtues in the browser: by mouse, by keys, on a phone, and a whole match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from meadhall import Match
from meadhall.engine.record.saving import save
from meadhall.games.virtues import GAME
from meadhall.games.virtues.bot.sensible import sensible
from meadhall.games.virtues.content import SINS
from meadhall.games.virtues.ops import needs_target
from meadhall.games.virtues.sins import PlaySin
from meadhall.games.virtues.state import State
from tests.browser.answering import disable_automatic_answers, give_answer, skip_playback, wait_until_answerable
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.keyboard import Keyboard
from tests.browser.overlaps import overlaps
from tests.browser.tables import BOT, ME, OPEN, call_route, continue_from_file, open_at_question

Enter = Callable[..., Page]
WIDE_SIZE = (1440, 900)
PHONE_SIZE = (390, 844)
ENDING_KEYS = ("done", "pay", "pass")


def sit_down(enter: Enter, width: int, height: int, heroes: int = 3, **more: Any) -> tuple[Page, PageFeed]:
    page = enter(width, height, touch=width < 500, **more)
    disable_automatic_answers(page)
    feed = PageFeed(page)
    seats = [ME] + [BOT] * (heroes - 1)
    plan = {"game": "virtues", "seats": seats, "options": {"players": heroes}, "seed": "7"}
    table = call_route(page, "/api/tables", plan)
    page.goto(f"/t/{table['id']}")
    feed.next_question()
    return page, feed


def touch(page: Page, feed: PageFeed, thing: str) -> None:
    element = page.locator(f'button.legal[data-place="{thing}"]').first
    give_answer(page, feed, element.click)


def answer_in_bar(page: Page, feed: PageFeed) -> None:
    """Confirm, pay or accept in the bar if possible. Otherwise give the first visible answer."""
    keys = [option["key"] for option in feed.options]
    wanted = [end for end in ENDING_KEYS if end in keys] or keys
    buttons = [page.locator(f'.act [data-answer="{key}"]') for key in wanted]
    seen = next((button for button in buttons if button.count()), page.locator("button.legal[data-place]"))
    give_answer(page, feed, seen.first.click)


def test_boards_explain_why_not_by_keys_and_a_click_fulfils_a_quest(enter: Enter) -> None:
    page, feed = sit_down(enter, *WIDE_SIZE, heroes=6)
    check_six_markers_at_0_are_beside_the_name_of_the_track(page, feed)
    skip_playback(page, feed)
    pane = page.locator(".pane.legal").first
    place = str(pane.get_attribute("data-place"))
    assert f"quest:{place}" in {option["key"] for option in feed.options}
    for look in ("light", "contrast", "tavern"):
        page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        picture(page, f"virtues-{look}")
        assert serious_violations(page, other_rules=look == "tavern") == [], look
    check_unavailable_items_explain_why_and_arrows_move(page, feed)
    touch(page, feed, place)
    if feed.question == "pay":
        picture(page, "virtues-purse")
        assert serious_violations(page) == []
        give_answer(page, feed, page.locator(".purse .pay").click)
    taken = page.locator(f'.pane.taken[data-place="{place}"]')
    expect(taken).to_be_visible()
    expect(taken).to_have_attribute("aria-disabled", "true")


def test_on_a_small_german_screen_nothing_is_truncated_and_no_buttons_overlap(enter: Enter) -> None:
    page = enter(1280, 800, locale="de-DE")
    open_at_question(page, "virtues", "after-action", players=2)
    expect(page.get_by_role("button", name="Passen bis zur nächsten Runde")).to_be_visible()
    for building in page.locator(".market .building").all():
        expect(building).to_be_in_viewport(ratio=1)
    picture(page, "virtues-small")
    assert overlaps(page) == []
    # one answer is too long for its row, beside the button for more answers
    open_at_question(page, "virtues", "evict", players=2)
    expect(page.locator(".act").get_by_role("button", name="Mehr: 1")).to_be_visible()
    assert overlaps(page) == []


CUT_TEXTS_SCRIPT = """() => [...document.querySelectorAll('.glass, .portal, .counts p')]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""
"""Panes, portals and counts whose content is larger than they are."""


def test_german_replay_is_complete_on_a_desktop_and_a_phone(enter: Enter) -> None:
    page = enter(1280, 800, locale="de-DE")
    replay = call_route(page, "/api/replays", {"text": whole_match()[0]})
    page.goto(f"/r/{replay['id']}?at=30")
    expect(page.locator(".portal").first).to_be_visible()
    picture(page, "virtues-replay-small")
    assert page.evaluate(CUT_TEXTS_SCRIPT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Sünden", "Rüstung"):
        line = page.locator(".counts span", has_text=name)
        expect(line).to_be_visible()
        assert line.evaluate("one => one.getBoundingClientRect().height") < 20, name
    assert page.evaluate(CUT_TEXTS_SCRIPT) == []
    picture(page, "virtues-replay-phone")


def check_unavailable_items_explain_why_and_arrows_move(page: Page, feed: PageFeed) -> None:
    barred = page.locator(".market [data-why]").first
    assert barred.get_attribute("data-why") in feed.sight["ask"]["barred"]
    barred.click(force=True)
    expect(page.locator("[data-card]")).to_contain_text("You can pay")

    page.keyboard.press("Escape")
    first = page.locator("[data-stage] button[data-place]").first
    first.focus()
    seen = {str(first.get_attribute("data-place"))}
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(str(page.evaluate("document.activeElement.dataset.place")))
    assert len(seen) > 3


RAIL_SCRIPT = """() => {
  const [rail, title] = [".rail", ".rim h2"].map((of) => document.querySelector(of).getBoundingClientRect());
  const marks = [...document.querySelectorAll(".rail > span")].map((one) => one.getBoundingClientRect().left);
  return { free: Math.min(...marks) - title.right, apart: marks.slice(1).map((left, at) => left - marks[at]) };
}"""


def check_six_markers_at_0_are_beside_the_name_of_the_track(page: Page, feed: PageFeed) -> None:
    assert {player["might"] for player in feed.sight["state"]["players"]} == {0}
    found = page.evaluate(RAIL_SCRIPT)
    assert found["free"] > 0
    assert min(found["apart"]) > 10
    picture(page, "virtues-all-at-0")


def test_on_a_phone_each_board_is_a_tab(enter: Enter) -> None:
    page, feed = sit_down(enter, *PHONE_SIZE)
    skip_playback(page, feed)
    for name in ("Tavern", "Store", "World", "Heroes", "Quests"):
        page.get_by_role("tab", name=name).click()
        picture(page, f"virtues-phone-{name.lower()}")
        assert name != "Heroes" or serious_violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_SIZE[0], name
    touch(page, feed, str(page.locator(".pane.legal").first.get_attribute("data-place")))


def test_match_can_be_finished_by_clicking_visible_answers(enter: Enter) -> None:
    page = enter(*WIDE_SIZE)
    feed = open_near_the_end(page, 8)
    while feed.next_question():
        skip_playback(page, feed)
        panes = page.locator(".pane.legal")
        if feed.question == "go" and panes.count():
            touch(page, feed, str(panes.first.get_attribute("data-place")))
        elif feed.question == "reward":
            give_answer(page, feed, page.locator(".rewards button").first.click)
        else:
            answer_in_bar(page, feed)
    expect(page.locator(".ending")).to_be_visible()
    picture(page, "virtues-end")


TAP_COUNT = 3
ROWS_SEEN_SCRIPT = """() => {
  const sums = document.querySelector('[role=dialog] tfoot')?.getBoundingClientRect();
  const seen = row => row.getBoundingClientRect().bottom <= sums.top + 1;
  return sums && [...document.querySelectorAll('[role=dialog] tbody tr')].filter(seen).length > 2;
}"""
"""The result shows three rows at least of what the sums are made of, above the sums."""


def test_match_is_finished_by_taps_on_a_phone(enter: Enter) -> None:
    page = enter(*PHONE_SIZE, touch=True)
    feed, taps = open_near_the_end(page, 120), 0
    while taps < TAP_COUNT and feed.next_question():
        skip_playback(page, feed)
        thing = element_on_boards(page, feed) if feed.question == "go" else None
        if thing is not None:
            give_answer(page, feed, thing.tap)
            taps += 1
        elif feed.question == "reward":
            give_answer(page, feed, page.locator(".rewards button").first.tap)
        else:
            answer_in_bar(page, feed)
    assert taps == TAP_COUNT
    feed = open_near_the_end(page, 4)
    while feed.next_question():
        skip_playback(page, feed)
        answer_in_bar(page, feed)
    expect(page.locator(".ending")).to_be_visible()
    picture(page, "virtues-phone-end")
    page.wait_for_function(ROWS_SEEN_SCRIPT)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_SIZE[0]


def element_on_boards(page: Page, feed: PageFeed) -> Locator | None:
    """Return a payable requirement or a person to recruit on the board of the open tab, or None."""
    keys = [option["key"] for option in feed.options]
    for verb, tab, selector in (("quest:", "Quests", ".pane.legal"), ("recruit:", "Tavern", ".market button.legal")):
        if any(key.startswith(verb) for key in keys):
            page.get_by_role("tab", name=tab).tap()
            found = page.locator(selector).first
            expect(found).to_be_visible()
            return found
    return None


# ---- the keyboard alone, and the end


@cache
def whole_match() -> tuple[str, int]:
    """Return the file of a match of two sensible bots, and its number of answers."""
    match: Match[State] = Match(GAME, seed="7", players=2)
    answer_count = 0
    while (ask := match.ask) is not None:
        match.answer(ask.seat, sensible(match.view(ask.seat)))
        answer_count += 1
    return save(match), answer_count


def open_near_the_end(page: Page, answers_left: int) -> PageFeed:
    """Open a table that continues this match with `answers_left` answers to go."""
    text, answer_count = whole_match()
    if page.url == "about:blank":
        disable_automatic_answers(page)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_from_file(page, text, answer_count - answers_left)['id']}")
    return feed


def test_match_is_finished_by_keys(enter: Enter) -> None:
    page = enter(*WIDE_SIZE)
    feed = open_near_the_end(page, 14)
    keys = Keyboard(page, feed)
    keys.ways = [keys.by_letter, keys.by_stepping, keys.by_typing]
    while feed.next_question():
        skip_playback(page, feed)
        wait_until_answerable(page)
        keys.answer()
    assert keys.answered > 2
    expect(page.locator(".ending table")).to_be_visible()
    made = {part for standing in feed.sight["standings"] for part in standing["parts"]}
    assert set(page.locator(".ending tbody th").all_inner_texts()) == made
    picture(page, "virtues-might-made-of")
    assert serious_violations(page) == []


# ---- two people in one interrupt


@cache
def seed_with_sin_card() -> tuple[str, str, str]:
    """Return a seed with which the first of two players can play a sin card, and the key and name of this card."""
    for seed in map(str, range(100)):
        match: Match[State] = Match(GAME, seed=seed, players=2)
        if match.asked == 0:
            for option in match.menu().options:
                if isinstance(option, PlaySin) and needs_target(option.says.effects):
                    return seed, SINS[option.card].id, option.says.name
    raise AssertionError("no such seed")


def open_for_both(pages: list[Page], seed: str) -> list[PageFeed]:
    """Seat Ann and Bram at a table with this seed, and open their pages."""
    for page, who in zip(pages, ("Ann", "Bram"), strict=True):
        call_route(page, "/api/me", {"name": who})
    ann, bram = pages
    plan = {"game": "virtues", "seats": [ME, OPEN], "options": {"players": 2}, "seed": seed}
    table = call_route(ann, "/api/tables", plan)
    call_route(bram, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})
    ears = [PageFeed(page) for page in pages]
    for page in pages:
        page.goto(f"/t/{table['id']}")
    return ears


def play_sin(page: Page, feed: PageFeed, card: str, name: str) -> None:
    """Let Ann play a sin card against Bram."""
    feed.next_question()
    skip_playback(page, feed)
    function = page.locator(f'button.function.legal[data-place="{card}"]').filter(has_text=name).first
    give_answer(page, feed, function.click)


def test_two_browsers_in_one_interrupt(enter: Enter) -> None:
    seed, card, name = seed_with_sin_card()
    pages = [enter(*WIDE_SIZE), enter(*PHONE_SIZE, touch=True)]
    ann, bram = pages
    for page in pages:
        disable_automatic_answers(page)
    ann_feed, bram_feed = ears = open_for_both(pages, seed)
    play_sin(ann, ann_feed, card, name)
    assert bram_feed.next_question() == "interrupt"
    for page, feed in zip(pages, ears, strict=True):
        skip_playback(page, feed)
        expect(page.locator(".moment")).to_be_visible()
    assert (ann_feed.options, [option["key"] for option in bram_feed.options][-1]) == ([], "done")
    expect(ann.locator('.act [data-answer="done"]')).to_have_count(0)
    picture(bram, "virtues-interrupt-phone")
    assert serious_violations(bram, colours=False) == []
    answer_in_bar(bram, bram_feed)
    until(ann, lambda: ann_feed.sight["decisions"] == bram_feed.sight["decisions"], "both pages to show the same")
    assert bram_feed.question != "interrupt"
    assert bram_feed.sight["state"]["windows"] == []
    expect(ann.locator(".moment")).to_have_count(0)


def test_absent_player_who_opted_out_is_not_waited_for(enter: Enter) -> None:
    seed, card, name = seed_with_sin_card()
    pages = [enter(*WIDE_SIZE), enter(*PHONE_SIZE, touch=True)]
    ann, bram = pages
    bram.goto("/you")
    bram.get_by_role("switch", name="Wait for me when I am away").click()
    disable_automatic_answers(ann)
    sent_choices = list[str]()
    bram.on(
        "websocket",
        lambda line: line.on("framesent", lambda frame: sent_choices.extend(["ask-me"] * ("ask-me" in frame))),
    )
    ann_feed, bram_feed = open_for_both(pages, seed)
    until(bram, lambda: bram_feed.sight and sent_choices, "the page to send Bram's choice")
    bram.goto("/you")  # Bram is away
    play_sin(ann, ann_feed, card, name)
    until(ann, lambda: not ann_feed.sight["state"]["windows"], "the hall to answer for Bram")
    expect(ann.locator(".moment")).to_have_count(0)
