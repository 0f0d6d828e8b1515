"""What a bot is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol, runtime_checkable

from meadhall.engine import MeadhallError, Option, View
from meadhall.engine.common.text import Words


@runtime_checkable
class Bot(Protocol):
    """A player that is no person. It is given what its seat knows, and nothing else."""

    @property
    def name(self) -> str:
        """What it is called in results and errors, with its settings."""
        ...

    def choose(self, view: View[Any], /) -> Option | str:
        """One of `view.options`, or its key."""
        ...


@runtime_checkable
class Reasoning(Protocol):
    """A bot that says why it answers so."""

    def reason(self, view: View[Any], option: Option, /) -> Words:
        """One line that everybody at the table may hear; nothing where it has none."""
        ...


@runtime_checkable
class Particular(Protocol):
    """A bot that does not sit down at every table."""

    @property
    def seats(self) -> Collection[int]:
        """How many seats a table may have for it."""
        ...


def reason_of(bot: Bot, view: View[Any], said: Option | str) -> Words:
    """Why a bot says this, if it tells."""
    key = said.key if isinstance(said, Option) else said
    option = next((one for one in view.options if one.key == key), None)
    return bot.reason(view, option) if isinstance(bot, Reasoning) and option is not None else ""


class BotError(MeadhallError):
    """A bot that does not exist, cannot play a game, or gave an answer that no menu offers."""
