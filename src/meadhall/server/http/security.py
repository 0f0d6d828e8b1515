"""Allowed origins, and the security headers of pages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.config.addresses import PORTS
from meadhall.server.protocol.problems import Denial

POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ALWAYS_HTTPS: Final = "max-age=31536000"
OURS: Final = "X-Meadhall"  # a header that a foreign page cannot send without permission


class SecureHeaders:
    """Sets the security headers of every answer; on https, browsers must stay there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = ALWAYS_HTTPS
            await send(message)

        await self._app(scope, receive, send_secured)


def is_ours(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """Whether a page from this origin may talk to the hall with this Host.

    The scheme does not count: behind a proxy, the hall may not know that it is reached by https.
    """
    if not origin or origin == "null":
        return False
    if origin.rstrip("/") in {one.rstrip("/") for one in allowed}:
        return True
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or not host:
        return False
    try:
        there = (parts.hostname, parts.port or PORTS[parts.scheme])
        return there == _host(host, parts.scheme)
    except ValueError:
        return False


def _host(host: str, scheme: str) -> tuple[str | None, int]:
    parts = urlsplit(f"//{host}")
    return parts.hostname, parts.port or PORTS[scheme]


def check_ours(headers: Mapping[str, str], allowed: Collection[str] = ()) -> None:
    """Raise Denial if a change may not come from a page of our own."""
    if headers.get(OURS) != "1":
        raise Denial("forbidden", "header-missing", header=OURS)
    origin = headers.get("origin")
    listed = origin is not None and origin.rstrip("/") in {one.rstrip("/") for one in allowed}
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") and not listed:
        raise Denial("forbidden", "request-from-elsewhere")
    if origin is not None and not is_ours(origin, headers.get("host"), allowed):
        raise Denial("forbidden", "request-from-elsewhere")
