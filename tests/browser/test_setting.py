"""Setting a table with every kind of seat and option, and the ways that others find it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Watched, grave_faults, picture
from tests.browser.hearing import Ear
from tests.browser.tables import BOT, ME, OPEN, call, set_table

Enter = Callable[..., Page]


def test_every_seat_and_every_option_is_set_as_it_was_chosen(enter: Enter) -> None:
    page = enter(at="/new/adventureland")
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.get_by_label("Who sits at seat 2").select_option(label="Somebody beside you")
    page.get_by_role("button", name="Set the table and get the link").click()
    expect(page.get_by_role("alert")).to_have_text("Whoever sits beside you needs a name.")
    name = page.get_by_label("Name of the player at seat 2")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Wenna")
    expect(name).to_have_attribute("aria-invalid", "false")
    page.get_by_label("Who sits at seat 3").select_option(label="Bot")
    page.get_by_label("How the bot at seat 3 plays").select_option(label="plays thinking ahead")
    page.get_by_label("Who sits at seat 4").select_option(label="Open")
    page.get_by_role("group", name="Clock").get_by_text("An evening").click()
    page.locator("summary").click()
    page.get_by_role("textbox", name="A seed of your own").fill("seven swords")
    choose(page, "Adventure", "The King in the Fog")
    choose(page, "Who begins", "seat 2")
    choose(page, "Swords after a won fight", "come back")
    choose(page, "Places after a tie", "1, 1, 2")
    choose(page, "Creatures that may be left", "two")
    the_rule_of_an_option_is_a_click_away(page)
    picture(page, "setting")
    assert grave_faults(page) == []
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Set the table and get the link").click()
    plan: dict[str, Any] = json.loads(asked.value.post_data or "")
    assert [seat["who"] for seat in plan["seats"]] == ["me", "me", "bot", "open"]
    assert (plan["seats"][1]["name"], plan["seats"][2]["level"]) == ("Wenna", "thinker")
    assert (plan["seed"], plan["clock"]["bank"]) == ("seven swords", 1800)
    assert not plan.get("public")
    wanted = {"adventure": 5, "start_player": "seat2", "swords_after_win": "kept", "place_ties": "dense"}
    assert plan["options"] == {**wanted, "expansion": True, "king_fog_left": 2}
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    assert grave_faults(page) == []
    link = page.get_by_label("The link to your table").input_value()
    assert re.search(r"/t/[\w-]+#[\w-]{16,}$", link)


def test_a_table_for_anybody_needs_no_secret(enter: Enter) -> None:
    page = enter(at="/new/adventureland")
    page.get_by_label("Who sits at seat 2").select_option(label="Open")
    page.get_by_role("switch", name="Let anybody sit down").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Set the table and get the link").click()
    assert json.loads(asked.value.post_data or "")["public"] is True
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    assert re.search(r"/t/[\w-]+$", page.get_by_label("The link to your table").input_value())


def test_what_does_not_go_together_is_not_on_offer(enter: Enter) -> None:
    page = enter(at="/new/adventureland")
    group = page.get_by_role("group", name="Adventure", exact=True)
    expect(group.get_by_role("radio")).to_have_count(5)
    expect(group.get_by_role("radio", name="Escape to the Cities")).to_have_accessible_description(
        re.compile("city pays")
    )
    choose(page, "King & Princess", "yes")
    expect(group.get_by_role("radio", name="The Kidnapped Princess")).to_be_checked()
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    choose(page, "Who begins", "seat 4")
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    begins = page.get_by_label("Who begins", exact=True)
    expect(begins.locator("option:checked")).to_have_text("drawn at random")
    expect(begins.locator("option:disabled")).to_have_text(["seat 4 (with 4 players)"])
    page.locator("summary").click()
    page.get_by_role("textbox", name="A seed of your own").fill("seven swords")
    page.get_by_role("switch", name="Let anybody sit down").click()
    expect(page.get_by_role("textbox", name="A seed of your own")).to_be_hidden()
    expect(page.get_by_text("whoever knows it knows every die to come")).to_be_visible()
    assert grave_faults(page) == []
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Set the table and get the link").click()
    assert answer.value.status == 200


def test_a_match_in_real_time_has_bots_that_are_quick_enough(enter: Enter) -> None:
    page = enter(at="/new/heroes")
    expect(page.get_by_role("group", name="Players").get_by_role("radio", name="2")).to_be_checked()
    race, calm = (page.get_by_role("radio", name=name, exact=True) for name in ("real time", "relaxed"))
    expect(race).to_be_checked()
    expect(race).to_have_accessible_description(re.compile("^All roll at once"))
    expect(calm).to_have_accessible_description(re.compile("^Each chooses in secret"))
    choose(page, "Mode", "relaxed")
    page.get_by_label("Who sits at seat 2").select_option(label="Bot")
    page.get_by_label("How the bot at seat 2 plays").select_option(label="plays thinking ahead")
    limit, replace = page.get_by_role("group", name="Beat time"), page.get_by_role("group", name="Bots replace")
    expect(limit).to_be_visible()
    expect(replace).to_be_hidden()
    choose(page, "Mode", "real time")
    expect(limit).to_be_hidden()
    expect(replace).to_be_visible()
    level = page.get_by_label("How the bot at seat 2 plays")
    expect(level.locator("option:checked")).to_have_text("plays sensibly, at a steady pace")
    expect(page.get_by_role("group", name="Clock")).to_be_hidden()
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Set the table", exact=True).click()
    assert answer.value.status == 200
    assert json.loads(answer.value.request.post_data or "")["seats"][1]["level"] == "sensible@steady"


def test_bots_among_themselves_are_in_no_hurry_unless_they_are_to_be(enter: Enter) -> None:
    page = enter(at="/new/heroes")
    race, calm = (page.get_by_role("radio", name=name, exact=True) for name in ("real time", "relaxed"))
    expect(race).to_be_checked()
    for seat in (1, 2):
        page.get_by_label(f"Who sits at seat {seat}").select_option(label="Bot")
    expect(calm).to_be_checked()
    page.get_by_label("Who sits at seat 1").select_option(index=0)
    expect(race).to_be_checked()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Set the table", exact=True).click()
    sent = json.loads(asked.value.post_data or "")
    assert "options" not in sent
    assert sent["seats"] == [{"who": "me"}, {"who": "bot", "level": "sensible@steady"}]


def test_two_at_one_device_do_not_race_and_what_was_chosen_stays_so(enter: Enter, watched: Watched) -> None:
    watched.expected = ("status of 422",)
    page = enter(at="/new/heroes")
    race, calm = (page.get_by_role("radio", name=name, exact=True) for name in ("real time", "relaxed"))
    first, second = (page.get_by_label(f"Who sits at seat {seat}") for seat in (1, 2))
    second.select_option(value="here")
    expect(calm).to_be_checked()
    second.select_option(value="open")
    expect(race).to_be_checked()
    choose(page, "Mode", "relaxed")
    for seat in (first, second):
        seat.select_option(value="bot")
    first.select_option(value="me")
    expect(calm).to_be_checked()
    second.select_option(value="here")
    page.get_by_label("Name of the player at seat 2").fill("Wenna")
    choose(page, "Mode", "real time")
    page.get_by_role("button", name="Set the table", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("at one device cannot play in real time")


def choose(page: Page, label: str, name: str) -> None:
    """Chooses in a row of buttons, or in a list that opens, whichever there is."""
    group = page.get_by_role("group", name=label, exact=True)
    if group.count():
        group.get_by_text(name, exact=True).click()
    else:
        page.get_by_label(label, exact=True).select_option(label=name)


def the_rule_of_an_option_is_a_click_away(page: Page) -> None:
    page.get_by_role("button", name="Rule AL-KNG-15").click()
    book = page.get_by_role("dialog", name="Rules of Adventure Land")
    expect(book.locator('[data-clause="AL-KNG-15"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_friend_comes_by_the_link(enter: Enter) -> None:
    host = enter()
    table = set_table(host, ME, OPEN, BOT)
    host.goto(f"/t/{table['id']}")
    expect(host.get_by_text("One seat is free.")).to_be_visible()
    assert grave_faults(host) == []
    expect(host.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    link = host.get_by_label("The link to your table").input_value()
    assert re.search(r"/t/[\w-]+#[\w-]{16,}$", link)
    friend = enter(at=link)
    name = friend.get_by_role("textbox", name="Your name at the table")
    expect(name).to_have_value(call(friend, "/api/me")["name"])
    name.fill(" ")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_have_text("A name has at least one letter.")
    expect(name).to_be_focused()
    assert grave_faults(friend) == []
    name.fill("Wenna of the mill")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.get_by_role("grid")).to_be_visible()
    expect(host.get_by_text("Your turn").locator("visible=true").first).to_be_visible()
    assert call(friend, "/api/me")["name"] == "Wenna of the mill"
    expect(host.get_by_role("heading", name="Wenna of the mill")).to_be_visible()


def test_who_is_invited_to_a_full_table_is_told_why_they_look_on(enter: Enter) -> None:
    host, friend, late = enter(), enter(), enter()
    link = set_table(host, ME, OPEN)["link"]
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("grid")).to_be_visible()
    late.goto(link)
    expect(late.get_by_text("All seats are taken: you are watching.")).to_be_visible()
    picture(late, "late")


def test_whoever_has_set_a_table_is_taken_there_when_the_last_friend_sits_down(enter: Enter) -> None:
    host = enter(at="/new/adventureland")
    host.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    for seat in (2, 3):
        host.get_by_label(f"Who sits at seat {seat}").select_option(label="Open")
    host.get_by_role("button", name="Set the table and get the link").click()
    link = host.get_by_label("The link to your table").input_value()
    for words in ("One seat is free.", ""):
        friend = enter(at=link)
        friend.get_by_role("button", name="Sit down").first.click()
        if words:
            expect(host.get_by_role("heading", name="The table is set")).to_be_visible()
            expect(host.get_by_text(words)).to_be_visible()
            picture(host, "setting-waits")
    expect(host.get_by_role("grid")).to_be_visible()


def test_who_waits_for_friends_may_give_their_seats_to_bots_or_get_up(enter: Enter) -> None:
    host = enter()
    call(host, "/api/me", {"name": "Isolde"})
    beside = {"who": "me", "name": "Wenna"}
    left = set_table(host, ME, beside, OPEN, BOT)
    host.goto(f"/t/{left['id']}")
    expect(host.get_by_text("Isolde, that is you")).to_be_visible()
    expect(host.get_by_text("Wenna, beside you")).to_be_visible()
    host.get_by_role("button", name="Get up and go back to the hall").click()
    host.wait_for_url(re.compile("/$"))
    assert [seat["free"] for seat in call(host, f"/api/tables/{left['id']}")["seats"]] == [True, True, True, False]
    table = set_table(host, ME, OPEN, OPEN)
    host.goto(f"/t/{table['id']}")
    host.get_by_label("Bots play").select_option(label="at random")
    host.get_by_role("button", name="Seat a bot at seat 2, playing at random").click()
    expect(host.get_by_text("One seat is free.")).to_be_visible()
    assert grave_faults(host) == []
    host.get_by_role("button", name="Seat a bot at seat 3").click()
    expect(host.get_by_role("grid")).to_be_visible()
    assert [seat["bot"] for seat in call(host, f"/api/tables/{table['id']}")["seats"]] == ["", "random", "random"]


def test_without_the_link_nobody_sits_down(enter: Enter, watched: Watched) -> None:
    watched.expected = ("Failed to load resource",)
    host = enter()
    table = set_table(host, ME, OPEN)
    stranger = enter(at=f"/t/{table['id']}")
    sit = stranger.get_by_role("button", name="Sit down")
    sit.or_(stranger.get_by_role("heading", name="This table does not open")).first.wait_for()
    if sit.count():
        sit.click()
        expect(stranger.get_by_role("alert")).to_be_visible()
    assert call(host, f"/api/tables/{table['id']}")["state"] == "gathering"


def test_an_open_table_stands_in_the_hall_and_may_be_watched(enter: Enter) -> None:
    host = enter()
    call(host, "/api/me", {"name": "Isolde Hilltop"})
    table = set_table(host, ME, OPEN, public=True, options={"adventure": 3})
    guest = enter(at="/")
    guest.get_by_role("button", name="Join Adventure Land, Escape to the Cities").click()
    guest.wait_for_url(re.compile(f"/t/{table['id']}"))
    expect(guest.get_by_role("grid")).to_be_visible()

    watcher = enter(at="/")
    watcher.get_by_role("link", name=re.compile("Isolde Hilltop")).click()
    ear = Ear(watcher)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(".act [data-answer]")).to_have_count(0)
    assert grave_faults(watcher) == []
    watcher.reload()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert (ear.sight["seat"], ear.sight["mine"], ear.sight["ask"]) == (-1, [], None)
