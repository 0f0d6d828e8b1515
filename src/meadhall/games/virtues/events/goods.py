"""What is paid, taken and given up."""

from __future__ import annotations

from meadhall.engine.common.english import count, listing
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    BUILDINGS,
    ELIXIRS,
)
from meadhall.games.virtues.events.naming import seats


class Spent(Event, frozen=True):
    """What was paid for something: tokens, gift cards, and cards that were discarded."""

    seat: int
    fame: int
    gold: int
    gifts: list[int]
    elixirs: list[int]
    buildings: list[int]

    def words(self, names: Names) -> str:
        tokens = phrases.goods(self.fame, self.gold) if self.fame or self.gold else ""
        cards = phrases.gifts(self.gifts) if any(self.gifts) else ""
        parts = [part for part in (tokens, cards, phrases.things(self.elixirs, self.buildings)) if part]
        return f"{names.does(self.seat, 'pay')} {listing(parts)}." if parts else ""


class Gained(Event, frozen=True):
    seat: int
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'gain')} {self.n} {self.res}."


class Lost(Event, frozen=True):
    seat: int
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} {self.res}."


class Stolen(Event, frozen=True):
    seat: int
    of: int
    res: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {self.n} {self.res} from {names.inside(self.of)}."


class GiftsTaken(Event, frozen=True):
    seat: int
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.gifts(self.gifts)}."


class GiftsDropped(Event, frozen=True):
    seat: int
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'discard')} {phrases.gifts(self.gifts)}."


class GiftsStolen(Event, frozen=True):
    seat: int
    of: int
    gifts: list[int]

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {phrases.gifts(self.gifts)} from {names.inside(self.of)}."


class Exchanged(Event, frozen=True):
    """Gift cards given and received; what came from a player is named with the card he got for it."""

    seat: int
    gave: list[int]
    took: list[int]
    of: list[int]

    def words(self, names: Names) -> str:
        whose = f", {count(len(self.of), 'card')} of them from {seats(names, sorted(set(self.of)))}" if self.of else ""
        took = phrases.gifts(self.took)
        return f"{names.does(self.seat, 'exchange')} {phrases.gifts(self.gave)} for {took}{whose}."


class ElixirDiscarded(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'discard')} {ELIXIRS[self.card].name}."


class BuildingDiscarded(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'give')} up {BUILDINGS[self.card].name}."


class SpecialUsed(Event, frozen=True):
    seat: int
    card: int
    of: int

    def words(self, names: Names) -> str:
        card = BUILDINGS[self.card]
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'use')} {card.special} of {card.name}{on}."


class WindowClosed(Event, frozen=True):
    """Everybody who might have broken in has let it happen, or has not."""

    kind: str

    def words(self, names: Names) -> str:
        return ""
