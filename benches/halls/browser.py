"""A client at a table over a connection that may break: it reconnects, and sends unanswered commands again."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from benches.halls.door import SeatedGuest
from benches.halls.line import Line, dial
from benches.halls.store import Message, Store


@dataclass(frozen=True)
class Timeouts:
    """Times in seconds: minimum and maximum delay before a reconnect, and timeout for an unanswered command."""

    min_reconnect_delay: float = 0.02
    max_reconnect_delay: float = 0.3
    answer_timeout: float = 2.0


class Browser:
    """A client with the same rules as the one in `web/src/table`, but with shorter timeouts."""

    def __init__(self, seated: SeatedGuest, port: int, dice: random.Random, timeouts: Timeouts | None = None) -> None:
        self.seated = seated
        self.port = port
        self.store = Store()
        self.done: dict[str, int] = {}  # numbers of the events of acknowledged commands, by command id
        self.refused: list[Message] = []
        self.seen: dict[int, str] = {}  # digests of sights, by number
        self.connection_count = 0
        self._wrong = ""
        self._dice = dice
        self._timeouts = timeouts or Timeouts()
        self._line: Line | None = None
        self._lost = asyncio.Event()
        self._ids = itertools.count()
        self._sent_at = 0.0

    # ---- the connection

    async def stay(self) -> None:
        """Keep the client connected until cancelled."""
        tick = asyncio.create_task(self._watch_timeouts())
        try:
            while True:
                await self._connect()
                await self._lost.wait()
                assert not self._wrong, self._wrong
                await asyncio.sleep(
                    self._dice.uniform(self._timeouts.min_reconnect_delay, self._timeouts.max_reconnect_delay)
                )
        finally:
            tick.cancel()
            if self._line is not None:
                self._line.hang_up()

    async def _connect(self) -> None:
        self._line = None  # nothing to close while dialling
        self._lost.clear()
        self.connection_count += 1
        seated, number = self.seated, self.connection_count

        def hear(raw: bytes) -> None:
            if number == self.connection_count:
                self._receive(raw)

        def lose(code: int | None) -> None:
            if number == self.connection_count:
                self._lost.set()

        line = await dial(self.port, seated.table, seated.guest.cookie, hear, lose, packed=False)
        if line is None:
            self._lost.set()
            return
        self._line = line
        self.store.begin_connection()
        self._sent_at = asyncio.get_running_loop().time()
        self._send_hello()
        for order in self.store.outbox.values():
            self._send(order)

    def _send_hello(self) -> None:
        self._send({"type": "hello", "told": len(self.store.story), "seat": self.seated.seat})

    async def _watch_timeouts(self) -> None:
        """Close the connection if a reply is missing for too long."""
        while True:
            await asyncio.sleep(0.05)
            now = asyncio.get_running_loop().time()
            unanswered = bool(self.store.outbox) or self.store.is_sending or self.store.sight is None
            if unanswered and now - self._sent_at > self._timeouts.answer_timeout:
                self.hang_up()

    def hang_up(self) -> None:
        """Close the connection; the client reconnects."""
        line, self._line = self._line, None
        self._sent_at = asyncio.get_running_loop().time()
        if line is not None:
            line.hang_up()
            self._lost.set()

    def _send(self, message: Message) -> None:
        if self._line is not None:
            self._line.send(msgspec.json.encode(message))

    def _receive(self, raw: bytes) -> None:
        try:
            self._handle(msgspec.json.decode(raw))
        except Exception as error:
            self._report_wrong_view(f"{type(error).__name__}: {error}")
            raise

    def _handle(self, message: Message) -> None:
        self.store.handle_message(message)
        kind = message["type"]
        if self.store.is_incomplete:
            self._send_hello()
        if kind == "done" and self.done.setdefault(message["id"], message["seq"]) != message["seq"]:
            self._report_wrong_view(
                f"{message['id']} was done twice: as {self.done[message['id']]} and {message['seq']}"
            )
        elif kind in ("sight", "change") and (sight := self.store.sight) is not None:
            if self.seen.setdefault(sight["seq"], sight["digest"]) != sight["digest"]:
                self._report_wrong_view(f"two sights numbered {sight['seq']} differ")
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "probe":
            self._send({"type": "echo", "number": message["number"]})
        elif kind == "bye" and message["back"] is None:
            self._report_wrong_view(f"the hall said good-bye: {message['words']}")

    def _report_wrong_view(self, why: str) -> None:
        self._wrong = why
        self._lost.set()

    # ---- actions

    def send_command(self, **body: Any) -> str:
        """Send a command that must be carried out exactly once, and return its id."""
        name = f"{self.seated.seat}-{next(self._ids)}"
        self.store.outbox[name] = {**body, "id": name}
        self._sent_at = asyncio.get_running_loop().time()
        self._send(self.store.outbox[name])
        return name

    @property
    def options(self) -> list[str]:
        """Option keys of the open question; empty while a command is unanswered."""
        sight = self.store.sight
        if sight is None or self.store.is_sending or sight["ask"] is None or sight["over"]:
            return []
        return [option["key"] for option in sight["ask"]["options"]]

    def act_at_random(self) -> str | None:
        """Answer at random, or sometimes undo or chat; return the id of the command, or None."""
        sight, seat = self.store.sight, self.seated.seat
        if sight is None or self.store.is_sending:
            return None
        if self._dice.random() < 0.003:
            return self.send_command(type="say", text="", phrase=self._dice.choice(["hello", "ouch", "thanks"]))
        undo = sight["undo"]
        if undo is not None and undo["way"] == "free" and self._dice.random() < 0.1:
            return self.send_command(type="take-back", seat=seat)
        if self.options:
            return self.send_command(type="answer", seat=seat, key=self._dice.choice(self.options), seq=sight["seq"])
        return None


async def wait_until(is_ready: Callable[[], bool], seconds: float, description: str) -> None:
    """Wait until a condition is true. After a timeout, raise AssertionError with the text `description`."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not is_ready():
                await asyncio.sleep(0.01)
    assert is_ready(), f"after {seconds:.0f} s {description}"
