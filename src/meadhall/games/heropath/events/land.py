"""Events of the land: enemies on the map, Place-Sites, the Dragon, weather, the end."""

from __future__ import annotations

from meadhall.engine import Event
from meadhall.engine.common.text import Text, text
from meadhall.games.heropath.events.heroes import Part
from meadhall.games.heropath.texts import SPACE, FoeName, RegionName, RockName, SiteName, SpaceName, foe_name


class EnemyExposed(Event, frozen=True):
    at: SpaceName
    foe: FoeName


class EnemyPlaced(Event, frozen=True):
    at: SpaceName
    foe: FoeName = -1
    seat: int = -1


class EnemyMoved(Event, frozen=True):
    begun: SpaceName
    at: SpaceName
    foe: FoeName = -1


class EnemyRemoved(Event, frozen=True):
    at: SpaceName


class EnemyPeeked(Event, frozen=True):
    """A hero looked at a hidden enemy. Only that hero's copy of the event has the type."""

    seat: int
    at: int
    foe: int = -1

    def message(self) -> Text:
        key = "enemy-peeked" if self.foe < 0 else "enemy-recognised"
        return text(key, seat=self.seat, at=SPACE[self.at], foe=foe_name(self.foe))


class EnemiesCameFromScale(Event, frozen=True):
    """Enemies left the Scale. Everybody sees their types (HP-HID-05)."""

    foes: tuple[FoeName, ...]


class SiteFound(Event, frozen=True):
    at: SpaceName
    site: SiteName
    seat: int = -1


class DragonMoved(Event, frozen=True):
    seat: int
    rock: RockName


class DragonStayed(Event, frozen=True):
    seat: int
    rock: RockName


class FlareRolled(Event, frozen=True):
    face: int
    regions: tuple[RegionName, ...]


class WeatherBegan(Event, frozen=True):
    kind: str
    seat: int


class WeatherEnded(Event, frozen=True):
    kind: str


class GatheringBegan(Event, frozen=True):
    seat: int


class DragonSlain(Event, frozen=True):
    seat: int


class PowerMeasured(Event, frozen=True):
    """A hero's Total Power was measured at the end (HP-END-02)."""

    seat: int
    total: int
    dice: tuple[int, ...]


class OrderRequested(Event, frozen=True):
    """Co-op: a player asked to act twice, or to pass their action on."""

    seat: int
    wish: str


class OrderDecided(Event, frozen=True):
    """Co-op: the others answered the request. `agreed` is true if all of them agreed."""

    seat: int
    wish: str
    agreed: bool


class RitualEnded(Event, frozen=True):
    """A Gathering Ritual ended, in which all heroes together fought the Dragon."""

    seat: int
    heroes: int  # total of all heroes together
    dragon: int  # total of the Dragon: `power` multiplied by `times`
    each: tuple[int, ...]  # total of each hero, by seat; 0 for a dead hero
    result: str  # "won", "tied" or "lost", for the heroes
    times: int  # number of players
    power: int  # the Dragon's power with its dice, before the multiplication
    one: tuple[Part, ...]  # the parts of `power`
    theirs: tuple[Part, ...]  # the parts of `dragon`

    def message(self) -> Text:
        return text("ritual-ended", heroes=self.heroes, dragon=self.dragon, result=self.result)


class StopCalled(Event, frozen=True):
    """Real Time: a STOP began, for one hero, for the Dragon, for all waiting heroes, or for an event."""

    seat: int
    kind: str
    on: int

    def message(self) -> Text:
        return text(f"stop-called-{self.kind}", seat=self.seat, on=self.on)


class StopEnded(Event, frozen=True):
    kind: str


class HeroWaited(Event, frozen=True):
    seat: int


class MatchEnded(Event, frozen=True):
    """The match ended. `how` names the ending: "won", "limit", "together", "lost" or "evil"."""

    how: str
    first: tuple[int, ...]
    rounds: int
    evil: int

    def message(self) -> Text:
        return text(
            f"match-ended-{self.how}",
            first=[*self.first],
            one=self.first[0] if self.first else -1,
            winners=len(self.first),
            rounds=self.rounds,
            evil=self.evil,
        )
