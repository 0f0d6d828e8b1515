"""Somebody at a table with a line that may break: dials again, says hello, and says again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from benches.halls.door import Seated
from benches.halls.line import Line, dial
from benches.halls.store import Message, Store


@dataclass(frozen=True)
class Patience:
    """Seconds until somebody dials again: after a break at least and at most, and unanswered."""

    least: float = 0.02
    most: float = 0.3
    answer: float = 2.0


class Browser:
    """A client that keeps to the rules of the one in `web/src/table`, with less patience."""

    def __init__(self, seated: Seated, port: int, dice: random.Random, patience: Patience | None = None) -> None:
        self.seated = seated
        self.port = port
        self.store = Store()
        self.done: dict[str, int] = {}  # the commands that were acknowledged, and what they became
        self.refused: list[Message] = []
        self.seen: dict[int, str] = {}  # the digest of every sight, by its number
        self.dials = 0
        self._wrong = ""
        self._dice = dice
        self._patience = patience or Patience()
        self._line: Line | None = None
        self._lost = asyncio.Event()
        self._ids = itertools.count()
        self._said_at = 0.0

    # ---- the line

    async def stay(self) -> None:
        """Keeps the line open until cancelled."""
        tick = asyncio.create_task(self._mind())
        try:
            while True:
                await self._come()
                await self._lost.wait()
                assert not self._wrong, self._wrong
                await asyncio.sleep(self._dice.uniform(self._patience.least, self._patience.most))
        finally:
            tick.cancel()
            if self._line is not None:
                self._line.hang_up()

    async def _come(self) -> None:
        self._line = None  # while nobody is on the line, there is nothing to hang up
        self._lost.clear()
        self.dials += 1
        one, number = self.seated, self.dials

        def hear(raw: bytes) -> None:
            if number == self.dials:
                self._hear(raw)

        def lose(code: int | None) -> None:
            if number == self.dials:
                self._lost.set()

        line = await dial(self.port, one.table, one.guest.cookie, hear, lose, packed=False)
        if line is None:
            self._lost.set()
            return
        self._line = line
        self.store.begin()
        self._said_at = asyncio.get_running_loop().time()
        self._greet()
        for order in self.store.outbox.values():
            self._say(order)

    def _greet(self) -> None:
        self._say({"type": "hello", "told": len(self.store.story), "seat": self.seated.seat})

    async def _mind(self) -> None:
        """Hangs up a line on which an answer is missing for too long."""
        while True:
            await asyncio.sleep(0.05)
            now = asyncio.get_running_loop().time()
            unanswered = bool(self.store.outbox) or self.store.is_sending or self.store.sight is None
            if unanswered and now - self._said_at > self._patience.answer:
                self.hang_up()

    def hang_up(self) -> None:
        """Breaks the line; it is dialled again."""
        line, self._line = self._line, None
        self._said_at = asyncio.get_running_loop().time()
        if line is not None:
            line.hang_up()
            self._lost.set()

    def _say(self, message: Message) -> None:
        if self._line is not None:
            self._line.say(msgspec.json.encode(message))

    def _hear(self, raw: bytes) -> None:
        try:
            self._take(msgspec.json.decode(raw))
        except Exception as error:
            self._give_up(f"{type(error).__name__}: {error}")
            raise

    def _take(self, message: Message) -> None:
        self.store.hear(message)
        kind = message["type"]
        if self.store.torn:
            self._greet()
        if kind == "done" and self.done.setdefault(message["id"], message["seq"]) != message["seq"]:
            self._give_up(f"{message['id']} was done twice: as {self.done[message['id']]} and {message['seq']}")
        elif kind in ("sight", "change") and (sight := self.store.sight) is not None:
            if self.seen.setdefault(sight["seq"], sight["digest"]) != sight["digest"]:
                self._give_up(f"two sights numbered {sight['seq']} differ")
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "probe":
            self._say({"type": "echo", "number": message["number"]})
        elif kind == "bye" and message["back"] is None:
            self._give_up(f"the hall said good-bye: {message['words']}")

    def _give_up(self, why: str) -> None:
        self._wrong = why
        self._lost.set()

    # ---- what is done at the table

    def order(self, **body: Any) -> str:
        """Says something that is to be carried out once, and gives its id."""
        name = f"{self.seated.seat}-{next(self._ids)}"
        self.store.outbox[name] = {**body, "id": name}
        self._said_at = asyncio.get_running_loop().time()
        self._say(self.store.outbox[name])
        return name

    @property
    def options(self) -> list[str]:
        """The keys on offer now."""
        sight = self.store.sight
        if sight is None or self.store.is_sending or sight["ask"] is None or sight["over"]:
            return []
        return [option["key"] for option in sight["ask"]["options"]]

    def act(self) -> str | None:
        """Answers what is asked, by chance; now and then takes back or says something. The id of what was said."""
        sight, seat = self.store.sight, self.seated.seat
        if sight is None or self.store.is_sending:
            return None
        if self._dice.random() < 0.003:
            return self.order(type="say", text="", phrase=self._dice.choice(["hello", "ouch", "thanks"]))
        undo = sight["undo"]
        if undo is not None and undo["way"] == "free" and self._dice.random() < 0.1:
            return self.order(type="take-back", seat=seat)
        if self.options:
            return self.order(type="answer", seat=seat, key=self._dice.choice(self.options), seq=sight["seq"])
        return None


async def until(ready: Callable[[], bool], seconds: float, what: str) -> None:
    """Waits until something is so; an error if it takes longer."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not ready():
                await asyncio.sleep(0.01)
    assert ready(), f"after {seconds:.0f} s {what}"
