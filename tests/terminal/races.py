"""Real-time matches for tests, with a clock that the test moves and a desk that shows the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.bots import find_bot
from meadhall.engine.play.match import Match
from meadhall.terminal.realtime.desk import RaceDesk
from meadhall.terminal.session import Player, Session
from meadhall.testing import table

MAX_STEPS = 20_000


class ManualClock:
    """A clock in seconds that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class TerminalRace:
    """You and bots in a real-time match of Heroes."""

    def __init__(self, match: Match[Any], *paces: str, keep: Callable[[Match[Any]], None] | None = None):
        seats = match.game.seats(match.options)
        bots = [
            Player(f"Bot {name}", find_bot("sensible", match.game, name), pace)
            for name, pace in zip(("Bram", "Isolde", "Wenna"), [*paces, *["steady"] * 3], strict=False)
        ]
        self.match = match
        self.ticks = ManualClock()
        self.session = Session(match, [Player("You"), *bots[: seats - 1]], keep)
        self.race = self.session.race_on(self.ticks)
        self.desk = RaceDesk(self.session, self.race)
        self.me = find_bot("sensible", match.game)
        self.desk.start_or_halt_clock()

    def step(self) -> None:
        """Carry out everything that is due, as the window does."""
        if self.race.step():
            self.desk.show_new_events()
        self.desk.settle()
        self.desk.start_or_halt_clock()

    def wait(self, seconds: float) -> None:
        """Let time pass, and carry out everything at the moment when it is due."""
        end = self.ticks.now + seconds
        self.step()
        while (delay := self.race.delay()) is not None and self.ticks.now + delay <= end:
            self.ticks.now += delay
            self.step()
        self.ticks.now = end
        self.step()

    def run_until(self, condition: Callable[[], bool], act: Callable[[], None] = lambda: None) -> None:
        """Let time pass until a condition holds. At each step, `act` may do something."""
        for _ in range(MAX_STEPS):
            self.step()
            if condition():
                return
            act()
            self.step()
            self.ticks.now += self.race.delay() or 0.0
        raise AssertionError("the condition never became true")

    def answer_calmly(self) -> None:
        """Answer as the sensible bot does, if you are asked and no Preparation is running."""
        if self.session.is_person_asked and not self.desk.uses_tray:
            answer = self.me.choose(self.session.view())
            self.session.answer(answer if isinstance(answer, str) else answer.key)

    def screen(self, width: int = 80, height: int = 24) -> str:
        """Return the text on the screen."""
        return "\n".join(self.desk.frame(width, height).canvas.text())

    @property
    def question(self) -> str:
        return self.match.menu(0).question if self.session.is_person_asked else ""


def race_in_preparation(ann: str = "WFEALC", bram: str = "WFEALC", **overrides: Any) -> TerminalRace:
    """Return a match whose Preparation starts in two seconds."""
    sides = {
        "ann": {"hero": "kaldor", "dice": ann, "hand": "fireball scorch", "board": "f1=red_dragon b2=hero"},
        "bram": {"hero": "maris", "dice": bram, "board": "f2=triton b1=hero"},
    }
    return TerminalRace(table("heroes", mode="realtime", seed="race", **{**sides, **overrides}).match)
