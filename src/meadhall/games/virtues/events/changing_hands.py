"""Cards that change hands, or leave."""

from __future__ import annotations

from meadhall.engine.common.english import upper
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.virtues import phrases
from meadhall.games.virtues.content import (
    BUILDINGS,
    CHARACTERS,
    ELIXIRS,
    QUESTS,
)


class CharacterTapped(Event, frozen=True):
    """Tapped by an effect: nobody receives gifts for it."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} {CHARACTERS[self.card].name} is tapped."


class CharacterUntapped(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} {CHARACTERS[self.card].name} is upright again."


class CharacterDismissed(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {CHARACTERS[self.card].name}."


class Ransomed(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'pay')} for {CHARACTERS[self.card].name} to stay."


class ElixirStolen(Event, frozen=True):
    seat: int
    of: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'take')} {ELIXIRS[self.card].name} from {names.inside(self.of)}."


class ElixirLost(Event, frozen=True):
    seat: int
    card: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {ELIXIRS[self.card].name}."


class BuildingLost(Event, frozen=True):
    """A building was destroyed; nobody's if it had not been founded."""

    seat: int
    card: int

    def words(self, names: Names) -> str:
        name = BUILDINGS[self.card].name
        return f"{upper(names.whose(self.seat))} {name} is destroyed." if self.seat >= 0 else f"{name} is destroyed."


class MarkerEvicted(Event, frozen=True):
    seat: int
    quest: int
    space: int

    def words(self, names: Names) -> str:
        asked = phrases.requirement(self.quest, self.space)
        return (
            f"{upper(names.whose(self.seat))} marker leaves {QUESTS[self.quest].name} ({asked}); a neutral one stays."
        )


class Refreshed(Event, frozen=True):
    board: str

    def words(self, names: Names) -> str:
        return f"The {self.board} is filled anew."


class SpaceClosed(Event, frozen=True):
    board: str
    space: int

    def words(self, names: Names) -> str:
        return f"Space {self.space} of the {self.board} is closed for good."


class Skipping(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'miss', 'misses')} the next go."


class Empowered(Event, frozen=True):
    """An artifact whose effect lasts: what it does stands on the card."""

    seat: int
    what: str

    def words(self, names: Names) -> str:
        said = {"colours": "hero counts as every colour this turn", "portal": "next portal of this turn is cheaper"}
        return f"{upper(names.whose(self.seat))} {said[self.what]}."
