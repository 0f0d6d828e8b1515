"""Windows: some seats may react, one after the other, before something happens.

The pending event stands on the state, so that every screen can show it. Windows nest, because a reaction may open
another. So they are a stack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from meadhall.engine.flows.flow import Flow, Seat, choose
from meadhall.engine.flows.options import Menu, Option
from meadhall.engine.table.table import Table

NOBODY: Final = -1
DONE: Final = "done"  # key of the answer that ends a window for a seat


@dataclass(slots=True)
class Window:
    """A pending event: its kind, its card, its actor and its target.

    `asked` is the seat that may react now, `to_ask` are the seats after it. `numbers` hold the expected result, for
    previews. A reaction may change them, and the flow that opened the window reads them when it closes.
    """

    kind: str
    card: str = ""
    by: Seat = NOBODY
    to: list[Seat] = field(default_factory=list[Seat])
    asked: Seat = NOBODY
    to_ask: list[Seat] = field(default_factory=list[Seat])
    numbers: dict[str, int] = field(default_factory=dict[str, int])


class HasWindows(Protocol):
    """A state with its open windows, the innermost last."""

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
    """Let each of these seats react as often as it likes, then close the window.

    `offers(s, seat)` is the menu of a seat, with an option whose key is DONE. The flow `act(t, seat, option)` carries
    out any other. The seats are asked in the order given. `is_asked` says whether a seat is asked at all, from public
    facts only. If a missing question would reveal a hand, the seat is asked even if its only option is DONE.
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
    """The pending event that happens first; None while no window is open."""
    return s.windows[-1] if s.windows else None
