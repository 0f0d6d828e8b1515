"""Rare moments of Heropath on the page: a ritual, a death, the end, and a trade."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Page, expect

from meadhall.engine import record
from tests.browser.answering import give_answer
from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed
from tests.browser.sizes import at_each_size
from tests.browser.tables import BOT, ME, call_route, continue_from_file
from tests.browser.test_heropath import Clicker
from tests.games.heropath.reading import T

Enter = Callable[..., Page]
REDUCED_MOTION: Final = {"reduced_motion": "reduce"}
SMALLEST_PHONE: Final = {**REDUCED_MOTION, "width": 360, "height": 640, "touch": True, "is_mobile": True}
BROKEN_NAMES_SCRIPT: Final = """() => [...document.querySelectorAll('.gems .name')]
  .filter(one => one.offsetHeight > 20).map(one => one.textContent)"""
ON_TOP_SCRIPT: Final = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
PHONE: Final = {**REDUCED_MOTION, "width": 390, "height": 844, "touch": True, "is_mobile": True}
COVERED_SCRIPT: Final = """() => {
  const told = [...document.querySelectorAll(".toasts li")].map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll(":is(.veil, .draft, .slip) :is(h2, h3, p, li, button)")].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return told.some(box => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
  }).map(one => one.textContent.trim());
}"""
"""Texts and buttons of a window or a slip that lie under a toast over the map."""
GREAT_HERO: Final = {"at": "U04", "gems": "W5 S5 E5 F5 V5"}


def play_on(enter: Enter, page_options: Mapping[str, Any] = REDUCED_MOTION, **words: Any) -> Clicker:
    """Open a table that continues a position of Heropath, at the viewer's first question."""
    page = enter(**page_options)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_from_file(page, record.save(T(**words).match), 0)['id']}")
    feed.next_question()
    return Clicker(page, feed)


def test_a_ritual_shows_what_each_hero_brought_and_the_result_how_the_dragon_fell(enter: Enter) -> None:
    ann = play_on(enter, players=2, competition="co-op", ann=GREAT_HERO, bram={**GREAT_HERO, "at": "P14"})
    fight_to_the_end(ann)
    panel = ann.page.locator(".veil")
    expect(panel).to_contain_text(re.compile("Together the heroes reach .*Dragon", re.DOTALL))
    picture(ann.page, "heropath-ritual")
    over = ann.page.get_by_role("dialog").filter(has_text="Play again")
    expect(over).to_contain_text(re.compile(r"Together they beat the Dragon: The heroes \d\d, the Dragon \d\d"))
    expect(over.get_by_role("rowheader")).to_have_text(["Power", "Place"])


def test_the_result_says_how_the_dragon_fell_and_ranks_by_total_power(enter: Enter) -> None:
    ann = play_on(enter, players=2, ann=GREAT_HERO, bram="P14")
    fight_to_the_end(ann)
    over = ann.page.get_by_role("dialog").filter(has_text="Play again")
    expect(over).to_contain_text(re.compile(r"The Dragon falls: You \d\d, the Dragon \d\d"))
    expect(over.get_by_role("rowheader")).to_contain_text(["Gems", "Dice and cards", "Total Power", "Place"])
    picture(ann.page, "heropath-won")


def fight_to_the_end(ann: Clicker) -> None:
    """Fight the Dragon, and skip everything optional."""
    ann.give("fight:dragon")
    while ann.feed.next_question():
        ann.give("pass")


def test_deadly_path_has_a_warning_and_the_log_marks_your_death(enter: Enter) -> None:
    ann = play_on(enter, players=2, ann={"at": "P14", "gems": "V0 F1"}, bram="P01", enemies="P14=troll")
    ann.page.locator('[data-stage] [data-place="P13"]').click(force=True)
    slip = ann.page.get_by_role("complementary", name="Oxmoot")
    expect(slip).to_contain_text("you die, unless a card saves you")
    slip.get_by_role("button", name="Go there").click()
    log = ann.page.get_by_role("region", name="Log")
    death = log.get_by_role("listitem").filter(has_text="You die and will return at the Farmhouse.")
    expect(death).to_be_visible()
    expect(death.get_by_label("Affects you")).to_be_visible()
    picture(ann.page, "heropath-dead")


def test_trade_offer_is_composed_on_its_own_page(enter: Enter) -> None:
    at = {"at": "P14", "gold": 2}
    ann = play_on(enter, players=2, ann={**at, "cards": "A01"}, bram={**at, "cards": "K26"})
    ann.give("rest")
    ann.give("trade")
    expect(ann.page.locator(".act .lead")).to_have_text("What do you offer Bot Bram, and for what?")
    slip = ann.page.get_by_role("complementary", name="Trade with Bot Bram")
    expect(slip.get_by_role("region", name="You ask for").get_by_role("button")).to_contain_text(
        ["1 GOLD", "Healing Potion"]
    )
    card = ann.page.locator(".tray").get_by_role("button", name="Short Sword")
    for element in (card, slip.get_by_role("button", name="1 GOLD").first):
        give_answer(ann.page, ann.feed, element.click)
    assert serious_violations(ann.page) == []
    picture(ann.page, "heropath-trade")
    slip.get_by_role("button", name="Offer Short Sword and 1 GOLD for nothing").click()
    log = ann.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("You give Bot Bram Short Sword and 1 GOLD for nothing.")
    expect(slip).to_be_hidden()


def test_gem_names_fit_in_one_line_on_the_smallest_phone(enter: Enter) -> None:
    ann = play_on(enter, SMALLEST_PHONE, players=2, ann="P14", bram="P01")
    expect(ann.page.locator(".gems .name")).to_have_count(5)
    assert ann.page.evaluate(BROKEN_NAMES_SCRIPT) == []
    picture(ann.page, "heropath-smallest")


def test_more_menu_shows_refused_answers_with_the_reason_on_top(enter: Enter) -> None:
    how = {**REDUCED_MOTION, "width": 1200, "height": 800}
    ann = play_on(enter, how, players=2, ann={"at": "P14", "cards": "A01 A20", "armed": "A02", "food": 0}, bram="P01")
    ann.give("rest")
    expect(ann.page.locator(".act [data-why]")).to_have_count(0)
    ann.page.locator(".act").get_by_role("button", name=re.compile("^More")).click()
    more = ann.page.get_by_role("dialog", name="More options")
    more.get_by_role("button", name=re.compile("^Eat 1 FOOD")).click()
    why = ann.page.get_by_text("You have no FOOD.")
    expect(why).to_be_visible()
    assert why.evaluate(ON_TOP_SCRIPT)


MANY_CARDS: Final = "A31 A21 A25 A26 A30 M01 M02 M03 M04 M05 K01 K02 K03 K10 B01 B02 B03 B14 B15"
ROW_SCRIPT: Final = """() => {
  const row = document.querySelector(".resources");
  const box = (one) => one.getBoundingClientRect();
  const groups = [...row.querySelectorAll(".category")];
  const over = groups.slice(1).filter((next, at) =>
    box([...groups[at].querySelectorAll("li")].at(-1)).right > box(next).left + 1);
  const thin = [...row.querySelectorAll("li:not(:last-child)")].filter((one) => box(one).width < 18);
  return { over: over.length, thin: thin.length, cut: row.scrollWidth > row.clientWidth + 1, more: row.dataset.more };
}"""


def test_each_of_many_cards_is_visible_and_a_longer_row_fades_out(enter: Enter) -> None:
    ann = play_on(enter, ann={"at": "P14", "cards": MANY_CARDS}, bram="P01")
    expect(ann.page.locator(".resources li")).to_have_count(19)
    for size in at_each_size(ann.page, [(1440, 800), (1100, 800)]):
        row = ann.page.evaluate(ROW_SCRIPT)
        assert (row["over"], row["thin"]) == (0, 0), size
        assert row["cut"] == (row["more"] == "after"), size
        picture(ann.page, f"heropath-many-cards-{size}")


def test_toasts_on_a_phone_cover_neither_the_draft_nor_a_site(enter: Enter) -> None:
    page = enter(**PHONE)
    feed = PageFeed(page)
    plan = {"game": "heropath", "seats": [ME, BOT], "options": {"players": 2}, "seed": "5"}
    page.goto(f"/t/{call_route(page, '/api/tables', plan)['id']}")
    clicker, toasts = Clicker(page, feed), page.locator(".toasts li:visible")
    assert feed.next_question() == "hero"
    clicker.give(feed.options[0]["key"])
    assert feed.next_question() == "keep"
    expect(toasts.first).to_be_visible()
    assert page.evaluate(COVERED_SCRIPT) == []
    ann = play_on(enter, PHONE, players=2, ann={"at": "P02", "gold": 9}, bram="P01", sites="P02=S11")
    ann.give("visit")
    ann.give("activity:b")
    expect(ann.page.locator(".toasts li:visible").first).to_be_visible()
    assert ann.page.locator(".veil").is_visible()
    assert ann.page.evaluate(COVERED_SCRIPT) == []
    picture(ann.page, "heropath-phone-told-over-a-house")
