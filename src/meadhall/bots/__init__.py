"""Bots: computer players that receive a view and return an option. `find_bot` makes a bot from its name."""

from meadhall.bots.bot import Bot, BotError, reason_of
from meadhall.bots.names import bot_names, find_bot
from meadhall.bots.runner import answer_with, play_out
from meadhall.bots.user_bots import load_bot

__all__ = ["Bot", "BotError", "answer_with", "bot_names", "find_bot", "load_bot", "play_out", "reason_of"]
