"""All routes of the hall, each a function with the types of its request and response."""

from __future__ import annotations

from typing import Final

from meadhall.server.http.endpoint import Endpoint
from meadhall.server.http.routes import games, notifications, people, puzzles, replays, service, tables

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *games.ROUTES,
    *people.ROUTES,
    *notifications.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    *puzzles.ROUTES,
    *service.ROUTES,
)
