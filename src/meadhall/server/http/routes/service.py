"""Routes for operators and programs."""

from __future__ import annotations

from typing import Any, Final

import meadhall
from meadhall.server.http.endpoint import Call, EncodedResponse, get
from meadhall.server.http.local import is_local
from meadhall.server.ownership.elsewhere import elsewhere_denial
from meadhall.server.protocol.bodies import Health
from meadhall.server.protocol.problems import Denial


@get("/health", Health, caller_kind="anybody")
async def health(call: Call[None]) -> Health:
    """Get the state of the hall. A node that may not own tables now refuses the request."""
    if not call.site.ownership.is_open:
        raise elsewhere_denial(1)
    return Health("closing" if call.site.is_closing else "open", meadhall.__version__)


@get("/metrics", str, caller_kind="anybody", media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(call: Call[None]) -> EncodedResponse:
    """Get the metrics in the format of Prometheus. By default only this machine may get them."""
    audience = call.site.settings.metrics
    if audience == "nobody" or (audience == "local" and not is_local(call.request)):
        raise Denial("unknown", "page-not-found")
    return EncodedResponse(call.site.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", dict[str, Any], caller_kind="anybody")
async def openapi(call: Call[None]) -> EncodedResponse:
    """Get the description of all these routes."""
    return EncodedResponse(call.site.description)


ROUTES: Final = (health, metrics, openapi)
