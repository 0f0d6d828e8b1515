"""A local hall accepts only its own host names. This stops pages whose name was rebound to this machine."""

from __future__ import annotations

import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.processes import LOCAL_ADDRESS
from tests.server.web import HallOnLoopback, Web, open_hall
from tests.waiting import PATIENCE

OWN_HOST_NAME = socket.gethostname()


def request_as(hall: HallOnLoopback, host: str, path: str = "/api/me", **headers: str) -> httpx.Response:
    page = {"Host": host, "Origin": f"http://{host}", "X-Meadhall": "1", "Sec-Fetch-Site": "same-origin", **headers}
    with httpx.Client(base_url=hall.origin, headers=page, **LOCAL_ADDRESS, timeout=PATIENCE) as browser:
        return browser.get(path)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "localhost",
            "LOCALHOST",
            "localhost.",
            "localhost:8000",
            "meadhall.localhost",
            "127.0.0.1:8000",
            "[::1]:8000",
        ),
        *("10.0.0.7", OWN_HOST_NAME, f"{OWN_HOST_NAME}:80", f"{OWN_HOST_NAME.partition('.')[0]}.local"),
    ],
)
def test_hall_accepts_addresses_and_its_own_names(web: Web, host: str) -> None:
    assert request_as(web, host).status_code == 200


@pytest.mark.parametrize("host", ["evil.test", "evil.test:8000", "localhost.evil.test", "127.0.0.1.evil.test", "[::g]"])
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/health", "/metrics", "/openapi.json", "/nothing"])
def test_other_names_reach_nothing(web: Web, host: str, path: str) -> None:
    answer = request_as(web, host, path)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert answer.json()["words"].startswith("This server does not answer to the name")
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_page_for_a_wrong_host_is_refused_in_the_visitors_language(web: Web) -> None:
    answer = request_as(web, "evil.test", "/", Accept="text/html", **{"Accept-Language": "de"})
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.startswith("Dieser Server heißt nicht ‚evil.test‘. Rufe ihn als localhost auf")


def test_endless_name_is_not_repeated(web: Web) -> None:
    assert len(request_as(web, f"{'a' * 5000}.test").text) < 500


def test_no_socket_opens_under_another_name(web: Web) -> None:
    line = socket.create_connection(("127.0.0.1", web.port))
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://evil.test:{web.port}/socket/T1", sock=line, origin=Origin(f"http://evil.test:{web.port}"), proxy=None
        )
    assert refused.value.response.status_code == 403
    assert 'meadhall_refused_total{code="host"} 1.0' in web.site.metrics.text().decode()


@pytest.mark.parametrize(
    ("settings", "host"),
    [
        ({"origins": ("https://hall.example",)}, "hall.example"),
        ({"proxies": ("127.0.0.1",)}, "hall.example"),
        ({"host": "0.0.0.0"}, "table.local"),
        ({"host": "0.0.0.0"}, "hall.example:8000"),
        ({"host": "192.168.0.7"}, "table.fritz.box"),
    ],
)
def test_documented_setup_is_reachable_by_its_name(
    settings: dict[str, Any], host: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with open_hall(tmp_path_factory.mktemp("named"), **settings) as hall:
        assert request_as(hall, host).status_code == 200


def test_origin_allows_only_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("origin"), origins=("https://hall.example",)) as hall:
        assert request_as(hall, "other.example").status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.5", "::1", "localhost"])
def test_every_loopback_address_is_guarded(host: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    with open_hall(tmp_path_factory.mktemp("own"), host=host) as hall:
        assert request_as(hall, "evil.test").status_code == 403
