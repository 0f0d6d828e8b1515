"""Routes for tables: list, create, join, leave and rematch."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.http.endpoint import Call, EncodedResponse, get, post
from meadhall.server.http.routes.games import hall_game
from meadhall.server.protocol.bodies import BotPlan, Hall, Invitation, Join, NewTable, Nothing, TableCard
from meadhall.server.protocol.problems import Denial


@get("/api/hall", Hall)
async def hall(call: Call[None]) -> Hall:
    """List your tables, open tables, tables to watch, and your replays."""
    return await call.site.tables.lists(call.person)


@post("/api/tables", NewTable, TableCard)
async def set_table(call: Call[NewTable]) -> TableCard:
    """Create a table."""
    hall_game(call.site, call.body.game)
    plan = call.body
    if plan.public and plan.seed is not None and any(seat.who == "open" for seat in plan.seats):
        raise Denial("invalid", "no-seed-at-open-table")
    with counted_table(call):
        return await call.site.tables.create_table(call.person, call.body)


@get("/api/tables/{id}", TableCard)
async def table(call: Call[None]) -> TableCard:
    """Get the card of a table that you may see, or whose match is over."""
    return await call.site.tables.card(call.person, call.path_parameter("id"))


@post("/api/tables/{id}/enter", Invitation, TableCard)
async def enter(call: Call[Invitation]) -> TableCard:
    """Use an invitation to a table: from then on you may watch it."""
    return await call.site.tables.enter(call.person, call.path_parameter("id"), call.body.invite)


@post("/api/tables/{id}/join", Join, TableCard)
async def join(call: Call[Join]) -> TableCard:
    """Take a seat at a table."""
    return await call.site.tables.join(call.person, call.path_parameter("id"), call.body)


@post("/api/tables/{id}/bot", BotPlan, TableCard)
async def seat_bot(call: Call[BotPlan]) -> TableCard:
    """Put a bot in a free seat while a table waits for players. Only the host of the table may do this."""
    return await call.site.tables.seat_bot(call.person, call.path_parameter("id"), call.body)


@post("/api/tables/{id}/leave", Nothing, Hall)
async def leave(call: Call[Nothing]) -> Hall:
    """Leave a table, and return to the lists."""
    await call.site.tables.leave(call.person, call.path_parameter("id"))
    return await call.site.tables.lists(call.person)


@post("/api/tables/{id}/rematch", Nothing, TableCard)
async def rematch(call: Call[Nothing]) -> TableCard:
    """Create the same table again, with the same people."""
    with counted_table(call):
        return await call.site.tables.rematch(call.person, call.path_parameter("id"))


@get("/api/tables/{id}/match", str, media="text/plain; charset=utf-8")
async def match_file(call: Call[None]) -> EncodedResponse:
    """Get the match file: complete for a finished match, otherwise with the knowledge of your seat."""
    text = await call.site.tables.match_file(call.person, call.path_parameter("id"))
    return EncodedResponse(text.encode(), "text/plain; charset=utf-8", f"{call.path_parameter('id')}.meadhall")


@contextmanager
def counted_table(call: Call[Any]) -> Generator[None]:
    """Count a table that is created inside a `with` block, unless it is refused. Raise Denial after too many tables."""
    allowance, person, address = call.site.counts.tables, call.person.id, call.address
    wait = allowance.take(person, address)
    if wait > 0:
        raise Denial("too-many", "too-many-new-tables", wait=wait, minutes=max(1, round(wait / 60)))
    try:
        yield
    except MeadhallError:
        allowance.give_back(person, address)
        raise


ROUTES: Final = (hall, set_table, table, enter, join, seat_bot, leave, rematch, match_file)
