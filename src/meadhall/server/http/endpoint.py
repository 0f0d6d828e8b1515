"""Routes as data: path, method, request, response, and allowed callers."""

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
from meadhall.server.wording.hall_words import preferred_language

B = TypeVar("B")
G = TypeVar("G")
CallerKind = Literal["anybody", "somebody"]  # somebody: a caller with a session, perhaps a guest
JSON: Final = "application/json"


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty query."""


@dataclass(frozen=True)
class EncodedResponse:
    """An encoded response."""

    content: bytes
    media_type: str = JSON
    file_name: str = ""  # file name for a download


@dataclass
class Call(Generic[B]):
    """One checked request. `token` is the caller's session token. A handler may replace it; None ends the session."""

    site: Site
    request: Request
    body: B
    query: Any
    caller: Person | None
    token: str | None

    @property
    def person(self) -> Person:
        """The caller. Raise Denial if the request has no session."""
        self.check_session()
        assert self.caller is not None
        return self.caller

    def check_session(self) -> None:
        """Raise Denial for a caller without a session."""
        if self.caller is None:
            raise Denial("nobody", "not-logged-in-yet")

    @property
    def address(self) -> str:
        """Address of the caller."""
        return address_of(self.request)

    @property
    def origin(self) -> str:
        """The origin under which the caller reaches the hall."""
        return self.request.headers.get("origin") or str(self.request.base_url).rstrip("/")

    @property
    def language(self) -> str:
        """The language of the caller's browser."""
        return language_of(self.request)

    @property
    def browser(self) -> Browser:
        """Browser of the caller."""
        return Browser(self.token, device_of(self.request.headers.get("user-agent", "")))

    def path_parameter(self, name: str) -> Any:
        """Return a parameter of the path, such as {id}."""
        return self.request.path_params[name]


@dataclass(frozen=True)
class Endpoint:
    """One route. `size_limit` is the name of the setting with the maximum size of the body."""

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Call[Any]], Awaitable[Any]]
    request_type: type[Any] | None
    response_type: type[Any]
    caller_kind: CallerKind
    query: type[msgspec.Struct]
    size_limit: Literal["body", "match_file"]
    media_type: str

    @property
    def summary(self) -> str:
        """Description of the route: the docstring of its handler."""
        return (self.handler.__doc__ or "").strip()

    @property
    def name(self) -> str:
        """Name for generated clients, such as `set_table`."""
        return self.handler.__name__


def get(
    path: str,
    response_type: type[G],
    *,
    caller_kind: CallerKind = "somebody",
    query: type[msgspec.Struct] = NoQuery,
    media: str = JSON,
) -> Callable[[Callable[[Call[None]], Awaitable[G | EncodedResponse]]], Endpoint]:
    """Return a decorator that makes a GET route from a handler."""

    def wrap(handler: Callable[[Call[None]], Awaitable[G | EncodedResponse]]) -> Endpoint:
        return Endpoint("GET", path, handler, None, response_type, caller_kind, query, "body", media)

    return wrap


def post(
    path: str,
    request_type: type[B],
    response_type: type[G],
    *,
    caller_kind: CallerKind = "somebody",
    limit: Literal["body", "match_file"] = "body",
) -> Callable[[Callable[[Call[B]], Awaitable[G | EncodedResponse]]], Endpoint]:
    """Return a decorator that makes a POST route from a handler."""

    def wrap(handler: Callable[[Call[B]], Awaitable[G | EncodedResponse]]) -> Endpoint:
        return Endpoint("POST", path, handler, request_type, response_type, caller_kind, NoQuery, limit, JSON)

    return wrap


def language_of(request: HTTPConnection) -> str:
    """Return the preferred language in the header of a request."""
    return preferred_language(request.headers.get("accept-language", ""))


def address_of(connection: Any) -> str:
    """Return a caller's address for rate limiting. For IPv6 it is the /64 prefix, which one household shares."""
    host = str(connection.client.host) if connection.client is not None else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
