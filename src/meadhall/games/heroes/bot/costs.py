"""What a Stop costs by itself: the own stop effects, by what the dice show (4.7)."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.heroes.board.wounds import Hit
from meadhall.games.heroes.bot.weights import Weights
from meadhall.games.heroes.bot.worths import hurt_worth
from meadhall.games.heroes.content import CARD, CONTENT, FIRE, SPELLS, WEAKNESS
from meadhall.games.heroes.ops import StopWound
from meadhall.games.heroes.state import EMPTY, MOST_DICE, Seat, State

COUNTS = range(MOST_DICE + 1)
ByCount = tuple[float, ...]  # by how many dice show a symbol
NOTHING: ByCount = (0.0,) * len(COUNTS)


class StopCosts(NamedTuple):
    """What the stop effects of a player take, by what the dice show."""

    weakness: int  # the symbol
    weakened: ByCount
    burnt: ByCount  # Fire-raising, by the number of F
    unlucky: float  # Misfortune, with any C
    always: float  # Poison

    def of(self, faces: tuple[int, ...]) -> float:
        """What they take with these dice, one count for each symbol."""
        cost = self.always + self.weakened[faces[self.weakness]] + self.burnt[faces[FIRE]]
        return cost + self.unlucky if faces[CARD] else cost


def stop_costs(w: Weights, s: State, seat: Seat) -> StopCosts:
    """What a Stop, or an action as another player, would cost before it gains anything."""
    side = s.sides[seat]
    weakened = _by_count(w, s, side.hero_being) if s.options.texts else NOTHING
    burnt, unlucky, always = NOTHING, 0.0, 0.0
    for p in s.permanents:
        if p.seat != seat:
            continue
        being = p.being if p.being != EMPTY else side.hero_being
        for op in SPELLS[p.spell].at_stop:
            if isinstance(op, StopWound) and op.each is not None:
                burnt = tuple(one + more for one, more in zip(burnt, _by_count(w, s, being, p.controller), strict=True))
            elif isinstance(op, StopWound):
                cost = hurt_worth(w, s, Hit(being, op.wounds, op.kind), p.controller)
                always, unlucky = (always + cost, unlucky) if op.if_shown is None else (always, unlucky + cost)
    return StopCosts(WEAKNESS[side.hero], weakened, burnt, unlucky, always)


def _by_count(w: Weights, s: State, being: int, by: Seat = EMPTY) -> ByCount:
    return tuple(hurt_worth(w, s, Hit(being, wounds, "magical"), by) for wounds in COUNTS)


def nothing_cost(w: Weights, s: State, seat: Seat) -> float:
    """What it costs to call Stop and do nothing (HE-NOA-01)."""
    if s.options.is_spared(seat):
        return w.idle
    wounds = CONTENT.options.no_action_wounds
    return hurt_worth(w, s, Hit(s.sides[seat].hero_being, wounds, "magical"), EMPTY)
