"""Windows: several seats may react to a pending event, one after the other, before it happens.

The pending event is in the state, so that every client can show it. The open windows are a stack, because a reaction
may open another window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from meadhall.engine.flows.flow import Flow, Seat, choose
from meadhall.engine.flows.options import Menu, Option
from meadhall.engine.table.table import Table

NOBODY: Final = -1
DONE: Final = "done"  # key of the option that ends a window for a seat


@dataclass(slots=True)
class Window:
    """A pending event: its kind, its card, its actor (`by`) and its targets (`to`).

    `asked` is the seat that may react now, `to_ask` are the seats after it. `numbers` are the expected result, for
    previews. Reactions may change them, and the flow that opened the window uses them after the window is closed.
    """

    kind: str
    card: str = ""
    by: Seat = NOBODY
    to: list[Seat] = field(default_factory=list[Seat])
    asked: Seat = NOBODY
    to_ask: list[Seat] = field(default_factory=list[Seat])
    numbers: dict[str, int] = field(default_factory=dict[str, int])


class HasWindows(Protocol):
    """A state with a list of open windows, the innermost last."""

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
    """Ask the seats in this order for reactions, then close the window. A seat may react several times.

    - `offers(s, seat)` returns the menu of a seat, including an option with the key DONE.
    - The flow `act(t, seat, option)` carries out any other option.
    - `is_asked(s, seat)` decides whether a seat is asked. It must use only public facts. If a missing question would
      reveal a hand, it must return True even if DONE is the only option.
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
    """Return the innermost window, whose event happens first; None if no window is open."""
    return s.windows[-1] if s.windows else None
