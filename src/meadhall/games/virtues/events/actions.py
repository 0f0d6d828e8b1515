"""What the actions of a go bring about."""

from __future__ import annotations

from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    ARTIFACTS,
    BUILDINGS,
    CHARACTERS,
    ELIXIRS,
    HEROES,
    PORTALS,
    QUESTS,
)


class Recruited(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'recruit')} {CHARACTERS[self.card].name}."


class Bought(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {ELIXIRS[self.card].name} from the store."


class Founded(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'found')} {BUILDINGS[self.card].name}."


class Manned(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        card = BUILDINGS[self.card]
        return f"{names.does(self.seat, 'man')} {card.name} ({card.special})."


class Tapped(Event, frozen=True):
    """A character was tapped for gifts; the second time it is gone."""

    seat: int
    card: int
    gone: bool

    def words(self, names: Names) -> str:
        name = CHARACTERS[self.card].name
        end = f", who leaves {names.inside(self.seat)}" if self.gone else ""
        return f"{names.does(self.seat, 'call')} on {name}{end}."


class TookPart(Event, frozen=True):
    seat: int
    quest: int
    space: int

    def words(self, names: Names) -> str:
        quest = QUESTS[self.quest].name
        return f"{names.does(self.seat, 'fulfil')} {phrases.requirement(self.quest, self.space)} of {quest}."


class PortalClosed(Event, frozen=True):
    seat: int
    portal: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'close')} {PORTALS[self.portal].name}!"


class Cleansed(Event, frozen=True):
    seat: int
    left: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'are', 'is')} cleansed of a corruption card; {self.left} left."


class AbilityUsed(Event, frozen=True):
    """The ability of a fallen hero, and whom it names."""

    seat: int
    hero: int
    of: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'use')} {HEROES[self.hero].evil_ability} on {names.inside(self.of)}."


class ArtifactUsed(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'use')} {ARTIFACTS[self.card].name}: {ARTIFACTS[self.card].text}"
