"""Allowed host names, as a protection against DNS rebinding."""

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

POLICY_VIOLATION: Final = 1008
MAX_NAME_LENGTH: Final = 80  # characters of the host name in a refusal


class KnownHosts:
    """Refuses unknown host names if the hall serves only its own machine."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self._app = app
        self._site = site
        self._names = _known_names(site.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            request = HTTPConnection(scope)
            name = _host_name(request.headers.get("host", ""))
            if not is_allowed(name, self._names):
                await self._refuse(request, name, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _refuse(self, request: HTTPConnection, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self._site.metrics.commands_refused.labels("host").inc()
            # a socket that is not accepted yet gets a plain 403
            await WebSocket(scope, receive, send).close(POLICY_VIOLATION)
            return
        await self._refusal(request, Denial("forbidden", "strange-name", name=name[:MAX_NAME_LENGTH]))(
            scope, receive, send
        )

    def _refusal(self, request: HTTPConnection, error: Denial) -> Response:
        """Return the refusal. A browser that opens a page receives it as plain text."""
        language = endpoint.language_of(request)
        response = handler.refusal_response(self._site, error, language)
        if "text/html" in request.headers.get("accept", ""):
            return PlainTextResponse(
                refusal_sentence(error.sentence, language), response.status_code, {"Cache-Control": "no-store"}
            )
        return response


def is_local_only(settings: Settings) -> bool:
    """Whether a hall can be reached only from its own machine, neither over the network nor through a proxy."""
    return not settings.proxies and (_is_loopback(settings.host) or settings.host == "localhost")


def is_allowed(name: str, allowed_names: Collection[str] | None) -> bool:
    """Whether a host name is allowed: a name of the hall, or an IP address, which DNS rebinding cannot use."""
    if allowed_names is None or not name or name in allowed_names or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _known_names(settings: Settings) -> frozenset[str] | None:
    """Return the allowed host names of a hall; None if all are allowed."""
    if not is_local_only(settings):
        return None
    machine_names = socket.gethostname().lower()
    short = machine_names.partition(".")[0]
    allowed = (urlsplit(origin).hostname or "" for origin in settings.origins)
    return frozenset({"localhost", machine_names, short, f"{short}.local", *allowed})


def _host_name(host: str) -> str:
    """Return the name in a Host header without its port. If the header is invalid, return all of it."""
    try:
        return (urlsplit(f"//{host}").hostname or host).rstrip(".")
    except ValueError:
        return host or "?"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
