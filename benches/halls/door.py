"""HTTP requests for many guests over one connection: new guests, tables, and seats at them."""

from __future__ import annotations

import http.client
import json
import time
from dataclasses import dataclass
from typing import Any, Final

TRY_AGAIN_STATUS: Final = 503  # status of a hall that is closing, or of a node without its database
RETRY_PAUSE: Final = 0.5  # seconds between retries after the status 503
HEADERS = {"X-Meadhall": "1", "Content-Type": "application/json"}


@dataclass(frozen=True)
class Guest:
    """A guest of the hall, with a session cookie."""

    id: str
    name: str
    cookie: str


@dataclass(frozen=True)
class SeatedGuest:
    """A guest at a seat of a table."""

    guest: Guest
    table: str
    seat: int


class HallClient:
    """An HTTP connection to a hall. A refused request raises RuntimeError.

    After the status 503 it retries on a new connection, for `retry_seconds`.
    """

    def __init__(self, port: int, retry_seconds: float = 0.0) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._retry_seconds = retry_seconds

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def new_guest(self) -> Guest:
        """Return a new guest."""
        me, cookie = self._ask("GET", "/api/me", "", None)
        return Guest(me["id"], me["name"], cookie)

    def new_table(
        self, guests: list[Guest], seed: str, game: str = "adventureland", options: dict[str, Any] | None = None
    ) -> list[SeatedGuest]:
        """Set up a table for the first guest, and let the others join by its link; return all in seat order."""
        seats = [{"who": "me"}, *[{"who": "open"}] * (len(guests) - 1)]
        plan = {"game": game, "seats": seats, "seed": seed, "options": options or {}}
        card = self.post(guests[0], "/api/tables", plan)
        invite = card["link"].partition("#")[2]
        for seat, guest in enumerate(guests[1:], 1):
            self.post(guest, f"/api/tables/{card['id']}/join", {"seat": seat, "invite": invite})
        return [SeatedGuest(guest, card["id"], seat) for seat, guest in enumerate(guests)]

    def post(self, guest: Guest, path: str, body: object) -> Any:
        """Send a POST request for a guest, and return the reply."""
        return self._ask("POST", path, guest.cookie, body)[0]

    def get(self, guest: Guest, path: str) -> str:
        """Send a GET request for a guest, and return the body."""
        return self._read("GET", path, guest.cookie, None)[0].decode()

    def _ask(self, method: str, path: str, cookie: str, body: object) -> tuple[Any, str]:
        content, arguments = self._read(method, path, cookie, body)
        return json.loads(content), arguments

    def _read(self, method: str, path: str, cookie: str, body: object) -> tuple[bytes, str]:
        until = time.monotonic() + self._retry_seconds
        response, content = self._request(method, path, cookie, body)
        while response.status == TRY_AGAIN_STATUS and time.monotonic() < until:
            self._connection.close()
            time.sleep(RETRY_PAUSE)
            response, content = self._request(method, path, cookie, body)
        if response.status != 200:
            raise RuntimeError(f"{method} {path}: {response.status} {content.decode()}")
        return content, (response.getheader("Set-Cookie") or "").partition(";")[0]

    def _request(self, method: str, path: str, cookie: str, body: object) -> tuple[http.client.HTTPResponse, bytes]:
        headers = HEADERS | ({"Cookie": cookie} if cookie else {})
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._connection.getresponse()
        return response, response.read()


def seat_guests(
    client: HallClient, tables: int, seats: int = 4, seed: str = "load", game: str = "adventureland"
) -> list[SeatedGuest]:
    """Set up this many tables with a new guest at every seat; return the guests, table by table."""
    return [
        guest
        for at in range(tables)
        for guest in client.new_table([client.new_guest() for _ in range(seats)], f"{seed} {at}", game)
    ]
