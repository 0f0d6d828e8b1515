"""Effects of stopping (4.7)."""

from __future__ import annotations

from meadhall.engine import Table
from meadhall.games.heroes import content
from meadhall.games.heroes.effects.wounds import Hit, Source, deal_wounds, heal_wounds, settle_effect
from meadhall.games.heroes.ops import AtStop, StopHeal
from meadhall.games.heroes.state import EMPTY, Permanent, Seat, State


def stop_effects(t: Table[State], seat: Seat) -> None:
    """Apply weakness, static abilities, then Permanent Spells, oldest first. Settle each at once (HE-STP-02, 03)."""
    s = t.state
    side = s.sides[seat]
    if s.options.has_hero_texts:
        deal_wounds(
            t,
            [Hit(side.hero_being, s.shown(seat, content.HERO_WEAKNESS[side.hero]), "magical")],
            Source("weakness"),
        )
        settle_effect(t)
    for being in s.on_board(seat):
        b = s.beings[being]
        for op in () if b.is_hero else content.ABILITIES[b.card].at_stop:
            heal_wounds(t, being, op.wounds, at_stop=True)
    for p in s.permanents[:]:
        for op in content.SPELLS[p.spell].at_stop:
            if p.seat == seat and p in s.permanents:
                _apply_spell(t, p, op)


def _apply_spell(t: Table[State], p: Permanent, op: AtStop) -> None:
    """Apply wounds or healing by a Spell to a Being or Hero of the stopping player, if the dice match."""
    s = t.state
    being = p.being if p.being != EMPTY else s.sides[p.seat].hero_being
    if isinstance(op, StopHeal):
        heal_wounds(t, being, op.wounds, at_stop=True)
    elif op.if_shown is None or s.shown(p.seat, content.SYMBOLS.index(op.if_shown)):
        amount = op.wounds if op.each is None else op.wounds * s.shown(p.seat, content.SYMBOLS.index(op.each))
        deal_wounds(t, [Hit(being, amount, op.kind)], Source("spell", p.spell, p.controller))
        settle_effect(t)
