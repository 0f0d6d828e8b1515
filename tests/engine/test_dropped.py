"""A forgotten await stops the match at once, with the flow and the line."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Callable

import pytest

from meadhall.engine import OVER, Match, State, Table, choose, first, gather, together
from meadhall.engine.common.errors import FlowError
from tests.engine.test_flow import YES, one_step_game, well


async def ask_in_flow(t: Table[State]) -> None:
    await choose(0, well())
    t.state.step = OVER


def error_after_answer(step: object) -> str:
    match: Match[State] = Match(one_step_game(step), 1)
    with pytest.raises(FlowError) as found:
        match.answer(0, "yes")
    return str(found.value)


def error_at_the_start(step: object) -> str:
    with pytest.raises(FlowError) as found:
        Match(one_step_game(step), 1)
    return str(found.value)


def test_a_flow_that_is_only_called_is_named_with_its_line() -> None:
    async def go(t: Table[State]) -> None:
        ask_in_flow(t)  # type: ignore[unused-coroutine]  # pyright: ignore[reportUnusedCoroutine]
        await choose(0, well())

    error = error_at_the_start(go)
    line = go.__code__.co_firstlineno + 1
    assert error.startswith(f"test_dropped.py, line {line}, in go: the flow ask_in_flow (test_dropped.py, line ")
    assert error.endswith("was called without await; write `await ask_in_flow(...)`")


def test_flow_stored_in_a_variable_is_reported_at_the_end_of_the_step() -> None:
    async def go(t: Table[State]) -> None:
        await choose(0, well())
        warnings_seen: object = ask_in_flow(t)
        t.state.step = str(warnings_seen and "go")

    assert "the flow ask_in_flow (test_dropped.py, line" in error_after_answer(go)


def test_step_without_a_question_reports_the_dropped_coroutine_and_not_a_loop() -> None:
    async def go(t: Table[State]) -> None:
        warnings_seen: object = ask_in_flow(t)
        t.state.step = str(warnings_seen and "go")

    assert "ask_in_flow" in error_at_the_start(go)


@pytest.mark.parametrize("ask", ["choose", "gather", "first"])
def test_unawaited_question_is_named(ask: str) -> None:
    asks: dict[str, Callable[[], object]] = {
        "choose": lambda: choose(0, well()),
        "gather": lambda: gather({0: well()}),
        "first": lambda: first({0: well()}),
    }

    async def go(t: Table[State]) -> None:
        pick: object = asks[ask]()
        t.state.step = OVER if pick == YES else "go"

    error = error_at_the_start(go)
    assert error.endswith(f"the question 'well' was made without await; write `await {ask}(...)`")


def test_coroutine_awaited_later_or_in_together_is_accepted() -> None:
    async def one() -> None:
        await choose(0, well())

    async def go(t: Table[State]) -> None:
        ask = choose(0, well())
        await ask
        await together({0: one()})
        t.state.step = OVER

    match: Match[State] = Match(one_step_game(go), 1)
    match.answer(0, "yes")
    match.answer(0, "yes")
    assert match.over


def test_coroutine_outside_a_match_gets_the_usual_python_warning() -> None:
    async def alone() -> None: ...

    thrown: object = choose(0, well())
    del thrown
    with warnings.catch_warnings(record=True) as warnings_seen:
        warnings.simplefilter("always")
        alone()  # type: ignore[unused-coroutine]  # pyright: ignore[reportUnusedCoroutine]
        gc.collect()
    assert ["never awaited" in str(warning.message) for warning in warnings_seen] == [True]
