"""Heroes in real time: dice by keys and by touch, Stop, a round of actions, a lost connection, a pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from meadhall.engine import Match, find_game, record
from tests.browser.conftest import picture, serious_violations
from tests.browser.racing import FACE_IN_AIR, FACE_IN_HAND, SLOW_OPTIONS, Racer, answer_until_roll
from tests.browser.tables import ME, OPEN, answer_over_sockets, call_route, continue_from_file, sit_at

SLOW_BOT_OPTIONS = {**SLOW_OPTIONS, "players": 2, "bot_delay_min": 5000, "bot_delay_max": 5000, "resume_delay": 500}


def player_after_draft(page: Page, **options: object) -> Racer:
    """Return a player against a bot after the draft."""
    match: Match[Any] = Match(find_game("heroes"), seed="5", **SLOW_BOT_OPTIONS, **options)
    while match.menu().question == "draft":
        match.answer(match.asked, match.menu().options[0])
    racer = Racer(page)
    page.goto(f"/t/{continue_from_file(page, record.save(match))['id']}")
    return racer


def ready_against_a_bot(page: Page) -> Racer:
    """Return a player against a bot who has drafted and may roll."""
    racer = player_after_draft(page)
    racer.wait(racer.is_rolling, "the dice to be handed out")
    return racer


def test_race_against_a_bot_by_keys(enter: Callable[..., Page]) -> None:
    racer = ready_against_a_bot(page := enter())
    expect(page.get_by_role("region", name="Actions")).to_contain_text("Fatigue in")
    assert set(racer.dice[:6]) == {FACE_IN_HAND}, "nobody throws the first dice for a player"
    page.keyboard.press("Space")
    racer.wait_until_landed()
    kept_dice = racer.dice[1:6]
    page.keyboard.press("1")
    expect(page.locator('[data-does="throw"]')).to_contain_text("Throw 1")
    picture(page, "race")
    assert serious_violations(page) == []
    page.locator('[role="gridcell"][data-place="0f1"]').focus()
    page.keyboard.press("Space")  # Space also throws while a piece has the focus, and does not open its card
    racer.wait(lambda: FACE_IN_AIR in racer.dice or not racer.is_rolling(), "the throw")
    expect(page.locator("[data-card]")).to_have_count(0)
    assert not racer.is_rolling() or racer.dice[1:6] == kept_dice
    racer.wait(lambda: FACE_IN_AIR not in racer.dice or not racer.is_rolling(), "the landing")
    page.keyboard.press("s")
    racer.wait(racer.has_stopped, "Stop")
    resign_and_view_replay(racer)


def resign_and_view_replay(racer: Racer) -> None:
    """Resign by an action that is always possible, and view the replay at its original speed."""
    page = racer.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, ").click()
    racer.wait(lambda: racer.feed.over, "the end")
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.get_by_role("group", name="1× is as it was played")).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_contain_text("0:00 of")
    picture(page, "race-replay")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("contentinfo")).not_to_contain_text("0:00 of")


def test_race_on_a_phone_by_touch(enter: Callable[..., Page]) -> None:
    racer = ready_against_a_bot(page := enter(390, 844, touch=True))
    throw, stop = page.locator('[data-does="throw"]'), page.locator('[data-does="stop"]')
    expect(stop).to_be_in_viewport(ratio=1)
    throw.tap()
    racer.wait_until_landed()
    page.locator('[data-die="2"]').tap()
    page.locator('[data-die="5"]').tap()
    page.locator('[data-die="2"]').tap()
    expect(throw).to_contain_text("Throw 1")
    expect(page.get_by_role("button", name="Die 5,")).to_have_attribute("aria-pressed", "true")
    picture(page, "race-phone")
    assert serious_violations(page, colours=False) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    stop.tap()
    racer.wait(racer.has_stopped, "Stop")


def test_first_race_waits_while_two_throws_are_tried(enter: Callable[..., Page]) -> None:
    """First on a desktop, then on a screen as small as a phone's."""
    page = enter(touch=True)
    racer = player_after_draft(page, first_game=True)
    bar, throw = page.get_by_role("region", name="Actions"), page.locator('[data-does="throw"]')
    expect(bar).to_contain_text("try it without a clock")
    picture(page, "race-practice-1")
    throw.click()
    expect(bar).to_contain_text("Keep what")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator('[data-die="6"]').click()
    picture(page, "race-practice-2")
    throw.click()
    expect(bar).to_contain_text("is ready")
    expect(throw).to_be_disabled()
    picture(page, "race-practice-3")
    assert set(racer.dice[:6]) == {FACE_IN_HAND}, "these throws count for nothing"
    bar.get_by_role("button", name="Ready").click()
    racer.wait(racer.is_rolling, "the race")
    expect(page.get_by_role("button", name="Die 1, in hand")).to_be_visible()


def sit_down(enter: Callable[..., Page]) -> tuple[Racer, Racer]:
    """Return Ann and Bram, who came by her link, when both may roll."""
    pages = ann_page, bram_page = enter(), enter()
    plan = {"game": "heroes", "seats": [ME, OPEN], "options": {**SLOW_BOT_OPTIONS, "fatigue": "off"}, "seed": "5"}
    table = call_route(ann_page, "/api/tables", plan)
    sit_at(bram_page, table)
    answer_over_sockets(
        pages, table["id"], lambda keys: keys[0], lambda sight: sight["ask"] and sight["ask"]["kind"] == "race"
    )
    ann, bram = both = Racer(ann_page), Racer(bram_page)
    for racer in both:
        racer.page.goto(f"/t/{table['id']}")
    for racer in both:
        racer.wait(racer.is_rolling, "all to roll")
    return ann, bram


def test_two_browsers_in_one_race(enter: Callable[..., Page]) -> None:
    """Both throw, one asks for a pause, the other calls Stop. Then one of them loses the connection and returns."""
    ann, bram = both = sit_down(enter)
    throw_and_stop(ann, bram)
    assert bram.feed.sight["state"]["round"]["active"] == 1
    answer_until_roll(ann, bram)
    for racer in both:
        racer.page.get_by_role("button", name="Resume").click()
        if racer is ann:  # a player who agreed sees that the pause lasts until the other agrees
            expect(ann.page.get_by_role("button", name="Resume")).to_be_hidden()
            expect(ann.page.get_by_text("Paused", exact=True)).to_be_visible()
    for racer in both:
        racer.wait(racer.is_rolling, "the race to go on")
    assert ann.feed.sight["state"]["duels"][0]["rounds"] == 1
    address = ann.page.url
    ann.page.goto("about:blank")
    expect(bram.page.get_by_text("No connection for")).to_be_visible()
    picture(bram.page, "race-lost")
    ann.page.goto(address)
    expect(bram.page.get_by_text("No connection for")).to_be_hidden()
    ann.wait(ann.is_rolling, "the race")


def throw_and_stop(ann: Racer, bram: Racer) -> None:
    ann.page.get_by_role("button", name="Pause before the next throw").click()
    ann.page.keyboard.press("Space")
    bram.page.locator('[data-does="throw"]').click()
    for racer in (ann, bram):
        racer.wait_until_landed()
    name = ann.feed.sight["seats"][0]["name"]
    expect(bram.page.get_by_role("region", name=f"Dice of {name}").locator(".die")).to_have_count(6)
    bram.page.locator('[data-does="stop"]').click()
    for racer in (ann, bram):
        expect(racer.page.get_by_text("acts first", exact=False).first).to_be_visible()
        racer.wait(racer.has_stopped, "Stop")
    picture(ann.page, "race-stop")
    expect(ann.page.locator('[data-does="throw"]')).to_be_hidden()
