"""Set-up, rounds and turns."""

from __future__ import annotations

from meadhall.engine.common.english import upper
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.heropath.content import HEROES
from meadhall.games.heropath.events.naming import cards_named


class HeroChosen(Event, frozen=True):
    seat: int
    hero: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'play')} the {HEROES[self.hero].name}."


class FirstPlayer(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'begin')}."


class DraftRound(Event, frozen=True):
    round: int
    keep: int

    def words(self, names: Names) -> str:
        return f"Draft, round {self.round}: everybody keeps {self.keep}."


class Drafted(Event, frozen=True):
    seat: int
    shown: tuple[int, ...]
    hidden: int

    def words(self, names: Names) -> str:
        hidden = f"{self.hidden} face-down card{'s' * (self.hidden != 1)}" if self.hidden else ""
        return f"{names.does(self.seat, 'begin')} with {', '.join(filter(None, [cards_named(self.shown), hidden]))}."


class RoundBegan(Event, frozen=True):
    round: int

    def words(self, names: Names) -> str:
        return f"Round {self.round} begins."


class TurnBegan(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} turn."


class GaveUp(Event, frozen=True):
    seat: int
    actions: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'give')} up {self.actions} action{'s' * (self.actions != 1)}."


class CameForward(Event, frozen=True):
    """Of several who may act, this one does."""

    seat: int

    def words(self, names: Names) -> str:
        return ""


class ActionBegan(Event, frozen=True):
    """An action is spent; what it is the next event says."""

    seat: int
    action: str
    left: int

    def words(self, names: Names) -> str:
        return ""


class MomentPassed(Event, frozen=True):
    """What was about to happen happens now, or has been called off."""

    kind: str

    def words(self, names: Names) -> str:
        return ""


class GemsChosen(Event, frozen=True):
    seat: int
    wisdom: int
    skills: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'begin')} with {self.wisdom} WISDOM and {self.skills} SKILLS."
