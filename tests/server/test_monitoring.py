"""Monitoring for operators: correct counts, and logs without secrets or names."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from meadhall.server.common import logs
from tests.server.web import HallOnLoopback, Web, next_message, open_hall, open_real_hall
from tests.waiting import eventually

ODD_BOTS = str(Path(__file__).parent / "odd_bots.py")


def metric_samples(web: HallOnLoopback) -> dict[str, float]:
    """Return all samples by name and labels."""
    text = web.new_browser(known=False).get("/metrics").text
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_count_requests_and_messages(web: Web) -> None:
    before = metric_samples(web)
    browser = web.new_browser()
    browser.get("/api/tables/T9")
    with web.socket(browser) as socket:
        socket.send('{"type":"answer","id":"c1","seat":0,"key":"go:D6"}')
        next_message(socket)
        socket.send("nonsense")
        next_message(socket)
        during = metric_samples(web)
        assert during["meadhall_sockets"] == 1
    after = metric_samples(web)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("meadhall_requests_total /api/tables/{id} 404") == 1
    assert more("meadhall_messages_total answer") == 1
    assert more("meadhall_sent_total done") == 1
    assert more("meadhall_ack_seconds_count") == 1
    assert more("meadhall_refused_total unknown") == 1
    assert more("meadhall_refused_total unreadable") == 1
    assert eventually(lambda: metric_samples(web)["meadhall_sockets"] == 0)
    assert eventually(lambda: metric_samples(web)["meadhall_loop_lag_seconds_count"] > 0)


def test_failing_bot_is_replaced_and_counted(tmp_path: Path) -> None:
    with open_real_hall(tmp_path, games=(ODD_BOTS,)) as hall:
        seats = [{"who": "bot", "level": "crashing"}, {"who": "me"}]
        plan = {"game": "odd-pig", "seats": seats}
        ann = hall.new_browser()
        table = ann.post("/api/tables", json=plan).json()["id"]
        with hall.socket(ann, table) as socket:
            socket.send('{"type":"hello"}')
            while next_message(socket).get("ask") is None:
                pass
        assert metric_samples(hall)["meadhall_bots_replaced_total crashing"] >= 1


def test_json_log_has_a_line_for_each_request_and_no_names(
    log_output: io.StringIO, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with open_hall(tmp_path_factory.mktemp("logged")) as hall:
        browser = hall.new_browser()
        me = browser.get("/api/me").json()
        browser.post("/api/me", json={"name": "Wilhelmina"})
        browser.post("/api/account", json={"account": "Wilhelmina", "password": "a password of hers"})
        browser.post("/api/tables/T1/join", json={"invite": "the-secret-of-an-invitation"})
        browser.get("/api/tables/a-name-in-a-path?and=in-a-query")
        with hall.socket(browser) as socket:
            socket.send('{"type":"say","id":"1","text":"break"}')
            next_message(socket)
    lines = [json.loads(line) for line in log_output.getvalue().splitlines()]
    assert {line["route"] for line in lines if line["event"] == "request"} >= {"/api/me", "/api/tables/{id}/join"}
    failed = next(line for line in lines if line["event"] == "failed")
    assert "RuntimeError" in failed["exception"]
    secrets = ["Wilhelmina", "password of hers", "secret-of-an-invitation", "a-name-in-a-path", "in-a-query", me["id"]]
    for secret in [*secrets, me["name"], *browser.cookies.values()]:
        assert secret not in log_output.getvalue()


def test_unlisted_log_fields_are_left_out(log_output: io.StringIO) -> None:
    logs.log().info("something", table="T1", token="abc", name="Ann", person="p1")
    line = json.loads(log_output.getvalue())
    assert {key: value for key, value in line.items() if key != "timestamp"} == {
        "event": "something",
        "level": "info",
        "table": "T1",
    }


def test_readable_log_contains_no_values_of_variables() -> None:
    before = structlog.get_config()
    out = io.StringIO()
    logs.configure("readable", out)
    token = "a" + "-secret"
    try:
        raise RuntimeError("it broke")
    except RuntimeError:
        logs.log().exception("failed", route="/api/me", status=500, token=token)
    structlog.configure(**before)
    assert "route=/api/me" in out.getvalue()
    assert "RuntimeError: it broke" in out.getvalue()
    assert token not in out.getvalue(), "the log must not contain values of variables"
