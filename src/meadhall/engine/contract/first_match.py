"""The match by which a game is learned."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FirstMatch:
    """What somebody plays who does not know the game yet: a form deals it in until a match has been played to its end.

    `options` are those that are not as usual, `players` among them; without it as few play as may. `bot` is the name of
    a gentle bot for the other seats; without one the usual bot plays.
    """

    options: Mapping[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    bot: str = ""
