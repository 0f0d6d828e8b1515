"""How a sensible player plays Heroes, and what it knows that helps to think ahead."""

from meadhall.games.heroes.bot.ahead import GUIDE
from meadhall.games.heroes.bot.answers import sensible

__all__ = ["GUIDE", "sensible"]
