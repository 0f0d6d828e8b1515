"""The registry of verbs, the functions that carry out effects, and the cause of an effect.

Other packages define the verbs, for example `actions`, `growth`, `dragon` and `cards`.
"""

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
    """The cause of an effect: actor, card and target.

    `attacker` is the actor of the Encounter that the card answers.
    """

    seat: Seat
    face: Face = EMPTY
    target: Seat = NOBODY
    attacker: Seat = NOBODY
    paid: bool = False  # whether the hero paid the loss that precedes a gain in the same effect
    site: int = EMPTY

    @property
    def card(self) -> CardKind | None:
        """The card that has the effect, or None for an activity of a Place-Site."""
        return CARDS[self.face] if self.face != EMPTY else None


VERBS: Final[Verbs[State, Cause]] = Verbs(AnyOp)
WhyNot = Callable[[State, Cause, Any], Reason | None]
REASONS: Final[dict[type[KitOp], WhyNot]] = {}  # by type of op: a function that returns why the op would do nothing now
LASTING: Final = (Power, Counts, Ward, Immune, Reroll, Cheaper, Hold, Attach, Boost, On)


def _would_do_nothing(s: State, cause: Cause, op: KitOp) -> bool:
    """Return False, because lasting effects are not carried out. `effects/active_cards.py` reads them instead."""
    return False


for kind in LASTING:
    VERBS.would(kind)(_would_do_nothing)


T = TypeVar("T", bound=Option)


async def only_choice(seat: Seat, options: Menu[T], *, secret: bool = False) -> T:
    """Ask a player to choose an option. Return a single option without asking."""
    return options[0] if len(options) == 1 else await choose(seat, options, secret)
