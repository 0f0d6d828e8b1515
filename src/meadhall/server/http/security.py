"""Checks of origins, and the security headers of responses."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.config.addresses import DEFAULT_PORTS
from meadhall.server.protocol.problems import Denial

CONTENT_POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_POLICY: Final = "max-age=31536000"
REQUIRED_HEADER: Final = "X-Meadhall"  # a header that pages of other sites cannot send


class SecureHeaders:
    """Adds the security headers to every response; on https also the header that requires https."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = HTTPS_POLICY
            await send(message)

        await self._app(scope, receive, send_secured)


def is_allowed_origin(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """Whether a page of this origin may send requests to the hall at this Host header.

    The scheme is ignored: behind a proxy, the hall may not know that clients use https.
    """
    if not origin or origin == "null":
        return False
    if origin.rstrip("/") in {other.rstrip("/") for other in allowed}:
        return True
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or not host:
        return False
    try:
        origin_host = (parts.hostname, parts.port or DEFAULT_PORTS[parts.scheme])
        return origin_host == _host(host, parts.scheme)
    except ValueError:
        return False


def _host(host: str, scheme: str) -> tuple[str | None, int]:
    parts = urlsplit(f"//{host}")
    return parts.hostname, parts.port or DEFAULT_PORTS[scheme]


def check_same_site(headers: Mapping[str, str], allowed: Collection[str] = ()) -> None:
    """Raise Denial for a request that may come from a page of another site."""
    if headers.get(REQUIRED_HEADER) != "1":
        raise Denial("forbidden", "header-missing", header=REQUIRED_HEADER)
    origin = headers.get("origin")
    listed = origin is not None and origin.rstrip("/") in {other.rstrip("/") for other in allowed}
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") and not listed:
        raise Denial("forbidden", "request-from-elsewhere")
    if origin is not None and not is_allowed_origin(origin, headers.get("host"), allowed):
        raise Denial("forbidden", "request-from-elsewhere")
