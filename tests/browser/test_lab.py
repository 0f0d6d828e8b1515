"""The laboratory in the browser: its page edits numbers, and a comparison creates a report with charts."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import picture, serious_violations
from tests.browser.hall import ServedHall
from tests.browser.sizes import at_each_size

BEASTS = "tests.lab.beasts:GAME"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[ServedHall]:
    """Yield a hall with its laboratory and a very short game."""
    served = ServedHall(tmp_path_factory.mktemp("lab") / "data", "--lab", "--game", BEASTS)
    yield served
    served.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "strong-lion").mkdir()
    (tmp_path / "strong-lion" / "beasts.toml").write_text('[[beast]]\nid = "lion"\nadds = 9\n', "utf-8")
    return tmp_path / "strong-lion"


def check_layout(page: Page, name: str) -> None:
    """Check that nothing extends beyond the edge of a desktop or phone, and everything is readable."""
    for size in at_each_size(page, [(1280, 844), (390, 844)]):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        picture(page, f"{name}-{size}", whole=True)
    assert serious_violations(page) == []


def check_report_is_drawn(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/lab/report")
    expect(page.locator("#shares svg")).to_be_visible()
    assert asked == [page.url], "the report fetches nothing"
    check_layout(page, "report")


def check_mistake_is_shown_and_can_be_corrected(page: Page, folder: Path) -> None:
    page.locator("#variant").fill(str(folder / "nowhere"))
    page.get_by_role("button", name="Compare", exact=True).click()
    expect(page.get_by_role("heading", name="Cannot compare this")).to_be_visible()
    expect(page.locator("#far")).to_contain_text("there is no variant")
    expect(page.get_by_role("button", name="Compare", exact=True)).to_be_enabled()


def test_number_is_edited_and_compared_and_the_report_is_drawn(enter: Callable[..., Page], folder: Path) -> None:
    page = enter(at="/lab")
    page.locator("#game").select_option("beasts")
    page.locator("#bots").select_option("random")
    page.get_by_label("Matches of each").fill("64")
    check_mistake_is_shown_and_can_be_corrected(page, folder)
    page.locator("#variant").fill(str(folder))
    page.locator("#variant").press("Tab")
    lion = page.get_by_role("group", name="lion").get_by_label("adds")
    expect(lion).to_have_value("9")
    expect(page.get_by_text("1 in the game")).to_be_visible()
    page.get_by_label("Find a number").fill("beast adds")
    owl = page.get_by_role("group", name="owl").get_by_label("adds")
    owl.fill("many")
    page.get_by_label("Save as").fill("two-strong")
    page.get_by_role("button", name="Save and compare").click()
    expect(page.get_by_role("alert")).to_contain_text("beast 3 (owl), adds: Expected `int`, got `str`")
    owl.fill("7")
    picture(page, "lab-numbers", whole=True)
    page.get_by_role("button", name="Save and compare").click()
    expect(page.get_by_role("heading", name="Yes, two strong changes Beasts")).to_be_visible()
    expect(page.locator("#variant")).to_have_value(re.compile("two-strong$"))
    expect(page.get_by_role("button", name="Stop")).to_be_hidden()
    check_layout(page, "lab")
    page.get_by_label("Find a number").fill("")
    expect(page.locator("#entries fieldset")).to_have_count(2)
    check_report_is_drawn(page)
