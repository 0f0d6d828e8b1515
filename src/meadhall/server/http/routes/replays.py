"""Looking back at matches: finished ones by a link, files that somebody brings, running ones as far as one may."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.server.http.endpoint import Call, Ready, get, post
from meadhall.server.http.routes.tables import one_more_table
from meadhall.server.protocol.bodies import Fork, MatchFile, ReplayCard, Story, TableCard
from meadhall.server.protocol.problems import Denied
from meadhall.server.protocol.wire import Sight


class SeatFeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes to look: a seat, or -1 for what everybody may see."""

    seat: int = -1


@post("/api/replays", MatchFile, ReplayCard, limit="match_file")
async def bring(call: Call[MatchFile]) -> Ready:
    """Brings a match file, to be looked at by whoever gets the link."""
    house, person = call.house, call.person
    wait = house.counts.imports.take(person.id, call.address)
    if wait > 0:
        raise Denied("too-many", "too-many-files", wait=wait)
    return Ready(await house.replays.bring(person, call.body.text))


@get("/api/replays/{id}", ReplayCard)
async def replay(call: Call[None]) -> ReplayCard | Ready:
    """A match with its marks, and the eyes through which it may be seen."""
    name, house = call.part("id"), call.house
    brought = await house.replays.text(name)
    if brought is not None:
        return Ready(await house.replays.look("card", name, brought, language=call.language))
    text = await house.tables.match_file(call.person, name)
    card = msgspec.json.decode(await house.replays.look("card", name, text, language=call.language), type=ReplayCard)
    seats = (await house.tables.card(call.person, name)).seats
    return msgspec.structs.replace(card, table=name, mine=[one.seat for one in seats if one.mine])


@get("/api/replays/{id}/match", str, media="text/plain; charset=utf-8")
async def replay_file(call: Call[None]) -> Ready:
    """The match file that is looked through."""
    return Ready((await _text(call)).encode(), "text/plain; charset=utf-8", f"{call.part('id')}.meadhall")


@get("/api/replays/{id}/story", Story, query=SeatFeed)
async def story(call: Call[None]) -> Ready:
    """All that one pair of eyes was told in a match."""
    text, seat = await _text(call), call.query.seat
    return Ready(await call.house.replays.look("story", call.part("id"), text, seat=seat, language=call.language))


@get("/api/replays/{id}/at/{decision}", Sight, query=SeatFeed)
async def position(call: Call[None]) -> Ready:
    """The table after so many decisions, as one pair of eyes sees it."""
    text, name, decision = await _text(call), call.part("id"), call.part("decision")
    if not decision.isdecimal() or len(decision) > 9:
        raise Denied("invalid", "bad-decision")
    of = {"decision": int(decision), "seat": call.query.seat}
    return Ready(await call.house.replays.look("at", name, text, **of, language=call.language))


@post("/api/replays/{id}/fork", Fork, TableCard)
async def fork(call: Call[Fork]) -> TableCard:
    """Sets a table that plays on from a decision of a finished match, against bots."""
    body = call.body
    text = await _text(call)
    with one_more_table(call):
        begun = await call.house.replays.look("fork", call.part("id"), text, decision=body.decision, seat=body.seat)
        return await call.house.tables.play_on(call.person, begun.decode(), body.seat, body.level)


async def _text(call: Call[None] | Call[Fork]) -> str:
    """The match file that this caller may have: one that was brought, or that of a table."""
    name = call.part("id")
    brought = await call.house.replays.text(name)
    return brought if brought is not None else await call.house.tables.match_file(call.person, name)


ROUTES: Final = (bring, replay, replay_file, story, position, fork)
