"""What a hero may do in his turn, and doing it (SS-DEC-20)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.options import Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.answers import Answer, answer
from meadhall.games.swordsorcery.combat.activities import PROVOKE, WASTED, action_clause, begin, combat_clause
from meadhall.games.swordsorcery.combat.attack import attack
from meadhall.games.swordsorcery.combat.blows import Around, weapon_blow, weapon_range
from meadhall.games.swordsorcery.content import DECKS, MASTERS, SEARCHES, USABLE
from meadhall.games.swordsorcery.effects.by import By
from meadhall.games.swordsorcery.effects.verbs import VERBS
from meadhall.games.swordsorcery.effects.who import hero_of
from meadhall.games.swordsorcery.events import CardDrawn, MapChanged
from meadhall.games.swordsorcery.figures.sight import board, hero_sees
from meadhall.games.swordsorcery.goods.doors import chests_here, closed_doors, open_chest, open_door, remove_lock
from meadhall.games.swordsorcery.moves.entering import settle
from meadhall.games.swordsorcery.moves.kills import after_kills
from meadhall.games.swordsorcery.state import NOBODY, State
from meadhall.games.swordsorcery.story.reading import read
from meadhall.games.swordsorcery.story.triggers import is_so, marker_card, waiting
from meadhall.games.swordsorcery.turns.companions import ACTIVATE, activate_companion
from meadhall.games.swordsorcery.turns.exchange import (
    SORTING,
    could_change,
    drop,
    droppable,
    exchange,
    liftable,
    partners,
    pick,
    reorganize,
)
from meadhall.games.swordsorcery.turns.moving import (
    HALT,
    dash,
    dash_clause,
    leave_the_chasm,
    may_stand,
    may_stop,
    stand,
    step,
    stop_moving,
    ways,
)
from meadhall.games.swordsorcery.turns.reasons import refuse
from meadhall.games.swordsorcery.turns.refusing import MAGIC_KEY, refuse_the_rest
from meadhall.games.swordsorcery.turns.searching import search_number
from meadhall.games.swordsorcery.turns.using import usable, use
from meadhall.games.swordsorcery.verbs.fights import aim
from meadhall.games.swordsorcery.verbs.foes import set_menace
from meadhall.games.swordsorcery.verbs.treasures import row_of
from meadhall.games.swordsorcery.vocabulary.ops import EscortOp

CLAUSE: Final = "SS-DEC-20"
END: Final = "end"
WASTED_SORTING: Final = f"{WASTED}{SORTING}"
USE_CLAUSES: Final = {"combat": "SS-COM-01", "action": "SS-ACT-14", "free": "SS-FRE-08"}
FREE_DOOR, LOCKED_DOOR = ("door",), ("locked",)


@menu("act", CLAUSE, default=END)
def acts(no: Why, s: State, at: int) -> list[Answer]:
    """Every legal activity that would change something."""
    areas = board(s).areas
    found = [answer(END, "SS-HTN-08")]
    found += [answer("to", "SS-MOV-02", areas[way.to].id) for way in ways(no, s, at)]
    if may_stop(s):
        found.append(answer(HALT, "SS-DEC-21"))
    if may_stand(s, at):
        found.append(answer("stand", "SS-BOD-12"))
    around = Around(s, at)
    if _may_attack(no, s, at, around):
        found.append(answer("attack", "SS-COM-01"))
    found += [answer("use", USE_CLAUSES[one.use], one.id) for one in usable(no, s, at, around)]
    no_action = action_clause(s, at)
    clause = no_action or dash_clause(s, at)
    if not clause:
        found.append(answer("dash", "SS-ACT-01"))
    else:
        refuse(no, s, at, "dash", clause)
    if not no_action:
        found += _provocations(s, at)
    if not no_action and not around.is_engaged:
        found += _calm_actions(s, at)
    found += _free_actions(s, at, around.is_engaged)
    refuse_the_rest(no, s, at, found)
    return found


def _may_attack(no: Why, s: State, at: int, around: Around) -> bool:
    clause = combat_clause(s, at)
    if not clause and not around.enemies(weapon_range(s.heroes[at])):
        clause = "SS-COM-06"
    if clause:
        refuse(no, s, at, "attack", clause)
    return not clause


def _provocations(s: State, at: int) -> list[Answer]:
    """Masters in line of sight (SS-ACT-05, 15)."""
    hero = s.heroes[at]
    if PROVOKE in hero.limits:
        return []
    masters = [one for one in s.enemies if one.id in MASTERS]
    return [answer("provoke", "SS-ACT-05", one.id) for one in masters if hero_sees(s, hero.area, one.area)]


def _calm_actions(s: State, at: int) -> list[Answer]:
    """Action activities that want nobody near (SS-ACT-06 to 13)."""
    hero = s.heroes[at]
    found = [answer("open", "SS-ACT-06", k.id) for k in closed_doors(s, at, LOCKED_DOOR) if k.id not in s.locks]
    found += [answer("open", "SS-ARE-08", id) for id in chests_here(s, at) if id not in s.locks]
    if could_change(hero):
        found.append(answer("reorganize", "SS-ACT-07"))
    found += [answer("trade", "SS-ACT-09", s.heroes[mate].id) for mate in partners(s, at)]
    if hero.area in s.searches:
        found.append(answer("search", "SS-ARE-10"))
    found += [answer("interact", "SS-ARE-12", id) for id in interactions(s, at)]
    return found


def interactions(s: State, at: int) -> list[str]:
    """The markers of his area with which he can do something (SS-ARE-22, SS-STY-21)."""
    here = board(s).areas[s.heroes[at].area].id
    found: list[str] = []
    for id in [id for id in s.markers if marker_card(s, id).area == here]:
        paras = [para for para in waiting(s, f"interact:{id}") if is_so(s, para.needs, at)]
        if s.heroes[at].escort:
            paras = [para for para in paras if not any(isinstance(op, EscortOp) for op in para.ops)]
        if paras:
            found.append(id)
    return found


def _free_actions(s: State, at: int, engaged: bool) -> list[Answer]:
    """Doors, Magic Locks, things on the ground, the companion (4.13)."""
    hero, turn = s.heroes[at], s.turn
    assert turn is not None
    found = [answer("open", "SS-FRE-02", k.id) for k in closed_doors(s, at, FREE_DOOR) if k.id not in s.locks]
    if MAGIC_KEY in hero.keys:
        doors = [link.id for link in closed_doors(s, at, (*FREE_DOOR, *LOCKED_DOOR))]
        found += [answer("unlock", "SS-ARE-20", id) for id in (*doors, *chests_here(s, at)) if id in s.locks]
    if not engaged and WASTED_SORTING not in turn.did:
        found += liftable(s, at) + droppable(s, at)
    if s.companion(at) is not None and ACTIVATE not in turn.did:
        found.append(answer(ACTIVATE, "SS-CMP-02"))
    wasted = [one for one in turn.did if one.startswith(WASTED)]
    return [one for one in found if f"{WASTED}{one.key}" not in wasted] if wasted else found


# ---- doing it


async def act(t: Table[State], at: int, what: Answer) -> None:
    """Carries out one activity."""
    s, of = t.state, what.of
    match what.kind:
        case "to":
            await step(t, at, board(s).index[of])
        case "halt":
            await stop_moving(t, at)
        case "stand":
            await stand(t, at)
        case "attack":
            await _attack(t, at)
        case "use":
            await use(t, at, USABLE[of])
        case "dash":
            await dash(t, at)
        case "provoke":
            await _provoke(t, at, of)
        case "trade":
            await exchange(t, at, hero_of(s, of))
        case "reorganize":
            await reorganize(t, at)
        case "companion":
            await activate_companion(t, at)
        case _:
            await _handle(t, at, what)


async def _handle(t: Table[State], at: int, what: Answer) -> None:
    """Carries out one activity on what lies on the map."""
    of = what.of
    match what.kind:
        case "open":
            await _open(t, at, of)
        case "unlock":
            if await begin(t, at, "free", what.key):
                remove_lock(t, of, at)
        case "search":
            await _search(t, at)
        case "interact":
            await _interact(t, at, of)
        case "pick":
            await pick(t, at, of)
        case _:
            await drop(t, at, of)


async def _attack(t: Table[State], at: int) -> None:
    """A weapon attack (SS-COM-01, 02)."""
    s = t.state
    await leave_the_chasm(t, at)
    target = await aim(t, at, weapon_range(s.heroes[at]), "")
    if target != NOBODY and await begin(t, at, "combat") and s.body(target) is not None:
        await attack(t, weapon_blow(s, at), target)


async def _provoke(t: Table[State], at: int, id: str) -> None:
    """The provoking hero takes the Menace token, or puts it aside if he has it (SS-MAS-10)."""
    s = t.state
    s.heroes[at].limits.append(PROVOKE)
    if await begin(t, at, "action"):
        enemy = s.master(id)
        if enemy is not None:
            set_menace(t, enemy.ref, NOBODY if enemy.menace == at else at)


async def _open(t: Table[State], at: int, id: str) -> None:
    s = t.state
    if id in s.chests:
        if await begin(t, at, "action"):
            await open_chest(t, id, at, trap=True)
        return
    link = board(s).door(id)
    kind = "action" if link.kind in LOCKED_DOOR else "free"
    if await begin(t, at, kind, f"open:{id}"):
        await open_door(t, link, at, trap=True)


async def _search(t: Table[State], at: int) -> None:
    """The token is flipped, a Red die rolled, the result applied, the token removed (SS-ARE-10, 11)."""
    s, hero = t.state, t.state.heroes[at]
    if not await begin(t, at, "action"):
        return
    face = t.draw("SS-ARE-10", "search")
    card = SEARCHES[DECKS["search"][face]]
    t.tell(CardDrawn("search", card.id, card.name, card.text))
    s.searches.remove(hero.area)
    number = await search_number(t, at)
    by = By(card.id, name=card.name, actor=at, area=hero.area)
    await VERBS.carry_out(t, by, row_of(card.table, number))
    await after_kills(t, by)
    await settle(t)


async def _interact(t: Table[State], at: int, id: str) -> None:
    """A marker with an effort needs as many Actions, by anybody, in any rounds (SS-ARE-12)."""
    s = t.state
    if not await begin(t, at, "action"):
        return
    s.markers[id] += 1
    if s.markers[id] < marker_card(s, id).effort:
        t.tell(MapChanged(f"{s.heroes[at].name} begins work that is not done yet."))
        return
    await read(t, f"interact:{id}", at)
    await settle(t)
