"""The hall as an app: it can be installed, caches its files, and reports a lost connection."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from math import inf
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PageErrors, picture, serious_violations
from tests.browser.tables import call_route

Enter = Callable[..., Page]
CLIENT = Path(__file__).parents[2] / "src" / "meadhall" / "server" / "client"
MAX_CLIENT_BYTES = 68_000
MAX_BOARD_SECONDS = 2.0
"""Seconds to the first board with a processor four times as slow; half as long again is too long."""
TRIES = 5
REFERENCE_WORK_MS = 900.0
"""Milliseconds that WORK takes on a quiet machine whose processor is made four times as slow."""


def test_manifest_makes_the_hall_an_app(enter: Enter) -> None:
    page = enter(at="/", service_workers="allow")
    manifest = call_route(page, page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.context.request.get(icon["src"]).headers["content-type"] == "image/png"
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "a window of a test is a private one"


def test_page_opens_offline_from_its_cache_without_data_of_the_hall(enter: Enter, page_errors: PageErrors) -> None:
    page_errors.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = enter(at="/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    check_that_no_data_is_cached(page)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("Can’t reach the server.").first).to_be_visible()
    expect(page.get_by_text("Not connected").first).to_be_visible()
    picture(page, "offline")
    assert serious_violations(page) == []
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.context.set_offline(False)  # the page tries again by itself
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def check_that_no_data_is_cached(page: Page) -> None:
    cached_paths: list[str] = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
        ".then(all => all.flat().map(request => new URL(request.url).pathname))"
    )
    assert "/" in cached_paths
    assert [path for path in cached_paths if path.startswith(("/api", "/socket", "/health", "/metrics"))] == []


def test_first_script_is_small() -> None:
    """Counts the bytes that the first page loads at once over the network."""
    page = (CLIENT / "index.html").read_text("utf-8")
    scripts = set(re.findall(r'(?:src|href)="/([\w./-]+\.js)"', page))
    whole, left = set[str](), list(scripts)
    while left:
        name = left.pop()
        if name in whole:
            continue
        whole.add(name)
        text = (CLIENT / name).read_text("utf-8")
        left += [f"assets/{other}" for other in re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', text)]
    sizes = {name: len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in whole}
    print(f"initial script: {sum(sizes.values())} bytes packed, in {len(sizes)} files")
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MAX_CLIENT_BYTES


def test_first_page_names_its_fonts_and_no_words_of_other_pages() -> None:
    """Fonts need no script, and the words of the table, forms and settings load with their own pages."""
    page = (CLIENT / "index.html").read_text("utf-8")
    assert len(re.findall(r'rel="preload" as="font"[^>]+href="/assets/[\w.-]+woff2"', page)) == 3
    words = {path.name for path in (CLIENT / "assets").glob("*.js") if "table-turn-yours =" in path.read_text("utf-8")}
    assert {name[: len("words-en")] for name in words} == {"words-en", "words-de"}
    assert not any(name in page for name in words)


def test_first_board_appears_soon_on_a_slow_machine(enter: Enter) -> None:
    """Measures a click on Play, and a link to a table with an empty cache."""
    clicked = opened = inf
    for _ in range(TRIES):  # the best attempt counts, as other programs may use the machine
        clicked, opened = map(min, (clicked, opened), seconds_to_first_boards(enter))
        print(f"with a processor four times as slow: {clicked:.2f} s from the click, {opened:.2f} s from the link")
        if max(clicked, opened) < 1.5 * MAX_BOARD_SECONDS:
            break
    assert max(clicked, opened) < 1.5 * MAX_BOARD_SECONDS


@pytest.mark.parametrize(("file", "component"), [("table.html", "TablePage"), ("rules.html", "RulesPage")])
def test_page_names_all_files_that_it_shows_first(file: str, component: str) -> None:
    """No file of the first board, or of the rules, waits for a script that requests it."""
    page = (CLIENT / file).read_text("utf-8")
    named = set(re.findall(r'href="/(assets/[\w.-]+)"', page)) | set(re.findall(r'src="/(assets/[\w.-]+)"', page))
    for name in [name for name in named if name.endswith(".js")]:
        asked = re.findall(r'(?:from|import)"\./([\w.-]+\.js)"', (CLIENT / name).read_text("utf-8"))
        assert {f"assets/{other}" for other in asked} <= named
    assert [name for name in named if component in name and name.endswith(".css")]
    fonts = [name for name in named if name.endswith(".woff2")]
    assert fonts
    assert not [name for name in fonts if "italic" in name], "Chromium complains of what is fetched and not needed soon"


def seconds_to_first_boards(enter: Enter) -> tuple[float, float]:
    """Return the seconds to the first board by a click and by a link, scaled to an unloaded machine."""
    page = enter(at="/", painted=True)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    slow_down(page)
    pace = [page.evaluate(WORK_SCRIPT)]
    click = "[...document.querySelectorAll('button')].find(one => one.textContent.includes('Play now')).click()"
    began = page.evaluate(f"() => {{ const began = performance.now(); {click}; return began }}")
    clicked = (page.evaluate(FIRST_BOARD_SCRIPT) - began) / 1000
    table, state = page.url, page.context.storage_state()
    page.context.close()  # its bots and its fog need processor time, which is slowed down, too
    page = enter(painted=True, storage_state=state)
    slow_down(page)
    pace.append(page.evaluate(WORK_SCRIPT))
    page.goto(table, wait_until="commit")
    opened = page.evaluate(FIRST_BOARD_SCRIPT) / 1000
    pace.append(page.evaluate(WORK_SCRIPT))
    busy = max(1.0, max(pace) / REFERENCE_WORK_MS)
    print(f"{clicked:.2f} s and {opened:.2f} s, on a machine that was {busy:.1f} times as slow as a quiet one")
    return clicked / busy, opened / busy


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})


WORK_SCRIPT = """() => {
  const began = performance.now();
  for (let round = 0; round < 20; round++) {
    const box = document.createElement("div");
    for (let at = 0; at < 500; at++) box.append(Object.assign(document.createElement("i"), { textContent: `${at} ` }));
    document.body.append(box);
    box.offsetHeight;
    box.remove();
  }
  return performance.now() - began;
}"""
"""How long the same work always takes, in milliseconds: how busy the machine is with other things."""

FIRST_BOARD_SCRIPT = """() => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("no board")), 60_000);
  const look = () => {
    const board = document.querySelector("[data-stage] [role=grid]");
    const map = document.querySelector("[data-stage] img");
    if (board && map?.complete && document.querySelector("section.act p")) requestAnimationFrame(done);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""When, in milliseconds of the page's own clock, board and map are painted and the bar says whose turn it is."""
