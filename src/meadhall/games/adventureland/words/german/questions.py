"""The questions, what their owner alone hears with them, and the answers that deserve a yes first."""

from __future__ import annotations

from typing import Any

from meadhall.engine.language.german import listing, upper
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.fights import MOST_SWORDS, purse, reached
from meadhall.games.adventureland.land import NOWHERE, place_name
from meadhall.games.adventureland.state import Fight, State
from meadhall.games.adventureland.words import numbers
from meadhall.games.adventureland.words.german.names import foe
from meadhall.games.adventureland.words.german.phrases import party, place, progress


def question(kind: str, s: State, names: Names) -> str:
    """The open question in words."""
    if kind in ("first-move", "second-move"):
        can = numbers.parties_that_can_move(s, s.turn)
        which = 1 if kind == "first-move" else 2
        return f"Zug {which} von 2. Welche Gruppe? {can} {'kann' if can == 1 else 'können'} ziehen."
    if kind == "where":
        return _where_to(s, names)
    if kind == "start-area":
        return "Zu welchem Startplatz geht deine Gruppe?"
    if s.fight is None:
        return upper(kind)
    asks = f"Welche Schwerter, bis zu {MOST_SWORDS}?" if kind == "swords" else "Was setzt du noch ein?"
    return f"{_so_far(s, s.fight)} {asks}"


def _where_to(s: State, names: Names) -> str:
    if s.moving == NOWHERE:
        return "Wohin?"
    p = s.parties[s.moving]
    who = "" if numbers.is_lone(p) else f", {party(p, names)}"
    return f"{place(p.at)}{who}. Wohin?"


def _so_far(s: State, fight: Fight) -> str:
    """What the strength is made of (AL-DEC-09)."""
    of = numbers.sums(s, fight)
    have = [str(of.adventurers)]
    if of.companions:
        have.append(f"{of.companions} Gefährten")
    for total, what in (
        (of.dice, "mit dem Würfel" if len(fight.dice) == 1 else "mit den Würfeln"),
        (of.blades, "mit der Klinge" if len(fight.extras) == 1 else "mit den Klingen"),
        (of.herbs, "mit Kräutern"),
        (of.gold, "mit Gold"),
    ):
        have += [f"{total} {what}"] if total else []
    so_far = progress(reached(s, fight), fight.strength)
    sum_of = f" {' plus '.join(have)}:" if len(have) > 1 else ""
    begin = "Du hast" if fight.dice else f"Gegen {foe(fight.creature).whom} hast du"
    return f"{begin}{sum_of} {so_far}."


# ---- for one ear


def aside(kind: str, s: State, names: Names) -> str:
    """What the owner's own tiles can still reach; the others do not know their values."""
    if s.fight is None or kind not in ("swords", "reinforce"):
        return ""
    swords = kind == "swords"
    return f"Mit {_means(s, s.fight, swords)} kommst du höchstens auf {numbers.best(s, s.fight, swords)}."


def _means(s: State, fight: Fight, swords: bool) -> str:
    owner = s.parties[fight.party].owner
    has = (
        ("deinen Schwertern", swords and s.swords[owner]),
        ("deinen Kräutern", s.herbs[owner]),
        ("deinem Gold", purse(s, fight)),
    )
    return listing([what for what, some in has if some]) or "deiner Stärke"


# ---- before a fight


def warning(o: Any, s: State, names: Names) -> str:
    """A move into a fight that is not won at once."""
    fight = numbers.fight_ahead(o, s)
    if fight is None:
        return ""
    most, strength = numbers.best(s, fight, with_swords=True), fight.strength
    means = f"{place_name(fight.field)} bedeutet Kampf, und einem Kampf kann niemand ausweichen."
    if most < strength:
        return f"{means} Du kommst höchstens auf {most} von {strength}."
    return f"{means} {_odds(s, fight)}"


def _odds(s: State, fight: Fight) -> str:
    """What the surest swords promise, with all herbs and gold."""
    owner = s.parties[fight.party].owner
    swords, chance = numbers.surest(s, fight)
    herbs, gold = bool(s.herbs[owner]), bool(purse(s, fight))
    if not swords:
        mine = listing([what for what, some in (("deine Kräuter", herbs), ("dein Gold", gold)) if some])
        return f"{upper(mine)} {'reichen' if herbs else 'reicht'} aus."
    means = listing([what for what, some in (("Kräuter", herbs), ("Gold", gold)) if some])
    counted = f", {means} mitgezählt" if means else ""
    if chance == 1:
        return f"Du gewinnst sicher mit {_these(swords)}{counted}."
    return f"Deine beste Chance ist {numbers.percent(chance)} von 100, mit {_these(swords)}{counted}."


def _these(swords: list[str]) -> str:
    which = listing([f"plus {extra}" for extra in swords])
    return f"{'dem Schwert' if len(swords) == 1 else 'den Schwertern'} {which}"
