"""Lets bots answer: each bot receives its view, and its answer must be on its menu."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final

import meadhall.engine
from meadhall.bots.bot import Bot, BotError
from meadhall.engine import Match, MeadhallError, Menu, Option, View
from meadhall.engine.common.errors import joined_names

MAX_ANSWERS: Final = 100_000
ENGINE: Final = Path(meadhall.engine.__file__).parent


class EndlessMatch(MeadhallError):
    """A match between bots that does not end."""


def answer_with(
    bot: Bot, match: Match[Any], seat: int, *, limit: float | None = None, forgiving: bool = False
) -> Option:
    """Answer for a seat with a bot's choice, and return that answer.

    Raise BotError if the bot fails, chooses an answer that is not on the menu, or takes longer than `limit` seconds. If
    `forgiving` is set, answer with the menu's default instead.
    """
    try:
        option = answer_of(bot, match, seat, limit=limit)
    except BotError:
        if not forgiving:
            raise
        return match.let_pass(seat)
    match.answer(seat, option)
    return option


def answer_of(bot: Bot, match: Match[Any], seat: int, *, limit: float | None = None) -> Option:
    """Return a bot's answer for a seat. Raise BotError if it fails, is too slow, or answers outside the menu."""
    return _checked_answer(bot, match.view(seat), match.menu(seat), limit)


def play_out(
    match: Match[Any],
    bots: Sequence[Bot] | Mapping[int, Bot],
    *,
    limit: float | None = None,
    forgiving: bool = False,
) -> None:
    """Play a match to its end, with one bot per seat."""
    answers = 0
    while match.ask is not None:
        seat = match.ask.seat
        answer_with(bots[seat], match, seat, limit=limit, forgiving=forgiving)
        answers += 1
        require_end(match, answers)


def require_end(match: Match[Any], answers: int) -> None:
    """Raise EndlessMatch if a match between bots is not over after MAX_ANSWERS answers."""
    if answers >= MAX_ANSWERS and match.ask is not None:
        question = f"seat {match.ask.seat} is asked '{match.menu().question}'"
        raise EndlessMatch(f"a match of {match.game.name} is not over after {answers} answers; {question}")


def _checked_answer(bot: Bot, view: View[Any], menu: Menu[Any], limit: float | None) -> Option:
    began = time.perf_counter()
    try:
        answer: object = bot.choose(view)
    except Exception as error:
        raise BotError(
            f"{_bot_and_question(bot, view)}: it failed {_failure_place(error)}with {type(error).__name__}: {error}"
        ) from error
    duration = time.perf_counter() - began
    if limit is not None and duration > limit:
        raise BotError(f"{_bot_and_question(bot, view)}: it took {duration:.2f} s; the limit is {limit:.2f} s")
    key = answer.key if isinstance(answer, Option) else answer
    option: Option | None = next((o for o in menu.options if o.key == key), None)
    if option is None:
        offered = f"on offer: {joined_names(menu.keys)}"
        raise BotError(f"{_bot_and_question(bot, view)}: it answered {key!r}, which is not on offer; {offered}")
    return option


def _failure_place(error: Exception) -> str:
    """Return the file and line in the bot's code that failed; empty if the engine's code failed."""
    frames = [frame for frame in extract_tb(error.__traceback__)[1:] if ENGINE not in Path(frame.filename).parents]
    return f"in {Path(frames[-1].filename).name}, line {frames[-1].lineno}, " if frames else ""


def _bot_and_question(bot: Bot, view: View[Any]) -> str:
    return f"bot '{bot.name}' in {view.game.name}, seat {view.seat}, asked '{view.question}'"
