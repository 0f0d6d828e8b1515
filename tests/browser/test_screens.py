"""Every screen that no other test opens has a heading, fits, and is accessible."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PageErrors, picture, serious_violations
from tests.browser.feed import until
from tests.browser.sizes import at_each_size
from tests.browser.tables import BOT, ME, set_table

Enter = Callable[..., Page]

PAGES = {
    "rules": ("/rules/adventureland#AL-END-08", "Adventure Land"),
    "rulebooks": ("/rules", "Rules"),
    "you": ("/you", "Settings"),
    "credits": ("/credits", "Credits"),
    "no-game": ("/new/chess", "Game not found"),
    "no-table": ("/t/nosuchtable", "Can’t open this table"),
    "no-replay": ("/r/nosuchreplay", "Can’t open this replay"),
}

GO_NOWHERE_SCRIPT = (
    "() => { history.pushState(null, '', '/nowhere/at/all'); dispatchEvent(new PopStateEvent('popstate')) }"
)


def test_all_pages_are_accessible(enter: Enter, page_errors: PageErrors) -> None:
    page = enter()
    for name, (path, heading) in PAGES.items():
        page_errors.expected = ("Failed to load resource",) if name in ("no-table", "no-replay") else ()
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first, name).to_be_visible()
        picture(page, f"page-{name}")
        assert serious_violations(page, colours=not name.startswith("no-")) == [], name
        if name == "rules":
            check_link_to_a_clause(page)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name
    page.evaluate(GO_NOWHERE_SCRIPT)
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    assert serious_violations(page) == []  # the colours are those of every missing page


def check_link_to_a_clause(page: Page) -> None:
    clause = page.locator('[data-clause="AL-END-08"]')
    expect(clause).to_be_in_viewport()
    clause.get_by_role("button", name="published").click()
    expect(clause).to_contain_text("published: from a published rulebook or page")
    picture(page, "rules-clause")
    page.get_by_role("searchbox", name="Search the rules").fill("sprite")
    expect(page.locator('[data-clause="AL-END-08"]')).to_have_count(0)
    expect(page.locator("[data-clause]").first).to_contain_text("sprite")


def test_tapping_a_clause_tag_explains_it_in_the_readers_language(enter: Enter) -> None:
    page = enter(390, 844, touch=True, is_mobile=True, locale="de-DE", at="/rules/adventureland#AL-ESC-11")
    clause = page.locator('[data-clause="AL-ESC-11"]')
    tag = clause.locator("p").get_by_role("button", name="Hausregel")
    tag.tap()
    expect(tag).to_have_attribute("aria-expanded", "true")
    meaning = clause.get_by_text("Hausregel: von uns entschieden")
    expect(meaning).to_be_visible()
    assert meaning.evaluate(LANGUAGE_SCRIPT) == "de"
    assert clause.get_by_text("Companions standing alone").evaluate(LANGUAGE_SCRIPT) == "en"
    assert page.locator(".legend dd").first.evaluate(LANGUAGE_SCRIPT) == "de"
    picture(page, "rules-tag")
    assert serious_violations(page, colours=False) == []
    tag.tap()
    expect(meaning).to_be_hidden()


PRELOADED_FONTS_SCRIPT = (
    "() => [...document.querySelectorAll('link[rel=preload][as=font]')].map(one => one.href.split('/').pop())"
)
LOADED_FONTS_SCRIPT = """
() => [...document.fonts].filter(font => font.status === 'loaded').map(({family, weight, style}) =>
  `${family.replace(/"/g, '').replaceAll(' ', '-').toLowerCase()}-latin-${weight}-${style}`)"""


def check_prefetched_fonts_are_used(page: Page) -> None:
    ahead = [name.rpartition("-")[0] for name in page.evaluate(PRELOADED_FONTS_SCRIPT)]
    assert len(ahead) > 2
    until(page, lambda: set(ahead) <= set(page.evaluate(LOADED_FONTS_SCRIPT)), "every font to be used")


LANGUAGE_SCRIPT = "one => one.closest('[lang]').lang"


def test_table_dialogs_are_accessible_and_cover_no_board_numbers(enter: Enter) -> None:
    page = enter(1280, 800)
    table = set_table(page, ME, BOT)
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("grid")).to_be_visible()
    check_prefetched_fonts_are_used(page)
    check_hint_covers_neither_tiles_nor_log_nor_board(page)
    for name in ("Help", "Table"):
        page.get_by_role("button", name=name, exact=True).click()
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog).to_be_visible()
        picture(page, f"dialog-{name.lower()}")
        assert serious_violations(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    check_board_buttons_are_beside_the_numbers(page)


COVERED_NUMBERS_SCRIPT = """() => [...document.querySelectorAll('[data-stage] text.edge')].filter(number => {
  const there = number.getBoundingClientRect();
  return [...document.querySelectorAll('.zoom button')].some(button => {
    const here = button.getBoundingClientRect();
    return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
  });
}).map(number => number.textContent)"""


def check_board_buttons_are_beside_the_numbers(page: Page) -> None:
    expect(page.locator("[data-stage] text.edge").first).to_be_visible()
    for width, height in ((1440, 900), (1280, 800), (1100, 740), (820, 760)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelector('.stage .world').clientWidth <= innerWidth")
        assert page.evaluate(COVERED_NUMBERS_SCRIPT) == [], width
        picture(page, f"beside-{width}")


OVERLAPS_SCRIPT = """(hint, names) => names.filter((name) => {
  const [one, other] = [hint, document.querySelector(name)].map((element) => element.getBoundingClientRect());
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return wide > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
})"""


def check_hint_covers_neither_tiles_nor_log_nor_board(page: Page) -> None:
    hint, board = page.get_by_role("complementary", name="Hint"), [".tray", ".act", "[data-stage]"]
    expect(hint).to_be_visible()
    until(
        page, lambda: hint.evaluate(OVERLAPS_SCRIPT, [*board, ".log", ".seats"]) == [], "the hint to have its own place"
    )
    last = page.locator(".log .now")
    until(page, lambda: in_view(last), "the end of the log to be in view above the hint")
    for size in at_each_size(page, [(900, 800)]):
        until(page, lambda: hint.evaluate(OVERLAPS_SCRIPT, board) == [], f"the hint to have a place of its own {size}")
    page.set_viewport_size({"width": 1280, "height": 800})


def in_view(line: Locator) -> bool:
    inside = "(line) => line.getBoundingClientRect().bottom <= line.closest('.log').getBoundingClientRect().bottom + 1"
    return bool(line.evaluate(inside))
