"""Advice: the answer of the game's own bot in a player's place."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.bot import reason_of
from meadhall.bots.names import find_bot
from meadhall.bots.runner import answer_of
from meadhall.engine import Match
from meadhall.engine.common.text import Words

ADVISER: Final = "sensible"  # knows the game and answers fast


def advice_for(match: Match[Any], seat: int) -> tuple[str, Words]:
    """Return the key of the sensible bot's answer for a seat, and its reason; BotError if the game has no such bot.

    The bot knows only what the seat sees.
    """
    bot = find_bot(ADVISER, match.game)
    option = answer_of(bot, match, seat)
    return option.key, reason_of(bot, match.view(seat), option)
