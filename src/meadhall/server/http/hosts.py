"""Allowed host names: protects against DNS rebinding."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from meadhall.server.config.settings import Settings
from meadhall.server.hall.site import Site
from meadhall.server.http import endpoint, handler
from meadhall.server.protocol.problems import Denial
from meadhall.server.wording.refusals import refusal_sentence

POLICY: Final = 1008
NAME_LETTERS: Final = 80  # letters of a name in the refusal


class KnownHosts:
    """Refuses foreign host names for a hall that serves this machine alone."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site
        self._names = _names(site.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            called = HTTPConnection(scope)
            name = _name(called.headers.get("host", ""))
            if not is_known(name, self._names):
                await self._refuse(called, name, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _refuse(self, called: HTTPConnection, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self._site.metrics.refused.labels("host").inc()
            await WebSocket(scope, receive, send).close(POLICY)  # before it is accepted, this is a plain 403
            return
        await self._answer(called, Denial("forbidden", "strange-name", name=name[:NAME_LETTERS]))(scope, receive, send)

    def _answer(self, called: HTTPConnection, error: Denial) -> Response:
        """The refusal; a person who opens a page gets only the sentence."""
        language = endpoint.language_of(called)
        response = handler.refusal(self._site, error, language)
        if "text/html" in called.headers.get("accept", ""):
            return PlainTextResponse(
                refusal_sentence(error.said, language), response.status_code, {"Cache-Control": "no-store"}
            )
        return response


def is_for_this_machine(settings: Settings) -> bool:
    """Whether a hall can be reached only from its own machine: neither from the network, nor by a proxy."""
    return not settings.proxies and (_is_loopback(settings.host) or settings.host == "localhost")


def is_known(name: str, names: Collection[str] | None) -> bool:
    """Whether this is a name of the hall, or an address, which no foreign page can have as its name."""
    if names is None or not name or name in names or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _names(settings: Settings) -> frozenset[str] | None:
    """The names of a hall; None if all are allowed."""
    if not is_for_this_machine(settings):
        return None
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    allowed = (urlsplit(origin).hostname or "" for origin in settings.origins)
    return frozenset({"localhost", own, short, f"{short}.local", *allowed})


def _name(host: str) -> str:
    """The name in a Host header, without its port; an unreadable one stays as it is."""
    try:
        return (urlsplit(f"//{host}").hostname or host).rstrip(".")
    except ValueError:
        return host or "?"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
