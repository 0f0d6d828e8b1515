"""Casting (4.9): the card and its dice, pairs, effect, discard pile, cast triggers (HE-CST-06)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from meadhall.engine import CutTo, NotAsked, Option, Reason, Refused, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heroes import texts
from meadhall.games.heroes.actions import enhancing, parts, specials
from meadhall.games.heroes.board import permanents, spaces, targets
from meadhall.games.heroes.board.targets import At, being_options, cannot_aim, refused_spaces
from meadhall.games.heroes.content import FACES_OF_SYMBOL, LEADERSHIP, SPELLS, SYMBOLS, SpellCard
from meadhall.games.heroes.effects.blessing import ask_for_owed_dice
from meadhall.games.heroes.effects.dice import count_of_symbol
from meadhall.games.heroes.effects.hands import discard_spells, draw_to_hand, reveal_card
from meadhall.games.heroes.effects.verbs import VERBS, Cause
from meadhall.games.heroes.effects.wounds import Source, heal_wounds
from meadhall.games.heroes.events import SpellCast
from meadhall.games.heroes.ops import AfterCast, MayDraw
from meadhall.games.heroes.state import EMPTY, Permanent, Plan, Seat, State

TOO_FEW: Final = Reason("HE-CST-02", "too-few-symbols")
TOO_FEW_ALIKE: Final = Reason("HE-CST-02", "too-few-alike")
NO_TARGET: Final = Reason("HE-CST-05", "spell-no-target")


# ---- whether a card can be cast


class CastSpell(Option):
    __slots__ = ("spell",)
    spell: texts.Spell

    def __init__(self, spell: int) -> None:
        super().__init__(f"cast:{SPELLS[spell].id}", "HE-CST-01")
        self.spell = spell

    def args(self, state: State) -> Args:
        return {**super().args(state), "about": texts.spell_text(self.spell, state.options.has_enhancements)}


CAST_OPTIONS: Final = [CastSpell(spell) for spell in range(len(SPELLS))]


def cannot_cast(s: State, seat: Seat, spell: int) -> Reason | None:
    """Return why a card cannot be cast: too few dice, or no eligible target. None if it can (HE-CST-02, HE-CST-05)."""
    card = SPELLS[spell]
    requirement = card.requirement
    symbol_count = count_of_symbol(s, seat, requirement.symbol)
    if symbol_count < requirement.count:
        return too_few_reason(spell, symbol_count)
    return None if has_target(s, seat, spell) else NO_TARGET(spell=texts.SPELLS[spell])


@cache
def too_few_reason(spell: int, symbol_count: int) -> Reason:
    """Return the reason why a Spell cannot be cast: too few dice show its symbol."""
    card = SPELLS[spell]
    requirement = card.requirement
    if requirement.symbol not in SYMBOLS:
        return TOO_FEW_ALIKE(spell=texts.SPELLS[spell], need=requirement.count, shown=symbol_count)
    return TOO_FEW(
        spell=texts.SPELLS[spell],
        need=requirement.count,
        symbol=texts.symbol_letter(requirement.symbol),
        shown=symbol_count,
    )


def has_target(s: State, seat: Seat, spell: int) -> bool:
    """Whether there is an eligible target (HE-CST-05)."""
    kind = SPELLS[spell].target
    if kind == "any player":
        return bool(parts.eligible_players(s, seat, spell))
    if kind == "any Permanent Spell":
        return bool(targets.spells_in_play(s, seat))
    if spell == enhancing.TELEPORT and not spaces.free_spaces(s, seat):
        return False
    return bool(parts.eligible_beings(s, seat, spell))


# ---- casting it


async def cast_spell(t: Table[State], seat: Seat, plan: Plan) -> None:
    """Cast a Spell as planned. Unused Leadership remains for activations (HE-CRE-02)."""
    s = t.state
    card = SPELLS[plan.card]
    assert s.act is not None
    reveal_card(t, seat, plan.card, "HE-CST-01")
    t.tell(SpellCast(seat, plan.card, plan.enhanced, plan.pairs))
    s.act.spell = plan.card
    s.act.points = s.shown(seat, LEADERSHIP) - leadership_used(card)
    specials.record_affected_player(s, seat, plan.affects if plan.affects != EMPTY else seat)
    in_play_before = s.permanents[:]
    discard_spells(t, seat, plan.pairs, "HE-ENH-01")
    cause = Cause(
        seat, Source("spell", plan.card, seat), plan.targets[:], enhanced=plan.enhanced,
        added_damage=enhancing.added_damage(card, plan.enhanced),
        heals=plan.heals, space=plan.space, picks=plan.picks, does=plan.does,
    )  # fmt: skip
    try:
        await _take_effect(t, cause, plan)
    except CutTo:
        if s.is_in(seat):
            s.sides[seat].discard.append(plan.card)  # a Permanent Spell that has stunned its caster does not enter play
        raise
    await ask_for_owed_dice(t)
    await trigger_spells(t, seat, in_play_before)


async def _take_effect(t: Table[State], cause: Cause, plan: Plan) -> None:
    s = t.state
    card = SPELLS[plan.card]
    await VERBS.carry_out(t, cause, card.effect)
    for being in plan.heals[parts.heals_chosen_being(card) :]:
        heal_wounds(t, being, 1)  # HE-ENH-09
    if not card.permanent:
        s.sides[cause.seat].discard.append(plan.card)  # after the effect (HE-CST-07)
    elif card.target == "any player":
        permanents.lay_spell(t, plan.card, cause.seat, cause.target, EMPTY, plan.enhanced)
    elif s.beings[cause.target].at >= 0:
        permanents.lay_spell(t, plan.card, cause.seat, s.beings[cause.target].owner, cause.target, plan.enhanced)
    else:
        s.sides[cause.seat].discard.append(plan.card)  # HE-PRM-04


def leadership_used(card: SpellCard) -> int:
    """Return the number of L symbols that casting a Spell uses up (HE-DIE-05)."""
    requirement = card.requirement
    return requirement.count if LEADERSHIP in FACES_OF_SYMBOL[requirement.symbol] else 0


# ---- Spells triggered by casting


DRAW_ONE: Final = Option("draw", "HE-SPL-05")
DRAW_NONE: Final = Option("draw-none", "HE-SPL-05")
NOBODY: Final = Option("nobody", "HE-SPL-17")


async def trigger_spells(t: Table[State], seat: Seat, permanents_before: list[Permanent]) -> None:
    """Trigger Concentration and Regeneration of the caster, oldest first, if they were in play before (HE-PRM-09)."""
    s = t.state
    for p in permanents_before:
        for op in SPELLS[p.spell].after_cast:
            if p.seat == seat and p.being == EMPTY and _is_in_play(s, p):
                await _trigger_spell(t, seat, op)


def _is_in_play(s: State, p: Permanent) -> bool:
    return any((q.spell, q.seat, q.being) == (p.spell, p.seat, p.being) for q in s.permanents)


async def _trigger_spell(t: Table[State], seat: Seat, op: AfterCast) -> None:
    s = t.state
    try:
        if isinstance(op, MayDraw):
            is_shown = op.if_shown is None or s.shown(seat, SYMBOLS.index(op.if_shown))
            if is_shown and await choose(seat, concentration_options(s, seat)) is DRAW_ONE:
                draw_to_hand(t, seat, op.cards, "HE-SPL-05")
        else:
            pick = await choose(seat, healing_options(s, seat))
            if isinstance(pick, At):
                heal_wounds(t, pick.being(s), op.wounds)
    except NotAsked:
        return


@menu("concentrate", "HE-DEC-13", default="draw")
def concentration_options(s: State, seat: Seat) -> list[Option]:
    return [DRAW_ONE, DRAW_NONE] if s.is_able(seat) else []


@menu("regenerate", "HE-DEC-14")
def healing_options(s: State, seat: Seat) -> list[Option]:
    """Return the options: heal one of the player's Beings, or nobody.

    The default is first: the wounded Hero, or else the most wounded Creature (HE-DEC-14).
    """
    if not s.is_able(seat):
        return []
    beings = s.on_board(seat)
    most_wounded = max(beings, key=lambda b: (s.beings[b].wounds > 0, s.beings[b].is_hero, s.beings[b].wounds))
    default: list[Option] = [*being_options(s, [most_wounded])] if s.beings[most_wounded].wounds else [NOBODY]
    other_beings = [*being_options(s, beings), NOBODY]
    return [*default, *(option for option in other_beings if option not in default)]


@healing_options.never
def refused_healing(s: State, seat: Seat) -> Iterator[Refused]:
    """Yield the refused answers: all other spaces."""
    return refused_spaces(s, lambda being: cannot_aim(s, seat, being, "any own Being"))
