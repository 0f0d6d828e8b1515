"""The match for a player who is new to a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FirstMatch:
    """The settings that a form offers until the player has finished a match.

    `options` are those that differ from the usual ones, `players` among them; without it the match has the fewest
    players allowed. `bot` is the name of an easy bot for the other seats; without one the usual bot plays.
    """

    options: Mapping[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    bot: str = ""
