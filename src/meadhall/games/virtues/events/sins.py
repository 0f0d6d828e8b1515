"""Sins, cataclysms, corruption, and the cards of the Unnamed."""

from __future__ import annotations

from meadhall.engine.common.english import count
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    CATACLYSMS,
    HEROES,
    PORTALS,
    QUESTS,
    RULES,
    SINS,
    UNNAMED,
    VIRTUES,
)


class SinPlayed(Event, frozen=True):
    """A function of a sin card, with all that is named with it: whom, a virtue, or fame or gold."""

    seat: int
    card: int
    function: int
    of: int
    virtue: int
    res: str

    def words(self, names: Names) -> str:
        function = SINS[self.card].functions[self.function]
        named = VIRTUES[self.virtue].name if self.virtue >= 0 else self.res
        about = f" ({named})" if named else ""
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'play')} {function.name}{about}{on}: {function.text}"


class Warded(Event, frozen=True):
    """A sin card does not affect this player: by a card, a building or a temple."""

    seat: int
    by: str

    def words(self, names: Names) -> str:
        return f"{self.by}: it does not affect {names.inside(self.seat)}."


class SinDiscarded(Event, frozen=True):
    seat: int
    card: int
    pile: int

    def words(self, names: Names) -> str:
        name = SINS[self.card].sin.capitalize()
        return f"{name} goes to the sin discard pile: {self.pile} of {RULES.sins_per_cataclysm}."


class SinsDrawn(Event, frozen=True):
    seat: int
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'draw')} {count(self.n, 'sin card')}." if names.listener != self.seat else ""


class SinSeen(Event, frozen=True):
    """To its holder alone."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        card = SINS[self.card]
        return f"{names.does(self.seat, 'draw')} {card.sin.capitalize()}: {card.f1.name} or {card.f2.name}."


class SinsReturned(Event, frozen=True):
    seat: int
    n: int

    def words(self, names: Names) -> str:
        cards = count(self.n, "sin card")
        return f"{names.does(self.seat, 'shuffle')} {cards} into the sin deck."


class SinsShuffled(Event, frozen=True):
    def words(self, names: Names) -> str:
        return "The sin discard pile is shuffled into the deck."


class CataclysmRevealed(Event, frozen=True):
    card: int
    number: int

    def words(self, names: Names) -> str:
        card = CATACLYSMS[self.card]
        return f"Cataclysm {self.number} of {RULES.cataclysms}: {card.name}. {card.text}"


class Corrupted(Event, frozen=True):
    seat: int
    has: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} a corruption card: {self.has} of {RULES.corruption_to_fall}."


class Fell(Event, frozen=True):
    seat: int
    hero: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'fall')}! {HEROES[self.hero].name} is now {HEROES[self.hero].evil_name}."


class Rose(Event, frozen=True):
    seat: int
    hero: int

    def words(self, names: Names) -> str:
        return f"{HEROES[self.hero].name} turns back to the good side, and so {names.does(self.seat, 'do', 'does')}."


class UnnamedPlayed(Event, frozen=True):
    seat: int
    card: int
    of: int

    def words(self, names: Names) -> str:
        card = UNNAMED[self.card]
        on = f" on {names.inside(self.of)}" if self.of >= 0 else ""
        return f"{names.does(self.seat, 'play')} {card.name}{on}: {card.text}"


class Blocked(Event, frozen=True):
    """A portal, or a requirement, until the end of the next lap."""

    quest: int
    place: int

    def words(self, names: Names) -> str:
        if self.quest < 0:
            return f"{PORTALS[self.place].name} cannot be closed until the end of the next lap."
        asked = phrases.requirement(self.quest, self.place)
        return f"{asked} of {QUESTS[self.quest].name} cannot be fulfilled until the end of the next lap."


class Penalised(Event, frozen=True):
    seat: int
    sin: bool

    def words(self, names: Names) -> str:
        what = "draw a sin card" if self.sin else "take a corruption card"
        others = "draws a sin card" if self.sin else "takes a corruption card"
        return f"{names.does(self.seat, what, others)} for not paying."


class Ended(Event, frozen=True):
    ending: str

    def words(self, names: Names) -> str:
        return f"The match is over: {phrases.ENDINGS[self.ending]}."
