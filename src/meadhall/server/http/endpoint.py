"""A route as data: path, method, what it takes and gives, who may call it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from meadhall.server.accounts.people import Person
from meadhall.server.accounts.sessions import Browser, device_of
from meadhall.server.hall.site import Site
from meadhall.server.protocol.problems import Denied
from meadhall.server.wording.hall_words import wished

B = TypeVar("B")
G = TypeVar("G")
Who = Literal["anybody", "somebody"]  # somebody: who has a session, be it a guest's
JSON: Final = "application/json"


class NoQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the ? of most routes: nothing."""


@dataclass(frozen=True)
class Ready:
    """An answer that is written already."""

    content: bytes
    media: str = JSON
    name: str = ""  # as which file it is kept by a browser


@dataclass
class Call(Generic[B]):
    """One request, read and checked. `token` is that of the caller's session; a handler may give another, or none."""

    house: Site
    request: Request
    body: B
    query: Any
    caller: Person | None
    token: str | None

    @property
    def person(self) -> Person:
        """Who calls."""
        self.check_known()
        assert self.caller is not None
        return self.caller

    def check_known(self) -> None:
        """Raises Denied for whoever has no session."""
        if self.caller is None:
            raise Denied("nobody", "not-logged-in-yet")

    @property
    def address(self) -> str:
        """From where the call comes."""
        return address_of(self.request)

    @property
    def origin(self) -> str:
        """By which address the caller reaches the hall, as of a page; it was checked before."""
        return self.request.headers.get("origin") or str(self.request.base_url).rstrip("/")

    @property
    def language(self) -> str:
        """The language in which the caller wants to be spoken to."""
        return language_of(self.request)

    @property
    def browser(self) -> Browser:
        """With what the call comes."""
        return Browser(self.token, device_of(self.request.headers.get("user-agent", "")))

    def part(self, name: str) -> Any:
        """A part of the path, as {id}."""
        return self.request.path_params[name]


@dataclass(frozen=True)
class Endpoint:
    """One route. `limit` names the setting that says how large its body may be."""

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
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").strip()

    @property
    def name(self) -> str:
        """A name for programs that are written from the description: `set_table`."""
        return self.handler.__name__


def get(
    path: str, gives: type[G], *, who: Who = "somebody", query: type[msgspec.Struct] = NoQuery, media: str = JSON
) -> Callable[[Callable[[Call[None]], Awaitable[G | Ready]]], Endpoint]:
    """Makes a route of a function that looks something up."""

    def wrap(handler: Callable[[Call[None]], Awaitable[G | Ready]]) -> Endpoint:
        return Endpoint("GET", path, handler, None, gives, who, query, "body", media)

    return wrap


def post(
    path: str, takes: type[B], gives: type[G], *, who: Who = "somebody", limit: Literal["body", "match_file"] = "body"
) -> Callable[[Callable[[Call[B]], Awaitable[G | Ready]]], Endpoint]:
    """Makes a route of a function that changes something."""

    def wrap(handler: Callable[[Call[B]], Awaitable[G | Ready]]) -> Endpoint:
        return Endpoint("POST", path, handler, takes, gives, who, NoQuery, limit, JSON)

    return wrap


def language_of(request: HTTPConnection) -> str:
    """The language that a request wishes for, or the browser of somebody who comes to a table."""
    return wished(request.headers.get("accept-language", ""))


def address_of(connection: Any) -> str:
    """From where somebody calls, as limits count it: of an IPv6 address, the half that is one household's."""
    host = str(connection.client.host) if connection.client is not None else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
