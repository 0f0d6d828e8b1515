"""A player's settings: theme, language, keys, sound, motion; and the three hints of the first visit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import grave_faults, picture
from tests.browser.hearing import Ear, until
from tests.browser.overlaps import cut_names
from tests.browser.tables import BOT, ME, set_table

Enter = Callable[..., Page]
WORDS = Path(__file__).parents[2] / "web" / "src" / "words" / "en"


def at_a_table(page: Page) -> Ear:
    ear = Ear(page)
    table = set_table(page, ME, BOT, seed="swords 7")
    page.goto(f"/t/{table['id']}")
    ear.turn()
    expect(page.get_by_role("grid")).to_be_visible()
    return ear


COLOURS = """() => ["--night", "--on-night", "--ember", "--edge"]
  .map(name => getComputedStyle(document.documentElement).getPropertyValue(name)).join()"""
LOOKS = {"Dark tavern": "tavern", "Clean light": "light", "High contrast": "contrast"}


def test_every_look_can_be_read(enter: Enter) -> None:
    """The usual one is read wherever else a page is looked through, and only colours are others."""
    page = enter(at="/you")
    colours = set()
    for name, look in LOOKS.items():
        page.get_by_role("radio", name=name).check()
        expect(page.locator(f'html[data-look="{look}"]')).to_have_count(1)
        colours.add(page.evaluate(COLOURS))
        can_be_read(page, look)
    assert len(colours) == len(LOOKS)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.locator(f'html[data-look="{look}"]')).to_have_count(1)
    in_both_looks(page)
    at_a_table(page)
    page.keyboard.press("R")
    expect(page.locator("[data-clause]").first).to_be_visible()
    in_both_looks(page)


def in_both_looks(page: Page) -> None:
    for look in ("light", "contrast"):
        page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        can_be_read(page, look)


def can_be_read(page: Page, look: str) -> None:
    picture(page, f"look-{look}")
    assert look == "tavern" or grave_faults(page, others=False) == [], look


def test_german_is_spoken_where_it_was_chosen(enter: Enter) -> None:
    page = enter(at="/you")
    page.get_by_role("group", name="Language").get_by_text("Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/")
    expect(page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    assert grave_faults(page, colours=False) == []
    at_a_table(page)
    expect(page.get_by_role("grid", name="Felder")).to_be_visible()
    expect(page.get_by_role("tab", name="Regeln")).to_be_visible()
    no_key_instead_of_words(page)
    assert cut_names(page) == []
    for path in ("/new/adventureland", "/rules/adventureland", "/you", "/credits"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        no_key_instead_of_words(page)


def no_key_instead_of_words(page: Page) -> None:
    """A word that is missing shows its key, as in table-turn-yours."""
    keys = {key for file in WORDS.glob("*.ftl") for key in re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.M)}
    shown = set(re.findall(r"[a-z]+(?:-[a-z]+)+", page.locator("body").inner_text()))
    assert shown & keys == set()


NOISES = """
  window.noises = 0;
  for (const name of ["createOscillator", "createBufferSource"]) {
    const made = BaseAudioContext.prototype[name];
    BaseAudioContext.prototype[name] = function (...args) { window.noises += 1; return made.apply(this, args); };
  }
"""


def test_picked_option_is_readable_and_sounds_play_only_when_enabled(enter: Enter) -> None:
    page = enter()
    page.add_init_script(NOISES)
    ear = at_a_table(page)
    letters_change_together_with_their_ground(page)
    page.locator('[data-stage] [data-place="row2"]').click()
    ear.moved_on(0)
    the_names_of_places_that_glow_can_be_read(page)
    assert page.evaluate("window.noises") == 0
    page.get_by_role("button", name="Table", exact=True).click()
    sounds = page.get_by_role("switch", name="Sound")
    sounds.click()
    expect(sounds).to_have_attribute("aria-checked", "true")
    until(page, lambda: page.evaluate("window.noises"), "a sound")
    page.keyboard.press("Escape")
    page.keyboard.press("M")
    heard = page.evaluate("window.noises")
    before = ear.decisions
    page.locator(".act").get_by_role("button", name="Back").click()
    ear.moved_on(before - 2)
    assert page.evaluate("window.noises") == heard
    assert json.loads(page.evaluate("localStorage.getItem('meadhall:prefs')"))["sound"] is False


def the_names_of_places_that_glow_can_be_read(page: Page) -> None:
    expect(page.locator(".live .ground .halo")).to_have_count(1)
    above = "(glow) => Boolean(glow.compareDocumentPosition(document.querySelector('.live text.land')) & 4)"
    assert page.locator(".live .ground .halo").evaluate(above), "the names are drawn before the glow, and lie under it"


REPAINTED = """() => {
  const [button, words] = ['.answer', '.answer .words'].map(name => document.querySelector(name));
  const colour = one => getComputedStyle(one).color;
  const before = [button, words].map(colour);
  button.classList.toggle('primary');
  return {before, after: [button, words].map(colour)};
}"""


def letters_change_together_with_their_ground(page: Page) -> None:
    """With less motion neither fades."""
    expect(page.locator(".answer .words").first).to_be_visible()
    seen = page.evaluate(REPAINTED)
    assert len(set(seen["before"])) == len(set(seen["after"])) == 1
    assert seen["before"] != seen["after"]


RUNNING = "() => document.getAnimations().filter(one => one.playState === 'running').length"


def test_less_motion_is_no_motion_of_the_map(enter: Enter) -> None:
    moving = enter(reduced_motion="no-preference")
    at_a_table(moving)
    assert moving.evaluate(RUNNING) > 0, "the fog drifts"
    for page in (enter(), enter(at="/you", reduced_motion="no-preference")):
        if page.url.endswith("/you"):
            page.get_by_role("group", name="Animation").get_by_text("Less").click()
        at_a_table(page)
        until(page, lambda: page.evaluate(RUNNING) == 0, "all to stand still")  # noqa: B023
