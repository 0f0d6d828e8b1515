"""Activities of a Hero Turn: what it takes to begin one, and what Blind, Slow, Bleeding do to it (4.9, 4.20)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.effects.by import By
from meadhall.games.swordsorcery.events import Wasted
from meadhall.games.swordsorcery.figures.crowd import is_engaged
from meadhall.games.swordsorcery.figures.statics import ongoing
from meadhall.games.swordsorcery.harm.dice import save
from meadhall.games.swordsorcery.harm.wounds import wound
from meadhall.games.swordsorcery.state import State
from meadhall.games.swordsorcery.vocabulary.mods import FreeFocusMod

PROVOKE: Final = "round/provoke"  # in `limits`: once per round (SS-ACT-05)
WALKED: Final = "walked"  # in `did`: the last Movement has no points left, and nothing has ended it yet (SS-MOV-01)
WASTED: Final = "wasted/"  # in `did`: a Free Action that failed is not tried again in that turn (SS-BOD-32)


def is_free_focus(s: State) -> bool:
    """Clear Heads: Focus costs no Action activity."""
    return bool(ongoing(s, FreeFocusMod))


def slowed(s: State, at: int) -> bool:
    """Whether a Slow hero can begin no more activities (SS-BOD-40, SS-BOD-74)."""
    turn = s.turn
    return turn is not None and "slow" in s.heroes[at].conditions and turn.begun > 0


def combat_clause(s: State, at: int) -> str:
    """The clause that forbids a Combat activity; empty if none does."""
    hero, turn = s.heroes[at], s.turn
    if turn is None or turn.combat < 1:
        return "SS-HTN-03"
    if "ko" in hero.conditions:
        return "SS-COM-05"
    return "SS-BOD-40" if slowed(s, at) else ""


def action_clause(s: State, at: int, *, calm: bool = False, free: bool = False) -> str:
    """The clause that forbids an Action activity; `calm` says not while engaged, `free` that it costs none."""
    hero, turn = s.heroes[at], s.turn
    if turn is None or (turn.action < 1 and not free):
        return "SS-HTN-03"
    if "exhaust" in hero.conditions:
        return "SS-BOD-70"
    if slowed(s, at):
        return "SS-BOD-40"
    return "SS-MOV-03" if calm and is_engaged(s, at) else ""


async def begin(t: Table[State], at: int, kind: str, key: str = "") -> bool:
    """An activity begins: combat, action, move, free, or a Focus that costs nothing. False if nothing comes of it.

    A Blind hero saves first, and a failed activity is spent (SS-BOD-30, 32); a Bleeding one suffers (SS-BOD-60, 64).
    """
    s, turn, hero = t.state, t.state.turn, t.state.heroes[at]
    assert turn is not None
    _pay(s, kind)
    if "blind" in hero.conditions and not await save(t, at):
        if kind == "free":
            turn.did.append(f"{WASTED}{key}")
        if kind == "move":
            turn.points, turn.dashed, turn.moving = 0, 0, False
        t.tell(Wasted(hero.name))
        return False
    if "bleeding" in hero.conditions:
        await wound(t, at, 1, By("bleeding"), "Bleeding")
    return not hero.ghost


def _pay(s: State, kind: str) -> None:
    turn = s.turn
    assert turn is not None
    turn.sorting = False
    if kind in ("combat", "move") and WALKED in turn.did:
        turn.did.remove(WALKED)
    if kind == "combat":
        turn.combat -= 1
        turn.moving, turn.points = False, 0  # SS-HTN-06
    elif kind == "action":
        turn.action -= 1
    elif kind == "move":
        turn.moves -= 1
        turn.moving = True
    turn.begun += kind in ("combat", "action", "move", "focus")
