"""For whoever runs the hall, or writes programs for it."""

from __future__ import annotations

from typing import Any, Final

import meadhall
from meadhall.server.http.endpoint import Call, Ready, get
from meadhall.server.http.local import is_local
from meadhall.server.ownership.elsewhere import not_here
from meadhall.server.protocol.bodies import Health
from meadhall.server.protocol.problems import Denied


@get("/health", Health, who="anybody")
async def health(call: Call[None]) -> Health:
    """Whether the hall is well; of a node also whether it may own tables."""
    if not call.house.ownership.is_open:
        raise not_here(1)
    return Health("closing" if call.house.closing else "open", meadhall.__version__)


@get("/metrics", str, who="anybody", media="text/plain; version=0.0.4; charset=utf-8")
async def metrics(call: Call[None]) -> Ready:
    """Counts and times in the format of Prometheus; by default only for this machine."""
    who = call.house.settings.metrics
    if who == "nobody" or (who == "local" and not is_local(call.request)):
        raise Denied("unknown", "page-not-found")
    return Ready(call.house.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


@get("/openapi.json", dict[str, Any], who="anybody")
async def openapi(call: Call[None]) -> Ready:
    """The description of all these routes."""
    return Ready(call.house.description)


ROUTES: Final = (health, metrics, openapi)
