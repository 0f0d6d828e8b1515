"""Tables set without clicking: for tests that begin at a table, and are not about how it is set."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.bots import answer_with, find_bot
from meadhall.engine import Match, find_game, record
from tests.browser.hearing import Ear, until
from tests.server.applying import Line
from tests.waiting import LONGEST, PATIENCE

GOLDEN = Path(__file__).parents[1] / "golden"
LAST_ROUND = 118  # the decision before it in the match of two
MANY_SWORDS = 102  # the decision in a match of four at which the last seat may commit swords in nineteen ways
FIRST_ACTION = 38  # the decision before the first action of seat 0 in the duel
HEADERS = {"X-Meadhall": "1"}
ME = {"who": "me"}
BOT = {"who": "bot", "level": "sensible"}
OPEN = {"who": "open"}


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Return a route's answer to the owner of the page, once the hall knows them."""
    ways, origin = page.context.request, known(page)
    answer = ways.get(path) if body is None else ways.post(path, data=body, headers={**HEADERS, "Origin": origin})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def known(page: Page) -> str:
    """The address of the hall, which gets to know who is there by the first page, or here if none was opened."""
    at = page.url
    if at == "about:blank":
        at = page.context.request.get("/api/me").url
    else:
        until(page, page.context.cookies, "the hall to know who is there")
    return "/".join(at.split("/")[:3])


def set_table(page: Page, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """Sets a table of Adventure Land for these seats; seat 1 begins if nothing else is said."""
    options = {"players": len(seats), "start_player": "seat1", **more.pop("options", {})}
    plan = {"game": "adventureland", "seats": list(seats), "options": options, **more}
    card: dict[str, Any] = call(page, "/api/tables", plan)
    return card


def sit_at(page: Page, table: dict[str, Any]) -> None:
    """Sits down at a table by the link of its host."""
    call(page, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})


def answer_unseen(
    pages: tuple[Page, ...], table: str, choose: Callable[[list[str]], str], done: Callable[[dict[str, Any]], object]
) -> None:
    """Answers for the owners of these pages, who have not opened the table, until the sights of all are `done`."""
    with ExitStack() as stack:
        lines = [(stack.enter_context(socket_of(page, table)), Line()) for page in pages]
        for socket, _ in lines:
            socket.send('{"type": "hello"}')
        answered = dict[int, int]()
        while not all(line.sight and done(line.sight) for _, line in lines):
            for at, (socket, line) in enumerate(lines):
                with suppress(TimeoutError):
                    line.hears(json.loads(socket.recv(timeout=LONGEST)))
                ask, seq = line.sight.get("ask"), line.sight.get("seq", -1)
                if ask and ask["options"] and not done(line.sight) and answered.get(at) != seq:
                    key = choose([option["key"] for option in ask["options"]])
                    given = {"type": "answer", "id": f"{at} {seq}", "seat": line.sight["seat"], "key": key, "seq": seq}
                    socket.send(json.dumps(given))
                    answered[at] = seq


def socket_of(page: Page, table: str) -> ClientConnection:
    """A socket to a table for the owner of a page."""
    at = known(page)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies(at))
    headers = {"Cookie": cookie}
    return connect(
        f"{at.replace('http', 'ws', 1)}/socket/{table}",
        origin=Origin(at),
        additional_headers=headers,
        proxy=None,
        open_timeout=PATIENCE,
        max_size=None,
    )


def near_the_end(page: Page) -> dict[str, Any]:
    """A table at which a match between two is in its last round, played on from its file against a bot."""
    return played_on(page, "adventureland-1-2", LAST_ROUND)


def played_on(page: Page, name: str, decision: int) -> dict[str, Any]:
    """A table at which a match that is known is played on against bots from one of its decisions."""
    return gone_on(page, (GOLDEN / f"{name}.match").read_text("utf-8"), decision)


def gone_on(page: Page, text: str, decision: int | None = None, seat: int = 0) -> dict[str, Any]:
    """A table at which the match of a file is played on against bots from one of its decisions, or from its end."""
    replay = call(page, "/api/replays", {"text": text})
    at = replay["decisions"] if decision is None else decision
    card: dict[str, Any] = call(page, f"/api/replays/{replay['id']}/fork", {"decision": at, "seat": seat})
    return card


@cache
def played_to(
    game: str, question: str, which: int, seed: str, takes: str, options: tuple[tuple[str, Any], ...]
) -> Match[Any]:
    """A match among sensible bots, up to a question to seat 0 that it has met `which` times before.

    Seat 0 gives the answer `takes` where it may.
    """
    found = find_game(game)
    match: Match[Any] = Match(found, seed=seed, **dict(options))
    bots = [find_bot("sensible", found, f"{seed} {seat}") for seat in range(found.seats(match.options))]
    met = 0
    while match.ask is not None:
        if match.asked == 0 and match.menu().question == question:
            if met == which:
                return match
            met += 1
        if match.asked == 0 and takes in [option.key for option in match.menu().options]:
            match.answer(0, takes)
        else:
            answer_with(bots[match.asked], match, match.asked)
    raise AssertionError(f"seat 0 of {game} does not meet {question} so often")


def brought_to(
    page: Page, game: str, question: str, which: int = 0, seed: str = "5", takes: str = "", **options: Any
) -> Ear:
    """A page at a table that bots have played to a question, and that goes on from there against bots."""
    match = played_to(game, question, which, seed, takes, tuple(options.items()))
    ear = go_on(page, match)
    assert ear.turn() == question
    return ear


def go_on(page: Page, match: Match[Any]) -> Ear:
    """A page at a table that goes on where a match has come to, in the eyes of seat 0."""
    ear = Ear(page)
    page.goto(f"/t/{gone_on(page, record.save(match))['id']}")
    ear.turn()
    return ear
