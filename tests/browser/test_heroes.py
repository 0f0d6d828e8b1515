"""A short duel of Heroes with the keyboard alone: draft, army, placing, dice that are tapped, and an action."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from meadhall.engine.record.saving import save
from tests.browser.conftest import grave_faults, picture
from tests.browser.duels import answer, sit_down
from tests.browser.hearing import SHOWN, Ear
from tests.browser.keyboard import Keyboard
from tests.browser.tables import FIRST_ACTION, brought_to, gone_on, played_on
from tests.browser.test_screens import every_font_that_the_table_fetches_ahead_is_used_there
from tests.games.heroes.asking import acting

Enter = Callable[..., Page]
FIRST_BEAT = 36  # a decision at which seat 0 of the duel is asked for dice
FREELY: dict[str, object] = {"players": 2}
COVERED = """() => [...document.querySelectorAll(".life")].filter((life) => {
  const { left, right, top, bottom } = life.getBoundingClientRect();
  return [...life.closest(".card").querySelectorAll(".ability, .state, .drops")].some((mark) => {
    const over = mark.getBoundingClientRect();
    const wide = Math.min(right, over.right) - Math.max(left, over.left);
    return wide > 8 && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 8;
  });
}).map((life) => life.closest(".card").innerText)"""


def test_an_army_is_hired_and_placed(enter: Callable[..., Page]) -> None:
    page = enter()
    keys = Keyboard(page, sit_down(page, FREELY))
    ear = keys.ear
    expect(page.get_by_role("region", name="Spell tableau").get_by_role("button")).to_have_count(8)
    assert grave_faults(page) == []
    a_card_that_may_be_taken_is_told_to_be_an_answer(page)
    ear = brought_to(page, "heroes", "army", mode="relaxed")
    keys = Keyboard(page, ear)
    before = ear.decisions
    keys.tab_to("costs")
    keys.press("Enter")
    ear.moved_on(before)
    expect(page.get_by_role("region", name="Your army").get_by_role("status")).to_contain_text("Done, 1 of 10")
    picture(page, "heroes-army")
    answer(keys, "done")
    assert ear.turn() == "place"
    answer(keys, "hero")
    expect(page.get_by_role("region", name="Still to place").get_by_role("button", pressed=True)).to_contain_text(
        "placing now"
    )
    picture(page, "heroes-placing")
    keys.press("B")
    assert keys.place() == "0f1"
    keys.press("ArrowDown")
    before, given = ear.decisions, ear.answers
    keys.press("Enter")
    expect(page.get_by_text("A placed card stays where it is.")).to_be_visible()
    ear.surely(given, lambda: keys.press("Enter"))
    ear.moved_on(before)
    expect(page.locator('[data-place="0b1"]')).to_contain_text("hit points")


def a_card_that_may_be_taken_is_told_to_be_an_answer(page: Page) -> None:
    page.locator('button[data-place]:not([aria-disabled="true"])').first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("status").filter(has_text="Allowed:")).to_be_visible()


def test_a_creature_that_waits_for_a_spell_says_so_with_its_cost(enter: Callable[..., Page]) -> None:
    page = enter()
    ear = Ear(page)
    page.goto(f"/t/{played_on(page, 'heroes-2', FIRST_ACTION)['id']}")
    assert ear.turn() == "action"
    every_font_that_the_table_fetches_ahead_is_used_there(page)
    page.locator('[data-place="0f1"][data-why]').click(force=True)
    card = page.get_by_role("status").filter(has_text="Why not Thunderbird?")
    expect(card).to_contain_text("This Creature may act only after a Spell, and needs 2 L")
    expect(card.get_by_role("button", name="HE-CRE-01")).to_be_visible()
    page.get_by_role("button", name="Die 3,").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]")).to_contain_text("Die 3: Leadership")


def test_a_piece_that_is_no_answer_tells_what_it_is_and_why_not_now(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True)
    ear = Ear(page)
    page.goto(f"/t/{played_on(page, 'heroes-2', FIRST_BEAT)['id']}")
    assert ear.turn() == "beat"
    own = page.locator('[role="gridcell"][data-place="0f1"]')
    own.scroll_into_view_if_needed()
    card = page.get_by_role("status").filter(has=page.get_by_role("heading", name="Thunderbird"))
    own.tap(force=True)
    expect(card).to_contain_text("hit points")
    expect(card).to_contain_text("Creatures and Heroes act after somebody calls Stop")
    picture(page, "heroes-told-phone")
    assert grave_faults(page, colours=False) == []
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(own).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    what_is_shown_of_a_stop_goes_with_the_dice_that_it_was_about(page, ear)


def what_is_shown_of_a_stop_goes_with_the_dice_that_it_was_about(page: Page, ear: Ear) -> None:
    while not any(option["key"] == "stop:none" for option in ear.options):
        given = ear.answers
        page.locator('[data-does="throw"]').tap()
        ear.surely(given, page.locator(SHOWN).tap)
        ear.turn()
    page.locator('[data-does="stop"]').tap()
    expect(page.locator(SHOWN)).to_have_count(1)
    page.locator('[data-die="1"]').tap()
    expect(page.locator(SHOWN)).to_have_count(0)


OVERLAP = """() => [...document.querySelectorAll(".fan .card")].map((one) => one.getBoundingClientRect())
  .reduce((most, { left }, at, all) => Math.max(most, at ? all[at - 1].right - left : 0), 0)"""


def test_in_an_action_five_spells_lie_beside_each_other(enter: Enter) -> None:
    page = enter()
    hand = "magic_missile command scorch fireball lightning"
    t = acting({"board": "f1=ifrit b2=hero", "dice": "WWFLLL", "hand": hand})
    page.goto(f"/t/{gone_on(page, save(t.match), 0)['id']}")
    expect(page.locator(".fan .card")).to_have_count(5)
    assert page.evaluate(OVERLAP) < 12
    picture(page, "heroes-five-spells")


def test_dice_are_tapped_and_an_action_is_taken(enter: Callable[..., Page]) -> None:
    page = enter()
    ear = brought_to(page, "heroes", "beat", mode="relaxed", army="preset")
    keys = Keyboard(page, ear)
    lifted_and_thrown(keys)
    picture(page, "heroes")
    assert grave_faults(page) == []
    if ear.turn() == "beat":
        answer(keys, "stop:none")
    assert ear.turn() != "beat"
    answer(keys, str(ear.options[0]["key"]))
    expect(page.get_by_role("grid")).to_have_count(2)


def test_marks_on_the_low_pieces_of_three_boards_leave_hit_points_to_be_read(enter: Callable[..., Page]) -> None:
    page = enter()
    brought_to(page, "heroes", "beat", players=3, mode="relaxed", army="preset")
    expect(page.locator(".life").nth(10)).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_play_now_deals_a_stranger_into_a_gentle_race_that_is_told_of_before_it_begins(
    enter: Callable[..., Page],
) -> None:
    page = enter(at="/")
    ear = Ear(page)
    window = page.get_by_role("article", name="Heroes")
    expect(window).to_contain_text("Your first match, against one bot (easy, calm pace).")
    page.get_by_role("button", name="Play now: Heroes").click()
    ear.turn()
    options = ear.sight["state"]["options"]
    assert (options["mode"], options["first_game"], options["draft_time"]) == ("realtime", True, 180)
    # In words, until the bot has a Hero whose name stands there.
    expect(page.get_by_role("heading", name="bot, easy, calm pace")).to_be_visible()
    hint = page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("Take a Hero now")


def lifted_and_thrown(keys: Keyboard) -> None:
    """Two dice are lifted by Space, one is put back, and the other is thrown again; the rest stays as it lies."""
    ear, page = keys.ear, keys.page
    assert ear.turn() == "beat"
    expect(page.locator('[data-does="throw"]')).to_contain_text("Hold")
    kept = ear.sight["state"]["sides"][0]["dice"]
    keys.tab_to("Die 1")
    keys.press("Space", "Tab", "Space", "Space", "Space")
    expect(page.locator('[data-does="throw"]')).to_contain_text("Throw 2")
    keys.press("Space")
    expect(page.locator('[data-does="throw"]')).to_contain_text("Throw 1")
    before = ear.decisions
    keys.tab_to("Throw 1")
    keys.press("Enter")
    ear.moved_on(before)
    ear.turn()
    assert ear.question != "beat" or ear.sight["state"]["sides"][0]["dice"][1:] == kept[1:]
