"""How a sensible player leads heroes. May import the rules."""

from meadhall.games.swordsorcery.bot.ahead import GUIDE
from meadhall.games.swordsorcery.bot.answers import sensible
from meadhall.games.swordsorcery.bot.reasons import reason

__all__ = ["GUIDE", "reason", "sensible"]
