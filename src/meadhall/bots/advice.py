"""Advice: the answer that the game's own bot would give for a player."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.bot import reason_of
from meadhall.bots.names import find_bot
from meadhall.bots.runner import answer_of
from meadhall.engine import Match
from meadhall.engine.common.text import Words

ADVISER: Final = "sensible"  # knows the game and answers fast


def advice_for(match: Match[Any], seat: int) -> tuple[str, Words]:
    """Return the key of the sensible bot's answer for a seat, and the bot's reason.

    The bot knows only what the seat sees. Raise BotError if the game has no such bot.
    """
    bot = find_bot(ADVISER, match.game)
    option = answer_of(bot, match, seat)
    return option.key, reason_of(bot, match.view(seat), option)
