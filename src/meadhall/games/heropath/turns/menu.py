"""What a hero may do in his turn: the five actions, cards, and giving up the rest (HP-ASK-05)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Option, Refusals, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.games.heropath.actions.encounters import KINDS, victims, why_not_victim
from meadhall.games.heropath.actions.rest import why_no_rest
from meadhall.games.heropath.actions.travel import can_travel
from meadhall.games.heropath.actions.visit import site_at, why_no_visit
from meadhall.games.heropath.cards.dropping import can_drop
from meadhall.games.heropath.cards.playing import may_have, refuse_cards, usable
from meadhall.games.heropath.content import ENEMIES, SITES
from meadhall.games.heropath.enemies.tokens import foe_of
from meadhall.games.heropath.events import foe_name
from meadhall.games.heropath.land import START
from meadhall.games.heropath.rows import competition, moral, opponents, pace
from meadhall.games.heropath.state import Seat, State, Token


class Do(Option):
    """One of the actions that name nothing else."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return {"travel": "Travel", "rest": "Rest", "fight:dragon": "Fight the Dragon",
                "give-up": "Give up the rest", "end": "End the turn", "drop": "Drop something",
                "bonus": "Use the bonus Travel", "travel-now": "Travel now", "no": "No"}[self.key]  # fmt: skip


class Enter(Option):
    """Visit this Place-Site, on whose space the hero stands."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        super().__init__("visit", "HP-VIS-01")
        self.site = site

    def words(self, state: State, names: Names) -> str:
        return f"Visit the {SITES[self.site].name}"


class Fight(Option):
    """Fight this enemy."""

    __slots__ = ("foe", "nth")

    def __init__(self, foe: int, nth: int) -> None:
        super().__init__(f"fight:{ENEMIES[foe].id}{'/2' if nth else ''}", "HP-BAT-01")
        self.foe = foe
        self.nth = nth

    def words(self, state: State, names: Names) -> str:
        return f"Fight the {foe_name(self.foe)}" + (" (the other one)" if self.nth else "")

    def token(self, s: State, seat: Seat) -> Token:
        """The enemy that is meant."""
        here = s.tokens(s.heroes[seat].at)
        return [token for token in here if token.exposed and foe_of(s, token) == self.foe][self.nth]


class Rob(Option):
    """An Encounter with this opponent."""

    __slots__ = ("kind", "victim")

    def __init__(self, kind: str, victim: Seat) -> None:
        super().__init__(f"{kind}:{victim}", "HP-ENC-01")
        self.kind = kind
        self.victim = victim

    def words(self, state: State, names: Names) -> str:
        what = {"ambush": "Ambush", "thievery": "Rob", "snatching": "Snatch from"}[self.kind]
        return f"{what} {names.inside(self.victim)}"


TRAVEL: Final = Do("travel", "HP-MOV-01")
REST: Final = Do("rest", "HP-RST-01")
DRAGON: Final = Do("fight:dragon", "HP-SLY-01")
GIVE_UP: Final = Do("give-up", "HP-TRN-04")
END: Final = Do("end", "HP-TRN-04")
DROP: Final = Do("drop", "HP-DRP-05")
BONUS: Final = Do("bonus", "HP-MST-02")
ENTER: Final = [Enter(site) for site in range(len(SITES))]
FIGHT: Final = [[Fight(foe, nth) for nth in (0, 1)] for foe in range(len(ENEMIES))]
ROB: Final = {kind: [Rob(kind, seat) for seat in range(6)] for kind in KINDS}


# ---- what is possible


def why_no_dragon(s: State, seat: Seat) -> tuple[str, str]:
    """Why a hero cannot fight the Dragon where he stands; both empty if he can (HP-SLY-01, HP-SLY-02, HP-GAT-09)."""
    at = s.heroes[seat].at
    if not (s.is_active(at) or (s.is_gathered and at == START)):
        return "HP-SLY-01", "The Dragon is fought from an Active Flare space."
    if s.tokens(at):
        return "HP-SLY-02", "Nobody fights the Dragon with an enemy in his space."
    return "", ""


def fights(s: State, seat: Seat) -> list[Option]:
    """The exposed enemies of the space, the weaker first (HP-ASK-17)."""
    here = [foe_of(s, token) for token in s.tokens(s.heroes[seat].at) if token.exposed]
    here.sort(key=lambda foe: (ENEMIES[foe].power + 3 * ENEMIES[foe].dice, foe))
    return [FIGHT[foe][here[:nth].count(foe)] for nth, foe in enumerate(here)]


def robberies(s: State, seat: Seat) -> list[Option]:
    """The Encounters that a hero may carry out by an action, one with each opponent in a turn (HP-ENC-09)."""
    if not (moral(s).has_encounters() and competition(s).has_encounters()):
        return []
    robbed = s.heroes[seat].turn.robbed
    return [ROB[kind][victim] for kind in KINDS for victim in victims(s, seat, kind) if victim not in robbed]


def actions_open(s: State, seat: Seat) -> list[Option]:
    """The actions that can be carried out; with an exposed enemy in the space Fight and Travel only (HP-MOV-13)."""
    hero = s.heroes[seat]
    found = fights(s, seat)
    if can_travel(s, seat):
        found.append(TRAVEL)
    if s.tokens(hero.at):
        return found
    if not why_no_dragon(s, seat)[0]:
        found.append(DRAGON)
    if not why_no_rest(s, seat)[0]:
        found.append(REST)
    if not why_no_visit(s, seat)[0]:
        found.append(ENTER[site_at(s, hero.at)])
    return found + robberies(s, seat)


def must_act(s: State, seat: Seat) -> bool:
    """Whether the rest may not be given up: beside an enemy, or on an Active Flare space (HP-TRN-04)."""
    at = s.heroes[seat].at
    return bool(s.tokens(at)) or s.is_active(at)


# ---- the menu


@menu("action", "HP-TRN-03", default="give-up")
def actions(no: Why, s: State, seat: Seat, extras: tuple[Option, ...] = ()) -> list[Option]:
    """What a hero may do now (HP-ASK-05). `extras` are what the table offers besides."""
    hero = s.heroes[seat]
    found = actions_open(s, seat) if hero.actions > 0 else []
    options = [*found, *extras]
    if hero.actions <= 0:
        options.insert(0, END)
    elif not found or not must_act(s, seat):
        options.append(GIVE_UP)
    if hero.bonus and can_travel(s, seat):
        options.append(BONUS)
    cards = usable(s, seat, "free")
    options += cards
    if can_drop(s, seat):
        options.append(DROP)
    if no is not None:
        _refuse(no, s, seat, {option.key for option in options})
        refuse_cards(no, s, seat, "free", cards)
    return options


def _refuse(no: Refusals, s: State, seat: Seat, offered: set[str]) -> None:
    hero = s.heroes[seat]
    beside = bool(s.tokens(hero.at))
    for key, clause, words in (*pace(s).refused_calls(s, seat), *competition(s).refused_extras(s, seat)):
        if key not in offered:
            no(key, clause, words)
    if hero.actions <= 0:
        for key in ("travel", "rest", "visit", "fight:dragon"):
            no(key, "HP-TRN-02", "You have no actions left.")
        return
    for key, (clause, words) in {
        "rest": why_no_rest(s, seat),
        "visit": why_no_visit(s, seat),
        "fight:dragon": why_no_dragon(s, seat),
    }.items():
        if key not in offered:
            no(
                key,
                "HP-MOV-13" if beside and not clause else clause,
                words or "Beside an enemy only Fight and Travel are open.",
            )
    if "travel" not in offered:
        no("travel", "HP-MOV-04", "There is no space to which you could travel.")
    if "give-up" not in offered:
        where = "beside an enemy" if beside else "on an Active Flare space"
        no(
            "give-up",
            "HP-TRN-04",
            "You stand {where}: fight, evade or burn; {left} action(s) are left.",
            where=where,
            left=hero.actions,
        )
    for other in s.seats:
        for kind in KINDS:
            if other != seat and f"{kind}:{other}" not in offered:
                no(f"{kind}:{other}", *_why_not_robbed(s, seat, other, kind))


def _why_not_robbed(s: State, seat: Seat, victim: Seat, kind: str) -> tuple[str, str]:
    if not competition(s).has_encounters():
        return "HP-COP-03", "There are no Encounters in Co-op."
    if victim not in opponents(s, seat):
        return "HP-TEA-06", "There is no Encounter against a mate."
    if not moral(s).has_encounters():
        return "HP-MOR-03", "There are no Encounter actions in this game."
    if victim in s.heroes[seat].turn.robbed:
        return "HP-ENC-09", "At most one Encounter with the same opponent in a turn."
    why = why_not_victim(s, seat, victim, kind)
    return (why.clause, why.words) if why.clause else ("HP-MOV-13", "Beside an enemy only Fight and Travel are open.")


def must_be_asked(s: State, seat: Seat) -> bool:
    """Whether a hero without actions is asked at all: by what everybody sees, he may have a card for the moment."""
    hero = s.heroes[seat]
    return hero.actions > 0 or (hero.bonus > 0 and can_travel(s, seat)) or may_have(s, seat, "free")
