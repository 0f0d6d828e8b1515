"""Who may sit down to a match against the clock at one keyboard: one person at most, and bots that are quick enough."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine import BadOption, Game, Match
from meadhall.engine.common.errors import listed
from meadhall.terminal.fullscreen.layout import LEAST

PACED: Final = "@"  # between a bot and its pace: `sensible@calm`
BROWSER: Final = "meadhall serve --open"


def check_seats(match: Match[Any], people: int, *, drawn: bool) -> None:
    """BadOption where a match in real time cannot be played here: by so many people, or where nothing is `drawn`."""
    if not match.game.is_timed(match.options):
        return
    if people > 1:
        raise BadOption(
            f"in real time all roll at once, and one keyboard is for one person; {people} people can play "
            f"without real time, or in the browser: {BROWSER}"
        )
    if not drawn:
        raise BadOption(
            "in real time nobody keeps up line by line; play in a terminal of at least "
            f"{LEAST[0]} x {LEAST[1]} without --plain, without real time, or in the browser: {BROWSER}"
        )


def bot_and_pace(kind: str, match: Match[Any]) -> tuple[str, str]:
    """The bot and its pace: `sensible@calm` in real time; else the name alone."""
    game: Game[Any] = match.game
    if game.timing is None or not game.is_timed(match.options):
        return kind, ""
    name, _, pace = kind.partition(PACED)
    if name not in game.timing.bots:
        raise BadOption(f"in real time bots are {listed(game.timing.bots)}; '{name}' is not quick enough")
    if pace and pace not in game.timing.paces:
        raise BadOption(f"the pace of a bot is {listed(game.timing.paces)}, as in sensible@calm; not '{pace}'")
    return name, pace or game.timing.paces[0]
