"""Actions, Encounters and battles."""

from __future__ import annotations

from meadhall.engine.common.english import upper
from meadhall.engine.language.wording import Names
from meadhall.engine.table.events import Event
from meadhall.games.heropath.content import CARDS, ENEMIES, LIMITS, SITES
from meadhall.games.heropath.events.naming import foe_name
from meadhall.games.heropath.state import LOST, TIED, WON, result_of


class Rested(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'rest')}."


class Searched(Event, frozen=True):
    seat: int
    face: int
    found: str

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} Search die shows {self.found}."


class Ate(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'eat')} 1 FOOD."


class Visited(Event, frozen=True):
    seat: int
    site: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'visit')} the {SITES[self.site].name}."


class ActivityDone(Event, frozen=True):
    seat: int
    site: int
    activity: str

    def words(self, names: Names) -> str:
        text = next(one.text for one in SITES[self.site].activities if one.id == self.activity)
        return f"{names(self.seat)}: {text}"


class SpecialRolled(Event, frozen=True):
    seat: int
    face: int

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} Special die shows {self.face}."


class EncounterBegan(Event, frozen=True):
    seat: int
    to: int
    kind: str

    def words(self, names: Names) -> str:
        verb = {"ambush": "ambush", "thievery": "rob", "snatching": "snatch from"}[self.kind]
        others = {"ambush": "ambushes", "thievery": "robs", "snatching": "snatches from"}[self.kind]
        return f"{names.does(self.seat, verb, others)} {names.inside(self.to)}."


class EncounterCancelled(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return "The Encounter comes to nothing."


class Captured(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'are', 'is')} carried off to the Goblin Prison."


class CardStolen(Event, frozen=True):
    """`card` is -1 where it stays face down; who took it hears besides what it is."""

    seat: int
    to: int
    card: int
    deck: str

    def words(self, names: Names) -> str:
        what = CARDS[self.card].name if self.card >= 0 else f"a face-down {self.deck} card"
        return f"{names.does(self.seat, 'take')} {what} from {names.inside(self.to)}."


class Snatched(Event, frozen=True):
    seat: int
    to: int
    gold: int
    food: int

    def words(self, names: Names) -> str:
        parts = filter(None, [f"{self.gold} GOLD" * bool(self.gold), f"{self.food} FOOD" * bool(self.food)])
        return f"{names.does(self.seat, 'snatch', 'snatches')} {', '.join(parts)} from {names.inside(self.to)}."


class BattleBegan(Event, frozen=True):
    seat: int
    foe: int

    def words(self, names: Names) -> str:
        return (
            f"{names.does(self.seat, 'fight')} a {foe_name(self.foe)}."
            if self.foe < len(ENEMIES)
            else (f"{names.does(self.seat, 'fight')} the Dragon!")
        )


class DiceRolled(Event, frozen=True):
    seat: int
    hero: tuple[int, ...]
    foe: tuple[int, ...]
    special: tuple[int, ...]

    def words(self, names: Names) -> str:
        mine = " + ".join(map(str, self.hero)) + (
            f", Special {' '.join(map(str, self.special))}" if self.special else ""
        )
        return f"Dice: {names.inside(self.seat)} {mine}; against {' + '.join(map(str, self.foe)) or '0'}."


class Rerolled(Event, frozen=True):
    seat: int
    die: str
    faces: tuple[int, ...]

    def words(self, names: Names) -> str:
        return f"{self.die.capitalize()} dice rolled again: {' '.join(map(str, self.faces))}."


class BattleEnded(Event, frozen=True):
    seat: int
    foe: int
    hero_total: int
    foe_total: int

    def words(self, names: Names) -> str:
        how = HOW[result_of(self.hero_total, self.foe_total)]
        totals = f"{names(self.seat)} {self.hero_total}, {foe_name(self.foe)} {self.foe_total}"
        return f"{totals}: {names.does(self.seat, *how)}."


HOW = {WON: ("win", "wins"), TIED: ("tie and win", "ties and wins"), LOST: ("lose", "loses")}


SKULL = LIMITS.scale_levels + 1  # above the last level lies the burning skull (HP-EVL-07, HP-GAT-06)


class EnemySlain(Event, frozen=True):
    """`level` is one more than the last where it goes on the burning skull."""

    seat: int
    foe: int
    level: int

    def words(self, names: Names) -> str:
        where = "on the burning skull" if self.level == SKULL else f"on level {self.level} of the Scale of Evil"
        return f"The {foe_name(self.foe)} goes {where}."


class EvilRose(Event, frozen=True):
    level: int

    def words(self, names: Names) -> str:
        return f"The Evil Force Base is {self.level} now."
