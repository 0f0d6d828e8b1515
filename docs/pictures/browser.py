"""Makes the pictures of the browser table: `python docs/pictures/browser.py` writes them beside this file.

The first picture shows the position of the terminal's pictures. Heroes has a position from a golden match, and each
newer game a position that sensible bots have reached. The program uploads each match file to a hall, continues the
match there, and takes a screenshot with a headless Chromium. Run `make client` first.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Page, sync_playwright

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match, record
from meadhall.engine.contract.registry import find_game
from tests.browser.chromium import LAUNCH_ARGUMENTS, find_chromium
from tests.browser.hall import ServedHall
from tests.terminal.moment import session

HERE = Path(__file__).parent
GOLDEN = HERE.parents[1] / "tests" / "golden"
SPELL = 36  # decision of the golden match that asks for the target of a Spell
WRITES = {"X-Meadhall": "1"}
BOT_NAMES = ("Bram", "Isolde", "Wenna")
NEWER: dict[str, tuple[str, int, dict[str, str | int | bool]]] = {
    "virtues": ("go", 260, {"players": 4}),
    "heropath": ("action", 220, {"players": 3}),
    "swordsorcery": ("act", 120, {"players": 1, "heroes": 3, "mode": "single", "quest": "q1"}),
}


def seated(page: Page, hall: ServedHall, text: str, decision: int | None = None) -> None:
    """Open a table that continues a match file from a decision, by default the last one. You have the first seat."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    headers = {**WRITES, "Origin": hall.url}
    brought = page.request.post("/api/replays", data={"text": text}, headers=headers).json()
    at = brought["decisions"] if decision is None else decision
    fork = {"decision": at, "seat": 0, "level": "sensible"}
    table = page.request.post(f"/api/replays/{brought['id']}/fork", data=fork, headers=headers).json()
    page.goto(f"/t/{table['id']}")
    page.locator("[data-place]").first.wait_for()


def adventure() -> str:
    """Return a match file of the position in the terminal's pictures."""
    moment = session()
    return record.save(moment.match, players=["You", *moment.names[1:]])


def played(game: str, question: str, decisions: int, **options: str | int | bool) -> str:
    """Return a match file that ends where the first seat is asked `question`, after at least this many log entries."""
    found = find_game(game)
    match: Match[Any] = Match(found, "7", **options)
    bot = find_bot("sensible", found)
    while match.ask is not None:
        asked = match.ask.menus.get(0)
        if len(match.log) >= decisions and asked is not None and asked.question == question:
            break
        answer_with(bot, match, match.ask.waiting[0])
    return record.save(match, players=["You", *(f"Bot {name}" for name in BOT_NAMES)][: found.seats(match.options)])


def photograph(page: Page, name: str) -> None:
    """Wait until all animations have ended, and take a screenshot."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(2500)
    page.screenshot(path=HERE / f"{name}.png")


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = ServedHall(Path(folder) / "data", "--bot-pause", "60")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=LAUNCH_ARGUMENTS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, base_url=hall.url, reduced_motion="reduce")
        try:
            seated(page, hall, adventure())
            page.get_by_role("button", name="No more hints").click()
            page.locator("[data-place=D6]").click()
            page.locator("[data-place=I6]").click()
            photograph(page, "table")
            page.keyboard.press("Enter")
            page.get_by_role("button", name="Tempered").first.click()
            page.get_by_role("button", name="and roll").click()
            photograph(page, "fight")
            seated(page, hall, (GOLDEN / "heroes-printed.match").read_text("utf-8"), SPELL)
            page.locator("[role=gridcell][data-place='1f2']").click()
            photograph(page, "duel")
            for game, (question, decisions, options) in NEWER.items():
                seated(page, hall, played(game, question, decisions, **options))
                photograph(page, game)
        finally:
            browser.close()
            hall.stop()


if __name__ == "__main__":
    main()
