"""Four clients at one table, who answer at random at fixed times."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from benches.halls.door import SeatedGuest
from benches.halls.line import Line, dial
from benches.load.heard import DECODER, Bye, Change, Done, Refused, Sight


@dataclass
class Tally:
    """The counts and times of all tables."""

    acknowledgement_times: list[float] = field(default_factory=list[float])
    sight_times: list[float] = field(default_factory=list[float])
    errors: list[str] = field(default_factory=list[str])
    answer_count: int = 0
    sights: int = 0
    byte_count: int = 0  # uncompressed bytes of the messages
    late_answers: int = 0  # answers that were due while nobody was asked
    finished_matches: int = 0


@dataclass
class Command:
    """An answer that not all clients have seen yet. `decisions` is the table's count after it.

    `is_news` is whether it was news for the others: a part of an unfinished answer is not sent to them.
    """

    player: Player
    sent_at: float
    is_acknowledged: bool = False
    is_news: bool | None = None
    decisions: int = 0


class Player:
    """A client with one connection."""

    def __init__(self, party: Party, seated: SeatedGuest) -> None:
        self.party = party
        self.seated = seated
        self.sight: Sight | None = None
        self.is_asked = False
        self.line: Line | None = None
        self.is_leaving = False

    async def connect(self, port: int, *, packed: bool) -> None:
        """Connect to the table."""
        seated = self.seated
        self.line = await dial(port, seated.table, seated.guest.cookie, self._receive, self._lost, packed=packed)
        if self.line is None:
            raise ConnectionError(f"nobody lets me in to table {seated.table}")
        self.line.send(b'{"type":"hello"}')

    def leave(self) -> None:
        """Disconnect."""
        self.is_leaving = True
        if self.line is not None:
            self.line.hang_up()

    def answer(self, command: str, dice: random.Random) -> None:
        """Answer the open question at random."""
        assert self.line is not None
        assert self.sight is not None
        key = dice.choice(self.sight.ask["options"])["key"]
        seq, self.is_asked = self.sight.seq, False
        text = f'{{"type":"answer","id":"{command}","seat":{self.seated.seat},"key":"{key}","seq":{seq}}}'
        self.line.send(text.encode())

    def _receive(self, raw: bytes) -> None:
        self.party.tally.byte_count += len(raw)
        message = DECODER.decode(raw)
        match message:
            case Sight():
                self._show(message)
            case Change() if self.sight is not None:
                self._show(self.sight.with_changes(message))
            case Done():
                self.party.record_acknowledged(message.id)
            case Refused() | Bye():
                self.party.tally.errors.append(f"{type(message).__name__}: {message.words}")
            case _:
                pass

    def _show(self, sight: Sight) -> None:
        self.party.tally.sights += 1
        self.sight, self.is_asked = sight, sight.ask is not None
        self.party.record_sight(self, sight)

    def _lost(self, code: int | None) -> None:
        if not self.is_leaving:
            self.party.tally.errors.append(f"a socket was closed with {code}")


class Party:
    """The clients at one table."""

    def __init__(self, seated: Sequence[SeatedGuest], tally: Tally, dice: random.Random) -> None:
        self.tally = tally
        self.players = [Player(self, player) for player in seated]
        self._dice = dice
        self._count = 0
        self._open: dict[str, Command] = {}

    @property
    def is_settled(self) -> bool:
        """Whether every answer was acknowledged and seen by all."""
        return not self._open

    @property
    def is_ready(self) -> bool:
        """Whether all clients have a sight of the table, and one of them is asked."""
        return all(player.sight is not None for player in self.players) and self._asked() is not None

    async def answer_every(self, interval: float, until: float) -> None:
        """Answer every `interval` seconds, from a random moment of the first pause on."""
        due = time.perf_counter() + self._dice.random() * interval
        while due < until and not self._is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = self._asked()
            if asked is None:
                self.tally.late_answers += 1
            else:
                self._count += 1
                command = f"c{self._count}"
                self._open[command] = Command(asked, time.perf_counter())
                self.tally.answer_count += 1
                asked.answer(command, self._dice)
            due += interval
        self.tally.finished_matches += self._is_over

    @property
    def _is_over(self) -> bool:
        return any(player.sight is not None and player.sight.over for player in self.players)

    def _asked(self) -> Player | None:
        return next((player for player in self.players if player.is_asked), None)

    def record_acknowledged(self, name: str) -> None:
        """Note that an answer was acknowledged."""
        command = self._open[name]
        self.tally.acknowledgement_times.append(time.perf_counter() - command.sent_at)
        command.is_acknowledged = True
        self._record_seen()

    def record_sight(self, player: Player, sight: Sight) -> None:
        """Note that a client received a new sight."""
        for command in self._open.values():
            if command.player is player and command.is_news is None:
                command.is_news, command.decisions = bool(sight.news), sight.decisions
        self._record_seen()

    def _record_seen(self) -> None:
        """Record the answers that all clients have seen."""
        for name, command in list(self._open.items()):
            players = self.players if command.is_news else [command.player]
            count = min(player.sight.decisions if player.sight is not None else 0 for player in players)
            if command.is_acknowledged and command.is_news is not None and command.decisions <= count:
                self.tally.sight_times.append(time.perf_counter() - command.sent_at)
                del self._open[name]
