"""Sessions of an account: listed only to its owner, and ended from any device."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.server.accounts.sessions import device_of
from meadhall.server.protocol.bodies import Session
from tests.server.web import Web, next_message

PASSWORD = "correct horse battery"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0.0.0 Mobile Safari/537.36"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/139.0.0.0 Safari/537.36 Edg/139.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15", "Safari, Mac"),
        ("curl/8.5", ""),
        ("", ""),
    ],
)
def test_browser_is_described_by_its_kind(agent: str, device: str) -> None:
    assert device_of(agent) == device


def sessions_in(response: object) -> list[Session]:
    return msgspec.convert(response, list[Session])


def test_account_lists_its_sessions_and_ends_one_from_another_device(web: Web) -> None:
    account = {"account": "Ottilie", "password": PASSWORD}
    home = web.new_browser(user_agent=FIREFOX)
    phone = web.new_browser(user_agent=CHROME)
    home.post("/api/account", json=account)
    phone.post("/api/login", json=account)
    sessions = sessions_in(home.get("/api/sessions").json())
    assert [(session.device, session.here) for session in sessions] == [
        ("Firefox, Linux", True),
        ("Chrome, Android", False),
    ]
    assert all(session.since > 1_700_000_000 and session.seen >= session.since for session in sessions)
    assert [session.here for session in sessions_in(phone.get("/api/sessions").json())] == [True, False]
    with web.socket(phone) as socket:
        socket.send('{"type":"ping","at":1}')
        assert next_message(socket)["type"] == "pong"
        remaining = sessions_in(home.post(f"/api/sessions/{sessions[1].id}/end").json())
        assert [session.id for session in remaining] == [sessions[0].id]
        assert next_message(socket)["words"] == "You have logged out."
    assert phone.get("/api/hall").status_code == 401
    second_end = home.post(f"/api/sessions/{sessions[1].id}/end")
    assert (second_end.status_code, second_end.json()["code"]) == (404, "unknown")


def test_ending_the_current_session_logs_out(web: Web) -> None:
    browser = web.new_browser()
    (session,) = sessions_in(browser.get("/api/sessions").json())
    assert browser.post(f"/api/sessions/{session.id}/end").json() == []
    assert not browser.cookies


def test_sessions_of_others_can_be_neither_seen_nor_ended(web: Web) -> None:
    ann, bea = web.new_browser(), web.new_browser()
    (session,) = sessions_in(ann.get("/api/sessions").json())
    assert session.id not in [listed.id for listed in sessions_in(bea.get("/api/sessions").json())]
    assert bea.post(f"/api/sessions/{session.id}/end").status_code == 404
    assert ann.get("/api/hall").status_code == 200


def test_session_name_gives_no_access(web: Web) -> None:
    browser = web.new_browser()
    (token,) = browser.cookies.values()
    (session,) = sessions_in(browser.get("/api/sessions").json())
    assert session.id not in token
    thief = web.new_browser(known=False)
    thief.cookies.set(next(iter(browser.cookies)), session.id)
    assert thief.get("/api/hall").status_code == 401
