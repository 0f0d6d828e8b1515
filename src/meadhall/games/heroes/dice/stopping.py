"""Stop effects (4.7): what a player's own dice, Creatures and Spells do before the player acts."""

from __future__ import annotations

from meadhall.engine.flows.flow import NotAsked, choose
from meadhall.engine.flows.options import Option, menu
from meadhall.engine.table.table import Table
from meadhall.games.heroes.board.deaths import settle
from meadhall.games.heroes.board.permanents import give_up, highest_die
from meadhall.games.heroes.board.wounds import Hit, Source, heal, hurt
from meadhall.games.heroes.content import ABILITIES, SPELLS, SYMBOLS, WEAKNESS
from meadhall.games.heroes.ops import AtStop, StopHeal
from meadhall.games.heroes.state import EMPTY, MOST_DICE, NO_DIE, Permanent, Seat, State


def stop_effects(t: Table[State], seat: Seat) -> None:
    """Weakness, static abilities, Permanent Spells oldest first, each settled before the next (HE-STP-02, 03)."""
    s = t.state
    side = s.sides[seat]
    if s.options.texts:
        hurt(t, [Hit(side.hero_being, s.shown(seat, WEAKNESS[side.hero]), "magical")], Source("weakness"))
        settle(t)
    for being in s.on_board(seat):
        b = s.beings[being]
        for op in () if b.is_hero else ABILITIES[b.card].at_stop:
            heal(t, being, op.wounds, at_stop=True)
    for p in s.permanents[:]:
        for op in SPELLS[p.spell].at_stop:
            if p.seat == seat and p in s.permanents:
                _apply(t, p, op)


def _apply(t: Table[State], p: Permanent, op: AtStop) -> None:
    """Wounds or healing by a Spell, for a Being or Hero of the stopping player, if the dice show what it needs."""
    s = t.state
    being = p.being if p.being != EMPTY else s.sides[p.seat].hero_being
    if isinstance(op, StopHeal):
        heal(t, being, op.wounds, at_stop=True)
    elif op.if_shown is None or s.shown(p.seat, SYMBOLS.index(op.if_shown)):
        amount = op.wounds if op.each is None else op.wounds * s.shown(p.seat, SYMBOLS.index(op.each))
        hurt(t, [Hit(being, amount, op.kind)], Source("spell", p.spell, p.controller))
        settle(t)


# ---- Blessing


class GiveUp(Option):
    """Gives up a die, counted from 1."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"die:{die + 1}", "HE-SPL-02")
        self.die = die


GIVE_UP = [GiveUp(die) for die in range(MOST_DICE)]


@menu("give-up-die", "HE-DEC-20")
def dice_to_give(s: State, seat: Seat) -> list[GiveUp]:
    """Any own die; first the one that goes if nobody answers."""
    if not s.is_in(seat):
        return []
    dice = [die for die, face in enumerate(s.sides[seat].dice) if face != NO_DIE]
    return [GIVE_UP[die] for die in sorted(dice, reverse=True)]


async def pay_dice(t: Table[State]) -> None:
    """Whoever has lost a Blessing gives up a die of choice (HE-SPL-02)."""
    s = t.state
    while s.due:
        seat = s.due[0]
        try:
            give_up(t, seat, (await choose(seat, dice_to_give(s, seat))).die)
        except NotAsked:
            s.due = [other for other in s.due if other != seat]


def pay_dice_at_once(t: Table[State]) -> None:
    """The same when nobody can be asked: the die with the highest number goes (HE-SPL-27)."""
    s = t.state
    for seat in s.due[:]:
        give_up(t, seat, highest_die(s, seat))
