"""A route as data: path, method, request, response, and allowed callers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from meadhall.server.accounts.people import Person
from meadhall.server.accounts.sessions import Browser, device_of
from meadhall.server.hall.site import Site
from meadhall.server.protocol.problems import Denial
from meadhall.server.wording.hall_words import wished

B = TypeVar("B")
G = TypeVar("G")
Who = Literal["anybody", "somebody"]  # somebody: a caller with a session, even as a guest
JSON: Final = "application/json"


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The query of most routes: empty."""


@dataclass(frozen=True)
class Ready:
    """An encoded response."""

    content: bytes
    media: str = JSON
    name: str = ""  # file name for a download


@dataclass
class Call(Generic[B]):
    """One checked request. `token` is that of the caller's session; a handler may set another, or none."""

    site: Site
    request: Request
    body: B
    query: Any
    caller: Person | None
    token: str | None

    @property
    def person(self) -> Person:
        """The caller; Denial without a session."""
        self.check_known()
        assert self.caller is not None
        return self.caller

    def check_known(self) -> None:
        """Raise Denial for a caller without a session."""
        if self.caller is None:
            raise Denial("nobody", "not-logged-in-yet")

    @property
    def address(self) -> str:
        """Address of the caller."""
        return address_of(self.request)

    @property
    def origin(self) -> str:
        """Checked address at which the caller reaches the hall, as an origin."""
        return self.request.headers.get("origin") or str(self.request.base_url).rstrip("/")

    @property
    def language(self) -> str:
        """Language of the caller."""
        return language_of(self.request)

    @property
    def browser(self) -> Browser:
        """Browser of the caller."""
        return Browser(self.token, device_of(self.request.headers.get("user-agent", "")))

    def part(self, name: str) -> Any:
        """A part of the path, as {id}."""
        return self.request.path_params[name]


@dataclass(frozen=True)
class Endpoint:
    """One route. `limit` names the setting with the largest size of its body."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Call[Any]], Awaitable[Any]]
    takes: type[Any] | None
    gives: type[Any]
    who: Who
    query: type[msgspec.Struct]
    limit: Literal["body", "match_file"]
    media: str

    @property
    def words(self) -> str:
        """Description of the route, in one sentence."""
        return (self.handler.__doc__ or "").strip()

    @property
    def name(self) -> str:
        """Name for generated clients: `set_table`."""
        return self.handler.__name__


def get(
    path: str, gives: type[G], *, who: Who = "somebody", query: type[msgspec.Struct] = NoQuery, media: str = JSON
) -> Callable[[Callable[[Call[None]], Awaitable[G | Ready]]], Endpoint]:
    """Make a route from a function that reads something."""

    def wrap(handler: Callable[[Call[None]], Awaitable[G | Ready]]) -> Endpoint:
        return Endpoint("GET", path, handler, None, gives, who, query, "body", media)

    return wrap


def post(
    path: str, takes: type[B], gives: type[G], *, who: Who = "somebody", limit: Literal["body", "match_file"] = "body"
) -> Callable[[Callable[[Call[B]], Awaitable[G | Ready]]], Endpoint]:
    """Make a route from a function that changes something."""

    def wrap(handler: Callable[[Call[B]], Awaitable[G | Ready]]) -> Endpoint:
        return Endpoint("POST", path, handler, takes, gives, who, NoQuery, limit, JSON)

    return wrap


def language_of(request: HTTPConnection) -> str:
    """The language that a request asks for, from its header."""
    return wished(request.headers.get("accept-language", ""))


def address_of(connection: Any) -> str:
    """Address of a caller for the limits; of an IPv6 address, the half that belongs to one household."""
    host = str(connection.client.host) if connection.client is not None else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
