"""A hall of two workers is one hall: tables in both, played at alike, and seen from everywhere."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meadhall.server.ownership.names import home_by_name
from tests.server.processes import LOCAL, Served, next_of, served
from tests.waiting import BUSY, PATIENCE

HOMES: Final = 2
GOLDEN: Final = Path(__file__).parents[1] / "golden" / "adventureland-4-3.match"
ALONE: Final = [{"who": "me"}, {"who": "bot", "level": "random"}]
PAIR: Final = [{"who": "me"}, {"who": "open"}]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    pig = str(Path(__file__).parents[2] / "examples" / "pig.py")
    limits = ("--sockets", "6", "--tables", "100", "--guests", "1000")
    with served(
        tmp_path_factory.mktemp("hall"), "--workers", str(HOMES), "--bot-pause", "0", "--game", pig, *limits
    ) as it:
        yield it
        assert it.end() < 15 * BUSY


def come(hall: Served) -> httpx.Client:
    """Somebody new."""
    browser = hall.new_browser()
    assert browser.get("/api/me").status_code == 200
    return browser


def tables(browser: httpx.Client, game: str = "pig", seats: Sequence[Any] = PAIR, **more: Any) -> list[str]:
    """A table of somebody in each home, in the order of the homes."""
    found: dict[int, str] = {}
    while len(found) < HOMES:
        answer = browser.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 200, answer.text
        found[home_by_name(answer.json()["id"], HOMES)] = answer.json()["id"]
    return [found[home] for home in range(HOMES)]


def join(browser: httpx.Client, host: httpx.Client, table: str) -> None:
    """Somebody sits down at a table, by the link that the host gives."""
    invite = host.get(f"/api/tables/{table}").json()["link"].partition("#")[2]
    answer = browser.post(f"/api/tables/{table}/join", json={"invite": invite})
    assert answer.status_code == 200, answer.text


def asked(socket: ClientConnection) -> dict[str, Any]:
    """The next sight in which this one is asked something."""
    while (sight := next_of(socket, "sight"))["ask"] is None:
        pass
    return sight


def answer(socket: ClientConnection, sight: dict[str, Any], name: str, key: str | None = None) -> dict[str, Any]:
    """Gives an answer, the first that there is, and returns what comes of it."""
    ask = sight["ask"]
    chosen = key or ask["options"][0]["key"]
    socket.send(json.dumps({"type": "answer", "id": name, "seat": ask["seat"], "key": chosen, "seq": sight["seq"]}))
    return next_of(socket, "done", "refused")


def elsewhere(hall: Served, browser: httpx.Client, count: int = 2 * HOMES) -> list[httpx.Response]:
    """The home page, asked for over as many new connections: they go to the homes in turns."""
    cookies = dict(browser.cookies)
    return [httpx.get(f"{hall.address}api/hall", cookies=cookies, **LOCAL, timeout=PATIENCE) for _ in range(count)]


# ---- tables and lists


def test_tables_in_both_homes_are_reached_over_one_connection(hall: Served) -> None:
    ann = come(hall)
    mine = tables(ann)
    for table in (*mine, *reversed(mine)):
        assert ann.get(f"/api/tables/{table}").json()["id"] == table
        assert ann.post(f"/api/tables/{table}/bot", json={"seat": 5}).json()["code"] == "invalid"
    assert ann.get("/api/tables/nothing").status_code == 404


def test_lists_are_the_same_from_wherever_they_are_asked_for(hall: Served) -> None:
    ann, bea = come(hall), come(hall)
    mine, open_to_all = tables(ann), tables(bea, public=True)
    for page in elsewhere(hall, ann):
        assert {card["id"] for card in page.json()["mine"]} >= set(mine)
        assert {card["id"] for card in page.json()["open"]} >= set(open_to_all)
    for table in open_to_all:
        assert ann.post(f"/api/tables/{table}/join", json={}).status_code == 200
    for page in elsewhere(hall, bea):
        states = {card["id"]: card["state"] for card in page.json()["mine"]}
        assert [states[table] for table in open_to_all] == ["running", "running"]


def test_whoever_was_away_hears_what_happened_at_a_table_elsewhere(hall: Served) -> None:
    ann, bea = come(hall), come(hall)
    for table in tables(ann):
        join(bea, ann, table)
        with hall.socket(table, ann) as mine, hall.socket(table, bea) as hers:
            for one in (mine, hers):
                one.send('{"type":"hello"}')
                next_of(one, "sight")
        with hall.socket(table, ann) as mine:
            mine.send('{"type":"hello"}')
            assert answer(mine, asked(mine), "roll", "roll")["type"] == "done"
        news = [next(c for c in page.json()["mine"] if c["id"] == table)["news"] for page in elsewhere(hall, bea)]
        assert all(one == news[0] for one in news)
        assert "roll" in news[0][0]["words"].lower() or news[0]


# ---- play


def test_play_bots_and_taking_back_in_both_homes(hall: Served) -> None:
    ann = come(hall)
    for table in tables(ann, "adventureland", ALONE, options={"adventure": 1}):
        with hall.socket(table, ann) as line:
            line.send('{"type":"hello"}')
            done = [answer(line, asked(line), f"answer-{turn}") for turn in range(3)]
            assert [one["type"] for one in done] == ["done"] * 3
        with hall.socket(table, ann) as line:
            line.send('{"type":"hello"}')
            sight = asked(line)
            assert sight["seq"] >= done[-1]["seq"]
            if sight["undo"] is not None and sight["undo"]["way"] == "free":
                line.send('{"type":"take-back","id":"back","seat":0}')
                assert next_of(line, "done", "refused")["type"] == "done"


def test_a_vote_in_both_homes(hall: Served) -> None:
    ann, bea = come(hall), come(hall)
    for table in tables(ann):
        join(bea, ann, table)
        with hall.socket(table, ann) as mine, hall.socket(table, bea) as hers:
            mine.send('{"type":"hello"}')
            assert answer(mine, asked(mine), "first", "roll")["type"] == "done"
            hers.send('{"type":"hello"}')
            next_of(hers, "sight")
            mine.send('{"type":"ask-back","id":"please","seat":0}')
            assert next_of(mine, "done", "refused")["type"] == "done"
            while next_of(hers, "sight")["vote"] is None:
                pass
            hers.send('{"type":"vote","id":"yes","seat":1,"yes":true}')
            assert next_of(hers, "done", "refused")["type"] == "done"
            while (sight := next_of(mine, "sight"))["vote"] is not None:
                pass
            assert sight["decisions"] == 0


def test_a_race_in_both_homes(hall: Served) -> None:
    ann, bea = come(hall), come(hall)
    options = {"players": 2, "mode": "realtime"}
    for table in tables(ann, "heroes", PAIR, options=options):
        join(bea, ann, table)
        with hall.socket(table, ann) as mine, hall.socket(table, bea) as hers:
            for one in (mine, hers):
                one.send('{"type":"hello"}')
            while (sight := next_of(mine, "sight"))["race"] is None or not sight["race"]["runs"]:
                pass
            assert sight["race"]["now"] >= 0


def play_to_the_end(line: ClientConnection) -> None:
    """Rolls and holds until the match is over."""
    line.send('{"type":"hello"}')
    turn = 0
    while not (sight := next_of(line, "sight"))["over"]:
        if sight["ask"] is not None:
            turn += 1
            assert answer(line, sight, f"answer-{turn}", ["roll", "hold"][turn % 2])["type"] in ("done", "refused")


def test_another_match_and_a_look_back(hall: Served) -> None:
    ann = come(hall)
    for table in tables(ann, seats=ALONE, options={"target": 20}):
        with hall.socket(table, ann) as line:
            play_to_the_end(line)
            began = time.monotonic()
        assert time.monotonic() - began < 5, "a bot's process keeps the connection open"
        replay = ann.get(f"/api/replays/{table}")
        assert replay.status_code == 200, replay.text
        assert replay.json()["table"] == table
        assert ann.get(f"/api/replays/{table}/at/1?seat=-1").status_code == 200
        again = ann.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
        assert home_by_name(again, HOMES) == home_by_name(table, HOMES)
        assert ann.post(f"/api/tables/{table}/rematch", json={}).json()["id"] == again


def test_a_match_file_is_looked_at_from_everywhere(hall: Served) -> None:
    ann = come(hall)
    brought = ann.post("/api/replays", json={"text": GOLDEN.read_text("utf-8")})
    assert brought.status_code == 200, brought.text
    name = brought.json()["id"]
    seen = [ann.get(f"/api/replays/{name}/at/{decision}?seat=-1").status_code for decision in range(3)]
    assert seen == [200, 200, 200]


# ---- people, wherever they are


def test_a_name_and_a_session_are_the_same_in_all_homes(hall: Served) -> None:
    ann = come(hall)
    with hall.socket(tables(ann)[0], ann) as one, hall.socket(tables(ann)[1], ann) as other:
        for line in (one, other):
            line.send('{"type":"hello"}')
            next_of(line, "sight")
        assert ann.post("/api/me", json={"name": "Annabel"}).status_code == 200
        for count, line in enumerate((one, other)):
            line.send(json.dumps({"type": "say", "id": f"say-{count}", "text": "here", "phrase": ""}))
            assert next_of(line, "talk")["lines"][-1]["name"] == "Annabel"
        assert ann.post("/api/logout", json={"everywhere": False}).status_code == 200
        for line in (one, other):
            assert next_of(line, "bye")["back"] is None
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=PATIENCE)


def test_what_a_guest_had_in_both_homes_is_the_accounts_after_the_login(hall: Served) -> None:
    account = {"account": "Dorothea", "password": "a long password of hers"}
    assert come(hall).post("/api/account", json=account).status_code == 200
    guest = come(hall)
    theirs = tables(guest)
    with hall.socket(theirs[0], guest) as one, hall.socket(theirs[1], guest) as other:
        assert guest.post("/api/login", json=account).status_code == 200
        for line in (one, other):
            assert next_of(line, "bye")["back"] is not None
    assert {card["id"] for card in guest.get("/api/hall").json()["mine"]} >= set(theirs)
    for table in theirs:
        assert any(seat["mine"] for seat in guest.get(f"/api/tables/{table}").json()["seats"])


def test_sockets_are_counted_for_the_whole_hall(hall: Served) -> None:
    ann = come(hall)
    mine = tables(ann)
    with contextlib.ExitStack() as open_sockets:
        for count in range(6):
            line = open_sockets.enter_context(hall.socket(mine[count % HOMES], ann))
            line.send('{"type":"hello"}')
            next_of(line, "sight")
        for table in mine:
            with hall.socket(table, ann) as one_more:
                assert "too many tables at once" in next_of(one_more, "bye")["words"]


def test_wrong_passwords_are_counted_for_the_whole_hall(hall: Served) -> None:
    said = []
    for _ in range(12):
        browser = hall.new_browser()
        said.append(browser.post("/api/login", json={"account": "nobody", "password": "not the right one"}).status_code)
    assert said[0] == 403
    assert said[-1] == 429


def test_what_is_counted_in_all_homes_is_told_by_any(hall: Served) -> None:
    told = hall.browser.get("/metrics").text
    for home in range(HOMES):
        assert f'meadhall_tables_awake{{worker="{home}"}}' in told
    assert told.count("# TYPE meadhall_requests_total counter") == 1


# ---- connections that are passed on


def exchange(hall: Served, *requests: bytes, until: bytes) -> bytes:
    """What is heard over one connection on which these are said, one after the answer to the other."""
    at = urlsplit(hall.address)
    heard = b""
    with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
        for request in requests:
            line.sendall(request)
            part = line.recv(65536)
            while until not in part and b'"code"' not in part:
                more = line.recv(65536)
                assert more, heard + part
                part += more
            heard += part
    return heard


def test_a_socket_may_begin_on_a_connection_that_was_used_elsewhere(hall: Served) -> None:
    ann = come(hall)
    mine = tables(ann)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items()).encode()
    host = urlsplit(hall.address).netloc.encode()
    head = b"Host: " + host + b"\r\nCookie: " + cookie + b"\r\n"
    looks = [b"GET /api/tables/" + table.encode() + b" HTTP/1.1\r\n" + head + b"\r\n" for table in mine]
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://" + host + b"\r\n\r\n"
    for look, table in ((looks[0], mine[1]), (looks[1], mine[0])):
        dial = b"GET /socket/" + table.encode() + b" HTTP/1.1\r\n" + head + upgrade + key
        heard = exchange(hall, look, dial, until=b"\r\n\r\n")
        assert heard.count(b"HTTP/1.1 200") == 1
        assert heard.count(b"HTTP/1.1 101") == 1


def test_a_first_line_may_come_in_pieces_and_a_body_after_it(hall: Served) -> None:
    ann = come(hall)
    mine = tables(ann)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    at = urlsplit(hall.address)
    body = json.dumps({"seat": 1, "level": "random"}).encode()
    with socket.create_connection((at.hostname, at.port), timeout=PATIENCE) as line:
        for table in (*mine, *mine):
            lines = f"POST /api/tables/{table}/bot HTTP/1.1", f"Host: {at.netloc}", f"Cookie: {cookie}", "X-Meadhall: 1"
            head = "\r\n".join((*lines, f"Content-Length: {len(body)}", "", "")).encode()
            for part in (head[:7], head[7:20], head[20:], body[:5], body[5:]):
                line.sendall(part)
            heard = b""
            while not heard.rstrip().endswith(b"}"):
                more = line.recv(65536)
                assert more, heard
                heard += more
            assert f'"id":"{table}"'.encode() in heard or b'"code":"' in heard
            assert b" 503 " not in heard


def test_who_does_not_wait_for_an_answer_is_refused_what_belongs_elsewhere(hall: Served) -> None:
    ann = come(hall)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    host = urlsplit(hall.address).netloc
    both = "".join(
        f"GET /api/tables/{table} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n" for table in tables(ann)
    )
    heard = exchange(hall, both.encode(), until=b'"code":"closing"')
    assert heard.count(b"HTTP/1.1 200") == 1
    assert heard.count(b"HTTP/1.1 503") == 1
