"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.flows.options import Option
from meadhall.engine.privacy.view import View


class Bot(Protocol):
    """A player that is no person. It is given what its seat knows, and nothing else."""

    @property
    def name(self) -> str:
        """What it is called in results and errors, with its settings."""
        ...

    def choose(self, view: View[Any], /) -> Option | str:
        """One of `view.options`, or its key."""
        ...


class BotError(MeadhallError):
    """A bot that does not exist, cannot play a game, or gave an answer that no menu offers."""
