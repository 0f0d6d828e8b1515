"""Tables set without clicking, for tests that start at a table."""

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
from tests.browser.feed import PageFeed, until
from tests.server.applying import MessageReader
from tests.waiting import MAX_PAUSE, PATIENCE

GOLDEN = Path(__file__).parents[1] / "golden"
DECISION_BEFORE_LAST_ROUND = 118  # in the golden match of two: the decision before its last round
DECISION_WITH_MANY_SWORDS = 102  # in the golden match of four: the last seat may commit swords in nineteen ways
DECISION_BEFORE_FIRST_ACTION = 38  # in the duel: the decision before the first action of seat 0
HEADERS = {"X-Meadhall": "1"}
ME = {"who": "me"}
BOT = {"who": "bot", "level": "sensible"}
OPEN = {"who": "open"}


def call_route(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Return a route's response to the owner of the page, who becomes known to the hall first."""
    ways, origin = page.context.request, hall_address(page)
    answer = ways.get(path) if body is None else ways.post(path, data=body, headers={**HEADERS, "Origin": origin})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def hall_address(page: Page) -> str:
    """Return the address of the hall. Afterwards the hall knows the owner of the page."""
    at = page.url
    if at == "about:blank":
        at = page.context.request.get("/api/me").url
    else:
        until(page, page.context.cookies, "the hall to know the owner of the page")
    return "/".join(at.split("/")[:3])


def set_table(page: Page, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """Set a table of Adventure Land for these seats. Seat 1 begins by default."""
    options = {"players": len(seats), "start_player": "seat1", **more.pop("options", {})}
    plan = {"game": "adventureland", "seats": list(seats), "options": options, **more}
    card: dict[str, Any] = call_route(page, "/api/tables", plan)
    return card


def sit_at(page: Page, table: dict[str, Any]) -> None:
    """Sit down at a table by its host's link."""
    call_route(page, f"/api/tables/{table['id']}/join", {"invite": table["link"].split("#")[1]})


def answer_over_sockets(
    pages: tuple[Page, ...], table: str, choose: Callable[[list[str]], str], done: Callable[[dict[str, Any]], object]
) -> None:
    """Answer over sockets for the owners of pages that have not opened the table, until all sights are `done`."""
    with ExitStack() as stack:
        lines = [(stack.enter_context(socket_of(page, table)), MessageReader()) for page in pages]
        for socket, _ in lines:
            socket.send('{"type": "hello"}')
        answered = dict[int, int]()
        while not all(line.sight and done(line.sight) for _, line in lines):
            for at, (socket, line) in enumerate(lines):
                with suppress(TimeoutError):
                    line.apply(json.loads(socket.recv(timeout=MAX_PAUSE)))
                ask, seq = line.sight.get("ask"), line.sight.get("seq", -1)
                if ask and ask["options"] and not done(line.sight) and answered.get(at) != seq:
                    key = choose([option["key"] for option in ask["options"]])
                    message = {
                        "type": "answer",
                        "id": f"{at} {seq}",
                        "seat": line.sight["seat"],
                        "key": key,
                        "seq": seq,
                    }
                    socket.send(json.dumps(message))
                    answered[at] = seq


def socket_of(page: Page, table: str) -> ClientConnection:
    """Open a socket to a table for the owner of a page."""
    at = hall_address(page)
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies(at))
    headers = {"Cookie": cookie}
    return connect(
        f"{at.replace('http', 'ws', 1)}/socket/{table}",
        origin=Origin(at),
        additional_headers=headers,
        proxy=None,
        open_timeout=PATIENCE,
        max_size=None,
    )


def table_in_last_round(page: Page) -> dict[str, Any]:
    """Set a table against a bot, in the last round of a match of two."""
    return continue_golden_match(page, "adventureland-1-2", DECISION_BEFORE_LAST_ROUND)


def continue_golden_match(page: Page, name: str, decision: int) -> dict[str, Any]:
    """Set a table that continues a golden match from one of its decisions, against bots."""
    return continue_from_file(page, (GOLDEN / f"{name}.match").read_text("utf-8"), decision)


def continue_from_file(page: Page, text: str, decision: int | None = None, seat: int = 0) -> dict[str, Any]:
    """Set a table that continues a match file from one of its decisions, or from its end, against bots."""
    replay = call_route(page, "/api/replays", {"text": text})
    at = replay["decisions"] if decision is None else decision
    card: dict[str, Any] = call_route(page, f"/api/replays/{replay['id']}/fork", {"decision": at, "seat": seat})
    return card


@cache
def match_at_question(
    game: str,
    question: str,
    answers_before: int,
    seed: str,
    preferred_answer: str,
    options: tuple[tuple[str, Any], ...],
) -> Match[Any]:
    """Return a match of sensible bots at a question that seat 0 has already answered `answers_before` times.

    Seat 0 gives the answer `preferred_answer` whenever it can.
    """
    found = find_game(game)
    match: Match[Any] = Match(found, seed=seed, **dict(options))
    bots = [find_bot("sensible", found, f"{seed} {seat}") for seat in range(found.seats(match.options))]
    met = 0
    while match.ask is not None:
        if match.asked == 0 and match.menu().question == question:
            if met == answers_before:
                return match
            met += 1
        if match.asked == 0 and preferred_answer in [option.key for option in match.menu().options]:
            match.answer(0, preferred_answer)
        else:
            answer_with(bots[match.asked], match, match.asked)
    raise AssertionError(f"seat 0 of {game} does not meet {question} so often")


def open_at_question(
    page: Page, game: str, question: str, answers_before: int = 0, seed: str = "5", takes: str = "", **options: Any
) -> PageFeed:
    """Let bots play up to a question to seat 0, and open a table there. The match continues against bots."""
    match = match_at_question(game, question, answers_before, seed, takes, tuple(options.items()))
    feed = continue_match(page, match)
    assert feed.next_question() == question
    return feed


def continue_match(page: Page, match: Match[Any]) -> PageFeed:
    """Open a table that continues a match from its current position, seen from seat 0."""
    feed = PageFeed(page)
    page.goto(f"/t/{continue_from_file(page, record.save(match))['id']}")
    feed.next_question()
    return feed
