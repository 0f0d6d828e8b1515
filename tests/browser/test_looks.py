"""A player's settings: theme, language, keys, sound, motion; and the three hints of the first visit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.feed import PageFeed, until
from tests.browser.overlaps import truncated_names
from tests.browser.tables import BOT, ME, set_table

Enter = Callable[..., Page]
WORDS = Path(__file__).parents[2] / "web" / "src" / "words" / "en"


def at_a_table(page: Page) -> PageFeed:
    feed = PageFeed(page)
    table = set_table(page, ME, BOT, seed="swords 7")
    page.goto(f"/t/{table['id']}")
    feed.next_question()
    expect(page.get_by_role("grid")).to_be_visible()
    return feed


COLOURS_SCRIPT = """() => ["--night", "--on-night", "--ember", "--edge"]
  .map(name => getComputedStyle(document.documentElement).getPropertyValue(name)).join()"""
THEME_BY_NAME = {"Dark tavern": "tavern", "Clean light": "light", "High contrast": "contrast"}


def test_every_look_is_readable(enter: Enter) -> None:
    """Tests of other pages cover the default look, and the looks differ only in their colours."""
    page = enter(at="/you")
    colours = set()
    for name, look in THEME_BY_NAME.items():
        page.get_by_role("radio", name=name).check()
        expect(page.locator(f'html[data-look="{look}"]')).to_have_count(1)
        colours.add(page.evaluate(COLOURS_SCRIPT))
        check_readable(page, look)
    assert len(colours) == len(THEME_BY_NAME)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator(f'html[data-look="{look}"]')).to_have_count(1)
    check_both_looks(page)
    at_a_table(page)
    page.keyboard.press("R")
    expect(page.locator("[data-clause]").first).to_be_visible()
    check_both_looks(page)


def check_both_looks(page: Page) -> None:
    for look in ("light", "contrast"):
        page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        check_readable(page, look)


def check_readable(page: Page, look: str) -> None:
    picture(page, f"look-{look}")
    assert look == "tavern" or serious_violations(page, other_rules=False) == [], look


def test_german_is_used_after_it_is_chosen(enter: Enter) -> None:
    page = enter(at="/you")
    page.get_by_role("group", name="Language").get_by_text("Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/")
    expect(page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    assert serious_violations(page, colours=False) == []
    at_a_table(page)
    expect(page.get_by_role("grid", name="Felder")).to_be_visible()
    expect(page.get_by_role("tab", name="Regeln")).to_be_visible()
    check_no_message_keys(page)
    assert truncated_names(page) == []
    for path in ("/new/adventureland", "/rules/adventureland", "/you", "/credits"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        check_no_message_keys(page)


def check_no_message_keys(page: Page) -> None:
    """Check that no key of a message is shown, such as table-turn-yours: it would be an untranslated text."""
    keys = {key for file in WORDS.glob("*.ftl") for key in re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.M)}
    shown = set(re.findall(r"[a-z]+(?:-[a-z]+)+", page.locator("body").inner_text()))
    assert shown & keys == set()


NOISES_SCRIPT = """
  window.noises = 0;
  for (const name of ["createOscillator", "createBufferSource"]) {
    const made = BaseAudioContext.prototype[name];
    BaseAudioContext.prototype[name] = function (...args) { window.noises += 1; return made.apply(this, args); };
  }
"""


def test_picked_option_is_readable_and_sounds_play_only_when_enabled(enter: Enter) -> None:
    page = enter()
    page.add_init_script(NOISES_SCRIPT)
    feed = at_a_table(page)
    check_letters_and_background_change_together(page)
    page.locator('[data-stage] [data-place="row2"]').click()
    feed.wait_until_done(0)
    check_highlighted_place_names_are_readable(page)
    assert page.evaluate("window.noises") == 0
    page.get_by_role("button", name="Table", exact=True).click()
    sounds = page.get_by_role("switch", name="Sound")
    sounds.click()
    expect(sounds).to_have_attribute("aria-checked", "true")
    until(page, lambda: page.evaluate("window.noises"), "a sound")
    page.keyboard.press("Escape")
    page.keyboard.press("M")
    raw_sight = page.evaluate("window.noises")
    before = feed.decisions
    page.locator(".act").get_by_role("button", name="Back").click()
    feed.wait_until_done(before - 2)
    assert page.evaluate("window.noises") == raw_sight
    assert json.loads(page.evaluate("localStorage.getItem('meadhall:prefs')"))["sound"] is False


def check_highlighted_place_names_are_readable(page: Page) -> None:
    expect(page.locator(".live .ground .halo")).to_have_count(1)
    above = "(glow) => Boolean(glow.compareDocumentPosition(document.querySelector('.live text.land')) & 4)"
    assert page.locator(".live .ground .halo").evaluate(above), "the names are drawn before the glow, and lie under it"


REPAINTED_SCRIPT = """() => {
  const [button, words] = ['.answer', '.answer .words'].map(name => document.querySelector(name));
  const colour = one => getComputedStyle(one).color;
  const before = [button, words].map(colour);
  button.classList.toggle('primary');
  return {before, after: [button, words].map(colour)};
}"""


def check_letters_and_background_change_together(page: Page) -> None:
    """Check that letters and background change together: with reduced motion neither fades."""
    expect(page.locator(".answer .words").first).to_be_visible()
    seen = page.evaluate(REPAINTED_SCRIPT)
    assert len(set(seen["before"])) == len(set(seen["after"])) == 1
    assert seen["before"] != seen["after"]


RUNNING_ANIMATIONS_SCRIPT = "() => document.getAnimations().filter(one => one.playState === 'running').length"


def test_reduced_motion_stops_the_motion_of_the_map(enter: Enter) -> None:
    moving = enter(reduced_motion="no-preference")
    at_a_table(moving)
    assert moving.evaluate(RUNNING_ANIMATIONS_SCRIPT) > 0, "the fog drifts"
    for page in (enter(), enter(at="/you", reduced_motion="no-preference")):
        if page.url.endswith("/you"):
            page.get_by_role("group", name="Animation").get_by_text("Less").click()
        at_a_table(page)
        until(page, lambda: page.evaluate(RUNNING_ANIMATIONS_SCRIPT) == 0, "all to stand still")  # noqa: B023
