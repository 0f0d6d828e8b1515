"""The table of verbs and their cause; each chapter carries out its own: `actions/`, `growth/`, `dragon/`, `cards/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from meadhall.engine import Face, Menu, Option, Reason, choose
from meadhall.engine.kit.effects import Op as KitOp
from meadhall.engine.kit.effects import Verbs
from meadhall.games.heropath.content import CARDS, CardKind
from meadhall.games.heropath.ops import AnyOp, Attach, Boost, Cheaper, Counts, Hold, Immune, On, Power, Reroll, Ward
from meadhall.games.heropath.state import EMPTY, NOBODY, Seat, State


class Cause(msgspec.Struct, eq=False):
    """The cause of an effect: actor, card and target; `attacker` carried out the Encounter that is answered."""

    seat: Seat
    face: Face = EMPTY
    target: Seat = NOBODY
    attacker: Seat = NOBODY
    paid: bool = False  # whether a loss before in the list was paid
    site: int = EMPTY

    @property
    def card(self) -> CardKind | None:
        """The card by which it is done; None for an activity of a Place-Site."""
        return CARDS[self.face] if self.face != EMPTY else None


VERBS: Final[Verbs[State, Cause]] = Verbs(AnyOp)
WhyNot = Callable[[State, Cause, Any], Reason | None]
REASONS: Final[dict[type[KitOp], WhyNot]] = {}  # why an op would do nothing now, where more is known
LASTING: Final = (Power, Counts, Ward, Immune, Reroll, Cheaper, Hold, Attach, Boost, On)


def _never_carried_out(s: State, cause: Cause, op: KitOp) -> bool:
    """Return False: a lasting effect is not carried out, but read by `effects/lasting.py` when needed."""
    return False


for kind in LASTING:
    VERBS.would(kind)(_never_carried_out)


T = TypeVar("T", bound=Option)


async def only_choice(seat: Seat, offered: Menu[T], *, secret: bool = False) -> T:
    """The choice of a player; a single option is taken without asking."""
    return offered[0] if len(offered) == 1 else await choose(seat, offered, secret)
