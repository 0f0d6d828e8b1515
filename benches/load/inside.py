"""`python -m benches.load.inside`: measures an answer inside a hall, without sockets, clients or other processes.

At every table the asked seats answer at random, and every seat gets its messages. The same seed gives the same messages
(with `PYTHONHASHSEED=0`), and their digest shows whether a change of the code changed any message.

On a busy machine, count instructions and not seconds: run it twice under `valgrind --tool=cachegrind` with different
`--answers`, and take the difference.
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
ANSWER_INTERVAL: Final = 0.25  # seconds between two answers by the hall's clock


class NoBots:
    """Stands for the bot pool; it never answers."""

    async def think(self, table: str, level: str, view: View[Any]) -> BotAnswer | None:
        """Return no answer."""
        return None

    async def close(self) -> None:
        """Do nothing."""


class NumberedTables(Ownership):
    """Ownership for a single process, with numbered tables."""

    def __init__(self) -> None:
        self._names = itertools.count(1)

    def new_table_id(self) -> str:
        """Return the id of the next table."""
        return f"table{next(self._names)}"


@dataclass
class SeatClient:
    """A client at a seat, with count, size and digest of its messages."""

    viewer: Viewer | None = None
    digest: Any = field(default_factory=hashlib.sha256)
    messages: int = 0
    size: int = 0

    def send(self, notice: wire.FromHall) -> None:
        """Receive a message, in place of a socket."""
        raw = msgspec.json.encode(notice)
        self.digest.update(raw)
        self.messages += 1
        self.size += len(raw)


class TableClients:
    """The clients at one table."""

    def __init__(self, listeners: Sequence[SeatClient], dice: random.Random) -> None:
        self.listeners = listeners
        self._dice = dice

    async def answer(self, command: str) -> bool:
        """Answer at random for the first asked seat. Return whether a seat was asked."""
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


async def set_up_table(hall: Hall, arguments: argparse.Namespace, number: int) -> TableClients:
    """Set up a table with a client at every seat."""
    people = [Person(f"{number}-{name}", name) for name in NAMES[: arguments.seats]]
    seats = [SeatPlan("me"), *[SeatPlan("open")] * (arguments.seats - 1)]
    options = dict(word.split("=") for word in arguments.options)
    plan = NewTable(arguments.game, seats=seats, seed=f"{arguments.seed} {number}", public=True, options=options)
    card = await hall.create_table(people[0], plan)
    for seat, person in enumerate(people[1:], 1):
        await hall.join(person, card.id, Join(seat))
    listeners = [SeatClient() for _ in people]
    for seat, (person, listener) in enumerate(zip(people, listeners, strict=True)):
        listener.viewer = await hall.connect(card.id, person, listener.send)
        await listener.viewer.handle(wire.Hello(0, seat))
        await wait_until_sent(hall)
    return TableClients(listeners, random.Random(f"{arguments.seed} {number}"))


async def wait_until_sent(hall: Hall) -> None:
    """Wait until all messages are sent."""
    while not hall.is_up_to_date:
        await asyncio.sleep(0)


async def measure(arguments: argparse.Namespace, folder: Path) -> str:
    """Play, and return a line with the results."""
    database, answers = Database(sqlite_url(folder / "hall.sqlite3")), 0
    await database.open()
    hall = Hall(
        database, NoBots(), Pace(check_interval=1000), now=lambda: answers * ANSWER_INTERVAL, ownership=NumberedTables()
    )
    await hall.open()
    parties = [await set_up_table(hall, arguments, number) for number in range(arguments.tables)]
    gc.collect()
    tune_garbage_collection()
    began = time.thread_time()
    for turn in range(arguments.answers):
        for number, party in enumerate(parties):
            answers += await party.answer(f"{number}-{turn}")
            await wait_until_sent(hall)
    cpu_seconds = time.thread_time() - began
    await hall.close()
    await database.close()
    listeners = [listener for party in parties for listener in party.listeners]
    messages, size = (sum(getattr(listener, name) for listener in listeners) for name in ("messages", "size"))
    digest = hashlib.sha256(b"".join(listener.digest.digest() for listener in listeners)).hexdigest()[:16]
    return (
        f"{arguments.game}: {answers} answers, {1000 * cpu_seconds / max(1, answers):.2f} ms of the event loop's "
        "thread each, "
        f"{messages} messages of {size / max(1, messages):.0f} bytes, digest {digest}"
    )


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", help="options of the table, such as mode=relaxed")
    parser.add_argument("--game", default="adventureland")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--answers", type=int, default=60, help="number of answers at each table")
    parser.add_argument("--seed", default="inside")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(measure(arguments, Path(folder))))


if __name__ == "__main__":
    main()
