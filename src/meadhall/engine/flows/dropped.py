"""A forgotten `await`, told at once: what a rule begins and drops without awaiting it is an error.

Where all is awaited this costs next to nothing: Python itself tells of a flow that dies and never ran, a question of
itself. Neither hangs on the filters for warnings.
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

DRIVERS: Final[set[CodeType]] = set()  # the functions that drive flows: what is dropped below them a game has dropped
NOTED: Final[list[tuple[int, str]]] = []  # what was dropped, and in which thread; mostly empty
OURS: Final = str(PurePath(__file__).parents[1])
WARN: Final = "_warn_unawaited_coroutine"  # by this name of `warnings` Python tells of a flow that never ran

F = TypeVar("F", bound=Callable[..., Any])


def drives(function: F) -> F:
    """Marks a function that drives the flows of a game."""
    DRIVERS.add(function.__code__)
    return function


def note(what: str, right: str) -> bool:
    """Notes that something was dropped unawaited; False if no match goes on in this thread."""
    frame = currentframe()
    for _ in range(2):  # past this function, and past the one that tells of the dying
        frame = None if frame is None else frame.f_back
    place = _place(frame)
    while frame is not None and frame.f_code not in DRIVERS:
        frame = frame.f_back
    if frame is not None:
        NOTED.append((get_ident(), f"{place}{what} without await; write `await {right}`"))
    return frame is not None


def must_await() -> None:
    """Raises FlowError for what was dropped in this thread."""
    thread = get_ident()
    mine = [entry for entry in NOTED if entry[0] == thread]
    for entry in mine:
        NOTED.remove(entry)
    if mine:
        raise FlowError(mine[0][1])


def _place(frame: FrameType | None) -> str:
    """Where it was dropped, if the rule that did is still running: mostly the very line."""
    if frame is None or frame.f_code.co_filename.startswith(OURS):
        return ""
    code = frame.f_code
    return f"{PurePath(code.co_filename).name}, line {frame.f_lineno}, in {code.co_name}: "


def _watch() -> None:
    """Hears of every flow that dies without having run; those that no match has dropped are left to Python."""
    warn: Callable[[Any], None] | None = getattr(warnings, WARN, None)
    if warn is None:
        return

    def dropped(flow: Any) -> None:
        code: CodeType | None = getattr(flow, "cr_code", None)
        name = "" if code is None else code.co_name
        if code is None or not note(f"the flow {name} ({_defined(code)}) was called", f"{name}(...)"):
            warn(flow)

    setattr(warnings, WARN, dropped)


def _defined(code: CodeType) -> str:
    return f"{PurePath(code.co_filename).name}, line {code.co_firstlineno}"


_watch()
