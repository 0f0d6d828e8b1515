"""Windows: something is about to happen, and each of some seats in turn may do something about it first.

What is about to happen stands on the state, so that every screen can show it. Windows nest: what is done in one may
open another, so they are a stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from meadhall.engine.flows.flow import Flow, Seat, choose
from meadhall.engine.flows.options import Menu, Option
from meadhall.engine.table.table import Table

NOBODY: Final = -1
DONE: Final = "done"  # the key of the answer that ends a window for a seat


@dataclass(slots=True)
class Window:
    """Something that is about to happen: what kind of thing, by which card, by whom and to whom.

    `asked` is the seat that may act now, `to_ask` are those that will be asked after it. `numbers` say what would
    happen, for previews; an act may change them, and whoever opened the window reads them when it is closed.
    """

    kind: str
    card: str = ""
    by: Seat = NOBODY
    to: list[Seat] = field(default_factory=list[Seat])
    asked: Seat = NOBODY
    to_ask: list[Seat] = field(default_factory=list[Seat])
    numbers: dict[str, int] = field(default_factory=dict[str, int])


class HasWindows(Protocol):
    """A state that keeps its open windows, the innermost last."""

    windows: list[Window]


S = TypeVar("S", bound=HasWindows)
Offers = Callable[[Any, Seat], Menu[Any]]
Acts = Callable[[Any, Seat, Any], Flow[None]]


async def open_window(
    t: Table[Any],
    window: Window,
    seats: Iterable[Seat],
    offers: Offers,
    act: Acts,
    is_asked: Callable[[Any, Seat], bool],
) -> None:
    """Lets each of these seats act, one thing after the other, until it is done; then the window is closed.

    `offers(s, seat)` is a menu of what a seat may do, with an option among it whose key is DONE; the flow
    `act(t, seat, option)` carries out any other. The seats are asked in the order in which they are given. `is_asked`
    says whether a seat is asked at all, and must look at public facts only: where a missing question would tell what
    somebody holds, the seat is asked although it can do nothing but say DONE.
    """
    windows: list[Window] = t.state.windows
    windows.append(window)
    window.to_ask = list(seats)
    while window.to_ask:
        window.asked = window.to_ask.pop(0)
        while is_asked(t.state, window.asked):
            pick: Option = await choose(window.asked, offers(t.state, window.asked))
            if pick.key == DONE:
                break
            await act(t, window.asked, pick)
    windows.pop()


def innermost(s: HasWindows) -> Window | None:
    """What is about to happen first; None while no window is open."""
    return s.windows[-1] if s.windows else None
