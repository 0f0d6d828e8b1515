"""The routes, as a browser calls them."""

from __future__ import annotations

from tests.server.web import Web


def test_who_comes_in_is_a_guest_and_stays_the_same(web: Web) -> None:
    browser = web.new_browser(known=False)
    first = browser.get("/api/me")
    assert first.json()["account"] is None
    assert first.json()["name"]
    assert browser.get("/api/me").json() == first.json()
    assert web.new_browser().get("/api/me").json()["id"] != first.json()["id"]
