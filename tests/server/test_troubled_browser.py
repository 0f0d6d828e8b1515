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
from benches.halls.browser import Browser, Patience, until
from benches.halls.door import Guest, Seated
from tests.waiting import settled

AT_ONCE = Patience(min_reconnect_delay=0, max_reconnect_delay=0, answer_timeout=0.1)


@dataclass
class Wire:
    """A connection that does nothing by itself. It opens once `is_allowed_to_open` is set."""

    hear: Callable[[bytes], None]
    lost: Callable[[int | None], None]
    is_allowed_to_open: asyncio.Event = field(default_factory=asyncio.Event)
    is_hung_up: bool = False

    def say(self, text: bytes) -> None:
        """Ignore the text, as there is no hall."""

    def hang_up(self) -> None:
        self.is_hung_up = True

    def receive(self, **message: Any) -> None:
        self.hear(msgspec.json.encode(message))


@asynccontextmanager
async def dialling(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[tuple[Browser, list[Wire], asyncio.Task[None]]]:
    """Yield a client that stays at a table, and the connections that it has opened so far."""
    wires: list[Wire] = []

    async def dial(
        _port: int,
        _table: str,
        _cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[int | None], None],
        *,
        packed: bool,
    ) -> Wire:
        assert not packed
        wires.append(Wire(hear, lost))
        await wires[-1].is_allowed_to_open.wait()
        return wires[-1]

    monkeypatch.setattr(browser, "dial", dial)
    one = Browser(Seated(Guest("1", "Ann", "cookie"), "table", 0), 0, random.Random(1), AT_ONCE)
    stays = asyncio.create_task(one.stay())
    try:
        await until(lambda: bool(wires), 1, "no line was dialled")
        yield one, wires, stays
    finally:
        stays.cancel()
        await asyncio.gather(stays, return_exceptions=True)


def test_impatient_client_does_not_dial_a_second_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def impatient() -> None:
        async with dialling(monkeypatch) as (one, wires, _):
            wires[0].is_allowed_to_open.set()
            await until(lambda: wires[0].is_hung_up, 1, "the client did not hang up after its timeout")
            await until(lambda: len(wires) == 2, 1, "no second line was dialled")
            one.hang_up()
            wires[0].lost(None)
            wires[1].is_allowed_to_open.set()
            await settled()
            assert len(wires) == 2

    asyncio.run(impatient())


def test_abandoned_connection_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late() -> None:
        async with dialling(monkeypatch) as (one, wires, _):
            wires[0].is_allowed_to_open.set()
            wires[0].receive(type="talk", lines=[{"seq": 1, "text": "in time"}])
            wires[0].lost(None)
            await until(lambda: len(wires) == 2, 1, "no second line was dialled")
            wires[0].receive(type="talk", lines=[{"seq": 2, "text": "late"}])
            assert list(one.store.chat) == [1]

    asyncio.run(late())


def test_inconsistent_view_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wrong() -> None:
        async with dialling(monkeypatch) as (_, wires, stays):
            wires[0].is_allowed_to_open.set()
            with pytest.raises(ValueError, match="another state"):
                wires[0].receive(type="sight", number=1, seq=1, seat=0, state={}, digest="other")
            with pytest.raises(AssertionError, match="another state"):
                await asyncio.wait_for(stays, 1)

    asyncio.run(wrong())
