"""Seven Virtues in the browser: by things that are touched, by keys alone, on a phone, and a whole match."""

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
from tests.browser.answering import ask_always, give, may_answer, see_the_newest
from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear, until
from tests.browser.keyboard import Keyboard
from tests.browser.overlaps import overlaps
from tests.browser.tables import BOT, ME, OPEN, brought_to, call, gone_on

Enter = Callable[..., Page]
WIDE = (1440, 900)
PHONE = (390, 844)
ENDS = ("done", "pay", "pass")


def sit_down(enter: Enter, width: int, height: int, heroes: int = 3, **more: Any) -> tuple[Page, Ear]:
    page = enter(width, height, touch=width < 500, **more)
    ask_always(page)
    ear = Ear(page)
    seats = [ME] + [BOT] * (heroes - 1)
    plan = {"game": "virtues", "seats": seats, "options": {"players": heroes}, "seed": "7"}
    table = call(page, "/api/tables", plan)
    page.goto(f"/t/{table['id']}")
    ear.turn()
    return page, ear


def touch(page: Page, ear: Ear, thing: str) -> None:
    element = page.locator(f'button.legal[data-place="{thing}"]').first
    give(page, ear, element.click)


def bar(page: Page, ear: Ear) -> None:
    """Ends, pays or lets happen what is asked, or gives the first answer that is seen in the bar or on a thing."""
    keys = [option["key"] for option in ear.options]
    wanted = [one for one in ENDS if one in keys] or keys
    buttons = [page.locator(f'.act [data-answer="{key}"]') for key in wanted]
    seen = next((button for button in buttons if button.count()), page.locator("button.legal[data-place]"))
    give(page, ear, seen.first.click)


def test_the_boards_say_why_not_by_keys_and_a_pane_is_fulfilled_by_touching_it(enter: Enter) -> None:
    page, ear = sit_down(enter, *WIDE, heroes=6)
    six_markers_at_0_lie_beside_the_name_of_the_track(page, ear)
    see_the_newest(page, ear)
    pane = page.locator(".pane.legal").first
    place = str(pane.get_attribute("data-place"))
    assert f"quest:{place}" in {option["key"] for option in ear.options}
    for look in ("light", "contrast", "tavern"):
        page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        picture(page, f"virtues-{look}")
        assert grave_faults(page, others=look == "tavern") == [], look
    what_cannot_be_had_says_why_and_arrows_lead_about(page, ear)
    touch(page, ear, place)
    if ear.question == "pay":
        picture(page, "virtues-purse")
        assert grave_faults(page) == []
        give(page, ear, page.locator(".purse .pay").click)
    taken = page.locator(f'.pane.taken[data-place="{place}"]')
    expect(taken).to_be_visible()
    expect(taken).to_have_attribute("aria-disabled", "true")


def test_in_german_on_a_small_screen_nothing_is_cut_and_no_button_lies_over_another(enter: Enter) -> None:
    page = enter(1280, 800, locale="de-DE")
    brought_to(page, "virtues", "after-action", players=2)
    expect(page.get_by_role("button", name="Passen bis zum nächsten Zug")).to_be_visible()
    for building in page.locator(".market .building").all():
        expect(building).to_be_in_viewport(ratio=1)
    picture(page, "virtues-small")
    assert overlaps(page) == []
    brought_to(page, "virtues", "evict", players=2)  # one answer too long for its row, beside the button for more
    expect(page.locator(".act").get_by_role("button", name="Mehr: 1")).to_be_visible()
    assert overlaps(page) == []


CUT = """() => [...document.querySelectorAll('.glass, .portal, .counts p')]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""
"""Panes, portals and counts whose content is larger than they are."""


def test_in_a_german_replay_nothing_is_cut_wide_or_on_a_phone(enter: Enter) -> None:
    page = enter(1280, 800, locale="de-DE")
    replay = call(page, "/api/replays", {"text": whole_match()[0]})
    page.goto(f"/r/{replay['id']}?at=30")
    expect(page.locator(".portal").first).to_be_visible()
    picture(page, "virtues-replay-small")
    assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Sünden", "Rüstung"):
        line = page.locator(".counts span", has_text=name)
        expect(line).to_be_visible()
        assert line.evaluate("one => one.getBoundingClientRect().height") < 20, name
    assert page.evaluate(CUT) == []
    picture(page, "virtues-replay-phone")


def what_cannot_be_had_says_why_and_arrows_lead_about(page: Page, ear: Ear) -> None:
    barred = page.locator(".market [data-why]").first
    assert barred.get_attribute("data-why") in ear.sight["ask"]["barred"]
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


RAIL = """() => {
  const [rail, title] = [".rail", ".rim h2"].map((of) => document.querySelector(of).getBoundingClientRect());
  const marks = [...document.querySelectorAll(".rail > span")].map((one) => one.getBoundingClientRect().left);
  return { free: Math.min(...marks) - title.right, apart: marks.slice(1).map((left, at) => left - marks[at]) };
}"""


def six_markers_at_0_lie_beside_the_name_of_the_track(page: Page, ear: Ear) -> None:
    assert {player["might"] for player in ear.sight["state"]["players"]} == {0}
    found = page.evaluate(RAIL)
    assert found["free"] > 0
    assert min(found["apart"]) > 10
    picture(page, "virtues-all-at-0")


def test_on_a_phone_each_board_is_a_tab(enter: Enter) -> None:
    page, ear = sit_down(enter, *PHONE)
    see_the_newest(page, ear)
    for name in ("Tavern", "Store", "World", "Heroes", "Quests"):
        page.get_by_role("tab", name=name).click()
        picture(page, f"virtues-phone-{name.lower()}")
        assert name != "Heroes" or grave_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], name
    touch(page, ear, str(page.locator(".pane.legal").first.get_attribute("data-place")))


def test_match_can_be_finished_by_clicking_visible_answers(enter: Enter) -> None:
    page = enter(*WIDE)
    ear = near_the_end(page, 8)
    while ear.turn():
        see_the_newest(page, ear)
        panes = page.locator(".pane.legal")
        if ear.question == "go" and panes.count():
            touch(page, ear, str(panes.first.get_attribute("data-place")))
        elif ear.question == "reward":
            give(page, ear, page.locator(".rewards button").first.click)
        else:
            bar(page, ear)
    expect(page.locator(".ending")).to_be_visible()
    picture(page, "virtues-end")


TAPS = 3
ROWS_SEEN = """() => {
  const sums = document.querySelector('[role=dialog] tfoot')?.getBoundingClientRect();
  const seen = row => row.getBoundingClientRect().bottom <= sums.top + 1;
  return sums && [...document.querySelectorAll('[role=dialog] tbody tr')].filter(seen).length > 2;
}"""
"""The result shows three rows at least of what the sums are made of, above the sums."""


def test_boards_and_the_end_of_a_match_are_tapped_on_a_phone(enter: Enter) -> None:
    page = enter(*PHONE, touch=True)
    ear, taps = near_the_end(page, 120), 0
    while taps < TAPS and ear.turn():
        see_the_newest(page, ear)
        thing = on_the_boards(page, ear) if ear.question == "go" else None
        if thing is not None:
            give(page, ear, thing.tap)
            taps += 1
        elif ear.question == "reward":
            give(page, ear, page.locator(".rewards button").first.tap)
        else:
            bar(page, ear)
    assert taps == TAPS
    ear = near_the_end(page, 4)
    while ear.turn():
        see_the_newest(page, ear)
        bar(page, ear)
    expect(page.locator(".ending")).to_be_visible()
    picture(page, "virtues-phone-end")
    page.wait_for_function(ROWS_SEEN)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def on_the_boards(page: Page, ear: Ear) -> Locator | None:
    """A requirement that can be paid, or somebody to recruit, on the board of its tab."""
    keys = [option["key"] for option in ear.options]
    for verb, tab, thing in (("quest:", "Quests", ".pane.legal"), ("recruit:", "Tavern", ".market button.legal")):
        if any(key.startswith(verb) for key in keys):
            page.get_by_role("tab", name=tab).tap()
            found = page.locator(thing).first
            expect(found).to_be_visible()
            return found
    return None


# ---- the keyboard alone, and the end


@cache
def whole_match() -> tuple[str, int]:
    """A match of two sensible players as a file, and how many answers it has."""
    match: Match[State] = Match(GAME, seed="7", players=2)
    given = 0
    while (ask := match.ask) is not None:
        match.answer(ask.seat, sensible(match.view(ask.seat)))
        given += 1
    return save(match), given


def near_the_end(page: Page, left: int) -> Ear:
    """A table at which this match is played on with `left` answers to go."""
    text, given = whole_match()
    if page.url == "about:blank":
        ask_always(page)
    ear = Ear(page)
    page.goto(f"/t/{gone_on(page, text, given - left)['id']}")
    return ear


def test_a_match_is_brought_to_its_end_by_keys_alone(enter: Enter) -> None:
    page = enter(*WIDE)
    ear = near_the_end(page, 14)
    keys = Keyboard(page, ear)
    keys.ways = [keys.by_letter, keys.by_stepping, keys.by_typing]
    while ear.turn():
        see_the_newest(page, ear)
        may_answer(page)
        keys.answer()
    assert keys.answered > 2
    expect(page.locator(".ending table")).to_be_visible()
    made = {part for standing in ear.sight["standings"] for part in standing["parts"]}
    assert set(page.locator(".ending tbody th").all_inner_texts()) == made
    picture(page, "virtues-might-made-of")
    assert grave_faults(page) == []


# ---- two people in one interrupt


@cache
def sinner() -> tuple[str, str, str]:
    """A seed by which the first of two may begin with a sin card against the other; the card, and what it says."""
    for seed in map(str, range(100)):
        match: Match[State] = Match(GAME, seed=seed, players=2)
        if match.asked == 0:
            for option in match.menu().options:
                if isinstance(option, PlaySin) and needs_target(option.says.effects):
                    return seed, SINS[option.card].id, option.says.name
    raise AssertionError("no such seed")


def at_one_table(pages: list[Page], seed: str) -> list[Ear]:
    """Ann and Bram sit down at a table of this seed and look at it."""
    for page, who in zip(pages, ("Ann", "Bram"), strict=True):
        call(page, "/api/me", {"name": who})
    ann, bram = pages
    plan = {"game": "virtues", "seats": [ME, OPEN], "options": {"players": 2}, "seed": seed}
    table = call(ann, "/api/tables", plan)
    call(bram, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})
    ears = [Ear(page) for page in pages]
    for page in pages:
        page.goto(f"/t/{table['id']}")
    return ears


def sins(page: Page, ear: Ear, card: str, name: str) -> None:
    """Ann plays a sin card against Bram."""
    ear.turn()
    see_the_newest(page, ear)
    function = page.locator(f'button.function.legal[data-place="{card}"]').filter(has_text=name).first
    give(page, ear, function.click)


def test_two_browsers_in_one_interrupt(enter: Enter) -> None:
    seed, card, name = sinner()
    pages = [enter(*WIDE), enter(*PHONE, touch=True)]
    ann, bram = pages
    for page in pages:
        ask_always(page)
    hers, his = ears = at_one_table(pages, seed)
    sins(ann, hers, card, name)
    assert his.turn() == "interrupt"
    for page, ear in zip(pages, ears, strict=True):
        see_the_newest(page, ear)
        expect(page.locator(".moment")).to_be_visible()
    assert (hers.options, [option["key"] for option in his.options][-1]) == ([], "done")
    expect(ann.locator('.act [data-answer="done"]')).to_have_count(0)
    picture(bram, "virtues-interrupt-phone")
    assert grave_faults(bram, colours=False) == []
    bar(bram, his)
    until(ann, lambda: hers.sight["decisions"] == his.sight["decisions"], "both to see the same")
    assert his.question != "interrupt"
    assert his.sight["state"]["windows"] == []
    expect(ann.locator(".moment")).to_have_count(0)


def test_absent_player_who_opted_out_is_not_waited_for(enter: Enter) -> None:
    seed, card, name = sinner()
    pages = [enter(*WIDE), enter(*PHONE, touch=True)]
    ann, bram = pages
    bram.goto("/you")
    bram.get_by_role("switch", name="Wait for me when I am away").click()
    ask_always(ann)
    said = list[str]()
    bram.on("websocket", lambda line: line.on("framesent", lambda frame: said.extend(["ask-me"] * ("ask-me" in frame))))
    hers, his = at_one_table(pages, seed)
    until(bram, lambda: his.sight and said, "the hall to hear what Bram wishes")
    bram.goto("/you")  # and away
    sins(ann, hers, card, name)
    until(ann, lambda: not hers.sight["state"]["windows"], "the hall to let it happen for Bram")
    expect(ann.locator(".moment")).to_have_count(0)
