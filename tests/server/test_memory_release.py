"""Unused objects leave memory at once. A hall seldom runs the garbage collector, and must not depend on it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.config.pace import Pace
from meadhall.server.http.connection import Connection
from meadhall.server.http.socket import Socket
from meadhall.server.live.viewer import Viewer
from tests.server.halls import ANN, BOT, ME, Clock, Place, open_place, run
from tests.server.web import next_message, open_real_hall
from tests.waiting import eventually, until

PLAN = {"game": "adventureland", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]}


@pytest.fixture
def never_searched() -> Generator[None]:
    """Switch the garbage collector off during a test."""
    gc.collect()
    gc.freeze()  # exclude the objects of other tests
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


async def objects_after_play(place: Place, game: str) -> dict[str, weakref.ref[Any]]:
    """Return weak references to a table's objects after its player has left."""
    card = await place.new_table(ME, BOT, game=game)
    ann = await place.connect(card.id, ANN)
    for _ in range(6):
        if ann.sight.ask is not None:
            await ann.give_first_answer()
        await place.settle()
    table, viewer = ann.table, ann.viewer
    await ann.leave()
    parts: dict[str, Any] = {"viewer": viewer, "table": table, "fold": table.fold, "eyes": table.feed_of(0)}
    parts |= {
        "bots": table.bots,
        "race": table.race,
        "bots in a race": table.race.bots,
        "race_players": table.race.race_players,
    }
    return {name: weakref.ref(part) for name, part in parts.items()}


@pytest.mark.usefixtures("never_searched")
@pytest.mark.parametrize("game", ["pig", "adventureland", "heroes"])
def test_unloaded_table_leaves_nothing_in_memory(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with open_place(tmp_path, Pace(bot_pause=0, check_interval=0.005, unload_after=10), clock) as place:
            parts = await objects_after_play(place, game)
            assert parts["table"]() is not None
            clock.advance(11)
            await until(lambda: not place.hall.table_count)
            await place.settle()
            assert [name for name, part in parts.items() if part() is not None] == []

    run(story())


def count_socket_objects() -> dict[str, int]:
    """Count the objects of sockets in memory, by type."""
    kinds = [type(object_) for object_ in gc.get_objects()]
    return {kind.__name__: kinds.count(kind) for kind in (Connection, Socket, Viewer)}


@pytest.mark.usefixtures("never_searched")
def test_closed_sockets_leave_nothing_in_memory(tmp_path: Path) -> None:
    with open_real_hall(tmp_path) as hall:
        browser = hall.new_browser()
        table = browser.post("/api/tables", json=PLAN).json()["id"]
        before = count_socket_objects()
        for _ in range(3):
            with hall.socket(browser, table) as socket:
                socket.send('{"type":"hello"}')
                assert next_message(socket)["type"] == "sight"
                socket.send('{"type":"answer","id":"c","seat":0,"key":"nonsense"}')
                while next_message(socket)["type"] != "refused":
                    pass
                assert count_socket_objects() == {kind: count + 1 for kind, count in before.items()}
            assert eventually(lambda: count_socket_objects() == before), count_socket_objects()
