"""Checks the players of a match in real time: at most one person, and bots that are fast enough."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import BadOption, Game, Match
from meadhall.engine.common.errors import joined_names
from meadhall.terminal.fullscreen.layout import MIN_SIZE
from meadhall.terminal.words import say

PACE_SEPARATOR: Final = "@"  # separates a bot from its pace: `sensible@calm`


def check_seats(match: Match[Any], people: int, *, drawn: bool) -> None:
    """Raise BadOption for a match in real time if several people play, or the screen is not drawn."""
    if not match.game.is_timed(match.options):
        return
    if people > 1:
        raise BadOption(say("one-keyboard", people=people))
    if not drawn:
        raise BadOption(say("not-line-by-line", columns=MIN_SIZE[0], rows=MIN_SIZE[1]))


def bot_and_pace(kind: str, match: Match[Any]) -> tuple[str, str]:
    """Return the name and the pace of a bot such as `sensible@calm`. Without real time, the pace is empty."""
    game: Game[Any] = match.game
    if game.timing is None or not game.is_timed(match.options):
        return kind, ""
    name, _, pace = kind.partition(PACE_SEPARATOR)
    if name not in game.timing.bots:
        raise BadOption(say("bots-in-time", bots=joined_names(game.timing.bots), name=name))
    if pace and pace not in game.timing.paces:
        raise BadOption(say("bot-paces", paces=joined_names(game.timing.paces), pace=pace))
    return name, pace or game.timing.paces[0]
