"""`python -m benches.load.inside`: what an answer costs inside a hall, without sockets, people or other processes.

At every table people answer by chance, one after the other, and everybody is painted for. The same seed gives the same
messages: the digest of all that was sent tells whether a change of the code has changed any of them (with
`PYTHONHASHSEED=0`). Where a machine has other things to do, instructions are counted in place of seconds: under
`valgrind --tool=cachegrind`, as the difference between two runs with other numbers of `--answers`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import itertools
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.engine.privacy.view import View
from meadhall.server.accounts.people import Person
from meadhall.server.bots.pool import BotAnswer
from meadhall.server.config.pace import Pace
from meadhall.server.hall.hall import Hall
from meadhall.server.live.viewer import Viewer
from meadhall.server.ownership.owners import Ownership
from meadhall.server.protocol import wire
from meadhall.server.protocol.bodies import Join, NewTable, SeatPlan
from meadhall.server.serving import tune_garbage_collection
from meadhall.server.store.database import Database
from meadhall.server.store.engines import sqlite_url

NAMES: Final = ("Ann", "Bea", "Cai", "Dot", "Eve", "Fay")
STEP: Final = 0.25  # seconds of the hall between two answers


class NoBots:
    """There are no bots: a question to one gets no answer."""

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Nothing comes to mind."""
        return None

    async def close(self) -> None:
        """Nothing thinks."""


class Numbered(Ownership):
    """A hall of one process whose tables are called by numbers."""

    def __init__(self) -> None:
        self._names = itertools.count(1)

    def new_table(self) -> str:
        """A table of the next number."""
        return f"table{next(self._names)}"


@dataclass
class Listener:
    """Somebody at a seat, and the sum of all that was sent to them."""

    viewer: Viewer | None = None
    heard: Any = field(default_factory=hashlib.sha256)
    messages: int = 0
    size: int = 0

    def send(self, notice: wire.FromHall) -> None:
        """Takes a message as a socket does."""
        raw = msgspec.json.encode(notice)
        self.heard.update(raw)
        self.messages += 1
        self.size += len(raw)


class Party:
    """The people at one table."""

    def __init__(self, listeners: Sequence[Listener], dice: random.Random) -> None:
        self.listeners = listeners
        self._dice = dice

    async def answer(self, command: str) -> bool:
        """Lets the first who is asked answer by chance; whether anybody was."""
        viewer = self.listeners[0].viewer
        assert viewer is not None
        fold = viewer.table.fold
        if fold.over or not fold.waiting:
            return False
        seat = fold.waiting[0]
        asked, key = self.listeners[seat].viewer, self._dice.choice(fold.questions[seat].menu.options).key
        assert asked is not None
        await asked.handle(wire.Answer(command, seat, key))
        return True


async def seated(hall: Hall, given: argparse.Namespace, nth: int) -> Party:
    """A table with somebody at every seat."""
    people = [Person(f"{nth}-{name}", name) for name in NAMES[: given.seats]]
    seats = [SeatPlan("me"), *[SeatPlan("open")] * (given.seats - 1)]
    options = dict(word.split("=") for word in given.options)
    plan = NewTable(given.game, seats=seats, seed=f"{given.seed} {nth}", public=True, options=options)
    card = await hall.create_table(people[0], plan)
    for seat, person in enumerate(people[1:], 1):
        await hall.join(person, card.id, Join(seat))
    listeners = [Listener() for _ in people]
    for seat, (person, listener) in enumerate(zip(people, listeners, strict=True)):
        listener.viewer = await hall.connect(card.id, person, listener.send)
        await listener.viewer.handle(wire.Hello(0, seat))
        await quiet(hall)
    return Party(listeners, random.Random(f"{given.seed} {nth}"))


async def quiet(hall: Hall) -> None:
    """Waits until everybody has been sent what there is."""
    while not hall.is_up_to_date:
        await asyncio.sleep(0)


async def measure(given: argparse.Namespace, folder: Path) -> str:
    """Plays, and tells what it cost."""
    database, answers = Database(sqlite_url(folder / "hall.sqlite3")), 0
    await database.open()
    hall = Hall(database, NoBots(), Pace(tick=1000), now=lambda: answers * STEP, ownership=Numbered())
    await hall.open()
    parties = [await seated(hall, given, nth) for nth in range(given.tables)]
    gc.collect()
    tune_garbage_collection()
    began = time.thread_time()
    for turn in range(given.answers):
        for nth, party in enumerate(parties):
            answers += await party.answer(f"{nth}-{turn}")
            await quiet(hall)
    took = time.thread_time() - began
    await hall.close()
    await database.close()
    listeners = [listener for party in parties for listener in party.listeners]
    messages, size = (sum(getattr(one, name) for one in listeners) for name in ("messages", "size"))
    digest = hashlib.sha256(b"".join(one.heard.digest() for one in listeners)).hexdigest()[:16]
    return (
        f"{given.game}: {answers} answers, {1000 * took / max(1, answers):.2f} ms of the event loop's thread each, "
        f"{messages} messages of {size / max(1, messages):.0f} bytes, digest {digest}"
    )


def main() -> None:
    """Runs it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", help="options of the table, as in mode=relaxed")
    parser.add_argument("--game", default="adventureland")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--answers", type=int, default=60, help="at each table")
    parser.add_argument("--seed", default="inside")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(measure(given, Path(folder))))


if __name__ == "__main__":
    main()
