"""Guests and accounts: names, passwords, and tokens that expire when they should."""

from __future__ import annotations

import httpx
import pytest
import sqlalchemy as sql

from meadhall.server.config.settings import Limits
from meadhall.server.store.schema import SESSIONS
from tests.server.web import Web, next_message, open_hall

PASSWORD = "correct horse battery"


def with_cookies(web: Web, browser: httpx.Client) -> httpx.Client:
    """Return another HTTP client with the same cookies."""
    thief = web.new_browser(known=False)
    thief.cookies = httpx.Cookies(browser.cookies)
    return thief


def is_known(browser: httpx.Client) -> bool:
    return browser.get("/api/hall").status_code == 200


def test_cookie_is_hidden_from_scripts_and_other_sites(web: Web) -> None:
    cookie = web.new_browser(known=False).get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43, "256 bits"


def test_only_the_hash_of_a_token_is_stored(web: Web) -> None:
    browser = web.new_browser()
    (token,) = browser.cookies.values()
    engine = sql.create_engine(web.site.settings.url)
    with engine.connect() as database:
        stored_tokens = list(database.execute(sql.select(SESSIONS.c.token)).scalars())
    engine.dispose()
    assert stored_tokens
    assert token not in stored_tokens


def test_guest_changes_their_name(web: Web) -> None:
    browser = web.new_browser()
    before = browser.get("/api/me").json()
    assert browser.post("/api/me", json={"name": "  Ann \u202e Bo "}).json()["name"] == "Ann Bo"
    assert browser.get("/api/me").json() == {**before, "name": "Ann Bo"}


def test_opening_an_account_keeps_the_person_and_revokes_the_old_token(web: Web) -> None:
    browser = web.new_browser()
    guest = browser.get("/api/me").json()
    thief = with_cookies(web, browser)
    opened = browser.post("/api/account", json={"account": "Wanda", "password": PASSWORD})
    assert opened.json() == {**guest, "account": "Wanda"}
    assert is_known(browser)
    assert not is_known(thief)
    second = browser.post("/api/account", json={"account": "Wanda2", "password": PASSWORD})
    assert second.status_code == 409


def test_account_name_matches_in_any_spelling_from_any_browser(web: Web) -> None:
    first = web.new_browser()
    me = first.post("/api/account", json={"account": "Straße", "password": PASSWORD}).json()
    other = web.new_browser()
    thief = with_cookies(web, other)
    login = other.post("/api/login", json={"account": " STRASSE ", "password": PASSWORD})
    assert login.json() == me
    assert not is_known(thief), "the guest's token no longer works"
    assert is_known(first)
    web.new_browser().post("/api/account", json={"account": "Ann  Lee\u200b", "password": PASSWORD})
    for written in ("Ann  Lee\u200b", "ann lee"):
        response = web.new_browser().post("/api/login", json={"account": written, "password": PASSWORD})
        assert response.status_code == 200, written
    taken_response = web.new_browser().post("/api/account", json={"account": "STRASSE", "password": PASSWORD})
    assert (taken_response.status_code, taken_response.json()["code"]) == (409, "taken")


def test_page_settings_belong_to_accounts_and_not_to_guests(web: Web) -> None:
    first, guest = web.new_browser(), web.new_browser()
    stored_settings = {"look": "light", "sound": True, "volume": 0.25, "hints": ["table-pick", "ä" * 100]}
    assert guest.post("/api/settings", json={"values": stored_settings}).status_code == 409
    assert first.post("/api/account", json={"account": "Ophelia", "password": PASSWORD}).json()["settings"] == {}
    for values in ({"look": "contrast", "sound": True}, stored_settings):
        first.post("/api/settings", json={"values": values})
    other = web.new_browser()
    assert (
        other.post("/api/login", json={"account": "Ophelia", "password": PASSWORD}).json()["settings"]
        == stored_settings
    )
    assert other.get("/api/me").json()["settings"] == stored_settings
    assert guest.get("/api/me").json()["settings"] == {}
    for bad in ({"look": None}, {"look": "x" * 101}, {"x" * 33: True}, {str(number): True for number in range(41)}):
        assert first.post("/api/settings", json={"values": bad}).status_code == 422
    assert first.get("/api/me").json()["settings"] == stored_settings


def test_browsers_of_an_account_change_settings_independently(web: Web) -> None:
    laptop, phone = web.new_browser(), web.new_browser()
    who = {"account": "Gertrude", "password": PASSWORD}
    laptop.post("/api/account", json=who)
    laptop.post("/api/settings", json={"values": {"look": "light", "sound": False}})
    phone.post("/api/login", json=who)
    laptop.post("/api/settings", json={"values": {"look": "contrast"}})
    stored = phone.post("/api/settings", json={"values": {"sound": True}}).json()["settings"]
    assert stored == laptop.get("/api/me").json()["settings"] == {"look": "contrast", "sound": True}
    phone.post("/api/settings", json={"values": {f"more-{number}": True for number in range(40)}})
    assert len(laptop.get("/api/me").json()["settings"]) == 40


def test_wrong_password_and_unknown_account_get_the_same_refusal(web: Web) -> None:
    web.new_browser().post("/api/account", json={"account": "Yorick", "password": PASSWORD})
    browser = web.new_browser()
    wrong_password = browser.post("/api/login", json={"account": "Yorick", "password": "alas, alas"})
    nobody = browser.post("/api/login", json={"account": "Nemo", "password": "alas, alas"})
    assert wrong_password.status_code == nobody.status_code == 403
    assert wrong_password.json() == nobody.json()


def test_logout_ends_one_session_or_all(web: Web) -> None:
    one, two, three = (web.new_browser() for _ in range(3))
    one.post("/api/account", json={"account": "Zelda", "password": PASSWORD})
    for browser in (two, three):
        browser.post("/api/login", json={"account": "Zelda", "password": PASSWORD})
    kept_cookies = with_cookies(web, two)
    assert two.post("/api/logout").status_code == 200
    assert not two.cookies
    assert not is_known(kept_cookies)
    assert is_known(one)
    assert one.post("/api/logout", json={"everywhere": True}).status_code == 200
    assert not is_known(three)


def test_logout_closes_the_sockets_at_tables(web: Web) -> None:
    one, two = web.new_browser(), web.new_browser()
    one.post("/api/account", json={"account": "Quentin", "password": PASSWORD})
    two.post("/api/login", json={"account": "Quentin", "password": PASSWORD})
    with web.socket(one) as first_socket, web.socket(two) as second_socket:
        for socket in (first_socket, second_socket):
            socket.send('{"type":"ping","at":1}')
            assert next_message(socket)["type"] == "pong"
        two.post("/api/logout")
        assert next_message(second_socket)["words"] == "You have logged out."
        first_socket.send('{"type":"ping","at":2}')
        assert next_message(first_socket)["type"] == "pong"
        one.post("/api/logout", json={"everywhere": True})
        assert next_message(first_socket)["type"] == "bye"


def test_account_names_follow_the_rules_of_names(web: Web) -> None:
    for name in ("Bot Bram", "bot bram", "\u200b\u200b\u200b", "x"):
        response = web.new_browser().post("/api/account", json={"account": name, "password": PASSWORD})
        assert response.status_code == 422, name
    short = web.new_browser().post("/api/account", json={"account": "Xaver", "password": "short"})
    assert short.status_code == 422
    assert "short" not in short.json()["words"].removeprefix("password")


def test_failed_logins_are_limited_per_account_and_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("strict"), Limits()) as hall:
        browser = hall.new_browser()
        tries = [browser.post("/api/login", json={"account": "Ann", "password": "wrong word"}) for _ in range(5)]
        assert [attempt.status_code for attempt in tries] == [403, 403, 403, 403, 429]
        assert int(tries[-1].headers["retry-after"]) == 1
        wide = browser.post("/api/login", json={"account": " \uff21nn ", "password": "wrong word"})
        assert wide.status_code == 429, "the same account in another spelling"
        others = [browser.post("/api/login", json={"account": "Bo", "password": "wrong word"}) for _ in range(2)]
        assert [other.status_code for other in others] == [403, 429], "five a minute for each address"
