"""Report a forgotten `await` at once: a coroutine or question that a rule drops without awaiting it is an error.

Correct rules pay almost nothing for this. Python reports a coroutine that is destroyed before it ran, and a question
reports itself. Neither depends on the filters for warnings.
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

DRIVERS: Final[set[CodeType]] = set()  # functions that drive flows: anything dropped below them was dropped by a game
NOTED: Final[list[tuple[int, str]]] = []  # each dropped thing with its thread; mostly empty
OURS: Final = str(PurePath(__file__).parents[1])
WARN: Final = "_warn_unawaited_coroutine"  # the name in `warnings` that Python calls for a coroutine that never ran

F = TypeVar("F", bound=Callable[..., Any])


def drives(function: F) -> F:
    """Mark a function that drives the flows of a game."""
    DRIVERS.add(function.__code__)
    return function


def note_dropped(what: str, right: str) -> bool:
    """Note that something was dropped unawaited; False if no match is running in this thread."""
    frame = currentframe()
    for _ in range(2):  # skip this function and its caller
        frame = None if frame is None else frame.f_back
    place = _place(frame)
    while frame is not None and frame.f_code not in DRIVERS:
        frame = frame.f_back
    if frame is not None:
        NOTED.append((get_ident(), f"{place}{what} without await; write `await {right}`"))
    return frame is not None


def must_await() -> None:
    """Raise FlowError for anything dropped in this thread."""
    thread = get_ident()
    mine = [entry for entry in NOTED if entry[0] == thread]
    for entry in mine:
        NOTED.remove(entry)
    if mine:
        raise FlowError(mine[0][1])


def _place(frame: FrameType | None) -> str:
    """Name the line that dropped it, if that rule is still running."""
    if frame is None or frame.f_code.co_filename.startswith(OURS):
        return ""
    code = frame.f_code
    return f"{PurePath(code.co_filename).name}, line {frame.f_lineno}, in {code.co_name}: "


def _watch() -> None:
    """Install the handler for coroutines that never ran; those outside of matches are left to Python."""
    warn: Callable[[Any], None] | None = getattr(warnings, WARN, None)
    if warn is None:
        return

    def dropped(flow: Any) -> None:
        code: CodeType | None = getattr(flow, "cr_code", None)
        name = "" if code is None else code.co_name
        if code is None or not note_dropped(f"the flow {name} ({_defined(code)}) was called", f"{name}(...)"):
            warn(flow)

    setattr(warnings, WARN, dropped)


def _defined(code: CodeType) -> str:
    return f"{PurePath(code.co_filename).name}, line {code.co_firstlineno}"


_watch()
