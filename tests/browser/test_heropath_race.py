"""Heropath in Real Time: two people at one table, one of them on a long line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.answering import ASKED, SENDING, ask_always
from tests.browser.conftest import grave_faults, picture
from tests.browser.hall import ServedHall
from tests.browser.hearing import Ear, until
from tests.browser.longline import LongLine
from tests.browser.tables import ME, OPEN, answer_unseen, call, sit_at
from tests.browser.test_heropath import Clicker, before_actions

Enter = Callable[..., Page]
RACE: Final = {"players": 2, "turns": "real-time", "hero_choice": "random"}


def hero(one: Clicker, seat: int) -> dict[str, Any]:
    """Return a page's data of a hero."""
    found: dict[str, Any] = one.ear.sight["state"]["heroes"][seat]
    return found


def seen(players: tuple[Clicker, ...], what: str, found: Callable[[Clicker], object]) -> None:
    """Waits until all of them know of it."""
    for one in players:
        until(one.page, partial(found, one), what)


def call_of(one: Clicker) -> Locator:
    return one.page.get_by_role("list", name="STOP calls").get_by_role("button")


def sit_down(enter: Enter, far: str) -> tuple[Clicker, Clicker]:
    """Ann beside the hall, and Bram, who came by her link over a line that is not long yet, when both may act."""
    pages = hers, his = enter(), enter(base_url=far)
    table = call(hers, "/api/tables", {"game": "heropath", "seats": [ME, OPEN], "options": RACE, "seed": "5"})
    sit_at(his, table)
    answer_unseen(pages, table["id"], before_actions, lambda sight: sight["ask"] and sight["ask"]["kind"] == "action")
    for page in pages:
        ask_always(page)
    ann, bram = both = Clicker(hers, Ear(hers)), Clicker(his, Ear(his))
    for one in both:
        one.page.goto(f"/t/{table['id']}")
        one.ear.turn()
    return ann, bram


def test_two_browsers_act_at_once_though_one_line_is_long(enter: Enter, hall: ServedHall) -> None:
    line = LongLine(hall.port, 0, 0)
    with line.open() as far:
        ann, bram = both = sit_down(enter, far)
        line.delay, line.jitter = 0.15, 0.1
        for one in both:
            expect(one.page.locator(ASKED)).to_contain_text("What do you do?")
            expect(call_of(one)).to_have_count(1)
        picture(ann.page, "heropath-race")
        assert grave_faults(ann.page, colours=False) == []
        both_rest_at_once(ann, bram, line)
        both_call_stop_at_once(ann, bram, line)
        bram_loses_his_line(ann, bram)
        bram.page.wait_for_load_state("networkidle")
        bram.page.close()


def at_once(ann: Clicker, bram: Clicker, line: LongLine, press: Callable[[Clicker], object]) -> None:
    """Both give the same answer; Bram hears nothing of Ann's before he has given his own."""
    with line.hold():
        for one in (ann, bram):
            given = one.ear.answers
            press(one)
            one.page.keyboard.press("Enter")  # no preview is needed
            until(one.page, lambda one=one, given=given: one.ear.answers > given, "the answer to be sent")  # type: ignore[misc]


def both_rest_at_once(ann: Clicker, bram: Clicker, line: LongLine) -> None:
    """Each action is carried out as a whole, whichever came in first (HP-RTM-03)."""
    both = (ann, bram)
    at_once(ann, bram, line, lambda one: one.page.keyboard.press(letter_of(one, "rest")))

    def rested() -> bool:
        for one in both:
            goes_on_resting(one)
        return all(one.ear.question == "action" and rests(one) == [1, 1] for one in both)

    until(ann.page, rested, "the two Rests to end")
    for one in both:
        expect(one.page.locator(SENDING)).to_have_count(0)


def rests(one: Clicker) -> list[int]:
    return [hero(one, seat)["turn"]["rests"] for seat in (0, 1)]


def goes_on_resting(one: Clicker) -> None:
    """One part after the other, up to the end of the Rest; who came second begins now."""
    keys = offered(one)
    if not one.ear.settled:
        return
    if one.ear.question == "action":
        if hero(one, one.ear.sight["seat"])["actions"] == 4:
            one.give("rest")
    elif keys:
        one.give(next((key for key in ("search", "end", "pass", "refuse") if key in keys), keys[0]))


def both_call_stop_at_once(ann: Clicker, bram: Clicker, line: LongLine) -> None:
    """The call that comes in first counts, the other lapses and is not used up (HP-RTM-19)."""
    both = (ann, bram)
    at_once(ann, bram, line, lambda one: call_of(one).click())
    seen(both, "a STOP", lambda one: one.ear.sight["state"]["stop"])
    for one in both:
        until(one.page, lambda one=one: one.ear.settled, "the call to be heard")  # type: ignore[misc]
        assert sum(hero(one, seat)["stops"] for seat in (0, 1)) == 1
        expect(one.page.get_by_role("status").filter(has_text="STOP:")).to_be_visible()
    caller, held = (ann, bram) if hero(ann, ann.ear.sight["seat"])["stops"] else (bram, ann)
    assert (caller.ear.question, held.ear.question) == ("action", "")
    picture(held.page, "heropath-race-held")
    caller.give("give-up")
    while caller.ear.sight["state"]["stop"]:
        caller.ear.turn()
        caller.give(offered(caller)[0])
    seen(both, "the STOP to end", lambda one: not one.ear.sight["state"]["stop"])
    until(held.page, lambda: held.ear.question == "action", "the held hero to go on")


def bram_loses_his_line(ann: Clicker, bram: Clicker) -> None:
    """Events during the absence are there when he comes back."""
    address = bram.page.url
    bram.page.wait_for_load_state("networkidle")
    bram.page.goto("about:blank")
    expect(ann.page.get_by_text("no connection for")).to_be_visible()
    lines = len(bram.ear.sockets)
    bram.page.goto(address)
    bram.ear.sees_anew(lines)
    expect(ann.page.get_by_text("no connection for")).to_be_hidden()
    assert bram.ear.decisions == ann.ear.decisions
    assert bram.ear.sight["state"]["round"] == ann.ear.sight["state"]["round"]


def offered(one: Clicker) -> list[str]:
    return [str(option["key"]) for option in one.ear.options]


def letter_of(one: Clicker, key: str) -> str:
    return next(str(option["letter"]) for option in one.ear.options if option["key"] == key)
