"""Simulated browsers in the chaos and crash benches use one connection at a time, and report wrong views."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from benches.halls import browser
from benches.halls.browser import Browser, Timeouts, wait_until
from benches.halls.door import Guest, SeatedGuest
from tests.waiting import wait_until_idle

NO_DELAYS = Timeouts(min_reconnect_delay=0, max_reconnect_delay=0, answer_timeout=0.1)


@dataclass
class FakeLine:
    """A connection that does nothing by itself. It opens once `is_allowed_to_open` is set."""

    hear: Callable[[bytes], None]
    lost: Callable[[int | None], None]
    is_allowed_to_open: asyncio.Event = field(default_factory=asyncio.Event)
    is_hung_up: bool = False

    def send(self, text: bytes) -> None:
        """Ignore the text, as there is no hall."""

    def hang_up(self) -> None:
        self.is_hung_up = True

    def receive(self, **message: Any) -> None:
        self.hear(msgspec.json.encode(message))


@asynccontextmanager
async def staying_client(
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncGenerator[tuple[Browser, list[FakeLine], asyncio.Task[None]]]:
    """Yield a client that stays at a table, and the connections that it has opened so far."""
    wires: list[FakeLine] = []

    async def dial(
        _port: int,
        _table: str,
        _cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[int | None], None],
        *,
        packed: bool,
    ) -> FakeLine:
        assert not packed
        wires.append(FakeLine(hear, lost))
        await wires[-1].is_allowed_to_open.wait()
        return wires[-1]

    monkeypatch.setattr(browser, "dial", dial)
    one = Browser(SeatedGuest(Guest("1", "Ann", "cookie"), "table", 0), 0, random.Random(1), NO_DELAYS)
    stays = asyncio.create_task(one.stay())
    try:
        await wait_until(lambda: bool(wires), 1, "no line was dialled")
        yield one, wires, stays
    finally:
        stays.cancel()
        await asyncio.gather(stays, return_exceptions=True)


def test_impatient_client_does_not_dial_a_second_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def impatient() -> None:
        async with staying_client(monkeypatch) as (one, wires, _):
            wires[0].is_allowed_to_open.set()
            await wait_until(lambda: wires[0].is_hung_up, 1, "the client did not hang up after its timeout")
            await wait_until(lambda: len(wires) == 2, 1, "no second line was dialled")
            one.hang_up()
            wires[0].lost(None)
            wires[1].is_allowed_to_open.set()
            await wait_until_idle()
            assert len(wires) == 2

    asyncio.run(impatient())


def test_abandoned_connection_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late() -> None:
        async with staying_client(monkeypatch) as (one, wires, _):
            wires[0].is_allowed_to_open.set()
            wires[0].receive(type="talk", lines=[{"seq": 1, "text": "in time"}])
            wires[0].lost(None)
            await wait_until(lambda: len(wires) == 2, 1, "no second line was dialled")
            wires[0].receive(type="talk", lines=[{"seq": 2, "text": "late"}])
            assert list(one.store.chat) == [1]

    asyncio.run(late())


def test_inconsistent_view_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wrong() -> None:
        async with staying_client(monkeypatch) as (_, wires, stays):
            wires[0].is_allowed_to_open.set()
            with pytest.raises(ValueError, match="state that differs"):
                wires[0].receive(type="sight", number=1, seq=1, seat=0, state={}, digest="other")
            with pytest.raises(AssertionError, match="state that differs"):
                await asyncio.wait_for(stays, 1)

    asyncio.run(wrong())
