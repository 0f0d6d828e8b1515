"""Enemies on the map, Place-Sites, the Dragon, weather, the end."""

from __future__ import annotations

from meadhall.engine import Event, Names
from meadhall.engine.common.english import count, listing
from meadhall.games.heropath.content import SITES
from meadhall.games.heropath.events.heroes import foe_name
from meadhall.games.heropath.land import name_of, region_name
from meadhall.games.heropath.state import LOST, result_of


class EnemyExposed(Event, frozen=True):
    at: int
    foe: int

    def words(self, names: Names) -> str:
        return f"A {foe_name(self.foe)} at {name_of(self.at)}!"


class EnemyPlaced(Event, frozen=True):
    at: int
    foe: int = -1
    seat: int = -1

    def words(self, names: Names) -> str:
        return f"{'A hidden enemy' if self.foe < 0 else 'A ' + foe_name(self.foe)} is put on {name_of(self.at)}."


class EnemyMoved(Event, frozen=True):
    begun: int
    at: int
    foe: int = -1

    def words(self, names: Names) -> str:
        what = "A hidden enemy" if self.foe < 0 else f"The {foe_name(self.foe)}"
        return f"{what} moves from {name_of(self.begun)} to {name_of(self.at)}."


class EnemyRemoved(Event, frozen=True):
    at: int

    def words(self, names: Names) -> str:
        return f"The enemy at {name_of(self.at)} goes back to the stockpile."


class EnemyPeeked(Event, frozen=True):
    """Told to the looker alone with the type, and to all without."""

    seat: int
    at: int
    foe: int = -1

    def words(self, names: Names) -> str:
        if self.foe < 0:
            return (
                ""
                if self.seat == names.listener
                else f"{names.does(self.seat, 'look')} at an enemy at {name_of(self.at)}."
            )
        return f"The enemy at {name_of(self.at)} is a {foe_name(self.foe)}."


class CameFromScale(Event, frozen=True):
    """Which types leave the Scale is known to all (HP-HID-05)."""

    foes: tuple[int, ...]

    def words(self, names: Names) -> str:
        return f"Back from the Scale of Evil: {', '.join(map(foe_name, self.foes))}."


class SiteFound(Event, frozen=True):
    at: int
    site: int
    seat: int = -1

    def words(self, names: Names) -> str:
        return f"The {SITES[self.site].name} stands at {name_of(self.at)}."


class DragonMoved(Event, frozen=True):
    seat: int
    rock: int

    def words(self, names: Names) -> str:
        return f"The Dragon lands on Rock {'I' * self.rock}."


class DragonStayed(Event, frozen=True):
    seat: int
    rock: int

    def words(self, names: Names) -> str:
        return f"The Dragon flies and comes back to Rock {'I' * self.rock}."


class FlareRolled(Event, frozen=True):
    face: int
    regions: tuple[str, ...]

    def words(self, names: Names) -> str:
        return f"The Dragon's flare hits {listing([region_name(region) for region in self.regions])}."


class WeatherBegan(Event, frozen=True):
    kind: str
    seat: int

    def words(self, names: Names) -> str:
        return WEATHERS[self.kind]


WEATHERS = {
    "gale": "A gale: ferry and balloons are closed, and others are slower.",
    "fog": "Thick fog: ferry and balloons are closed.",
    "snow": "Snow: everybody is slower.",
    "clear": "Clear skies: every Rest gives 1 VITALITY more.",
}


class WeatherEnded(Event, frozen=True):
    kind: str

    def words(self, names: Names) -> str:
        return f"The weather changes: no more {self.kind}."


class GatheringBegan(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        stays = "It stays there to the end, and its turns and flares are over."
        return f"The Gathering: all heroes and the Dragon stand at the Farmhouse. {stays}"


class Slew(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'defeat')} the Dragon!"


class Measured(Event, frozen=True):
    """The Total Power of a hero at the end (HP-END-02)."""

    seat: int
    total: int
    dice: tuple[int, ...]

    def words(self, names: Names) -> str:
        return f"{names(self.seat)}: Total Power {self.total}."


class AskedForOrder(Event, frozen=True):
    """Co-op: a player wishes to act twice, or to pass his action on."""

    seat: int
    wish: str

    def words(self, names: Names) -> str:
        what = "to act twice in a row" if self.wish == "twice" else "to pass this action on"
        return f"{names.does(self.seat, 'ask')} {what}."


class PassedOn(Event, frozen=True):
    """Whether all agreed."""

    seat: int
    wish: str
    agreed: bool

    def words(self, names: Names) -> str:
        return "All agree." if self.agreed else "Not all agree."


class RitualEnded(Event, frozen=True):
    """`each` is what every hero brought, by seats: 0 for one who was dead."""

    seat: int
    heroes: int
    dragon: int
    each: tuple[int, ...] = ()

    def words(self, names: Names) -> str:
        end = "the Dragon survives" if result_of(self.heroes, self.dragon) == LOST else "the ritual succeeds"
        return f"The heroes together {self.heroes}, the Dragon {self.dragon}: {end}."


class StopCalled(Event, frozen=True):
    """Real Time: a STOP for one hero, for the Dragon, for all who wait, or for an event."""

    seat: int
    kind: str
    on: int

    def words(self, names: Names) -> str:
        if self.kind == "event":
            return "All stop for a moment."
        if self.kind == "passive":
            return "STOP-PASSIVE: all who wait take one action each in turn."
        return f"{names.does(self.seat, 'call')} STOP-{self.kind.upper()}" + (
            f": {names.inside(self.on)} must wait." if self.on >= 0 else "!"
        )


class StopEnded(Event, frozen=True):
    kind: str

    def words(self, names: Names) -> str:
        return "The round goes on for all."


class Waited(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'wait')} for the others."


class MatchEnded(Event, frozen=True):
    """How the match ended, and who is first; `how` is "won", "limit", "together", "lost" or "evil"."""

    how: str
    first: tuple[int, ...]
    rounds: int
    evil: int

    def words(self, names: Names) -> str:
        """For who comes late: the whole of it in a sentence or two."""
        lives = f"After {count(self.rounds, 'round')} the Dragon still lives"
        fell = f"the Dragon fell in round {self.rounds}, at Evil {self.evil}"
        if self.how == "won":
            return f"{self._do(names, 'win')}: {fell}."
        if self.how == "limit":
            return f"{lives}. {self._do(names, 'stand')} first by Total Power."
        if self.how == "together":
            return f"The heroes have won together: {fell}."
        if self.how == "lost":
            return f"{lives}: the heroes have lost."
        return f"Evil has reached level {self.evil}, and the Dragon still lives: the hero has lost."

    def _do(self, names: Names, verb: str) -> str:
        one, *others = self.first
        if not others:
            return names.does(one, verb)
        return f"{listing([names(one), *map(names.inside, others)])} {verb}"
