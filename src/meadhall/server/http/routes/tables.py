"""Tables: what there is in the hall, and setting one, sitting down, getting up, playing again."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.http.endpoint import Call, Ready, get, post
from meadhall.server.http.routes.games import game_here
from meadhall.server.protocol.bodies import BotPlan, Hall, Invitation, Join, NewTable, Nothing, TableCard
from meadhall.server.protocol.problems import Denied


@get("/api/hall", Hall)
async def hall(call: Call[None]) -> Hall:
    """My tables, open ones, those one may watch, and replays."""
    return await call.house.tables.lists(call.person)


@post("/api/tables", NewTable, TableCard)
async def set_table(call: Call[NewTable]) -> TableCard:
    """Sets a table."""
    game_here(call.house, call.body.game)
    plan = call.body
    if plan.public and plan.seed is not None and any(one.who == "open" for one in plan.seats):
        raise Denied("invalid", "no-seed-at-open-table")
    with one_more_table(call):
        return await call.house.tables.set_table(call.person, call.body)


@get("/api/tables/{id}", TableCard)
async def table(call: Call[None]) -> TableCard:
    """One table, as it is listed: for who is let in there, and for everybody once its match is over."""
    return await call.house.tables.card(call.person, call.part("id"))


@post("/api/tables/{id}/enter", Invitation, TableCard)
async def enter(call: Call[Invitation]) -> TableCard:
    """Shows the invitation to a table, and may look at it from then on."""
    return await call.house.tables.enter(call.person, call.part("id"), call.body.invite)


@post("/api/tables/{id}/join", Join, TableCard)
async def join(call: Call[Join]) -> TableCard:
    """Sits down at a table."""
    return await call.house.tables.join(call.person, call.part("id"), call.body)


@post("/api/tables/{id}/bot", BotPlan, TableCard)
async def seat_bot(call: Call[BotPlan]) -> TableCard:
    """Gives a free seat to a bot, while a table waits for players: for who has set it."""
    return await call.house.tables.seat_bot(call.person, call.part("id"), call.body)


@post("/api/tables/{id}/leave", Nothing, Hall)
async def leave(call: Call[Nothing]) -> Hall:
    """Gets up from a table, and is back in the hall."""
    await call.house.tables.leave(call.person, call.part("id"))
    return await call.house.tables.lists(call.person)


@post("/api/tables/{id}/rematch", Nothing, TableCard)
async def rematch(call: Call[Nothing]) -> TableCard:
    """Sets the same table again, with the same people."""
    with one_more_table(call):
        return await call.house.tables.rematch(call.person, call.part("id"))


@get("/api/tables/{id}/match", str, media="text/plain; charset=utf-8")
async def match_file(call: Call[None]) -> Ready:
    """The match file: the whole of a finished match, of a running one what the caller may know."""
    text = await call.house.tables.match_file(call.person, call.part("id"))
    return Ready(text.encode(), "text/plain; charset=utf-8", f"{call.part('id')}.meadhall")


@contextmanager
def one_more_table(call: Call[Any]) -> Generator[None]:
    """Counts a table that is set inside, unless it is refused; Denied for who has set enough of late."""
    allowance, person, address = call.house.counts.tables, call.person.id, call.address
    wait = allowance.take(person, address)
    if wait > 0:
        raise Denied("too-many", "too-many-new-tables", wait=wait, minutes=max(1, round(wait / 60)))
    try:
        yield
    except MeadhallError:
        allowance.give_back(person, address)
        raise


ROUTES: Final = (hall, set_table, table, enter, join, seat_bot, leave, rematch, match_file)
