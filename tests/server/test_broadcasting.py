"""Order of broadcasts when the hall cannot keep up: nobody waits without end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from meadhall.server.live.broadcaster import PAUSE_ROUNDS, SLICE_SECONDS, Broadcaster, Urgency
from meadhall.server.live.viewer import Viewer


@dataclass
class PaintedTable:
    """Records the viewers that it paints for."""

    painted: list[str] = field(default_factory=list[str])
    viewers_to_update: list[Any] = field(default_factory=list[Any])
    is_unsaved: bool = False
    id: str = "table"

    @property
    def services(self) -> PaintedTable:
        return self

    def send_sight(self, to: Guest) -> None:
        if to.fails:
            raise ValueError(to.name)
        self.painted.append(to.name)

    def log_failure(self, what: str, table: str) -> None:
        self.painted.append(f"{what} failed")


@dataclass(eq=False)
class Guest:
    """As much of a viewer as a broadcaster asks for; it is refreshed as a viewer is."""

    name: str
    table: PaintedTable
    urgency: Urgency = Urgency.WATCHING
    fails: bool = False

    def refresh(self) -> None:
        Viewer.refresh(cast(Viewer, self))


def painted(broadcaster: Broadcaster, table: PaintedTable, *guests: Guest) -> list[str]:
    """The order in which these are painted for."""

    async def run() -> None:
        for guest in guests:
            broadcaster.add(guest)
        task = asyncio.create_task(broadcaster.run())
        while not broadcaster.is_idle:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(run())
    return table.painted


def guests_of(table: PaintedTable, looking: str, waiting: str = "", asked: str = "") -> list[Guest]:
    ways = ((looking, Urgency.WATCHING), (waiting, Urgency.WAITING), (asked, Urgency.ASKED))
    return [Guest(name, table, urgency) for names, urgency in ways for name in names]


def test_urgent_viewers_are_painted_before_spectators() -> None:
    table = PaintedTable()
    assert painted(Broadcaster(), table, *guests_of(table, "abcd", "xy", "AB")) == list("ABxyabcd")


def test_every_viewer_is_painted_however_many_are_more_urgent() -> None:
    table = PaintedTable()
    order = painted(Broadcaster(), table, *guests_of(table, "ab", "vwxyz", "ABCDEFGHIJKLMN"))
    assert order == list("ABCDEFvwaGHIJKLxybMNz")


def test_viewer_added_twice_is_painted_once_at_its_first_place() -> None:
    table = PaintedTable()
    a, b, c = guests_of(table, "abc")
    assert painted(Broadcaster(), table, a, b, c, b, a) == list("abc")


@pytest.mark.parametrize("first", Urgency)
@pytest.mark.parametrize("then", Urgency)
def test_viewer_added_again_may_be_painted_sooner_but_not_later(first: Urgency, then: Urgency) -> None:
    table, broadcaster = PaintedTable(), Broadcaster()
    a, b, c = guests_of(table, "abc")
    b.urgency, c.urgency = Urgency.WAITING, first
    for one in (a, b, c):
        broadcaster.add(cast(Viewer, one))
    c.urgency = then
    order = {Urgency.ASKED: "cba", Urgency.WAITING: "bca", Urgency.WATCHING: "bac"}
    assert painted(broadcaster, table, c) == list(order[min(first, then)])


def test_failed_painting_is_logged_and_others_are_still_painted() -> None:
    table = PaintedTable()
    a, b = guests_of(table, "ab")
    a.fails = True
    assert painted(Broadcaster(), table, a, b) == ["painting failed", "b"]


@pytest.mark.parametrize("urgency", Urgency)
def test_unsaved_table_is_not_painted(urgency: Urgency) -> None:
    table = PaintedTable(is_unsaved=True)
    guest = Guest("a", table, urgency)
    assert painted(Broadcaster(), table, guest) == []
    assert table.viewers_to_update == [guest]


def seen_meanwhile(seconds: float) -> list[int]:
    """How many of six had been painted for in each round of the event loop, where a painting takes so long."""
    table, seen = PaintedTable(), list[int]()
    broadcaster = Broadcaster(lambda: len(table.painted) * seconds)

    async def run() -> None:
        for guest in guests_of(table, "abcdef"):
            broadcaster.add(guest)
        task = asyncio.create_task(broadcaster.run())
        while not broadcaster.is_idle:
            await asyncio.sleep(0)
            seen.append(len(table.painted))
        task.cancel()

    asyncio.run(run())
    return seen


def test_between_two_paintings_that_take_a_while_others_have_several_rounds_of_the_loop() -> None:
    """An answer needs some ten rounds until it is acknowledged: with one for each it would wait for ten paintings."""
    seen = seen_meanwhile(SLICE_SECONDS)
    assert all(seen.count(done) == PAUSE_ROUNDS for done in range(1, 5))


def test_paintings_that_take_no_time_share_their_rounds() -> None:
    seen = seen_meanwhile(SLICE_SECONDS / 2.5)
    assert [seen.count(done) for done in range(1, 6)] == [0, 0, PAUSE_ROUNDS, 0, 0]
