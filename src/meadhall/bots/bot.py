"""Protocols for bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol, runtime_checkable

from meadhall.engine import MeadhallError, Option, View
from meadhall.engine.common.text import Words


@runtime_checkable
class Bot(Protocol):
    """A computer player. It receives what its seat knows, and nothing else."""

    @property
    def name(self) -> str:
        """Name in results and errors, with the settings."""
        ...

    def choose(self, view: View[Any], /) -> Option | str:
        """Return one of `view.options`, or its key."""
        ...


@runtime_checkable
class ReasoningBot(Protocol):
    """A bot that gives reasons for its answers."""

    def reason(self, view: View[Any], option: Option, /) -> Words:
        """Return one line that everybody at the table may hear, or nothing."""
        ...


@runtime_checkable
class SizeLimitedBot(Protocol):
    """A bot that plays only at some table sizes."""

    @property
    def seats(self) -> Collection[int]:
        """Numbers of seats that the bot can play with."""
        ...


def reason_of(bot: Bot, view: View[Any], said: Option | str) -> Words:
    """Return the bot's reason for an answer, if it gives one."""
    key = said.key if isinstance(said, Option) else said
    option = next((one for one in view.options if one.key == key), None)
    return bot.reason(view, option) if isinstance(bot, ReasoningBot) and option is not None else ""


class BotError(MeadhallError):
    """A bot that does not exist, cannot play a game, or gave an answer that no menu offers."""
