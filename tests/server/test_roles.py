"""Permissions of routes: an unknown caller is denied everything except what is listed here."""

from __future__ import annotations

import pytest

from meadhall.server.http.endpoint import Endpoint
from meadhall.server.http.routes import ENDPOINTS
from tests.server.web import Web

FOR_ANYBODY = {
    "GET /api/games",
    "GET /api/games/{id}/rules",
    "GET /api/games/{id}/book/{language}",
    "GET /api/games/{id}/lesson/{language}",
    "GET /api/games/{id}/words/{language}",
    "GET /api/puzzles",
    "GET /api/me",  # makes the caller a guest
    "POST /api/login",
    "GET /health",
    "GET /metrics",  # by default for this machine alone: see test_security.py
    "GET /openapi.json",
}


def named(one: Endpoint) -> str:
    return f"{one.method} {one.path}"


def called(web: Web, one: Endpoint, cookie: str = "") -> int:
    browser = web.new_browser(known=False)
    headers = {"Cookie": cookie} if cookie else {}
    path = one.path.format(id="T1", decision=0, language="en", number=1)
    return browser.request(one.method, path, json={} if one.takes else None, headers=headers).status_code


def test_the_list_names_only_routes_that_there_are() -> None:
    assert {named(one) for one in ENDPOINTS} >= FOR_ANYBODY
    assert {named(one) for one in ENDPOINTS if one.caller_kind == "anybody"} == FOR_ANYBODY


@pytest.mark.parametrize("cookie", ["", "meadhall-HALL=", "meadhall-HALL=made-up", "other=x"], ids=repr)
def test_unknown_caller_gets_only_public_routes(web: Web, cookie: str) -> None:
    before = len(web.tables.calls)
    for one in ENDPOINTS:
        status = called(web, one, cookie.replace("HALL", web.site.name))
        assert (status == 401) == (named(one) not in FOR_ANYBODY), named(one)
        assert len(web.tables.calls) == before, named(one)


def test_a_guest_may_call_the_rest(web: Web) -> None:
    for one in ENDPOINTS:
        if one.caller_kind == "somebody":
            browser = web.new_browser()
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            assert called(web, one, cookie) not in (401, 403, 405, 500), named(one)
