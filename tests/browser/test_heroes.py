"""A short duel of Heroes by keyboard: draft, army, placing, dice by mouse, and an action."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from meadhall.engine.record.saving import save
from tests.browser.conftest import picture, serious_violations
from tests.browser.duels import sit_down, type_answer
from tests.browser.feed import SELECTED_SELECTOR, PageFeed
from tests.browser.keyboard import Keyboard
from tests.browser.tables import (
    DECISION_BEFORE_FIRST_ACTION,
    continue_from_file,
    continue_golden_match,
    open_at_question,
)
from tests.browser.test_screens import check_prefetched_fonts_are_used
from tests.games.heroes.asking import acting

Enter = Callable[..., Page]
DECISION_AT_FIRST_DICE = 36  # decision at which seat 0 of the duel is asked for dice
DRAFT_OPTIONS: dict[str, object] = {"players": 2}
COVERED_SCRIPT = """() => [...document.querySelectorAll(".life")].filter((life) => {
  const { left, right, top, bottom } = life.getBoundingClientRect();
  return [...life.closest(".card").querySelectorAll(".ability, .state, .drops")].some((mark) => {
    const over = mark.getBoundingClientRect();
    const wide = Math.min(right, over.right) - Math.max(left, over.left);
    return wide > 8 && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 8;
  });
}).map((life) => life.closest(".card").innerText)"""


def test_army_is_hired_and_placed(enter: Callable[..., Page]) -> None:
    page = enter()
    keys = Keyboard(page, sit_down(page, DRAFT_OPTIONS))
    feed = keys.feed
    expect(page.get_by_role("region", name="Spell tableau").get_by_role("button")).to_have_count(8)
    assert serious_violations(page) == []
    check_available_card_is_announced(page)
    feed = open_at_question(page, "heroes", "army", mode="relaxed")
    keys = Keyboard(page, feed)
    before = feed.decisions
    keys.tab_to("costs")
    keys.press("Enter")
    feed.wait_until_done(before)
    expect(page.get_by_role("region", name="Your army").get_by_role("status")).to_contain_text("Done, 1 of 10")
    picture(page, "heroes-army")
    type_answer(keys, "done")
    assert feed.next_question() == "place"
    type_answer(keys, "hero")
    expect(page.get_by_role("region", name="Still to place").get_by_role("button", pressed=True)).to_contain_text(
        "placing now"
    )
    picture(page, "heroes-placing")
    keys.press("B")
    assert keys.focused_place() == "0f1"
    keys.press("ArrowDown")
    before, answers_before = feed.decisions, feed.answers
    keys.press("Enter")
    expect(page.get_by_text("A placed card stays where it is.")).to_be_visible()
    feed.confirm_preview(answers_before, lambda: keys.press("Enter"))
    feed.wait_until_done(before)
    expect(page.locator('[data-place="0b1"]')).to_contain_text("hit points")


def check_available_card_is_announced(page: Page) -> None:
    page.locator('button[data-place]:not([aria-disabled="true"])').first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("status").filter(has_text="Allowed:")).to_be_visible()


def test_creature_that_waits_for_a_spell_shows_its_cost(enter: Callable[..., Page]) -> None:
    page = enter()
    feed = PageFeed(page)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-2', DECISION_BEFORE_FIRST_ACTION)['id']}")
    assert feed.next_question() == "action"
    check_prefetched_fonts_are_used(page)
    page.locator('[data-place="0f1"][data-why]').click(force=True)
    card = page.get_by_role("status").filter(has_text="Why not Thunderbird?")
    expect(card).to_contain_text("This Creature may act only after a Spell, and needs 2 L")
    expect(card.get_by_role("button", name="HE-CRE-01")).to_be_visible()
    page.get_by_role("button", name="Die 3,").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]")).to_contain_text("Die 3: Leadership")


def test_unavailable_piece_shows_what_it_is_and_why_not(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True)
    feed = PageFeed(page)
    page.goto(f"/t/{continue_golden_match(page, 'heroes-2', DECISION_AT_FIRST_DICE)['id']}")
    assert feed.next_question() == "beat"
    own_piece = page.locator('[role="gridcell"][data-place="0f1"]')
    own_piece.scroll_into_view_if_needed()
    card = page.get_by_role("status").filter(has=page.get_by_role("heading", name="Thunderbird"))
    own_piece.tap(force=True)
    expect(card).to_contain_text("hit points")
    expect(card).to_contain_text("Creatures and Heroes act after somebody calls Stop")
    picture(page, "heroes-told-phone")
    assert serious_violations(page, colours=False) == []
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(own_piece).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    check_stop_preview_ends_with_its_dice(page, feed)


def check_stop_preview_ends_with_its_dice(page: Page, feed: PageFeed) -> None:
    while not any(option["key"] == "stop:none" for option in feed.options):
        answers_before = feed.answers
        page.locator('[data-does="throw"]').tap()
        feed.confirm_preview(answers_before, page.locator(SELECTED_SELECTOR).tap)
        feed.next_question()
    page.locator('[data-does="stop"]').tap()
    expect(page.locator(SELECTED_SELECTOR)).to_have_count(1)
    page.locator('[data-die="1"]').tap()
    expect(page.locator(SELECTED_SELECTOR)).to_have_count(0)


OVERLAP_SCRIPT = """() => [...document.querySelectorAll(".fan .card")].map((one) => one.getBoundingClientRect())
  .reduce((most, { left }, at, all) => Math.max(most, at ? all[at - 1].right - left : 0), 0)"""


def test_during_an_action_five_spells_are_side_by_side(enter: Enter) -> None:
    page = enter()
    hand = "magic_missile command scorch fireball lightning"
    t = acting({"board": "f1=ifrit b2=hero", "dice": "WWFLLL", "hand": hand})
    page.goto(f"/t/{continue_from_file(page, save(t.match), 0)['id']}")
    expect(page.locator(".fan .card")).to_have_count(5)
    assert page.evaluate(OVERLAP_SCRIPT) < 12
    picture(page, "heroes-five-spells")


def test_dice_are_clicked_and_an_action_is_taken(enter: Callable[..., Page]) -> None:
    page = enter()
    feed = open_at_question(page, "heroes", "beat", mode="relaxed", army="preset")
    keys = Keyboard(page, feed)
    lift_and_throw(keys)
    picture(page, "heroes")
    assert serious_violations(page) == []
    if feed.next_question() == "beat":
        type_answer(keys, "stop:none")
    assert feed.next_question() != "beat"
    type_answer(keys, str(feed.options[0]["key"]))
    expect(page.get_by_role("grid")).to_have_count(2)


def test_marks_on_low_pieces_of_three_boards_leave_hit_points_readable(enter: Callable[..., Page]) -> None:
    page = enter()
    open_at_question(page, "heroes", "beat", players=3, mode="relaxed", army="preset")
    expect(page.locator(".life").nth(10)).to_be_visible()
    assert page.evaluate(COVERED_SCRIPT) == []


def test_play_now_announces_and_starts_a_relaxed_race_for_a_new_visitor(
    enter: Callable[..., Page],
) -> None:
    page = enter(at="/")
    feed = PageFeed(page)
    window = page.get_by_role("article", name="Heroes")
    expect(window).to_contain_text("Your first match, against one bot (easy, calm pace).")
    page.get_by_role("button", name="Play now: Heroes").click()
    feed.next_question()
    options = feed.sight["state"]["options"]
    assert (options["mode"], options["first_game"], options["draft_time"]) == ("realtime", True, 180)
    # The seat has only words until the bot has a Hero, whose name is then on it.
    expect(page.get_by_role("heading", name="bot, easy, calm pace")).to_be_visible()
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Take a Hero now")


def lift_and_throw(keys: Keyboard) -> None:
    """Lift two dice with Space, put one back, and throw the other. The rest stays on the table."""
    feed, page = keys.feed, keys.page
    assert feed.next_question() == "beat"
    expect(page.locator('[data-does="throw"]')).to_contain_text("Hold")
    dice_before = feed.sight["state"]["sides"][0]["dice"]
    keys.tab_to("Die 1")
    keys.press("Space", "Tab", "Space", "Space", "Space")
    expect(page.locator('[data-does="throw"]')).to_contain_text("Throw 2")
    keys.press("Space")
    expect(page.locator('[data-does="throw"]')).to_contain_text("Throw 1")
    before = feed.decisions
    keys.tab_to("Throw 1")
    keys.press("Enter")
    feed.wait_until_done(before)
    feed.next_question()
    assert feed.question != "beat" or feed.sight["state"]["sides"][0]["dice"][1:] == dice_before[1:]
