"""Matches against the clock for tests: a clock that stands until it is told to go, and a desk before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.bots import find_bot
from meadhall.engine.play.match import Match
from meadhall.terminal.realtime.desk import RaceDesk
from meadhall.terminal.session import Player, Session
from meadhall.testing import table

MOST_STEPS = 20_000


class Ticks:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Racing:
    """You and bots in a match of Heroes in real time."""

    def __init__(self, match: Match[Any], *paces: str, keep: Callable[[Match[Any]], None] | None = None):
        seats = match.game.seats(match.options)
        bots = [
            Player(f"Bot {name}", find_bot("sensible", match.game, name), pace)
            for name, pace in zip(("Bram", "Isolde", "Wenna"), [*paces, *["steady"] * 3], strict=False)
        ]
        self.match = match
        self.ticks = Ticks()
        self.session = Session(match, [Player("You"), *bots[: seats - 1]], keep)
        self.race = self.session.race_on(self.ticks)
        self.desk = RaceDesk(self.session, self.race)
        self.me = find_bot("sensible", match.game)
        self.desk.start_or_halt_clock()

    def look(self) -> None:
        """Lets happen what is due, as the window does."""
        if self.race.step():
            self.desk.show_new_events()
        self.desk.settle()
        self.desk.start_or_halt_clock()

    def wait(self, seconds: float) -> None:
        """Time passes, and everything happens that is due meanwhile, at its moment."""
        end = self.ticks.now + seconds
        self.look()
        while (delay := self.race.delay()) is not None and self.ticks.now + delay <= end:
            self.ticks.now += delay
            self.look()
        self.ticks.now = end
        self.look()

    def until(self, holds: Callable[[], bool], act: Callable[[], None] = lambda: None) -> None:
        """Time passes until this holds; whenever nothing is due at once, `act` may do something."""
        for _ in range(MOST_STEPS):
            self.look()
            if holds():
                return
            act()
            self.look()
            self.ticks.now += self.race.delay() or 0.0
        raise AssertionError("it never comes to that")

    def answer_calmly(self) -> None:
        """Answers as a sensible bot would, if nobody races and you are asked."""
        if self.session.is_mine and not self.desk.uses_tray:
            said = self.me.choose(self.session.view())
            self.session.answer(said if isinstance(said, str) else said.key)

    def screen(self, width: int = 80, height: int = 24) -> str:
        """Return the text on the screen."""
        return "\n".join(self.desk.frame(width, height).canvas.text())

    @property
    def question(self) -> str:
        return self.match.menu(0).question if self.session.is_mine else ""


def rolling(ann: str = "WFEALC", bram: str = "WFEALC", **words: Any) -> Racing:
    """A Preparation that has begun; the clock goes on in two seconds."""
    sides = {
        "ann": {"hero": "kaldor", "dice": ann, "hand": "fireball scorch", "board": "f1=red_dragon b2=hero"},
        "bram": {"hero": "maris", "dice": bram, "board": "f2=triton b1=hero"},
    }
    return Racing(table("heroes", mode="realtime", seed="race", **{**sides, **words}).match)
