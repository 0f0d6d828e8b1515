"""Heropath in real time: two people at one table, one of them on a slow connection."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.answering import QUESTION_SELECTOR, SENDING_SELECTOR, disable_automatic_answers
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.hall import ServedHall
from tests.browser.longline import LongLine
from tests.browser.tables import ME, OPEN, answer_over_sockets, call_route, sit_at
from tests.browser.test_heropath import Clicker, answer_before_actions

Enter = Callable[..., Page]
RACE_OPTIONS: Final = {"players": 2, "turns": "real-time", "hero_choice": "random"}


def hero(player: Clicker, seat: int) -> dict[str, Any]:
    """Return a hero's data from a page's sight."""
    found: dict[str, Any] = player.feed.sight["state"]["heroes"][seat]
    return found


def wait_for_all(players: tuple[Clicker, ...], what: str, found: Callable[[Clicker], object]) -> None:
    """Wait until a condition holds on all pages."""
    for player in players:
        until(player.page, partial(found, player), what)


def stop_button(player: Clicker) -> Locator:
    return player.page.get_by_role("list", name="STOP calls").get_by_role("button")


def sit_down(enter: Enter, far: str) -> tuple[Clicker, Clicker]:
    """Return Ann near the hall and Bram on a proxied line without delay yet, when both may act."""
    pages = ann_page, bram_page = enter(), enter(base_url=far)
    table = call_route(
        ann_page, "/api/tables", {"game": "heropath", "seats": [ME, OPEN], "options": RACE_OPTIONS, "seed": "5"}
    )
    sit_at(bram_page, table)
    answer_over_sockets(
        pages, table["id"], answer_before_actions, lambda sight: sight["ask"] and sight["ask"]["kind"] == "action"
    )
    for page in pages:
        disable_automatic_answers(page)
    ann, bram = both = Clicker(ann_page, PageFeed(ann_page)), Clicker(bram_page, PageFeed(bram_page))
    for player in both:
        player.page.goto(f"/t/{table['id']}")
        player.feed.next_question()
    return ann, bram


def test_two_browsers_act_at_once_although_one_line_is_slow(enter: Enter, hall: ServedHall) -> None:
    line = LongLine(hall.port, 0, 0)
    with line.open() as far:
        ann, bram = both = sit_down(enter, far)
        line.delay, line.jitter = 0.15, 0.1
        for player in both:
            expect(player.page.locator(QUESTION_SELECTOR)).to_contain_text("What do you do?")
            expect(stop_button(player)).to_have_count(1)
        picture(ann.page, "heropath-race")
        assert serious_violations(ann.page, colours=False) == []
        check_rests_at_once(ann, bram, line)
        check_calls_of_stop_at_once(ann, bram, line)
        check_lost_connection(ann, bram)
        bram.page.wait_for_load_state("networkidle")
        bram.page.close()


def answer_at_once(ann: Clicker, bram: Clicker, line: LongLine, press: Callable[[Clicker], object]) -> None:
    """Let both give the same answer. Bram receives Ann's answer only after his own is sent."""
    with line.hold():
        for player in (ann, bram):
            answers_before = player.feed.answers
            press(player)
            player.page.keyboard.press("Enter")  # no preview is needed
            until(player.page, lambda p=player, n=answers_before: p.feed.answers > n, "the answer to be sent")  # type: ignore[misc]


def check_rests_at_once(ann: Clicker, bram: Clicker, line: LongLine) -> None:
    """Check that each action is carried out as a whole, in order of arrival (HP-RTM-03)."""
    both = (ann, bram)
    answer_at_once(ann, bram, line, lambda player: player.page.keyboard.press(letter_of(player, "rest")))

    def rested() -> bool:
        for player in both:
            continue_rest(player)
        return all(player.feed.question == "action" and rest_counts(player) == [1, 1] for player in both)

    until(ann.page, rested, "the two Rests to end")
    for player in both:
        expect(player.page.locator(SENDING_SELECTOR)).to_have_count(0)


def rest_counts(player: Clicker) -> list[int]:
    return [hero(player, seat)["turn"]["rests"] for seat in (0, 1)]


def continue_rest(player: Clicker) -> None:
    """Give the next part of a Rest, or begin one. The second player begins only after the first."""
    keys = offered_keys(player)
    if not player.feed.is_settled:
        return
    if player.feed.question == "action":
        if hero(player, player.feed.sight["seat"])["actions"] == 4:
            player.give("rest")
    elif keys:
        player.give(next((key for key in ("search", "end", "pass", "refuse") if key in keys), keys[0]))


def check_calls_of_stop_at_once(ann: Clicker, bram: Clicker, line: LongLine) -> None:
    """Check that the call that arrives first counts. The other one lapses and is not used up (HP-RTM-19)."""
    both = (ann, bram)
    answer_at_once(ann, bram, line, lambda player: stop_button(player).click())
    wait_for_all(both, "a STOP", lambda player: player.feed.sight["state"]["stop"])
    for player in both:
        until(player.page, lambda player=player: player.feed.is_settled, "the call to be heard")  # type: ignore[misc]
        assert sum(hero(player, seat)["stops"] for seat in (0, 1)) == 1
        expect(player.page.get_by_role("status").filter(has_text="STOP:")).to_be_visible()
    caller, held_player = (ann, bram) if hero(ann, ann.feed.sight["seat"])["stops"] else (bram, ann)
    assert (caller.feed.question, held_player.feed.question) == ("action", "")
    picture(held_player.page, "heropath-race-held")
    caller.give("give-up")
    while caller.feed.sight["state"]["stop"]:
        caller.feed.next_question()
        caller.give(offered_keys(caller)[0])
    wait_for_all(both, "the STOP to end", lambda player: not player.feed.sight["state"]["stop"])
    until(held_player.page, lambda: held_player.feed.question == "action", "the held hero to go on")


def check_lost_connection(ann: Clicker, bram: Clicker) -> None:
    """Check that Bram sees events from his absence when he returns."""
    address = bram.page.url
    bram.page.wait_for_load_state("networkidle")
    bram.page.goto("about:blank")
    expect(ann.page.get_by_text("no connection for")).to_be_visible()
    lines = len(bram.feed.sockets)
    bram.page.goto(address)
    bram.feed.wait_for_new_socket(lines)
    expect(ann.page.get_by_text("no connection for")).to_be_hidden()
    assert bram.feed.decisions == ann.feed.decisions
    assert bram.feed.sight["state"]["round"] == ann.feed.sight["state"]["round"]


def offered_keys(player: Clicker) -> list[str]:
    return [str(option["key"]) for option in player.feed.options]


def letter_of(player: Clicker, key: str) -> str:
    return next(str(option["letter"]) for option in player.feed.options if option["key"] == key)
