"""Two nodes form one hall: each gives access to every table, and nothing is lost when one dies. Needs PostgreSQL."""

from __future__ import annotations

import json
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Generator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from benches.failover import FAULTS, play_with_failures
from benches.halls.served import free_port
from meadhall.server.store import leases
from meadhall.server.store.schema import LEASES
from tests.server.databases import database_in
from tests.server.processes import HallProcess, next_message, running_hall
from tests.server.test_postgres import needs_postgres
from tests.waiting import PATIENCE, eventually, load

pytestmark = needs_postgres
GOLDEN: Final = Path(__file__).parents[1] / "golden" / "adventureland-4-3.match"
SEATS_WITH_BOT: Final = [{"who": "me"}, {"who": "bot", "level": "random"}]
TWO_SEATS: Final = [{"who": "me"}, {"who": "open"}]


@pytest.fixture
def hall(tmp_path: Path) -> Generator[list[HallProcess]]:
    """Yield two nodes for a test that ends one of them."""
    with ExitStack() as stack:
        nodes = [stack.enter_context(one_node(tmp_path, number)) for number in range(2)]
        wait_until_acquainted(tmp_path)
        yield nodes


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Generator[list[HallProcess]]:
    """Yield two nodes for all other tests."""
    folder = tmp_path_factory.mktemp("both")
    limits = ("--tables", "1000", "--guests", "1000", "--requests", "100000")
    with ExitStack() as stack:
        nodes = [stack.enter_context(one_node(folder, number, *limits)) for number in range(2)]
        wait_until_acquainted(folder)
        yield nodes
        for node in nodes:
            assert node.end(signal.SIGINT) < 15 * load()


def one_node(folder: Path, number: int, *more: str) -> Any:
    pig = str(Path(__file__).parents[2] / "examples" / "pig.py")
    words = ("--database", database_in(folder), "--node", f"127.0.0.1:{free_port()}", "--bot-pause", "0", "--game", pig)
    return running_hall(folder / str(number), *words, *more)


def wait_until_acquainted(folder: Path) -> None:
    """Wait until each node has renewed its lease twice since all nodes opened. Then each node knows the others."""
    engine = sql.create_engine(database_in(folder))

    def seen() -> dict[int, float]:
        with engine.connect() as connection:
            return {row.number: row.seen for row in connection.execute(sql.select(LEASES).where(~LEASES.c.over))}

    def is_renewed(before: dict[int, float]) -> bool:
        return all(now > before[number] for number, now in seen().items())

    for _ in range(2):
        assert eventually(partial(is_renewed, seen()))
    engine.dispose()


def same_client_at(node: HallProcess, original: httpx.Client) -> httpx.Client:
    """Return the same client at another node."""
    browser = node.new_browser()
    browser.cookies = original.cookies
    return browser


def new_guest(node: HallProcess) -> httpx.Client:
    """Return a new guest."""
    browser = node.new_browser()
    assert browser.get("/api/me").status_code == 200
    return browser


def set_tables(
    nodes: list[HallProcess], who: httpx.Client, game: str = "pig", seats: Any = TWO_SEATS, **more: Any
) -> list[str]:
    """Return a new table of this person at each node, in the order of the nodes."""
    plan = {"game": game, "seats": seats, **more}
    answers = [same_client_at(node, who).post("/api/tables", json=plan) for node in nodes]
    assert [answer.status_code for answer in answers] == [200] * len(nodes), answers[0].text
    return [answer.json()["id"] for answer in answers]


def join(browser: httpx.Client, host: httpx.Client, table: str) -> None:
    """Take a seat by the link of the host."""
    invite = host.get(f"/api/tables/{table}").json()["link"].partition("#")[2]
    answer = browser.post(f"/api/tables/{table}/join", json={"invite": invite})
    assert answer.status_code == 200, answer.text


def next_question(socket: ClientConnection) -> dict[str, Any]:
    """Return the next sight with a question to this player."""
    while (sight := next_message(socket, "sight"))["ask"] is None:
        pass
    return sight


def answer(socket: ClientConnection, sight: dict[str, Any], name: str, key: str | None = None) -> dict[str, Any]:
    """Give this answer, or the first on offer, and return the reply."""
    ask = sight["ask"]
    chosen = key or ask["options"][0]["key"]
    socket.send(json.dumps({"type": "answer", "id": name, "seat": ask["seat"], "key": chosen, "seq": sight["seq"]}))
    return next_message(socket, "done", "refused")


# ---- tables and lists: each table is requested at the first node, and one of them is at the second


def test_tables_of_both_nodes_are_reached_over_one_connection(both: list[HallProcess]) -> None:
    ann = new_guest(both[0])
    own_tables = set_tables(both, ann)
    for table in (*own_tables, *reversed(own_tables)):
        assert ann.get(f"/api/tables/{table}").json()["id"] == table
        assert ann.post(f"/api/tables/{table}/bot", json={"seat": 5}).json()["code"] == "invalid"
    assert ann.get("/api/tables/nothing").status_code == 404


def test_lists_are_the_same_at_every_node(both: list[HallProcess]) -> None:
    ann, bea = new_guest(both[0]), new_guest(both[1])
    own_tables, open_to_all = set_tables(both, ann), set_tables(both, bea, public=True)
    for node in both:
        page = same_client_at(node, ann).get("/api/hall").json()
        assert {card["id"] for card in page["mine"]} >= set(own_tables)
        assert {card["id"] for card in page["open"]} >= set(open_to_all)
    for table in open_to_all:
        assert ann.post(f"/api/tables/{table}/join", json={}).status_code == 200
    for node in both:
        states = {card["id"]: card["state"] for card in same_client_at(node, bea).get("/api/hall").json()["mine"]}
        assert [states[table] for table in open_to_all] == ["running", "running"]


def test_absent_player_gets_the_digest_of_a_table_at_either_node(both: list[HallProcess]) -> None:
    ann, bea = new_guest(both[0]), new_guest(both[0])
    for table in set_tables(both, ann):
        join(bea, ann, table)
        with both[0].socket(table, ann) as ann_socket, both[0].socket(table, bea) as bea_socket:
            for line in (ann_socket, bea_socket):
                line.send('{"type":"hello"}')
                next_message(line, "sight")
        with both[0].socket(table, ann) as ann_socket:
            ann_socket.send('{"type":"hello"}')
            assert answer(ann_socket, next_question(ann_socket), "roll", "roll")["type"] == "done"
        pages = [same_client_at(node, bea).get("/api/hall").json() for node in both]
        news = [next(card for card in page["mine"] if card["id"] == table)["news"] for page in pages]
        assert news[0] == news[1] != []


# ---- play


def test_play_bots_and_undo_at_both_nodes(both: list[HallProcess]) -> None:
    ann = new_guest(both[0])
    for table in set_tables(both, ann, "adventureland", SEATS_WITH_BOT, options={"adventure": 1}):
        with both[0].socket(table, ann) as line:
            line.send('{"type":"hello"}')
            replies = [answer(line, next_question(line), f"answer-{turn}") for turn in range(3)]
            assert [reply["type"] for reply in replies] == ["done"] * 3
        with both[0].socket(table, ann) as line:
            line.send('{"type":"hello"}')
            sight = next_question(line)
            assert sight["seq"] >= replies[-1]["seq"]
            if sight["undo"] is not None and sight["undo"]["way"] == "free":
                line.send('{"type":"take-back","id":"back","seat":0}')
                assert next_message(line, "done", "refused")["type"] == "done"


def test_vote_at_both_nodes(both: list[HallProcess]) -> None:
    ann, bea = new_guest(both[0]), new_guest(both[1])
    for table in set_tables(both, ann):
        join(bea, ann, table)
        with both[0].socket(table, ann) as ann_socket, both[1].socket(table, bea) as bea_socket:
            ann_socket.send('{"type":"hello"}')
            assert answer(ann_socket, next_question(ann_socket), "first", "roll")["type"] == "done"
            bea_socket.send('{"type":"hello"}')
            next_message(bea_socket, "sight")
            ann_socket.send('{"type":"ask-back","id":"please","seat":0}')
            assert next_message(ann_socket, "done", "refused")["type"] == "done"
            while next_message(bea_socket, "sight")["vote"] is None:
                pass
            bea_socket.send('{"type":"vote","id":"yes","seat":1,"yes":true}')
            assert next_message(bea_socket, "done", "refused")["type"] == "done"
            while (sight := next_message(ann_socket, "sight"))["vote"] is not None:
                pass
            assert sight["decisions"] == 0


def test_race_at_both_nodes(both: list[HallProcess]) -> None:
    ann, bea = new_guest(both[0]), new_guest(both[1])
    options = {"players": 2, "mode": "realtime"}
    for table in set_tables(both, ann, "heroes", options=options):
        join(bea, ann, table)
        with both[0].socket(table, ann) as ann_socket, both[1].socket(table, bea) as bea_socket:
            for line in (ann_socket, bea_socket):
                line.send('{"type":"hello"}')
            while (sight := next_message(ann_socket, "sight"))["race"] is None or not sight["race"]["runs"]:
                pass
            assert sight["race"]["now"] >= 0


def play_to_the_end(socket: ClientConnection) -> None:
    """Roll and hold until the match is over."""
    socket.send('{"type":"hello"}')
    turn = 0
    while not (sight := next_message(socket, "sight"))["over"]:
        if sight["ask"] is not None:
            turn += 1
            assert answer(socket, sight, f"answer-{turn}", ["roll", "hold"][turn % 2])["type"] in ("done", "refused")


def test_rematch_and_replay_at_both_nodes(both: list[HallProcess]) -> None:
    ann = new_guest(both[0])
    for table in set_tables(both, ann, seats=SEATS_WITH_BOT, options={"target": 20}):
        with both[0].socket(table, ann) as line:
            play_to_the_end(line)
        replay = ann.get(f"/api/replays/{table}")
        assert replay.status_code == 200, replay.text
        assert replay.json()["table"] == table
        assert ann.get(f"/api/replays/{table}/at/1?seat=-1").status_code == 200
        rematch = ann.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
        for node in both:
            assert same_client_at(node, ann).post(f"/api/tables/{table}/rematch", json={}).json()["id"] == rematch


def test_match_file_is_read_at_every_node(both: list[HallProcess]) -> None:
    ann = new_guest(both[0])
    brought = ann.post("/api/replays", json={"text": GOLDEN.read_text("utf-8")})
    assert brought.status_code == 200, brought.text
    name = brought.json()["id"]
    assert [same_client_at(node, ann).get(f"/api/replays/{name}/at/1?seat=-1").status_code for node in both] == [
        200,
        200,
    ]


# ---- people


def test_name_and_session_are_the_same_at_every_node(both: list[HallProcess]) -> None:
    ann = new_guest(both[0])
    first, second = set_tables(both, ann)
    with both[0].socket(first, ann) as one, both[0].socket(second, ann) as other:
        for line in (one, other):
            line.send('{"type":"hello"}')
            next_message(line, "sight")
        assert ann.post("/api/me", json={"name": "Annabel"}).status_code == 200
        for line in (one, other):
            is_called = partial(_is_called, line, "Annabel")
            assert eventually(is_called)  # the other node learns of it soon after
        assert ann.post("/api/logout", json={"everywhere": False}).status_code == 200
        for line in (one, other):
            assert next_message(line, "bye")["back"] is None
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=PATIENCE)


def _is_called(socket: ClientConnection, name: str) -> bool:
    """Send a chat line, and return whether its author has this name."""
    socket.send(json.dumps({"type": "say", "id": secrets.token_hex(4), "text": "", "phrase": "hello"}))
    return bool(next_message(socket, "talk")["lines"][-1]["name"] == name)


def test_account_gets_its_guests_data_at_both_nodes(both: list[HallProcess]) -> None:
    account = {"account": "Dorothea", "password": "a long password of hers"}
    assert new_guest(both[1]).post("/api/account", json=account).status_code == 200
    guest = new_guest(both[0])
    first, second = set_tables(both, guest)
    with both[0].socket(first, guest) as one, both[0].socket(second, guest) as other:
        assert guest.post("/api/login", json=account).status_code == 200
        for line in (one, other):
            assert next_message(line, "bye")["back"] is not None
    for node in both:
        browser = same_client_at(node, guest)
        assert {card["id"] for card in browser.get("/api/hall").json()["mine"]} >= {first, second}
        for table in (first, second):
            assert any(seat["mine"] for seat in browser.get(f"/api/tables/{table}").json()["seats"])


# ---- connections


def response_over_one_connection(node: HallProcess, *requests: bytes, until: bytes) -> bytes:
    """Return the bytes read over one connection. Each request is sent after the answer to the previous one."""
    received = b""
    place = urlsplit(node.address)
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as line:
        for request in requests:
            line.sendall(request)
            part = line.recv(65536)
            while until not in part and b'"code"' not in part:
                data = line.recv(65536)
                assert data, received + part
                part += data
            received += part
    return received


def request_for(path: str, node: HallProcess, who: httpx.Client, *more: str) -> bytes:
    """Return a GET request as a browser writes it."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    lines = (f"GET {path} HTTP/1.1", f"Host: {urlsplit(node.address).netloc}", f"Cookie: {cookie}", *more)
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


def test_socket_may_start_on_a_connection_used_for_another_table(both: list[HallProcess]) -> None:
    one = both[0]
    ann = new_guest(one)
    first_table, second_table = set_tables(both, ann)
    dial = request_for(
        f"/socket/{second_table}",
        one,
        ann,
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Origin: {one.address.rstrip('/')}",
    )
    response = response_over_one_connection(
        one, request_for(f"/api/tables/{first_table}", one, ann), dial, until=b"\r\n\r\n"
    )
    assert response.count(b"HTTP/1.1 200") == 1
    assert response.count(b"HTTP/1.1 101") == 1


def test_client_that_does_not_wait_for_answers_gets_no_tables_of_other_nodes(both: list[HallProcess]) -> None:
    one = both[0]
    ann = new_guest(one)
    requests = b"".join(request_for(f"/api/tables/{table}", one, ann) for table in set_tables(both, ann))
    response = response_over_one_connection(one, requests, until=b'"code":"closing"')
    assert response.count(b"HTTP/1.1 200") == 1
    assert response.count(b"HTTP/1.1 503") == 1


# ---- joining and leaving nodes


def test_every_table_is_found_at_either_node(hall: list[HallProcess]) -> None:
    one, two = hall
    ann, bea = new_guest(one), new_guest(two)
    table = ann.post("/api/tables", json={"game": "pig", "seats": TWO_SEATS, "public": True}).json()["id"]
    assert bea.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert bea.get(f"/api/tables/{table}").json()["state"] == "running"
    assert [card["id"] for card in same_client_at(two, ann).get("/api/hall").json()["mine"]] == [table]
    with one.socket(table, ann) as ann_socket, two.socket(table, bea) as bea_socket:
        for line in (ann_socket, bea_socket):
            line.send('{"type":"hello"}')
        first = next_message(ann_socket, "sight")
        assert next_message(bea_socket, "sight")["seq"] == first["seq"]
    assert bea.post("/api/tables/nowhere/join", json={}).status_code == 404
    assert one.stop() < 15 * load()
    assert two.stop() < 15 * load()


def test_lookups_of_unknown_tables_are_rate_limited(tmp_path: Path) -> None:
    with one_node(tmp_path, 0, "--requests", "5") as one, one_node(tmp_path, 1) as two:
        wait_until_acquainted(tmp_path)
        ann = new_guest(two)
        table = ann.post("/api/tables", json={"game": "pig", "seats": TWO_SEATS, "public": True}).json()["id"]
        bea = same_client_at(one, ann)
        assert [bea.get(f"/api/tables/none-{count}").status_code for count in range(7)] == [404] * 5 + [429] * 2
        assert bea.get(f"/api/tables/{table}").status_code == 429  # counted here before the lookup
        assert same_client_at(two, ann).get(f"/api/tables/{table}").status_code == 200


def test_rate_limited_player_is_still_led_to_known_tables(tmp_path: Path) -> None:
    with one_node(tmp_path, 0, "--requests", "5") as one, one_node(tmp_path, 1) as two:
        wait_until_acquainted(tmp_path)
        ann = new_guest(two)
        table = ann.post("/api/tables", json={"game": "pig", "seats": TWO_SEATS, "public": True}).json()["id"]
        bea = same_client_at(one, ann)
        assert bea.get(f"/api/tables/{table}").status_code == 200  # counted at the node of the table
        assert [bea.get(f"/api/tables/none-{count}").status_code for count in range(6)] == [404] * 5 + [429]
        assert bea.get(f"/api/tables/{table}").status_code == 200


def test_address_of_a_living_node_is_refused_in_one_sentence(tmp_path: Path) -> None:
    address, database = f"127.0.0.1:{free_port()}", database_in(tmp_path)
    folder = tmp_path / "one"
    with running_hall(folder, "--database", database, "--node", f"127.0.0.1:{free_port()}"):
        engine = sql.create_engine(database)
        ended = threading.Event()

        def renew() -> None:
            """Renew the lease, like a node on another machine."""
            with engine.begin() as connection:
                lease = leases.take_lease(connection, address, 60)
            while not ended.wait(0.3):
                with engine.begin() as connection:
                    leases.renew_lease(connection, lease, 60)

        beating = threading.Thread(target=renew)
        beating.start()
        try:
            words = ("serve", "--port", "0", "--data", str(tmp_path / "two"), "--database", database, "--node", address)
            command = [sys.executable, "-m", "meadhall", *words]
            result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        finally:
            ended.set()
            beating.join()
            engine.dispose()
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"meadhall: another node of this hall is at {address}, on another machine; ")
    assert result.stderr.count("\n") == 1


def test_invalid_request_to_a_node_is_refused(both: list[HallProcess]) -> None:
    one, _ = both
    port = int(one.address.rstrip("/").rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"nonsense\r\n\r\n")
        assert b"400" in line.recv(1000)
    assert one.browser.get("/health").json()["state"] == "open"


def test_play_continues_at_the_other_node_when_one_closes(hall: list[HallProcess]) -> None:
    one, two = hall
    ann = new_guest(one)
    table = ann.post("/api/tables", json={"game": "pig", "seats": [{"who": "me"}, {"who": "bot"}]}).json()["id"]
    with one.socket(table, ann) as line:
        line.send('{"type":"hello"}')
        sight = next_question(line)
        acknowledgement = answer(line, sight, "first", "roll")
        assert acknowledgement["type"] == "done"
        one.process.send_signal(signal.SIGTERM)
        assert next_message(line, "bye")["back"] is not None
    client = same_client_at(two, ann)
    assert eventually(lambda: client.get(f"/api/tables/{table}").status_code == 200)
    with two.socket(table, client) as line:
        line.send('{"type":"hello"}')
        assert next_message(line, "sight")["seq"] >= acknowledgement["seq"]
        assert answer(line, sight, "first", "roll")["seq"] == acknowledgement["seq"], "sent twice, done once"
    assert one.process.wait(PATIENCE) == 0


def test_failover_loses_no_command_and_repeats_none() -> None:
    report = play_with_failures(len(FAULTS), 3, "test")
    assert all(len(times) == 1 and times[0] < 30 for times in report.recovery_times.values()), report.text()
    assert report.moved_tables >= len(FAULTS)
    assert report.acknowledged > 100
    assert not report.logged_errors
