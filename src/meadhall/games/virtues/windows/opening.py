"""Opening windows, and carrying out what is played in them: one mechanism for all five (SV-FREE-02, SV-FREE-03)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from meadhall.engine.flows.options import Option
from meadhall.engine.kit.windows import Window, innermost, open_window
from meadhall.engine.table.table import Table
from meadhall.games.virtues.ending import check_armour
from meadhall.games.virtues.events import WindowClosed
from meadhall.games.virtues.fall import forsake_gifts
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.windows.offers import after_action, end_of_phase, has_free_play, interrupts, may_interrupt

O = TypeVar("O", bound=Option)  # noqa: E741
Act = Callable[[Table[State], Seat, Any], Awaitable[None]]


class Acts:
    """How each kind of answer is carried out: one table for windows (`ACTS`), one for actions of a go (`ACTIONS`)."""

    def __init__(self) -> None:
        self._of: dict[type[Option], Act] = {}

    def carries_out(self, kind: type[O]) -> Callable[[Act], Act]:
        """Marks the flow that carries out this kind of answer."""

        def note(act: Act) -> Act:
            self._of[kind] = act
            return act

        return note

    def knows(self, option: Option) -> bool:
        """Whether this table carries out such an answer."""
        return type(option) in self._of

    async def __call__(self, t: Table[State], seat: Seat, option: Option) -> None:
        """Carries out an answer with all that it causes; then the end is checked (SV-END-02)."""
        await self._of[type(option)](t, seat, option)
        forsake_gifts(t, seat)
        check_armour(t)


ACTS: Final = Acts()
ACTIONS: Final = Acts()


async def open_after_action(t: Table[State], seat: Seat) -> None:
    """Window C."""
    if has_free_play(t.state, seat):
        await open_window(t, Window("after-action"), [seat], after_action, ACTS, has_free_play)


async def open_end_of_phase(t: Table[State]) -> None:
    """Window E."""
    await open_window(t, Window("end-of-phase"), t.state.order, end_of_phase, ACTS, has_free_play)


async def warn(
    t: Table[State], kind: str, card: str, by: Seat, to: Sequence[Seat], numbers: dict[str, int] | None = None
) -> list[Seat]:
    """Window D: something is about to happen to these; gives those whom it still affects."""
    window = Window(kind, card, by, [*to], numbers=numbers or {})
    await open_window(t, window, to, interrupts, ACTS, may_interrupt)
    t.tell(WindowClosed(kind))  # to let it happen is an answer of its own, no part of what the same seat is asked next
    return window.to


def no_longer_affected(s: State, seat: Seat) -> None:
    """What is about to happen does not affect this player (SV-VOC-22)."""
    window = innermost(s)
    assert window is not None
    window.to.remove(seat)
