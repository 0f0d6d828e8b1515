"""The questions, what their owner alone hears with them, and the answers that deserve a yes first."""

from __future__ import annotations

from typing import Any

from meadhall.engine.common.english import count, listing, upper
from meadhall.engine.language.names import Names
from meadhall.games.adventureland.fights import MOST_SWORDS, purse, reached
from meadhall.games.adventureland.land import NOWHERE, place_name
from meadhall.games.adventureland.state import Fight, State
from meadhall.games.adventureland.words import numbers
from meadhall.games.adventureland.words.english.phrases import creature, heading, party, progress


def question(kind: str, s: State, names: Names) -> str:
    """The open question in words."""
    if kind in ("first-move", "second-move"):
        which = 1 if kind == "first-move" else 2
        return f"Move {which} of 2. Which party? {numbers.parties_that_can_move(s, s.turn)} can move."
    if kind == "where":
        return _where_to(s, names)
    if kind == "start-area":
        return "To which start area does your party go?"
    if s.fight is None:
        return upper(kind)
    return f"{_so_far(s, s.fight)} " + (
        f"Which swords, up to {MOST_SWORDS}?" if kind == "swords" else "What do you add?"
    )


def _where_to(s: State, names: Names) -> str:
    if s.moving == NOWHERE:
        return "Where to?"
    p = s.parties[s.moving]
    who = "" if numbers.is_lone(p) else f", {party(p, names)}"
    return f"{heading(p.at)}{who}. Where to?"


def _so_far(s: State, fight: Fight) -> str:
    """What the strength is made of (AL-DEC-09)."""
    of = numbers.sums(s, fight)
    have = [str(of.adventurers)]
    if of.companions:
        have.append(count(of.companions, "companion"))
    for total, what in (
        (of.dice, "the die" if len(fight.dice) == 1 else "the dice"),
        (of.blades, "the blade" if len(fight.extras) == 1 else "the blades"),
        (of.herbs, "herbs"),
        (of.gold, "gold"),
    ):
        have += [f"{total} from {what}"] if total else []
    so_far = progress(reached(s, fight), fight.strength)
    sum_of = f" {' plus '.join(have)}:" if len(have) > 1 else ""
    return f"{'You' if fight.dice else f'Against the {creature(fight.creature)} you'} have{sum_of} {so_far}."


# ---- for one ear


def aside(kind: str, s: State, names: Names) -> str:
    """What the owner's own tiles can still reach; the others do not know their values."""
    if s.fight is None or kind not in ("swords", "reinforce"):
        return ""
    swords = kind == "swords"
    return f"With all {_means(s, s.fight, swords)} you can reach {numbers.best(s, s.fight, swords)} at best."


def _means(s: State, fight: Fight, swords: bool) -> str:
    owner = s.parties[fight.party].owner
    has = (("your swords", swords and s.swords[owner]), ("herbs", s.herbs[owner]), ("gold", purse(s, fight)))
    words = [what for what, some in has if some]
    return listing(words) if words and words[0].startswith("your") else f"your {listing(words) or 'strength'}"


# ---- before a fight


def warning(o: Any, s: State, names: Names) -> str:
    """A move into a fight that is not won at once."""
    fight = numbers.fight_ahead(o, s)
    if fight is None:
        return ""
    most, strength = numbers.best(s, fight, with_swords=True), fight.strength
    means = f"{place_name(fight.field)} means a fight, and a fight cannot be declined."
    return f"{means} You reach {most} of {strength} at best." if most < strength else f"{means} {_odds(s, fight)}"


def _odds(s: State, fight: Fight) -> str:
    """What the surest swords promise, with all herbs and gold."""
    owner = s.parties[fight.party].owner
    swords, chance = numbers.surest(s, fight)
    means = [what for what, some in (("herbs", s.herbs[owner]), ("gold", purse(s, fight))) if some]
    if not swords:
        return f"Your {listing(means)} {'is' if means == ['gold'] else 'are'} enough."
    counted = f", {listing(means)} counted" if means else ""
    if chance == 1:
        return f"You are sure to win with {_these(swords)}{counted}."
    return f"Your best chance is {numbers.percent(chance)} in 100, with {_these(swords)}{counted}."


def _these(swords: list[str]) -> str:
    return f"{'sword' if len(swords) == 1 else 'swords'} {listing([f'plus {extra}' for extra in swords])}"
