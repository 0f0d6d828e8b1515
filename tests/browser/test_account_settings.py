"""Settings of an account apply in all its browsers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.feed import until
from tests.browser.tables import call_route

Enter = Callable[..., Page]
NAME = "Portia"
PASSWORD = "a pound of flesh"


def test_settings_of_an_account_apply_in_all_its_browsers(enter: Enter) -> None:
    laptop = enter(at="/you")
    choose(laptop, "Clean light")
    sign_in(laptop, "Create account")
    until(laptop, lambda: settings(laptop).get("look") == "light", "the hall to keep the settings of the guest")

    phone = enter(390, 844, touch=True, at="/you")
    expect(phone.locator("html")).to_have_attribute("data-look", "tavern")
    sign_in(phone, "Log in")
    expect(phone.locator("html")).to_have_attribute("data-look", "light")
    phone.get_by_role("switch", name="Sound").click()
    choose(phone, "Always")
    choose(phone, "Deutsch")
    expect(phone.locator("html")).to_have_attribute("lang", "de")
    until(laptop, lambda: settings(laptop).get("language") == "de", "the hall to keep the settings of the phone")

    choose(laptop, "High contrast")  # this page does not know the phone's changes yet, and must not overwrite them
    laptop.reload()
    expect(laptop.get_by_role("heading", name="Anzeige")).to_be_visible()
    expect(laptop.locator("html")).to_have_attribute("data-look", "contrast")
    expect(laptop.get_by_role("switch", name="Ton")).to_be_checked()
    until(laptop, lambda: settings(laptop)["look"] == "contrast", "the change from before the reload to be sent")
    phone.goto("/")
    expect(phone.locator("html")).to_have_attribute("data-look", "contrast")

    phone.goto("/you")
    phone.get_by_role("button", name="Abmelden", exact=True).click()
    expect(phone.get_by_label("Passwort")).to_be_visible()
    choose(phone, "Dunkle Taverne")
    phone.goto("/")  # a page sends its changes when the player leaves it
    assert settings(laptop)["look"] == "contrast"


def choose(page: Page, name: str) -> None:
    page.locator("label").filter(has_text=name).first.click()


def sign_in(page: Page, way: str) -> None:
    form = page.locator("form", has=page.get_by_label("Password"))
    choose(page, way)
    form.get_by_label("Account name").fill(NAME)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name=way).click()
    expect(page.get_by_role("button", name="Log out", exact=True)).to_be_visible()


def settings(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = call_route(page, "/api/me")["settings"]
    return found
