"""Casting (4.9): the card and its dice, pairs, effect, discard pile, cast triggers (HE-CST-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.flows.flow import CutTo, NotAsked, choose
from meadhall.engine.flows.options import Option, Refused, menu
from meadhall.engine.table.table import Table
from meadhall.games.heroes.actions.specials import affect
from meadhall.games.heroes.actions.verbs import Doing, carry_out
from meadhall.games.heroes.board import permanents
from meadhall.games.heroes.board.targets import At, at, cannot_aim, other_spaces
from meadhall.games.heroes.board.wounds import Cause, heal
from meadhall.games.heroes.content import LEADERSHIP, MEANT, SPELL_EFFECTS, SPELLS, SYMBOLS, SpellCard
from meadhall.games.heroes.dice.stopping import pay_dice
from meadhall.games.heroes.effects import Effect
from meadhall.games.heroes.events import Cast
from meadhall.games.heroes.preparation.hands import discard, draw, reveal
from meadhall.games.heroes.state import EMPTY, Permanent, Plan, Seat, State


async def cast(t: Table[State], seat: Seat, plan: Plan) -> None:
    """Casts a Spell as it was planned; Leadership that it did not use is left for activations (HE-CRE-02)."""
    s = t.state
    card = SPELLS[plan.card]
    assert s.act is not None
    reveal(t, seat, plan.card, "HE-CST-01")
    t.tell(Cast(seat, plan.card, plan.enhanced, plan.pairs))
    s.act.spell = plan.card
    s.act.points = s.shown(seat, LEADERSHIP) - leadership_used(card)
    affect(s, seat, plan.affects if plan.affects != EMPTY else seat)
    triggered = s.permanents[:]
    discard(t, seat, plan.pairs, "HE-ENH-01")
    d = Doing(
        seat, Cause("spell", plan.card, seat), SPELL_EFFECTS[plan.card], target=plan.targets[0], targets=plan.targets,
        raised=plan.enhanced if card.enhancement == "wounds" else 0, enhanced=plan.enhanced, heals=plan.heals,
        space=plan.space, picks=plan.picks, does=plan.does,
    )  # fmt: skip
    try:
        await _take_effect(t, d, plan)
    except CutTo:
        if s.is_in(seat):
            s.sides[seat].discard.append(plan.card)  # a Permanent Spell that stuns its caster never comes into play
        raise
    await pay_dice(t)
    await cast_triggers(t, seat, triggered)


async def _take_effect(t: Table[State], d: Doing, plan: Plan) -> None:
    s = t.state
    card = SPELLS[plan.card]
    await carry_out(t, d)
    for being in plan.heals[any(e.whom == "chosen_own_Being" for e in d.effects) :]:
        heal(t, being, 1)  # HE-ENH-09
    if not card.permanent:
        s.sides[d.seat].discard.append(plan.card)  # after the effect (HE-CST-07)
    elif card.target == "any player":
        permanents.lay(t, plan.card, d.seat, d.target, EMPTY, plan.enhanced)
    elif s.beings[d.target].at >= 0:
        permanents.lay(t, plan.card, d.seat, s.beings[d.target].owner, d.target, plan.enhanced)
    else:
        s.sides[d.seat].discard.append(plan.card)  # HE-PRM-04


def leadership_used(card: SpellCard) -> int:
    """The L among the dice with which a Spell is cast (HE-DIE-05)."""
    need = card.requirement
    return need.count if LEADERSHIP in MEANT[need.symbol] else 0


# ---- Spells triggered by casting


DRAW_ONE: Final = Option("draw", "HE-SPL-05")
DRAW_NONE: Final = Option("draw-none", "HE-SPL-05")
NOBODY: Final = Option("nobody", "HE-SPL-17")


async def cast_triggers(t: Table[State], seat: Seat, in_play: list[Permanent]) -> None:
    """Concentration and Regeneration of the caster that were in play before this casting, oldest first (HE-PRM-09)."""
    s = t.state
    for p in in_play:
        for effect in SPELL_EFFECTS[p.spell]:
            if effect.when == "ON_CAST" and p.seat == seat and p.being == EMPTY and _still(s, p):
                await _trigger(t, seat, effect)


def _still(s: State, p: Permanent) -> bool:
    return any((q.spell, q.seat, q.being) == (p.spell, p.seat, p.being) for q in s.permanents)


async def _trigger(t: Table[State], seat: Seat, effect: Effect) -> None:
    s = t.state
    if effect.if_shown and not s.shown(seat, SYMBOLS.index(effect.if_shown)):
        return
    try:
        if effect.verb == "DRAW":
            if await choose(seat, drawing(s, seat)) is DRAW_ONE:
                draw(t, seat, effect.number, "HE-SPL-05")
        else:
            pick = await choose(seat, healing(s, seat))
            if isinstance(pick, At):
                heal(t, pick.being(s), effect.number)
    except NotAsked:
        return


@menu("concentrate", "HE-DEC-13", default="draw")
def drawing(s: State, seat: Seat) -> list[Option]:
    return [DRAW_ONE, DRAW_NONE] if s.is_able(seat) else []


@menu("regenerate", "HE-DEC-14")
def healing(s: State, seat: Seat) -> list[Option]:
    """Own Beings or nobody; first what stands unanswered: the wounded Hero, else the worst Creature (HE-DEC-14)."""
    if not s.is_able(seat):
        return []
    beings = s.on_board(seat)
    worst = max(beings, key=lambda b: (s.beings[b].wounds > 0, s.beings[b].is_hero, s.beings[b].wounds))
    first: list[Option] = [*at(s, [worst])] if s.beings[worst].wounds else [NOBODY]
    rest = [*at(s, beings), NOBODY]
    return [*first, *(option for option in rest if option not in first)]


@healing.never
def not_healed(s: State, seat: Seat) -> Iterator[Refused]:
    """All other spaces."""
    return other_spaces(s, s.on_board(seat), lambda being: cannot_aim(s, seat, being, "any own Being"))
