"""Setting a table with every kind of seat and option, and the ways in which others find it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PageErrors, picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.tables import BOT, ME, OPEN, call_route, set_table

Enter = Callable[..., Page]


def check_rule_of_an_option(page: Page) -> None:
    page.get_by_role("button", name="Rule AL-KNG-15").click()
    book = page.get_by_role("dialog", name="Rules of Adventure Land")
    expect(book.locator('[data-clause="AL-KNG-15"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_friend_joins_by_the_link_and_a_late_guest_watches(enter: Enter, page_errors: PageErrors) -> None:
    page_errors.expected = ("Failed to load resource",)
    host = enter()
    table = set_table(host, ME, OPEN, BOT)
    host.goto(f"/t/{table['id']}")
    expect(host.get_by_text("One seat is free.")).to_be_visible()
    assert serious_violations(host) == []
    check_nobody_joins_without_the_link(host, enter(at=f"/t/{table['id']}"), table["id"])
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = host.get_by_label("Invitation link").input_value()
    assert re.search(r"/t/[\w-]+#[\w-]{16,}$", link)
    friend = enter(at=link)
    name = friend.get_by_role("textbox", name="Your name")
    expect(name).to_have_value(call_route(friend, "/api/me")["name"])
    name.fill(" ")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_have_text("Please enter a name.")
    expect(name).to_be_focused()
    assert serious_violations(friend) == []
    name.fill("Wenna of the mill")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.get_by_role("grid")).to_be_visible()
    expect(host.get_by_text("Your turn").locator("visible=true").first).to_be_visible()
    assert call_route(friend, "/api/me")["name"] == "Wenna of the mill"
    expect(host.get_by_role("heading", name="Wenna of the mill")).to_be_visible()
    late_guest = enter(at=link)
    expect(late_guest.get_by_text("All seats are taken. You are a spectator.")).to_be_visible()
    picture(late_guest, "late")


def test_host_is_taken_to_the_table_when_the_last_friend_sits_down(enter: Enter) -> None:
    host = enter(at="/new/adventureland")
    host.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    for seat in (2, 3):
        host.get_by_label(f"Who sits in seat {seat}").select_option(label="Open")
    host.get_by_label("Adventure", exact=True).or_(host.get_by_role("group", name="Adventure", exact=True)).get_by_text(
        "The King in the Fog", exact=True
    ).click()
    check_rule_of_an_option(host)
    picture(host, "setting")
    assert serious_violations(host) == []
    host.get_by_role("button", name="Set the table and get the link").click()
    link = host.get_by_label("Invitation link").input_value()
    for words in ("One seat is free.", ""):
        friend = enter(at=link)
        friend.get_by_role("button", name="Sit down").first.click()
        if words:
            expect(host.get_by_role("heading", name="Your table is ready")).to_be_visible()
            expect(host.get_by_text(words)).to_be_visible()
            picture(host, "setting-waits")
    expect(host.get_by_role("grid")).to_be_visible()


def test_host_can_leave_or_give_free_seats_to_bots_while_waiting(enter: Enter) -> None:
    host = enter()
    call_route(host, "/api/me", {"name": "Isolde"})
    beside = {"who": "me", "name": "Wenna"}
    left = set_table(host, ME, beside, OPEN, BOT)
    host.goto(f"/t/{left['id']}")
    expect(host.get_by_text("Isolde (you)")).to_be_visible()
    expect(host.get_by_text("Wenna (on your device)")).to_be_visible()
    host.get_by_role("button", name="Leave the table").click()
    host.wait_for_url(re.compile("/$"))
    assert [seat["free"] for seat in call_route(host, f"/api/tables/{left['id']}")["seats"]] == [
        True,
        True,
        True,
        False,
    ]
    table = set_table(host, ME, OPEN, OPEN)
    host.goto(f"/t/{table['id']}")
    host.get_by_label("Bot level").select_option(label="random")
    host.get_by_role("button", name="Add a bot in seat 2 (random)").click()
    expect(host.get_by_text("One seat is free.")).to_be_visible()
    host.get_by_role("button", name="Add a bot in seat 3").click()
    expect(host.get_by_role("grid")).to_be_visible()
    assert [seat["bot"] for seat in call_route(host, f"/api/tables/{table['id']}")["seats"]] == ["", "random", "random"]


def check_nobody_joins_without_the_link(host: Page, stranger: Page, table: str) -> None:
    sit = stranger.get_by_role("button", name="Sit down")
    sit.or_(stranger.get_by_role("heading", name="Can’t open this table")).first.wait_for()
    if sit.count():
        sit.click()
        expect(stranger.get_by_role("alert")).to_be_visible()
    assert call_route(host, f"/api/tables/{table}")["state"] == "gathering"


def test_open_table_is_listed_in_the_hall_and_may_be_watched(enter: Enter) -> None:
    host = enter()
    call_route(host, "/api/me", {"name": "Isolde Hilltop"})
    table = set_table(host, ME, OPEN, public=True, options={"adventure": 3})
    guest = enter(at="/")
    guest.get_by_role("button", name="Join Adventure Land, Escape to the Cities").click()
    guest.wait_for_url(re.compile(f"/t/{table['id']}"))
    expect(guest.get_by_role("grid")).to_be_visible()

    watcher = enter(at="/")
    watcher.get_by_role("link", name=re.compile("Isolde Hilltop")).click()
    feed = PageFeed(watcher)
    expect(watcher.get_by_text("You are a spectator.")).to_be_visible()
    expect(watcher.locator(".act [data-answer]")).to_have_count(0)
    watcher.reload()
    expect(watcher.get_by_text("You are a spectator.")).to_be_visible()
    assert (feed.sight["seat"], feed.sight["mine"], feed.sight["ask"]) == (-1, [], None)
