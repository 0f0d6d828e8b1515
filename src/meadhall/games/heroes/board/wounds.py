"""Wounds and healing (4.20): instances, what changes them, and all of one effect at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.table.table import Table
from meadhall.games.heroes.content import ABILITIES, SPELLS
from meadhall.games.heroes.events import Healed, Scored, Wounded
from meadhall.games.heroes.ops import Immune, Reduce
from meadhall.games.heroes.state import EMPTY, Seat, State


class Hit(NamedTuple):
    """So many wounds of one kind on one Being: one instance (HE-WND-05)."""

    being: int
    amount: int
    kind: str


class Source(NamedTuple):
    """Where wounds come from: the words of the event `Wounded`, and the source player (HE-WND-07)."""

    why: str
    card: int = EMPTY
    by: Seat = EMPTY


def hurt(t: Table[State], hits: Sequence[Hit], source: Source) -> None:
    """All wounds of one effect fall at the same moment; deaths are settled after that, by `settle` (HE-WND-06)."""
    s = t.state
    instances = [(hit, reduced(s, hit, source.by)) for hit in hits if hit.amount > 0 and s.beings[hit.being].at >= 0]
    for hit, amount in instances:
        b = s.beings[hit.being]
        real = min(amount, max(0, s.life(hit.being)))  # wounds beyond the last hit point count nowhere (HE-WND-08)
        s.beings[hit.being] = b._replace(wounds=b.wounds + real)
        left = s.life(hit.being)
        prevented = hit.amount - amount
        t.tell(Wounded(b.owner, b.card, b.at, real, left, hit.kind, source.why, source.card, source.by, prevented))
        if b.is_hero:
            _score(t, source.by, b.owner, real)


def reduced(s: State, hit: Hit, by: Seat) -> int:
    """An instance after immunity, Stoneskin and Heart of the Mountain, in this order (HE-WND-05)."""
    b = s.beings[hit.being]
    if not b.is_hero and any(isinstance(op, Immune) and op.kind == hit.kind for op in ABILITIES[b.card].lasting):
        return 0
    amount = hit.amount
    own_armour = [p for p in s.permanents if p.being == hit.being]
    wards = [p for p in s.permanents if p.being == EMPTY and p.seat == b.owner]
    for p in (*own_armour, *wards):
        for op in SPELLS[p.spell].lasting:
            if not isinstance(op, Reduce) or op.kind not in (None, hit.kind):
                continue
            if op.from_opponents and (by == EMPTY or not s.is_opponent(b.owner, by)):
                continue
            if amount > 0:
                amount = max(amount - op.by, op.least)
    return amount


def _score(t: Table[State], by: Seat, seat: Seat, wounds: int) -> None:
    """Without elimination each wound on an opponent's Hero is a point for who inflicted it (HE-VNE-06, HE-VNE-07)."""
    s = t.state
    if s.options.eliminating or by == EMPTY or not wounds or not s.is_in(by) or not s.is_opponent(by, seat):
        return
    s.sides[by].points += wounds
    t.tell(Scored(by, wounds, s.sides[by].points))


def heal(t: Table[State], being: int, amount: int, *, at_stop: bool = False) -> None:
    """Takes wounds away, never below none; a stunned Hero cannot be healed (HE-WND-03, HE-VNE-10)."""
    s = t.state
    b = s.beings[being]
    if b.at < 0:
        return
    healed = 0 if b.is_hero and s.is_stunned(b.owner) else min(amount, b.wounds)
    s.beings[being] = b._replace(wounds=b.wounds - healed)
    t.tell(Healed(b.owner, b.card, b.at, healed, s.life(being), at_stop))
