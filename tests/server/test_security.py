"""Requests from other sites, spoofed headers and foreign frames are refused, and every response has its headers."""

from __future__ import annotations

import pytest

from meadhall.server.http.routes import ENDPOINTS
from meadhall.server.http.security import SECURITY_HEADERS, is_allowed_origin
from tests.server.web import Web, open_hall

POSTS = [
    endpoint.path.format(id="T1", decision=0, language="en", number=1)
    for endpoint in ENDPOINTS
    if endpoint.method == "POST"
]
GETS = [
    endpoint.path.format(id="T1", decision=0, language="en", number=1)
    for endpoint in ENDPOINTS
    if endpoint.method == "GET"
]


def test_every_response_has_the_security_headers(web: Web) -> None:
    browser = web.new_browser()
    for path in (*GETS, "/", "/t/T1", "/nothing", "/api/nothing", "/assets/nothing.js"):
        headers = browser.get(path).headers
        assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS, path
        assert "strict-transport-security" not in headers, "the header is for https only"
        assert "server" not in headers, path


def test_all_scripts_and_styles_are_our_own_files() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    for rule in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert rule in policy


@pytest.mark.parametrize(
    "changed",
    [
        {"X-Meadhall": ""},
        {"X-Meadhall": "0"},
        {"Origin": "https://evil.test"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_page_of_another_site_changes_nothing(web: Web, changed: dict[str, str]) -> None:
    before = len(web.tables.calls)
    browser = web.new_browser()
    for path in POSTS:
        answer = browser.post(path, json={}, headers=changed)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), path
        assert len(web.tables.calls) == before, path


def test_page_of_another_site_creates_no_guests(web: Web) -> None:
    answer = web.new_browser(known=False).get("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("http://hall.test", "hall.test", True),
        ("http://hall.test:80", "hall.test", True),
        ("https://hall.test", "hall.test:443", True),
        ("http://hall.test:8000", "hall.test:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://hall.test:8001", "hall.test:8000", False),
        ("http://evil.test", "hall.test", False),
        ("http://hall.test.evil.test", "hall.test", False),
        ("ftp://hall.test", "hall.test", False),
        ("null", "hall.test", False),
        ("", "hall.test", False),
        (None, "hall.test", False),
        ("http://hall.test", None, False),
        ("http://hall.test:x", "hall.test", False),
        ("http://a.test", "hall.test", True),
        ("http://a.test/", "hall.test", True),
    ],
)
def test_origin_is_accepted_by_its_host_or_by_the_settings(origin: str | None, host: str | None, ours: bool) -> None:
    assert is_allowed_origin(origin, host, ("http://a.test",)) is ours


def test_headers_of_an_unknown_proxy_are_ignored(web: Web) -> None:
    claimed = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1"}
    answer = web.new_browser(known=False).get("/api/me", headers=claimed)
    assert "strict-transport-security" not in answer.headers
    assert "Secure" not in answer.headers["set-cookie"]


def test_known_proxy_sets_https_and_the_caller_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with open_hall(tmp_path_factory.mktemp("proxied"), proxies=("127.0.0.1",)) as hall:
        proxy_headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "9.9.9.9, 203.0.113.7"}
        answer = hall.new_browser(known=False).get("/api/me", headers=proxy_headers)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-meadhall=")
        assert "Secure" in cookie
        assert "Domain" not in cookie
        assert hall.site.counts.buckets["requests"].callers == ["203.0.113.7"]


def test_metrics_are_only_for_this_machine_by_default(web: Web, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert web.new_browser().get("/metrics").status_code == 200
    assert web.new_browser().get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    with open_hall(tmp_path_factory.mktemp("closed"), metrics="nobody") as hall:
        assert hall.new_browser().get("/metrics").status_code == 404
    with open_hall(tmp_path_factory.mktemp("open"), metrics="everybody") as hall:
        assert hall.new_browser().get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 200
