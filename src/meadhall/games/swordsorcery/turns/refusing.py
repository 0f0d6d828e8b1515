"""Why what lies and stands on the map is not to be had now: doors, Chests, markers, friends, Masters (SS-DEC-20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from meadhall.engine.flows.options import Why
from meadhall.games.swordsorcery.answers import Answer
from meadhall.games.swordsorcery.combat.activities import PROVOKE, WASTED, action_clause
from meadhall.games.swordsorcery.figures.crowd import card_of, is_engaged
from meadhall.games.swordsorcery.figures.sight import board, hero_sees
from meadhall.games.swordsorcery.goods.doors import chests_here, closed_doors
from meadhall.games.swordsorcery.goods.gaining import DROPPED
from meadhall.games.swordsorcery.goods.things import key_of
from meadhall.games.swordsorcery.maps.board import DOORS
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.story.triggers import marker_card
from meadhall.games.swordsorcery.turns.companions import ACTIVATE
from meadhall.games.swordsorcery.turns.exchange import CROWNS, SORTING, droppable
from meadhall.games.swordsorcery.turns.reasons import refuse

MAGIC_KEY: Final = "magic_key"
Reason = tuple[str, str]  # a key, and the clause that forbids it


def refuse_the_rest(no: Why, s: State, at: int, found: Iterable[Answer]) -> None:
    """Tells of all that is there and not on offer."""
    if no is None:
        return
    offered = {one.key for one in found}
    busy = action_clause(s, at, calm=True)  # why nothing is to be done that wants nobody near
    for reasons in (_doors, _chests, _locks, _markers, _friends, _masters, _goods, _others):
        for key, clause in reasons(s, at, busy):
            if key not in offered:
                refuse(no, s, at, key, clause)


def _doors(s: State, at: int, busy: str) -> Iterator[Reason]:
    near = {link.id for link in closed_doors(s, at, DOORS)}
    for link in board(s).links:
        if not link.door or link.door & s.opened:
            continue
        clause = "SS-BOD-32" if link.kind == "door" else busy
        yield f"open:{link.id}", "SS-ARE-04" if link.id not in near else clause


def _chests(s: State, at: int, busy: str) -> Iterator[Reason]:
    here = chests_here(s, at)
    for id in s.chests:
        clause = "SS-ARE-20" if id in s.locks else busy
        yield f"open:{id}", clause if id in here else "SS-ARE-08"


def _locks(s: State, at: int, busy: str) -> Iterator[Reason]:
    here = chests_here(s, at)
    for id in s.locks:
        clause = "SS-BOD-32" if MAGIC_KEY in s.heroes[at].keys else "SS-ARE-20"
        yield f"unlock:{id}", clause if id in here else "SS-ARE-21"


def _markers(s: State, at: int, busy: str) -> Iterator[Reason]:
    """It tells nobody whether anything will ever come of a marker (chapter 6)."""
    here = board(s).areas[s.heroes[at].area].id
    for id in s.markers:
        clause = busy or "SS-ARE-22"
        yield f"interact:{id}", clause if marker_card(s, id).area == here else "SS-ARE-12"


def _friends(s: State, at: int, busy: str) -> Iterator[Reason]:
    here = s.heroes[at].area
    for mate in s.heroes:
        if mate is not s.heroes[at]:
            clause = busy or "SS-ACT-09"
            yield f"trade:{mate.id}", clause if mate.area == here and not mate.ghost else "SS-ACT-11"


def _masters(s: State, at: int, busy: str) -> Iterator[Reason]:
    hero = s.heroes[at]
    for enemy in s.enemies:
        if card_of(enemy).is_master:
            may = PROVOKE not in hero.limits and hero_sees(s, hero.area, enemy.area)
            yield f"provoke:{enemy.id}", action_clause(s, at) if may else "SS-ACT-05"


def _goods(s: State, at: int, busy: str) -> Iterator[Reason]:
    """What lies in the area, and what the hero could lay there."""
    hero, turn = s.heroes[at], s.turn
    assert turn is not None
    calm = "SS-BOD-32" if f"{WASTED}{SORTING}" in turn.did else "SS-FRE-04" if is_engaged(s, at) else ""
    lying = [key_of(thing) for thing in s.ground.get(hero.area, ())] + [CROWNS] * bool(s.crowns.get(hero.area))
    for what in lying:
        yield f"pick:{what}", calm or ("SS-FRE-09" if f"{DROPPED}{what}" in turn.did else "SS-ITM-01")
    for one in droppable(s, at) if calm else ():
        yield one.key, calm


def _others(s: State, at: int, busy: str) -> Iterator[Reason]:
    yield "search", busy or "SS-ARE-10"
    yield "reorganize", busy or "SS-ACT-07"
    if s.companion(at) is not None:
        yield ACTIVATE, "SS-CMP-02"
