"""Report a forgotten `await` at once, as an error: a rule made a coroutine or a question and never awaited it.

The check costs correct rules almost nothing. Python calls a handler when a coroutine that never ran is destroyed, and a
question reports itself in `__del__`. Both work with any warning filters.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from inspect import currentframe
from pathlib import PurePath
from threading import get_ident
from types import CodeType, FrameType
from typing import Any, Final, TypeVar

from meadhall.engine.common.errors import FlowError

DRIVERS: Final[set[CodeType]] = set()  # functions that drive flows; everything that they call is code of a game
FORGOTTEN_AWAITS: Final[
    list[tuple[int, str]]
] = []  # thread and error message of each forgotten await; almost always empty
ENGINE_FOLDER: Final = str(PurePath(__file__).parents[1])
# function in `warnings` that Python calls for a coroutine that never ran
WARN_HOOK: Final = "_warn_unawaited_coroutine"

F = TypeVar("F", bound=Callable[..., Any])


def flow_driver(function: F) -> F:
    """Register a function that drives the flows of a game; use it as a decorator."""
    DRIVERS.add(function.__code__)
    return function


def record_forgotten_await(description: str, correction: str) -> bool:
    """Record a forgotten await; return False if no match is running in this thread."""
    frame = currentframe()
    for _ in range(2):  # skip this function and its caller
        frame = None if frame is None else frame.f_back
    place = _line_text(frame)
    while frame is not None and frame.f_code not in DRIVERS:
        frame = frame.f_back
    if frame is not None:
        FORGOTTEN_AWAITS.append((get_ident(), f"{place}{description} without await; write `await {correction}`"))
    return frame is not None


def raise_forgotten_await() -> None:
    """Raise FlowError if an await was forgotten in this thread since the last call."""
    thread = get_ident()
    own_entries = [entry for entry in FORGOTTEN_AWAITS if entry[0] == thread]
    for entry in own_entries:
        FORGOTTEN_AWAITS.remove(entry)
    if own_entries:
        raise FlowError(own_entries[0][1])


def _line_text(frame: FrameType | None) -> str:
    """Return the frame's file and line for an error message; empty for the engine's own code."""
    if frame is None or frame.f_code.co_filename.startswith(ENGINE_FOLDER):
        return ""
    code = frame.f_code
    return f"{PurePath(code.co_filename).name}, line {frame.f_lineno}, in {code.co_name}: "


def _install_handler() -> None:
    """Install the handler for coroutines that never ran; outside of matches it calls Python's own handler."""
    warn: Callable[[Any], None] | None = getattr(warnings, WARN_HOOK, None)
    if warn is None:
        return

    def report_dropped(flow: Any) -> None:
        code: CodeType | None = getattr(flow, "cr_code", None)
        name = "" if code is None else code.co_name
        if code is None or not record_forgotten_await(
            f"the flow {name} ({_definition_text(code)}) was called", f"{name}(...)"
        ):
            warn(flow)

    setattr(warnings, WARN_HOOK, report_dropped)


def _definition_text(code: CodeType) -> str:
    return f"{PurePath(code.co_filename).name}, line {code.co_firstlineno}"


_install_handler()
