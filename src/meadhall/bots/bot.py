"""Protocols for bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol, runtime_checkable

from meadhall.engine import MeadhallError, Option, View
from meadhall.engine.common.text import Words


@runtime_checkable
class Bot(Protocol):
    """A computer player. It receives only what its seat knows."""

    @property
    def name(self) -> str:
        """Name for results and errors, with the settings, such as `thinker:400`."""
        ...

    def choose(self, view: View[Any], /) -> Option | str:
        """Return one of `view.options`, or its key."""
        ...


@runtime_checkable
class ReasoningBot(Protocol):
    """A bot that gives reasons for its answers."""

    def reason(self, view: View[Any], option: Option, /) -> Words:
        """Return a reason in one line that everybody at the table may read, or an empty text."""
        ...


@runtime_checkable
class SizeLimitedBot(Protocol):
    """A bot that can play only with some numbers of seats."""

    @property
    def seats(self) -> Collection[int]:
        """The numbers of seats that the bot can play with."""
        ...


def reason_of(bot: Bot, view: View[Any], answer: Option | str) -> Words:
    """Return the bot's reason for an answer; empty if it gives none."""
    key = answer.key if isinstance(answer, Option) else answer
    option = next((offered for offered in view.options if offered.key == key), None)
    return bot.reason(view, option) if isinstance(bot, ReasoningBot) and option is not None else ""


class BotError(MeadhallError):
    """A bot does not exist, cannot play a game, failed, or gave an answer that is not on its menu."""
