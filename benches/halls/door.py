"""The HTTP side of a hall for many guests over one connection: a cookie for each, tables, and seats at them."""

from __future__ import annotations

import http.client
import json
import time
from dataclasses import dataclass
from typing import Any, Final

COME_AGAIN: Final = 503  # from a hall that closes, or a node that has lost touch
PAUSE: Final = 0.5  # seconds until who was told so comes again
HEADERS = {"X-Meadhall": "1", "Content-Type": "application/json"}


@dataclass(frozen=True)
class Guest:
    """A person that the hall knows by a cookie."""

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
    """A connection to a hall. A request that the hall refuses is an error here.

    If the hall says to come again, it retries on a new connection for `patience` seconds.
    """

    def __init__(self, port: int, patience: float = 0.0) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self._patience = patience

    def close(self) -> None:
        """Hangs up."""
        self._line.close()

    def guest(self) -> Guest:
        """Somebody new."""
        me, cookie = self._ask("GET", "/api/me", "", None)
        return Guest(me["id"], me["name"], cookie)

    def table(
        self, guests: list[Guest], seed: str, game: str = "adventureland", options: dict[str, Any] | None = None
    ) -> list[Seated]:
        """A table at which these sit, in this order: the first sets it, the others come by its link."""
        seats = [{"who": "me"}, *[{"who": "open"}] * (len(guests) - 1)]
        plan = {"game": game, "seats": seats, "seed": seed, "options": options or {}}
        card = self.post(guests[0], "/api/tables", plan)
        invite = card["link"].partition("#")[2]
        for seat, guest in enumerate(guests[1:], 1):
            self.post(guest, f"/api/tables/{card['id']}/join", {"seat": seat, "invite": invite})
        return [Seated(guest, card["id"], seat) for seat, guest in enumerate(guests)]

    def post(self, guest: Guest, path: str, body: object) -> Any:
        """Changes something, for a guest."""
        return self._ask("POST", path, guest.cookie, body)[0]

    def get(self, guest: Guest, path: str) -> str:
        """Looks something up, for a guest."""
        return self._read("GET", path, guest.cookie, None)[0].decode()

    def _ask(self, method: str, path: str, cookie: str, body: object) -> tuple[Any, str]:
        content, given = self._read(method, path, cookie, body)
        return json.loads(content), given

    def _read(self, method: str, path: str, cookie: str, body: object) -> tuple[bytes, str]:
        until = time.monotonic() + self._patience
        response, content = self._sent(method, path, cookie, body)
        while response.status == COME_AGAIN and time.monotonic() < until:
            self._line.close()
            time.sleep(PAUSE)
            response, content = self._sent(method, path, cookie, body)
        if response.status != 200:
            raise RuntimeError(f"{method} {path}: {response.status} {content.decode()}")
        return content, (response.getheader("Set-Cookie") or "").partition(";")[0]

    def _sent(self, method: str, path: str, cookie: str, body: object) -> tuple[http.client.HTTPResponse, bytes]:
        headers = HEADERS | ({"Cookie": cookie} if cookie else {})
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._line.getresponse()
        return response, response.read()


def seated(door: Door, tables: int, seats: int = 4, seed: str = "load", game: str = "adventureland") -> list[Seated]:
    """This many tables with a guest at every seat, four in a row at one table."""
    return [
        one for at in range(tables) for one in door.table([door.guest() for _ in range(seats)], f"{seed} {at}", game)
    ]
