"""Permissions of routes: an unknown caller is refused everywhere except on the routes listed here."""

from __future__ import annotations

import pytest

from meadhall.server.http.endpoint import Endpoint
from meadhall.server.http.routes import ENDPOINTS
from tests.server.web import Web

ROUTES_FOR_ANYBODY = {
    "GET /api/games",
    "GET /api/games/{id}/rules",
    "GET /api/games/{id}/book/{language}",
    "GET /api/games/{id}/lesson/{language}",
    "GET /api/games/{id}/words/{language}",
    "GET /api/puzzles",
    "GET /api/me",  # makes the caller a guest
    "POST /api/login",
    "GET /health",
    "GET /metrics",  # only from this machine by default, see test_security.py
    "GET /openapi.json",
}


def name_of(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def status_of_call(web: Web, endpoint: Endpoint, cookie: str = "") -> int:
    browser = web.new_browser(known=False)
    headers = {"Cookie": cookie} if cookie else {}
    path = endpoint.path.format(id="T1", decision=0, language="en", number=1)
    return browser.request(
        endpoint.method, path, json={} if endpoint.request_type else None, headers=headers
    ).status_code


def test_list_contains_only_existing_routes() -> None:
    assert {name_of(endpoint) for endpoint in ENDPOINTS} >= ROUTES_FOR_ANYBODY
    assert {name_of(endpoint) for endpoint in ENDPOINTS if endpoint.caller_kind == "anybody"} == ROUTES_FOR_ANYBODY


@pytest.mark.parametrize("cookie", ["", "meadhall-HALL=", "meadhall-HALL=made-up", "other=x"], ids=repr)
def test_unknown_caller_gets_only_public_routes(web: Web, cookie: str) -> None:
    before = len(web.tables.calls)
    for endpoint in ENDPOINTS:
        status = status_of_call(web, endpoint, cookie.replace("HALL", web.site.name))
        assert (status == 401) == (name_of(endpoint) not in ROUTES_FOR_ANYBODY), name_of(endpoint)
        assert len(web.tables.calls) == before, name_of(endpoint)


def test_guest_may_call_all_other_routes(web: Web) -> None:
    for endpoint in ENDPOINTS:
        if endpoint.caller_kind == "somebody":
            browser = web.new_browser()
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            assert status_of_call(web, endpoint, cookie) not in (401, 403, 405, 500), name_of(endpoint)
