"""HTTP requests for many guests over one connection: new guests, tables, and seats at them."""

from __future__ import annotations

import http.client
import json
import time
from dataclasses import dataclass
from typing import Any, Final

COME_AGAIN: Final = 503  # status of a hall that is closing, or of a node without its database
PAUSE: Final = 0.5  # seconds between retries after COME_AGAIN
HEADERS = {"X-Meadhall": "1", "Content-Type": "application/json"}


@dataclass(frozen=True)
class Guest:
    """A guest of the hall, with a session cookie."""

    id: str
    name: str
    cookie: str


@dataclass(frozen=True)
class Seated:
    """A guest at a seat of a table."""

    guest: Guest
    table: str
    seat: int


class Door:
    """An HTTP connection to a hall. A refused request raises RuntimeError.

    After the status 503 it retries on a new connection, for `patience` seconds.
    """

    def __init__(self, port: int, patience: float = 0.0) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._patience = patience

    def close(self) -> None:
        """Close the connection."""
        self._line.close()

    def new_guest(self) -> Guest:
        """Return a new guest."""
        me, cookie = self._ask("GET", "/api/me", "", None)
        return Guest(me["id"], me["name"], cookie)

    def new_table(
        self, guests: list[Guest], seed: str, game: str = "adventureland", options: dict[str, Any] | None = None
    ) -> list[Seated]:
        """Set up a table for the first guest, and let the others join by its link; return all in seat order."""
        seats = [{"who": "me"}, *[{"who": "open"}] * (len(guests) - 1)]
        plan = {"game": game, "seats": seats, "seed": seed, "options": options or {}}
        card = self.post(guests[0], "/api/tables", plan)
        invite = card["link"].partition("#")[2]
        for seat, guest in enumerate(guests[1:], 1):
            self.post(guest, f"/api/tables/{card['id']}/join", {"seat": seat, "invite": invite})
        return [Seated(guest, card["id"], seat) for seat, guest in enumerate(guests)]

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
        until = time.monotonic() + self._patience
        response, content = self._request(method, path, cookie, body)
        while response.status == COME_AGAIN and time.monotonic() < until:
            self._line.close()
            time.sleep(PAUSE)
            response, content = self._request(method, path, cookie, body)
        if response.status != 200:
            raise RuntimeError(f"{method} {path}: {response.status} {content.decode()}")
        return content, (response.getheader("Set-Cookie") or "").partition(";")[0]

    def _request(self, method: str, path: str, cookie: str, body: object) -> tuple[http.client.HTTPResponse, bytes]:
        headers = HEADERS | ({"Cookie": cookie} if cookie else {})
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._line.getresponse()
        return response, response.read()


def seated(door: Door, tables: int, seats: int = 4, seed: str = "load", game: str = "adventureland") -> list[Seated]:
    """Set up this many tables with a new guest at every seat; return the guests, table by table."""
    return [
        guest
        for at in range(tables)
        for guest in door.new_table([door.new_guest() for _ in range(seats)], f"{seed} {at}", game)
    ]
