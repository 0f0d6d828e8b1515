"""For whoever runs the hall, or writes programs for it."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

import meadhall
from meadhall.server.http.endpoint import Call, Ready, get
from meadhall.server.protocol.bodies import Health
from meadhall.server.protocol.problems import Denied

FORWARDED: Final = ("x-forwarded-for", "forwarded")


@get("/health", Health, who="anybody")
async def health(call: Call[None]) -> Health:
    """Whether the hall is well."""
    return Health("closing" if call.house.closing else "open", meadhall.__version__)


@get("/metrics", str, who="anybody", media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(call: Call[None]) -> Ready:
    """Counts and times in the format of Prometheus; by default only for this machine."""
    who = call.house.settings.metrics
    if who == "nobody" or (who == "local" and not _is_local(call)):
        raise Denied("unknown", "there is nothing here")
    return Ready(call.house.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", dict[str, Any], who="anybody")
async def openapi(call: Call[None]) -> Ready:
    """The description of all these routes."""
    return Ready(call.house.description)


def _is_local(call: Call[None]) -> bool:
    """Whether the call comes from this machine, and not through a proxy on it."""
    if any(name in call.request.headers for name in FORWARDED) or call.request.client is None:
        return False
    try:
        return ipaddress.ip_address(call.request.client.host).is_loopback
    except ValueError:
        return False


ROUTES: Final = (health, metrics, openapi)
