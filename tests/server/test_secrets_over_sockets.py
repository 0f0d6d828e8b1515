"""Two halls that differ only in a seat's secrets send the same bytes to that seat."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from meadhall.bots import find_bot
from meadhall.engine import Match, find_game, record
from meadhall.engine.model.state import encode
from meadhall.engine.play.perspective import SPECTATOR
from meadhall.engine.table.chance import SeededLuck
from meadhall.server.accounts.people import People
from meadhall.server.config.rate_limits import Rate
from meadhall.server.config.settings import Limits, Settings
from meadhall.server.hall.hall import Hall
from meadhall.server.hall.site import Site
from meadhall.server.live.sight import answer_count
from meadhall.server.store.database import Database
from meadhall.server.tables.events import PlannedSeat, TableSet
from meadhall.server.tables.progress import Question, private_answer_counts
from meadhall.server.tables.story import Story
from tests.server.applying import MessageReader
from tests.server.halls import QUICK_PACE, Clock, InlineBots
from tests.server.processes import LOCAL_ADDRESS
from tests.server.test_secrets import case_before, same_view_world
from tests.server.web import HallOnLoopback
from tests.waiting import PATIENCE, eventually

# first id of requests that only mark the end of responses; a seat that does not exist
MARKER_IDS, MISSING_SEAT = (
    1_000_000,
    -9,
)
LIMITS = Limits(messages=Rate(10_000, 20), watching=Rate(10_000, 20), chat=Rate(10_000, 20))


@dataclass
class TableOfGuests:
    """A table in a closed hall, and the tokens of its people: one per seat, and a spectator."""

    table: str
    tokens: list[str]
    ids: list[str]


@dataclass
class Worlds:
    """Two matches that differ only in one seat's secrets."""

    first: Match[Any]
    second: Match[Any]
    seat: int


def two_worlds(game: str, seat: int, decision: int, **options: int) -> Worlds:
    """Return the first two matches, at or after a decision, that differ only in this seat's secrets."""
    match: Match[Any] = Match(find_game(game), seed="11", **options)
    bot = find_bot("sensible", match.game, "3")
    for count in range(decision + 40):
        assert match.ask is not None
        match.refresh_checkpoint()
        mark, at, asked = match.table.mark, match.table.mark_at, match.ask.waiting[-1]
        option = bot.choose(match.view(asked))
        match.answer(asked, option if isinstance(option, str) else option.key)
        if count >= decision and match.ask is not None:
            world = same_view_world(case_before(match, mark, at, count), seat)
            if world is not None and encode(world.state) != encode(match.state):
                return Worlds(match, world, seat)
    raise AssertionError("no other world was found")


async def create_hall(folder: Path, match: Match[Any]) -> TableOfGuests:
    """Create a hall with a table that continues this match."""
    database = Database(Settings(data=folder).url)
    await database.open()
    people, hall = People(database), Hall(database, InlineBots(), QUICK_PACE, now=Clock())
    await hall.open()
    seats = match.game.seats(match.options)
    guests = [await people.create_guest() for _ in range(seats + 1)]
    placed = [PlannedSeat(f"Seat {seat}", person.id) for seat, (person, _) in enumerate(guests[:seats])]
    first = TableSet(
        match.game.id, match.game.version, match.options, "a seed", placed, "invited", True, None, record.save(match)
    )
    card = await hall._create(guests[0][0], first)
    await hall.close()
    await database.close()
    return TableOfGuests(card.id, [token for _, token in guests], [person.id for person, _ in guests])


class Party:
    """All people at the table of one hall, and the messages that each received."""

    def __init__(self, host: HallOnLoopback, guests: TableOfGuests, stack: ExitStack) -> None:
        self.host = host
        self.guests = guests
        cookies = [f"meadhall-{host.site.name}={token}" for token in guests.tokens]
        self.web = [
            stack.enter_context(
                httpx.Client(
                    base_url=host.origin,
                    headers={**host.our_headers, "Cookie": cookie},
                    **LOCAL_ADDRESS,
                    timeout=PATIENCE,
                )
            )
            for cookie in cookies
        ]
        self.sockets = [stack.enter_context(self._socket(cookie)) for cookie in cookies]
        self.received: list[list[bytes]] = [[] for _ in cookies]
        self._asked = MARKER_IDS

    def _socket(self, cookie: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.host.port}/socket/{self.guests.table}"
        headers = {"Cookie": cookie}
        return connect(
            address, origin=Origin(self.host.origin), additional_headers=headers, proxy=None, compression=None
        )

    @property
    def hall(self) -> Hall:
        assert isinstance(self.host.site.tables, Hall)
        return self.host.site.tables

    def say(self, who: int, kind: str, **words: Any) -> None:
        """Send a message as one person, and record the effects for everybody."""
        self.sockets[who].send(json.dumps({"type": kind, **words}))
        self._listen(who)
        assert eventually(lambda: self.hall.is_up_to_date)
        for person in range(len(self.sockets)):
            self._listen(person)

    def _listen(self, who: int) -> None:
        """Record everything sent to a person so far. The response to a marker request comes after it."""
        self._asked += 1
        asking = {"type": "why", "request": self._asked, "seat": MISSING_SEAT, "key": "", "after": []}
        self.sockets[who].send(json.dumps(asking))
        while True:
            frame = self.sockets[who].recv(timeout=PATIENCE, decode=False)
            message = json.loads(frame)
            if message["type"] == "reasons" and message["request"] == self._asked:
                return
            self.received[who].append(frame)

    def enter(self, worlds: Worlds | None) -> None:
        """Connect everybody to the table, which is then put into the other world."""
        for number in range(len(self.sockets)):
            self._listen(number)
        if worlds is not None:
            (table,) = self.hall.tables
            worlds.second.table.source = SeededLuck("a seed")  # tables use seeded luck, and store it in checkpoints
            progress = table.fold.progress
            progress.match, progress.story, progress.answer_count = worlds.second, Story(), answer_count(worlds.second)
            progress.private_counts = private_answer_counts(worlds.second)
            progress.story.follow(worlds.second)
            if (ask := worlds.second.ask) is not None:
                progress.questions = {
                    seat: Question(ask.menus[seat], progress.questions[seat].seq) for seat in ask.waiting
                }
            table._feeds.clear()
        for number in range(len(self.sockets)):
            self.say(number, "hello", told=0)


def asked_of(frames: Sequence[bytes]) -> Any:
    """Return the question of the last sight."""
    line = MessageReader()
    for frame in frames:
        if frame.startswith(b'{"type":'):  # skip answers over HTTP
            line.apply(json.loads(frame))
    return line.sight.get("ask")


def try_everything(party: Party, seat: int, seats: int) -> None:
    """Let one person send every valid message and many invalid ones, while the others chat and vote."""
    who = seat if seat != SPECTATOR else seats
    neighbour = (who + 1) % seats
    ids = iter(range(1000))
    ask = asked_of(party.received[who])
    keys = [option["key"] for option in ask["options"]] if ask else []
    party.say(who, "look", seat=SPECTATOR)
    party.say(who, "look", seat=seat)
    for key in [*keys[:12], *(ask["barred"][::9] if ask else []), "nonsense"]:
        party.say(who, "why", request=next(ids), seat=seat, key=key)
        party.say(who, "why", request=next(ids), seat=seat, key="nonsense", after=[key])
        party.say(who, "show", request=next(ids), seat=seat, key=key)
    for at in (seat, neighbour, 99):
        party.say(who, "answer", id=str(next(ids)), seat=at, key="nonsense")
        party.say(who, "answer", id=str(next(ids)), seat=at, key=(keys or ["nonsense"])[0], seq=0)
        party.say(who, "vote", id=str(next(ids)), seat=at, yes=True)
    party.say(who, "take-back", id=str(next(ids)), seat=neighbour)
    party.say(who, "hand-over", id=str(next(ids)), seat=neighbour, level="sensible")
    party.say(neighbour, "say", id="hello", phrase="hello")
    party.say(who, "mute", person=party.guests.ids[neighbour], on=True)
    party.say(neighbour, "say", id="unheard", phrase="ouch")
    party.say(who, "say", id="thanks", phrase="thanks")
    party.say(neighbour, "ask-back", id="back", seat=neighbour)
    party.say(who, "ask-back", id="mine", seat=seat)
    for voter in range(seats):
        party.say(voter, "vote", id=f"no {voter}", seat=voter, yes=False)
    opening = next((key for key in keys if key.startswith("go:")), None)
    if opening is not None:
        party.say(who, "answer", id="opened", seat=seat, key=opening)
        party.say(who, "take-back", id="closed", seat=seat)
    table = party.guests.table
    for path in (f"tables/{table}", f"tables/{table}/match", "hall", f"replays/{table}", f"replays/{table}/at/3"):
        party.received[who].append(party.web[who].get(f"/api/{path}").content)
    party.received[who].append(
        party.web[who].post(f"/api/replays/{table}/fork", json={"decision": 1, "seat": 0, "level": "sensible"}).content
    )


@contextmanager
def party_in(folder: Path, guests: TableOfGuests) -> Generator[Party]:
    """Yield all people in an open hall in which no time passes."""
    settings = Settings(data=folder, logs="json", limits=LIMITS)
    database = Database(settings.url)
    host = HallOnLoopback(Site(settings, database, Hall(database, InlineBots(), QUICK_PACE, now=Clock())))
    try:
        with ExitStack() as inside:
            yield Party(host, guests, inside)
    finally:
        host.close()


def received_in(folder: Path, guests: TableOfGuests, worlds: Worlds, in_world: Worlds | None) -> list[list[bytes]]:
    """Return everything that each person received, in one of the two worlds."""
    with party_in(folder, guests) as party:
        party.enter(in_world)
        try_everything(party, worlds.seat, worlds.first.game.seats(worlds.first.options))
        return party.received


@pytest.mark.parametrize(
    ("game", "options", "seat", "decision"),
    [
        ("adventureland", {"players": 3}, 0, 60),
        ("adventureland", {"players": 3}, 1, 78),
        ("adventureland", {"players": 3}, SPECTATOR, 90),
        ("heroes", {}, 0, 54),
        ("heroes", {}, 1, 90),
        ("heroes", {}, SPECTATOR, 84),
    ],
)
def test_no_byte_tells_two_halls_apart(
    tmp_path: Path, game: str, options: dict[str, int], seat: int, decision: int
) -> None:
    worlds = two_worlds(game, seat, decision, **options)
    (tmp_path / "here").mkdir()
    guests = asyncio.run(create_hall(tmp_path / "here", worlds.first))
    shutil.copytree(tmp_path / "here", tmp_path / "there")
    received = received_in(tmp_path / "here", guests, worlds, None)
    received_elsewhere = received_in(tmp_path / "there", guests, worlds, worlds)
    who = seat if seat != SPECTATOR else -1
    assert len(received[who]) > 25
    assert any(b'"type":"change"' in frame for frame in received[who]), "the test must also compare changes"
    assert received[who] == received_elsewhere[who]
    assert any(one != another for one, another in zip(received, received_elsewhere, strict=True)), (
        "somebody must see the secrets"
    )
