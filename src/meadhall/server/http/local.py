"""A check whether a request comes from the hall's own machine."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import Request

FORWARDED: Final = ("x-forwarded-for", "forwarded")


def is_local(request: Request) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
