"""What an enemy would do now, as a pure function of the public state (SS-AI-01 to 11, SS-MAS-11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

import msgspec

from meadhall.games.swordsorcery.behavior.victims import (
    Placed,
    in_view,
    nearest_on_foot,
    place,
    preferred,
    reachable,
    taunters,
    treated_as_heroes,
)
from meadhall.games.swordsorcery.content import ENEMIES
from meadhall.games.swordsorcery.content.tables import AttackCard, Rule
from meadhall.games.swordsorcery.figures.sight import distance, distances_from, hindered, sees
from meadhall.games.swordsorcery.maps.areas import first_steps
from meadhall.games.swordsorcery.ops.grammar import ALWAYS, Deed, range_of
from meadhall.games.swordsorcery.state import NOBODY, Area, Enemy, Ref, State

MENACE, TAUNTED, PREFERS, NEAREST, NO_HERO = "menace", "taunt", "icon", "nearest", "nobody"
ICON_WORDS: Final = {
    "closest": "the closest", "weak": "the weakest", "strong": "the strongest", "frail": "the least armored",
    "rich": "the richest", "caster": "a caster", "law": "a hero of law", "loner": "the loneliest",
    "crowded": "where most stand", "unpoisoned": "one not poisoned",
}  # fmt: skip


class Intent(msgspec.Struct, frozen=True):
    """The rule that applies, the victim, and why."""

    rule: int
    victim: Ref
    reason: str
    distance: int
    tied: tuple[Ref, ...] = ()  # level with the victim but for the last tie (SS-OPT-06)


def rules_of(enemy: Enemy) -> Sequence[tuple[int, Rule]]:
    """The rules that may apply: of a Blind enemy the last alone (SS-BOD-33)."""
    numbered = _numbered(enemy.id)
    return [one for one in numbered if one[1].band == ALWAYS] if "blind" in enemy.conditions else numbered


@cache
def _numbered(enemy: str) -> tuple[tuple[int, Rule], ...]:
    return tuple(enumerate(ENEMIES[enemy].rules))


def intent(s: State, enemy: Enemy) -> Intent:
    """The first rule that matches, and its victim (SS-AI-03)."""
    heroes = treated_as_heroes(s, enemy)
    if enemy.menace != NOBODY and enemy.menace in heroes:
        alone = _banded(s, enemy, {enemy.menace: heroes[enemy.menace]})
        if alone is not None:
            return _made(s, enemy, alone[0], [enemy.menace], MENACE)
    found = _banded(s, enemy, heroes)
    if found is not None:
        rule, candidates = found
        return _made(s, enemy, rule, *_chosen(s, enemy, candidates))
    return _always(s, enemy, heroes)


def _banded(s: State, enemy: Enemy, heroes: Placed) -> tuple[int, list[Ref]] | None:
    """The first rule with a band that has candidates."""
    far = distances_from(s, enemy.area)
    open_to = [(ref, far[area]) for ref, area in reachable(s, enemy, in_view(s, enemy, heroes)).items()]
    if not open_to:
        return None
    for number, rule in rules_of(enemy):
        if rule.band != ALWAYS:
            least, most = range_of(rule.band)
            candidates = [ref for ref, away in open_to if least <= away <= most]
            if candidates:
                return number, candidates
    return None


def _chosen(s: State, enemy: Enemy, candidates: Collection[Ref]) -> tuple[list[Ref], str]:
    """A taunt before the icon (SS-AI-11)."""
    taunting = taunters(s, enemy, candidates)
    return (taunting, TAUNTED) if taunting else (preferred(s, enemy, candidates), PREFERS)


def _always(s: State, enemy: Enemy, heroes: Placed) -> Intent:
    """Rule {+}: the Menace token, then the icon among those in sight, then the nearest (SS-AI-05, SS-MAS-11)."""
    rule = next(number for number, one in _numbered(enemy.id) if one.band == ALWAYS)
    near = reachable(s, enemy, heroes)
    if not near:
        return Intent(rule, NOBODY, NO_HERO, NOBODY)
    if enemy.menace in near:
        return _made(s, enemy, rule, [enemy.menace], MENACE)
    seen = in_view(s, enemy, near)
    if seen:
        return _made(s, enemy, rule, *_chosen(s, enemy, seen))
    return _made(s, enemy, rule, nearest_on_foot(s, enemy, near), NEAREST)


def _made(s: State, enemy: Enemy, rule: int, victims: Sequence[Ref], reason: str) -> Intent:
    victim = victims[0]
    far = distance(s, enemy.area, place(s, victim))
    return Intent(rule, victim, reason, far, tuple(victims))


def steps_of(enemy: Enemy, deed: Deed) -> int:
    """How many steps a deed allows; a Critical Movement takes one (SS-AI-21)."""
    return max(0, deed.n - ("movement" in enemy.criticals))


def has_arrived(s: State, at: Area, deed: Deed, victim: Ref) -> bool:
    """Whether a Move or Close ends here."""
    there = place(s, victim)
    if deed.word == "Move":
        return at == there
    return distance(s, at, there) <= deed.to and sees(s, at, there)


def ways_to(s: State, enemy: Enemy, at: Area, end: Area) -> tuple[Area, ...]:
    """The equally good next areas on the way, the first in the map file first (SS-AI-06, 07)."""
    return first_steps(s.quest, s.opened, ENEMIES[enemy.id].flying, hindered(s), at, end)


def attack_targets(s: State, enemy: Enemy, attack: AttackCard) -> list[Ref]:
    """All heroes that an attack of an enemy can reach (SS-AI-20)."""
    far, (least, most) = distances_from(s, enemy.area), range_of(attack.range)
    near = {ref: area for ref, area in treated_as_heroes(s, enemy).items() if least <= far[area] <= most}
    return list(in_view(s, enemy, near)) if near else []


def reason_words(s: State, enemy: Enemy, what: Intent) -> str:
    """Why this victim, in words: `the weakest in sight: Bryndis, 2 areas away`."""
    if what.victim == NOBODY:
        return "no hero can be reached"
    icon = ICON_WORDS[ENEMIES[enemy.id].victim]
    because = {
        MENACE: "bears the Menace token", TAUNTED: "taunts it", PREFERS: f"{icon} in sight",
        NEAREST: "none in sight, nearest on foot",
    }[what.reason]  # fmt: skip
    far = "in its area" if what.distance == 0 else f"{what.distance} area{'s' if what.distance > 1 else ''} away"
    return f"{because}, {far}"


def is_certain(s: State, enemy: Enemy) -> bool:
    """Whether it will act at all when it is activated."""
    return not enemy.asleep and not enemy.pacified and "stun" not in enemy.conditions
