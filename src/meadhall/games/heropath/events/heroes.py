"""What heroes do, and what happens to them: set-up, turns, actions, battles, gems and goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import Event, Names
from meadhall.engine.common.english import upper
from meadhall.games.heropath.content import CARDS, ENEMIES, HEROES, LIMITS, SITES
from meadhall.games.heropath.land import name_of
from meadhall.games.heropath.state import LOST, TIED, WON, result_of

BECAUSE: Final = {
    "battle": "in battle", "tie": "by a tie", "evasion": "evading", "active-flare": "by an Active Flare",
    "incidental-flare": "by an Incidental Flare", "card": "by a card", "encounter": "in an Encounter",
    "site": "as the price",
}  # fmt: skip


def foe_name(foe: int) -> str:
    """An opponent in battle as people call it."""
    return ENEMIES[foe].name if foe < len(ENEMIES) else "Dragon"


def cards_named(faces: Sequence[int]) -> str:
    """Cards by name, as in a sentence."""
    return ", ".join(CARDS[face].name for face in faces)


def amount(n: int, good: str) -> str:
    """So many of a good or an attribute."""
    return f"{n} {good}"


def because(cause: str) -> str:
    """Why VITALITY is lost (HP-VIT-09)."""
    return BECAUSE[cause]


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


class Paced(Event, frozen=True):
    """One pace of a Travel; the whole way is told at its end."""

    seat: int
    to: int

    def words(self, names: Names) -> str:
        return ""


class Travelled(Event, frozen=True):
    seat: int
    way: tuple[int, ...]

    def words(self, names: Names) -> str:
        paces = f"{len(self.way)} pace{'s' * (len(self.way) != 1)}"
        return f"{names.does(self.seat, 'travel')} to {name_of(self.way[-1])}, {paces}."


class Sailed(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'sail')} to {name_of(self.to)}; the ferry lies there now."


class BalloonRolled(Event, frozen=True):
    seat: int
    face: int
    regions: tuple[str, ...]

    def words(self, names: Names) -> str:
        return f"{upper(names.whose(self.seat))} balloon die shows {' and '.join(self.regions)}."


class Landed(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'land')} at {name_of(self.to)}."


class Jumped(Event, frozen=True):
    seat: int
    to: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'go', 'goes')} to {name_of(self.to)}."


class Evaded(Event, frozen=True):
    seat: int
    enemies: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'evade')} {self.enemies} enem{'y' if self.enemies == 1 else 'ies'}."


class Gained(Event, frozen=True):
    seat: int
    good: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'gain')} {amount(self.n, self.good)}."


class LeftBehind(Event, frozen=True):
    """What a hero should have gained and did not; `why` is "full", "stock" or "dead"."""

    seat: int
    good: str
    n: int
    why: str

    def words(self, names: Names) -> str:
        if self.why == "stock":
            without = f"{names.does(self.seat, 'go', 'goes')} without {amount(self.n, self.good)}"
            return f"{without}: none is left in the stockpile."
        if self.why == "dead":
            return f"{names.does(self.seat, 'are', 'is')} dead, and {self.n} {self.good} comes to nothing."
        if self.good == "leech":
            return f"{names.does(self.seat, 'have', 'has')} as many leeches as cling to a hero: another lets go."
        left = f"{self.n} {'is' if self.n == 1 else 'are'} left behind"
        return f"{upper(names.whose(self.seat))} {self.good} is full: {left}."


class Paid(Event, frozen=True):
    seat: int
    good: str
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'give')} {amount(self.n, self.good)}."


class Lost(Event, frozen=True):
    """One VITALITY, or FAITH in its place, for a cause."""

    seat: int
    good: str
    cause: str

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} 1 {self.good} {because(self.cause)}."


class Warded(Event, frozen=True):
    seat: int
    n: int
    card: int

    def words(self, names: Names) -> str:
        return f"{CARDS[self.card].name} spares {names.inside(self.seat)} {self.n} VITALITY."


class Died(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'die')}, and will return to the Farmhouse."


class Returned(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'return')} from the dead."


class Leeched(Event, frozen=True):
    seat: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'receive')} a leech."


class Cured(Event, frozen=True):
    seat: int
    n: int

    def words(self, names: Names) -> str:
        return f"{names.does(self.seat, 'lose')} {self.n} leech{'es' * (self.n != 1)}."
