"""Fixtures: a hall, a browser, and pages that report every error."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import LAUNCH_ARGUMENTS, find_chromium
from tests.browser.hall import ServedHall
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "pictures-of-tests"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE_IMPACTS = ("serious", "critical")


@pytest.fixture(scope="package")
def browser() -> Generator[Browser]:
    """Yield one browser for this folder, because the event loop of Playwright runs as long as a browser is open."""
    path = find_chromium()
    if path is None:
        pytest.fail("no Chromium was found: set MEADHALL_CHROMIUM or install one (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=LAUNCH_ARGUMENTS)
        yield browser
        browser.close()


# All players in tests have one address, and play faster than people do.
LIFTED_LIMITS = (
    "--guests",
    "1000",
    "--tables",
    "1000",
    "--requests",
    "10000",
    "--messages",
    "1000",
    "--uploads",
    "1000",
)
HALL_ARGUMENTS = ("--bot-pause", "0", "--away", "0", *LIFTED_LIMITS, "--replay-seconds", str(PATIENCE))


MORE_GAMES = ("examples/pig.py", "examples/couriers.py", "tests/browser/fair.py", "tests/server/judged_pig.py")


@pytest.fixture(scope="session")
def shared_hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[ServedHall]:
    """Yield one hall for all tests that do not stop it. It also has games without art, and its bots answer at once."""
    games = (word for game in MORE_GAMES for word in ("--game", str(ROOT / game)))
    served = ServedHall(tmp_path_factory.mktemp("hall") / "data", *HALL_ARGUMENTS, *games)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def hall(shared_hall: ServedHall) -> ServedHall:
    """Return the hall of a test. A module may override this fixture."""
    return shared_hall


PICTURES_WANTED = bool(os.environ.get("MEADHALL_PICTURES"))

# A page is laid out, answers and is read as usual, but is not painted: painting takes half of the processor time
# of a click. The page's content policy does not apply to a style sheet of this kind.
UNPAINTED_STYLE = """
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [unpainted];
"""

# A page that is open for five seconds caches the whole client, which takes as long as opening a table. Tests that
# need the cache allow it with service_workers="allow".
FAST_CONTEXT = {"reduced_motion": "reduce", "service_workers": "block"}

SHAREABLE_OPTIONS = {"locale", "base_url", "has_touch", "is_mobile", "device_scale_factor"}
"""Contexts that differ in nothing else serve one test after the other."""

# On a busy machine the first message also appears for files used a few seconds after they arrived. Unused prefetches
# have a test of their own.
HARMLESS_MESSAGES = (
    "was preloaded using link preload but not used within a few seconds",
    "Service Worker registration blocked by Playwright",
)


class PageErrors:
    """Collects every error on the pages of a test."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()

    def watch(self, page: Page) -> None:
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            part in message.text for part in (*self.expected, *HARMLESS_MESSAGES)
        ):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")


@pytest.fixture
def page_errors() -> Generator[PageErrors]:
    """Fail the test on console errors and breaches of the content policy, unless the test expects them."""
    notes = PageErrors()
    yield notes
    assert notes.errors == []


class Guests:
    """Browser contexts for new people. A used context is cleared and serves the next test.

    Such a context keeps one page open, so that the browser keeps the process that has compiled the client.
    """

    def __init__(self, browser: Browser, hall: ServedHall) -> None:
        self.browser = browser
        self.hall = hall
        self._free: dict[str, list[BrowserContext]] = {}
        self._shared: dict[BrowserContext, str] = {}

    def take(self, options: dict[str, Any], painted: bool, fresh: bool) -> BrowserContext:
        """Return a free context of this kind."""
        kind = repr(sorted(options.items()))
        is_shared = (
            not (fresh or painted) and options.keys() <= SHAREABLE_OPTIONS and options["base_url"] == self.hall.url
        )
        if is_shared and (free := self._free.get(kind)):
            return free.pop()
        context = self.browser.new_context(**{**FAST_CONTEXT, **options})
        context.set_default_timeout(1000 * PATIENCE)
        if not (painted or PICTURES_WANTED):
            context.add_init_script(UNPAINTED_STYLE)
        if is_shared:
            self._shared[context] = kind
            context.new_page().goto("/health")
        return context

    def give_back(self, context: BrowserContext) -> None:
        """Close a context, or clear it for the next test."""
        if context not in self._shared:
            return context.close()
        stays, *others = context.pages
        for page in others:
            page.close()
        context.set_offline(False)
        context.clear_cookies()
        stays.evaluate("localStorage.clear()")
        self._free.setdefault(self._shared[context], []).append(context)


@pytest.fixture(scope="package")
def guests(browser: Browser, shared_hall: ServedHall) -> Guests:
    return Guests(browser, shared_hall)


@pytest.fixture
def enter(guests: Guests, hall: ServedHall, page_errors: PageErrors) -> Generator[Callable[..., Page]]:
    """Return a function that opens a page for a new person. Animations are off unless requested.

    `enter(390, 844, touch=True, at="/")` opens the first page. Without `at` no page is loaded, for tests that start at
    a table. Only a `painted` page is drawn in pixels. A test that changes its context, for example its clock, needs a
    `fresh` one.
    """
    contexts: list[BrowserContext] = []
    expect.set_options(timeout=1000 * PATIENCE)

    def open_page(
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        at: str = "",
        painted: bool = False,
        fresh: bool = False,
        **more: Any,
    ) -> Page:
        options = {"locale": "en-GB", "base_url": hall.url, "has_touch": touch, **more}
        contexts.append(context := guests.take(options, painted, fresh))
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page_errors.watch(page)
        if at:
            page.goto(at)
        return page

    yield open_page
    for context in contexts:
        guests.give_back(context)


def picture(page: Page, name: str, whole: bool = False) -> None:
    """With MEADHALL_PICTURES=1, save a picture of the visible page, or of the `whole` page, for review."""
    if not PICTURES_WANTED:
        return
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)


WAIT_FOR_ANIMATIONS = """() => Promise.allSettled(
  document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished))"""


# Rules without serious findings are skipped, which saves a third of the time. The page stays unpainted to save
# time, and a script makes axe see it as painted. Otherwise no colour would count as visible.
AXE_SCRIPT = """async ({ grave, colours, others, within }) => {
  const isWanted = one => one.enabled && grave.includes(one.impact) && (one.id === "color-contrast" ? colours : others);
  const values = axe._audit.rules.filter(isWanted).map(one => one.id);
  const root = document.documentElement, styleOf = window.getComputedStyle, own = styleOf(root);
  const value = name => name === "opacity" ? "1" : own.getPropertyValue(name);
  const more = { opacity: "1", getPropertyValue: value };
  const painted = new Proxy(own, { get: (_, name) => more[name] ?? own[name] });
  window.getComputedStyle = (one, part) => one === root && !part ? painted : styleOf(one, part);
  const how = { resultTypes: ["violations"], preload: false, runOnly: { type: "rule", values } };
  try {
    return await axe.run(within.length ? { include: within.map(part => [part]) } : document, how);
  } finally {
    window.getComputedStyle = styleOf;
  }
}"""


def serious_violations(page: Page, *new_parts: str, colours: bool = True, other_rules: bool = True) -> list[str]:
    """Return the serious and critical findings of axe on a page, after its colours have settled.

    `new_parts` are selectors of the parts to check, by default the whole page. `colours`: whether to compare colours:
    this takes two thirds of the time. `other_rules`: whether to check everything else. Parts that another test has
    checked need not be checked again.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.evaluate(WAIT_FOR_ANIMATIONS)
    found = page.evaluate(
        AXE_SCRIPT, {"grave": GRAVE_IMPACTS, "colours": colours, "others": other_rules, "within": new_parts}
    )
    return [
        f"{violation['id']}: {violation['help']} ({node['target']}): {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE_IMPACTS
        for node in violation["nodes"]
    ]
