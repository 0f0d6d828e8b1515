"""Routes for replays of finished matches, uploaded files, and the caller's own running matches."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.server.http.endpoint import Call, EncodedResponse, get, post
from meadhall.server.http.routes.tables import counted_table
from meadhall.server.protocol.analysis_bodies import AnalysisState
from meadhall.server.protocol.bodies import Fork, MatchFile, Nothing, ReplayCard, Story, TableCard
from meadhall.server.protocol.problems import Denial
from meadhall.server.protocol.wire import Sight


class SeatFeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat whose view to get, or -1 for a spectator."""

    seat: int = -1


@post("/api/replays", MatchFile, ReplayCard, limit="match_file")
async def upload_match(call: Call[MatchFile]) -> EncodedResponse:
    """Upload a match file. Anyone with its link may view the replay."""
    site, person = call.site, call.person
    wait = site.counts.imports.take(person.id, call.address)
    if wait > 0:
        raise Denial("too-many", "too-many-files", wait=wait)
    return EncodedResponse(await site.replays.store_file(person, call.body.text))


@get("/api/replays/{id}", ReplayCard)
async def replay(call: Call[None]) -> ReplayCard | EncodedResponse:
    """Get a match with its marks, and the seats that the caller may view."""
    name, site = call.path_parameter("id"), call.site
    uploaded = await site.replays.text(name)
    if uploaded is not None:
        return EncodedResponse(await site.replays.read_match("card", name, uploaded, language=call.language))
    text = await site.tables.match_file(call.person, name)
    card = msgspec.json.decode(
        await site.replays.read_match("card", name, text, language=call.language), type=ReplayCard
    )
    seats = (await site.tables.card(call.person, name)).seats
    return msgspec.structs.replace(card, table=name, mine=[seat.seat for seat in seats if seat.mine])


@get("/api/replays/{id}/match", str, media="text/plain; charset=utf-8")
async def replay_file(call: Call[None]) -> EncodedResponse:
    """Get the match file of a replay."""
    return EncodedResponse(
        (await _match_text(call)).encode(), "text/plain; charset=utf-8", f"{call.path_parameter('id')}.meadhall"
    )


@get("/api/replays/{id}/story", Story, query=SeatFeed)
async def story(call: Call[None]) -> EncodedResponse:
    """Get all lines of a match's story for one seat."""
    text, seat = await _match_text(call), call.query.seat
    return EncodedResponse(
        await call.site.replays.read_match("story", call.path_parameter("id"), text, seat=seat, language=call.language)
    )


@get("/api/replays/{id}/at/{decision}", Sight, query=SeatFeed)
async def position(call: Call[None]) -> EncodedResponse:
    """Get the table after this many decisions, as one seat sees it."""
    text, name, decision = await _match_text(call), call.path_parameter("id"), call.path_parameter("decision")
    if not decision.isdecimal() or len(decision) > 9:
        raise Denial("invalid", "bad-decision")
    sight = call.site.replays.read_match(
        "at", name, text, decision=int(decision), seat=call.query.seat, language=call.language
    )
    return EncodedResponse(await sight)


@post("/api/replays/{id}/fork", Fork, TableCard)
async def fork(call: Call[Fork]) -> TableCard:
    """Create a table that continues from a decision of a finished match, against bots."""
    body = call.body
    text = await _match_text(call)
    with counted_table(call):
        match_file = await call.site.replays.read_match(
            "fork", call.path_parameter("id"), text, decision=body.decision, seat=body.seat
        )
        return await call.site.tables.continue_match(call.person, match_file.decode(), body.seat, body.level)


@get("/api/replays/{id}/analysis", AnalysisState)
async def analysis(call: Call[None]) -> AnalysisState:
    """Get the state of the analysis of a finished match, with luck and skill once it is done."""
    return await call.site.analyses.state_of(call.path_parameter("id"), await _match_text(call), call.language)


@post("/api/replays/{id}/analysis", Nothing, AnalysisState)
async def analyse(call: Call[Nothing]) -> AnalysisState:
    """Analyse a finished match, or join an analysis in the queue."""
    site, name, text = call.site, call.path_parameter("id"), await _match_text(call)

    def allow() -> None:
        wait = site.counts.analyses.take(call.person.id, call.address)
        if wait > 0:
            raise Denial("too-many", "too-many-analyses", wait=wait, minutes=max(1, round(wait / 60)))

    await site.analyses.begin(call.person, name, text, allow)
    return await site.analyses.state_of(name, text, call.language)


@post("/api/replays/{id}/analysis/stop", Nothing, AnalysisState)
async def stop_analysis(call: Call[Nothing]) -> AnalysisState:
    """Stop the analysis of a match, unless somebody else has requested it too."""
    text = await _match_text(call)
    await call.site.analyses.stop(call.person, text)
    return await call.site.analyses.state_of(call.path_parameter("id"), text, call.language)


async def _match_text(call: Call[None] | Call[Fork] | Call[Nothing]) -> str:
    """Return the match file for this caller: an uploaded file, or the file of a table."""
    name = call.path_parameter("id")
    uploaded_text = await call.site.replays.text(name)
    return uploaded_text if uploaded_text is not None else await call.site.tables.match_file(call.person, name)


ROUTES: Final = (upload_match, replay, replay_file, story, position, fork, analysis, analyse, stop_analysis)
