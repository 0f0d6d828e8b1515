"""The order of broadcasts when the hall is overloaded: no viewer waits forever."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from meadhall.server.live.broadcaster import PAUSE_ROUNDS, SLICE_SECONDS, Broadcaster, Urgency
from meadhall.server.live.viewer import Viewer


@dataclass
class RecordingTable:
    """Records the order in which viewers are updated."""

    update_order: list[str] = field(default_factory=list[str])
    viewers_to_update: list[Any] = field(default_factory=list[Any])
    is_unsaved: bool = False
    id: str = "table"

    @property
    def services(self) -> RecordingTable:
        return self

    def send_sight(self, viewer: FakeViewer) -> None:
        if viewer.fails:
            raise ValueError(viewer.name)
        self.update_order.append(viewer.name)

    def log_failure(self, what: str, table: str) -> None:
        self.update_order.append(f"{what} failed")


@dataclass(eq=False)
class FakeViewer:
    """The part of a viewer that a broadcaster uses. It is refreshed like a real viewer."""

    name: str
    table: RecordingTable
    urgency: Urgency = Urgency.WATCHING
    fails: bool = False

    def refresh(self) -> None:
        Viewer.refresh(cast(Viewer, self))


def update_order(broadcaster: Broadcaster, table: RecordingTable, *guests: FakeViewer) -> list[str]:
    """Return the order in which these viewers are updated."""

    async def run() -> None:
        for guest in guests:
            broadcaster.add(guest)
        task = asyncio.create_task(broadcaster.run())
        while not broadcaster.is_idle:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    return table.update_order


def make_viewers(table: RecordingTable, looking: str, waiting: str = "", asked: str = "") -> list[FakeViewer]:
    ways = ((looking, Urgency.WATCHING), (waiting, Urgency.WAITING), (asked, Urgency.ASKED))
    return [FakeViewer(name, table, urgency) for names, urgency in ways for name in names]


def test_urgent_viewers_are_updated_before_spectators() -> None:
    table = RecordingTable()
    assert update_order(Broadcaster(), table, *make_viewers(table, "abcd", "xy", "AB")) == list("ABxyabcd")


def test_every_viewer_is_updated_despite_more_urgent_ones() -> None:
    table = RecordingTable()
    order = update_order(Broadcaster(), table, *make_viewers(table, "ab", "vwxyz", "ABCDEFGHIJKLMN"))
    assert order == list("ABCDEFvwaGHIJKLxybMNz")


def test_viewer_added_twice_is_updated_once_at_its_first_place() -> None:
    table = RecordingTable()
    a, b, c = make_viewers(table, "abc")
    assert update_order(Broadcaster(), table, a, b, c, b, a) == list("abc")


@pytest.mark.parametrize("first", Urgency)
@pytest.mark.parametrize("then", Urgency)
def test_viewer_added_again_may_be_updated_sooner_but_not_later(first: Urgency, then: Urgency) -> None:
    table, broadcaster = RecordingTable(), Broadcaster()
    a, b, c = make_viewers(table, "abc")
    b.urgency, c.urgency = Urgency.WAITING, first
    for guest in (a, b, c):
        broadcaster.add(cast(Viewer, guest))
    c.urgency = then
    order = {Urgency.ASKED: "cba", Urgency.WAITING: "bca", Urgency.WATCHING: "bac"}
    assert update_order(broadcaster, table, c) == list(order[min(first, then)])


def test_failed_update_is_logged_and_others_are_still_updated() -> None:
    table = RecordingTable()
    a, b = make_viewers(table, "ab")
    a.fails = True
    assert update_order(Broadcaster(), table, a, b) == ["painting failed", "b"]


@pytest.mark.parametrize("urgency", Urgency)
def test_unsaved_table_is_not_sent(urgency: Urgency) -> None:
    table = RecordingTable(is_unsaved=True)
    guest = FakeViewer("a", table, urgency)
    assert update_order(Broadcaster(), table, guest) == []
    assert table.viewers_to_update == [guest]


def updates_per_round(seconds: float) -> list[int]:
    """Return how many of six viewers were updated in each round of the event loop, if an update takes this long."""
    table, seen = RecordingTable(), list[int]()
    broadcaster = Broadcaster(lambda: len(table.update_order) * seconds)

    async def run() -> None:
        for guest in make_viewers(table, "abcdef"):
            broadcaster.add(guest)
        task = asyncio.create_task(broadcaster.run())
        while not broadcaster.is_idle:
            await asyncio.sleep(0)
            seen.append(len(table.update_order))
        task.cancel()

    asyncio.run(run())
    return seen


def test_several_loop_rounds_run_between_slow_updates() -> None:
    """An answer needs about ten rounds of the loop. With one round per update it would wait for ten updates."""
    seen = updates_per_round(SLICE_SECONDS)
    assert all(seen.count(done) == PAUSE_ROUNDS for done in range(1, 5))


def test_fast_updates_share_a_loop_round() -> None:
    seen = updates_per_round(SLICE_SECONDS / 2.5)
    assert [seen.count(done) for done in range(1, 6)] == [0, 0, PAUSE_ROUNDS, 0, 0]
