"""Turns, goes and Regrouping."""

from __future__ import annotations

from meadhall.engine.common.english import count
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    HEROES,
)
from meadhall.games.virtues.events.naming import seats


class HeroDealt(Event, frozen=True):
    seat: int
    hero: int

    def words(self, names: Names) -> str:
        card = HEROES[self.hero]
        return f"{names.does(self.seat, 'play')} {card.name}, {card.title}."


class TurnBegan(Event, frozen=True):
    turn: int
    order: list[int]

    def words(self, names: Names) -> str:
        return f"Turn {self.turn} begins. Turn order: {seats(names, self.order)}."


class Passed(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'pass', 'passes')}."


class GoSkipped(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} this go."


class PhaseEnded(Event, frozen=True):
    laps: int

    def words(self, names: Names) -> str:
        return f"The Quest Phase ends after {count(self.laps, 'lap')}."


class MajorityWon(Event, frozen=True):
    seat: int
    most: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'have', 'has')} the most {self.most}: 1 might."


class Produced(Event, frozen=True):
    seat: int
    fame: int
    gold: int
    might: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} {phrases.goods(self.fame, self.gold, self.might)} from Production."


class SinsWeighed(Event, frozen=True):
    """Sin cards in hand cost might."""

    seat: int
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} might for sin cards in hand."
