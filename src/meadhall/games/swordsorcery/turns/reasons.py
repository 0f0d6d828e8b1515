"""Why an activity is not on offer, with its numbers, by the clause that forbids it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Why
from meadhall.games.swordsorcery.answers import refuse_with
from meadhall.games.swordsorcery.combat.blows import weapon_range
from meadhall.games.swordsorcery.state import State

REASONS: Final = {
    "SS-HTN-03": "{hero} has {combat} Combat and {action} Action activities left, too few for this.",
    "SS-COM-05": "{hero} is K.O.ed, and must stand up before fighting.",
    "SS-COM-06": "No enemy is at a distance of {least} to {most} in line of sight of {hero}.",
    "SS-BOD-32": "This failed while {hero} was Blind, and is not tried again in this turn.",
    "SS-BOD-40": "{hero} is Slow; activities begun in this turn: {begun}.",
    "SS-BOD-70": "{hero} is Exhausted: no Action activities.",
    "SS-MOV-03": "{hero} is engaged; enemies in the area: {enemies}.",
    "SS-ACT-01": "{hero} has done this in this round already.",
    "SS-GEN-01": "Something that {hero} carries forbids it.",
    "SS-POW-03": "{card} is turned over; Time Phases until it is ready: {wait}.",
    "SS-POW-13": "{card} has nobody to be used on, or could change nothing.",
    "SS-POW-14": "{card} has been used as often as it may be.",
    "SS-ACT-05": "{hero} provokes a Master in line of sight, once per round.",
    "SS-ACT-07": "Nothing that {hero} has fits another place.",
    "SS-ACT-09": "Neither has anything to give.",
    "SS-ACT-11": "{hero} exchanges with a living hero in the same area.",
    "SS-ARE-04": "A Door is opened from an area that it joins.",
    "SS-ARE-08": "A Chest is opened from its own area.",
    "SS-ARE-10": "No search token lies in the area of {hero}.",
    "SS-ARE-12": "A marker is used from its own area.",
    "SS-ARE-20": "A Magic Lock lies on it; whoever carries the Magic Key removes it.",
    "SS-ARE-21": "A Magic Lock is removed from the area of the Chest.",
    "SS-ARE-22": "Nothing can be done with it now.",
    "SS-CMP-02": "The companion of {hero} has been activated in this turn.",
    "SS-FRE-04": "{hero} is engaged; enemies in the area: {enemies}.",
    "SS-FRE-09": "{hero} has dropped this in this turn.",
    "SS-ITM-01": "The bag of {hero} is full.",
    "SS-FRE-08": "{card} has been used in this turn already.",
}
NONE_BESIDE: Final = "No enemy is in the area of {hero}, and the weapon strikes no farther."  # in place of 0 to 0


def refuse(no: Why, s: State, at: int, key: str, clause: str, card: str = "", wait: int = 0) -> None:
    """Tells why, if somebody wants to know."""
    if no is None:
        return
    if not no.in_words:
        no(key, clause, "")
        return
    hero, turn, within = s.heroes[at], s.turn, weapon_range(s.heroes[at])
    here = sum(one.area == hero.area and not one.pacified for one in s.enemies)
    facts = {
        "hero": hero.name,
        "card": card,
        "combat": turn.combat if turn is not None else 0,
        "action": turn.action if turn is not None else 0,
        "begun": turn.begun if turn is not None else 0,
        "least": within.least,
        "most": within.most,
        "enemies": here,
        "wait": wait,
    }
    beside = clause == "SS-COM-06" and within.most == 0
    refuse_with(no, key, clause, NONE_BESIDE if beside else REASONS[clause], facts)
