"""Actions that a hero takes unasked, during the turns of others (HP-ARM-04, HP-DRP-05, window `foe-free`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.engine import Candidate, Option, Reason, Table, UnaskedActions, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath.cards.armament import (
    Arm,
    Unarm,
    arm_card,
    rearrangement_candidates,
    remove_illegal_cards,
    unarm_card,
)
from meadhall.games.heropath.cards.dropping import DROP_NOTHING, NamedThing, drop_chosen_thing, drop_options
from meadhall.games.heropath.cards.playing import Use, cards_for_window, use_card
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.state import Seat, State


class Interruption(Exception):
    """Raised when a hero acts between two actions of another player, whose question is repeated afterwards."""

    def __init__(self, seat: Seat, pick: Option) -> None:
        super().__init__(pick.key)
        self.seat = seat
        self.pick = pick


def is_between_actions(s: State) -> bool:
    """Whether no action or effect is in progress (HP-ARM-04)."""
    is_idle = s.act is None and not s.windows and s.battle is None and not s.dragon_turn
    return s.step == "go" and is_idle and not s.due and not s.busy


ONLY_BETWEEN_ACTIONS: Final = Reason("HP-ARM-04", "between-actions-only")


def cannot_interrupt(s: State, seat: Seat) -> Reason | None:
    """Return why a hero cannot act unasked, or None.

    Possible reasons: it is their turn, they are dead, or an action is in progress.
    """
    cannot_act = competition(s).is_heros_turn(s, seat) or s.heroes[seat].is_dead
    return ONLY_BETWEEN_ACTIONS if cannot_act or not is_between_actions(s) else None


class DropNow(Option):
    """Drop this thing at once, during the turn of another hero."""

    __slots__ = ("named",)

    def __init__(self, named: NamedThing) -> None:
        super().__init__(f"drop-{named.key}", named.clause)
        self.named = named

    def args(self, state: State) -> Args:
        return {"what": self.named.thing(state)}


@menu("meanwhile", "HP-ARM-04")
def unasked_options(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Yield cards for another player's turn, changes of the Armament, and things to drop."""
    if cannot_interrupt(s, seat) is None:
        yield from cards_for_window(s, seat, "foe-free")
        yield from rearrangement_candidates(s, seat)
        drops = (option for option in drop_options(s, seat) if option is not DROP_NOTHING)
        yield from map(DropNow, drops)


def interrupt(t: Table[State], seat: Seat, pick: Any) -> None:
    """Raise an `Interruption` from the open question. The flow that asks the question calls `carry_out_unasked`."""
    raise Interruption(seat, pick)


async def carry_out_unasked(t: Table[State], interruption: Interruption) -> None:
    """Carry out an unasked action of a hero."""
    seat, pick = interruption.seat, interruption.pick
    if isinstance(pick, Use):
        await use_card(t, seat, pick.piece)
    elif isinstance(pick, Arm):
        await arm_card(t, seat, pick.piece, pick.host)
    elif isinstance(pick, Unarm):
        await unarm_card(t, seat, pick.piece)
    elif isinstance(pick, DropNow):
        t.state.busy += 1
        await drop_chosen_thing(t, seat, pick.named)
        t.state.busy -= 1
    await remove_illegal_cards(t, seat)


UNASKED: UnaskedActions[State] = UnaskedActions(unasked_options, interrupt)
