"""Four people at one table, who answer whatever they are asked, by chance, when it is time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from benches.halls.door import Seated
from benches.halls.line import Line, dial
from benches.load.heard import DECODER, Bye, Change, Done, Refused, Sight


@dataclass
class Tally:
    """The figures of all tables together."""

    acks: list[float] = field(default_factory=list[float])
    shown: list[float] = field(default_factory=list[float])
    errors: list[str] = field(default_factory=list[str])
    said: int = 0
    sights: int = 0
    size: int = 0  # bytes of the messages, unpacked
    behind: int = 0  # answers that were due while no question was there to be answered
    over: int = 0


@dataclass
class Command:
    """An answer on its way: whether it is acknowledged, whether it was news, and how many answers there were with it.

    A part of an answer that is not complete changes nothing for the others, and they are sent nothing.
    """

    by: Player
    said_at: float
    done: bool = False
    tells: bool | None = None
    decisions: int = 0


class Player:
    """One person with one connection."""

    def __init__(self, party: Party, seated: Seated) -> None:
        self.party = party
        self.seated = seated
        self.sight: Sight | None = None
        self.is_asked = False
        self.line: Line | None = None
        self.is_leaving = False

    async def come(self, port: int, *, packed: bool) -> None:
        """Comes to the table and looks."""
        one = self.seated
        self.line = await dial(port, one.table, one.guest.cookie, self._hear, self._lost, packed=packed)
        if self.line is None:
            raise ConnectionError(f"nobody lets me in to table {one.table}")
        self.line.say(b'{"type":"hello"}')

    def leave(self) -> None:
        """Goes away."""
        self.is_leaving = True
        if self.line is not None:
            self.line.hang_up()

    def answer(self, command: str, dice: random.Random) -> None:
        """Answers the question that is asked."""
        assert self.line is not None
        assert self.sight is not None
        key = dice.choice(self.sight.ask["options"])["key"]
        seq, self.is_asked = self.sight.seq, False
        text = f'{{"type":"answer","id":"{command}","seat":{self.seated.seat},"key":"{key}","seq":{seq}}}'
        self.line.say(text.encode())

    def _hear(self, raw: bytes) -> None:
        self.party.tally.size += len(raw)
        heard = DECODER.decode(raw)
        match heard:
            case Sight():
                self._sees(heard)
            case Change() if self.sight is not None:
                self._sees(self.sight.changed(heard))
            case Done():
                self.party.done(heard.id)
            case Refused() | Bye():
                self.party.tally.errors.append(f"{type(heard).__name__}: {heard.words}")
            case _:
                pass

    def _sees(self, sight: Sight) -> None:
        self.party.tally.sights += 1
        self.sight, self.is_asked = sight, sight.ask is not None
        self.party.saw(self, sight)

    def _lost(self, code: int | None) -> None:
        if not self.is_leaving:
            self.party.tally.errors.append(f"a socket was closed with {code}")


class Party:
    """The people at one table."""

    def __init__(self, seated: Sequence[Seated], tally: Tally, dice: random.Random) -> None:
        self.tally = tally
        self.players = [Player(self, one) for one in seated]
        self._dice = dice
        self._count = 0
        self._open: dict[str, Command] = {}

    @property
    def is_settled(self) -> bool:
        """Whether every answer was acknowledged, and seen by everybody."""
        return not self._open

    @property
    def is_here(self) -> bool:
        """Whether everybody sees the table, and somebody is asked."""
        return all(one.sight is not None for one in self.players) and self._asked() is not None

    async def answer_every(self, pause: float, until: float) -> None:
        """Answers at this pace, beginning at a random moment of the first pause."""
        due = time.perf_counter() + self._dice.random() * pause
        while due < until and not self._is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = self._asked()
            if asked is None:
                self.tally.behind += 1
            else:
                self._count += 1
                command = f"c{self._count}"
                self._open[command] = Command(asked, time.perf_counter())
                self.tally.said += 1
                asked.answer(command, self._dice)
            due += pause
        self.tally.over += self._is_over

    @property
    def _is_over(self) -> bool:
        return any(one.sight is not None and one.sight.over for one in self.players)

    def _asked(self) -> Player | None:
        return next((one for one in self.players if one.is_asked), None)

    def done(self, name: str) -> None:
        """An answer was acknowledged."""
        command = self._open[name]
        self.tally.acks.append(time.perf_counter() - command.said_at)
        command.done = True
        self._look_round()

    def saw(self, player: Player, sight: Sight) -> None:
        """A person receives a new sight of the table."""
        for command in self._open.values():
            if command.by is player and command.tells is None:
                command.tells, command.decisions = bool(sight.news), sight.decisions
        self._look_round()

    def _look_round(self) -> None:
        """Note the answers that everybody at their tables has seen now."""
        for name, command in list(self._open.items()):
            concerned = self.players if command.tells else [command.by]
            seen = min(one.sight.decisions if one.sight is not None else 0 for one in concerned)
            if command.done and command.tells is not None and command.decisions <= seen:
                self.tally.shown.append(time.perf_counter() - command.said_at)
                del self._open[name]
